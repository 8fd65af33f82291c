package import ClipsiteAppClips
package import ClipsiteSystem

/// The files that are made of a list of codes.
package enum CodeFiles {
  /// The folder of the QR codes.
  package static let pictures = "qr"
  /// The folder of the App Clip Codes that Apple's tool makes.
  static let appClipCodes = "app-clip-codes"

  /// A file: its path below the folder of codes, and its bytes.
  package typealias File = (path: String, bytes: [UInt8])

  /// The path of an App Clip Code.
  package static func appClipCode(_ code: PrintedCode) -> String { "\(appClipCodes)/\(code.name).svg" }

  /// All files that need no other program.
  ///
  /// - Throws: `SystemError` when a URL does not fit into a code.
  package static func all(
    _ codes: [PrintedCode], title: String, language: LanguageTag, paper: PaperSize, design: CodeDesign
  ) throws(SystemError) -> [File] {
    var drawn: [(code: PrintedCode, picture: QRCode)] = []
    for code in codes { drawn.append((code, try QRCode(code.url.description))) }
    let lists = CodeLists(codes: codes)
    var files: [File] = drawn.map {
      ("\(pictures)/\($0.code.name).svg", $0.picture.svg(title: $0.code.alternativeText))
    }
    for start in stride(from: 0, to: max(1, drawn.count), by: CodeSheet.mostCodes) {
      let part = Array(drawn[start..<min(start + CodeSheet.mostCodes, drawn.count)])
      let sheet = CodeSheet(title: title, language: language, paper: paper, codes: part)
      files.append((start == 0 ? "sheet.html" : "sheet-\(start / CodeSheet.mostCodes + 1).html", sheet.bytes))
    }
    return files + [
      ("\(appClipCodes).csv", lists.batch(design)), ("print-service.csv", lists.printService),
      ("app-store-connect.csv", lists.appStoreConnect),
    ]
  }
}

/// The lists of codes that others take, as CSV (RFC 4180), but with line ends of one byte, since scripts take
/// the other one for a part of the last field.
///
/// No field needs quotes, and none begins with a character that a spreadsheet takes for a formula: file names
/// begin with a domain and URLs with `https`, and both are made of letters, digits and `-._/:`.
struct CodeLists: Sendable {
  let codes: [PrintedCode]

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
