import ClipsiteCPrinting
package import ClipsiteSystem
import ClipsiteText

/// librsvg, cairo, Pango, and fontconfig, once they are loaded, which happens when the first value is made.
package struct PrintLibrary: Sendable {
  /// Loads the libraries; the second time that takes no time.
  ///
  /// - Throws: `SystemError` about the first library that is missing, or lacks something.
  package init() throws(SystemError) {
    guard let name = clipsite_printing_load() else { return }
    throw SystemError(
      .system, "\(String(cString: name)), which draws signs, is not installed or too old",
      fix: "install librsvg2-2 (Debian, Ubuntu) or librsvg (Homebrew)")
  }

  /// The version of cairo, as in `1.16.0`.
  package var version: String { String(cString: clipsite_printing_version()) }

  /// Adds a font file for this process, and returns the name of its family, or `nil` if it is no font.
  func addFont(_ path: String) -> String? {
    var family = [CChar](repeating: 0, count: 256)
    guard clipsite_printing_add_font(path, &family, family.count) else { return nil }
    return String(decoding: family.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A text in a font.
  struct Style: Hashable, Sendable {
    /// The families, in the order of preference.
    var families: [String]
    /// The weight, from 100 to 900.
    var weight = 400
    /// The size, in the unit of all lengths here.
    var size: Double
    /// The space that is added between letters.
    var letterSpacing = 0.0
    /// The language, as BCP 47 writes it.
    var language = "en"
    var isRightToLeft = false
  }

  /// A text in lines.
  struct Layout: Sendable {
    /// The lines, with their widths.
    let lines: [(text: String, width: Double)]
    /// The number of letters that no installed font has.
    let missing: Int
    /// The family of the first letters.
    let family: String
  }

  /// Breaks a text into lines between words.
  ///
  /// - Parameter width: The width that lines should have at most; a word that is longer is one line.
  func lines(of text: String, _ style: Style, width: Double) -> Layout {
    // Pango calculates with 1/1024 of a unit, and its fonts with whole ones.
    let scale = 10.0
    let bytes = Array(text.utf8)
    var lines = [clipsite_printing_line](repeating: clipsite_printing_line(), count: 16)
    var layout = clipsite_printing_layout()
    let isLaidOut = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        style.families.joined(separator: ",").withCString { families in
          style.language.withCString { language in
            var text = clipsite_printing_text(
              text: text.baseAddress, count: text.count, families: families, weight: Int32(style.weight),
              size: style.size * scale, letter_spacing: style.letterSpacing * scale, width: width * scale,
              language: language, is_right_to_left: style.isRightToLeft)
            return clipsite_printing_lay_out(&text, &lines, lines.count, &layout)
          }
        }
      }
    }
    guard isLaidOut else { return Layout(lines: [], missing: 0, family: "") }
    let family = withUnsafeBytes(of: layout.family) { Array($0.prefix { $0 != 0 }) }
    return Layout(
      lines: lines.prefix(layout.line_count).map { line in
        (Self.printed(bytes[line.start..<line.start + line.count]), line.width / scale)
      }, missing: layout.missing, family: String(decoding: family, as: UTF8.self))
  }

  /// A line as it is printed: without the space that it was broken at, and with a hyphen where it was broken
  /// at a soft one, which Pango measures but does not write.
  private static func printed(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let softHyphen: Unicode.Scalar = "\u{AD}"
    var line = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != softHyphen }))
    if text.unicodeScalars.last == softHyphen { line += "-" }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// A picture on a sign.
enum SignPicture: Sendable {
  /// A drawing, and the file that it is from.
  case svg(SourceFile)
  /// The photo that the PDF keeps.
  case photo
}

/// A picture of pixels, which the PDF of many signs has once.
struct SignPhoto: Sendable {
  /// The file: JPEG or PNG.
  let file: SourceFile
  let isJPEG: Bool
  /// The size in pixels.
  let width: Int
  let height: Int
}
