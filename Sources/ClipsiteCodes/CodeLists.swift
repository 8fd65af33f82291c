import ClipsiteAppClips

/// The lists of codes that others take, as CSV (RFC 4180), but with line ends of one byte, since scripts take
/// the other one for a part of the last field.
///
/// No field needs quotes, and none begins with a character that a spreadsheet takes for a formula: file names
/// begin with a domain and URLs with `https`, and both are made of letters, digits and `-._/:`.
struct CodeLists: Sendable {
  private let codes: [PrintedCode]

  /// The lists of some codes.
  init(_ codes: [PrintedCode]) { self.codes = codes }

  /// For the batch script that comes with Apple's App Clip Code Generator, whose columns these are.
  func batch(_ design: CodeDesign) -> [UInt8] {
    Self.bytes(
      ["SVG File Name", "URL", "Background Color", "Foreground Color", "Type", "Logo"],
      codes.map {
        [
          "\($0.name).svg", $0.url.description, design.background.description, design.foreground.description,
          design.reading.rawValue, design.logo.rawValue,
        ]
      })
  }

  /// For the print service that Apple names, in the folder of the SVG files.
  var printService: [UInt8] {
    Self.bytes(["SVG File Name", "URL"], codes.map { ["\($0.name).svg", $0.url.description] })
  }

  /// For the upload to App Store Connect: URLs alone, without a header.
  var appStoreConnect: [UInt8] { Self.bytes(nil, codes.map { [$0.url.description] }) }

  private static func bytes(_ header: [String]?, _ rows: [[String]]) -> [UInt8] {
    let lines = ((header.map { [$0] } ?? []) + rows).map { $0.joined(separator: ",") + "\n" }
    return Array(lines.joined().utf8)
  }
}
