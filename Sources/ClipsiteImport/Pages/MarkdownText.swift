import ClipsiteAppClips

/// The text of a page: Markdown as written, or plain text as Markdown that shows just that text, with no
/// markup, no raw HTML, and no front matter.
package enum MarkdownText {
  /// The paragraphs of a text, with a line end after the last; empty for text without any.
  package static func paragraphs(_ text: String) -> String {
    let lines = PlainText.lines(text).map(escaped)
    let paragraphs = lines.split(separator: "", omittingEmptySubsequences: true)
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Markdown as it is, from its first line that is not blank on, with a line end after the last one. Lines
  /// end with LF.
  package static func asWritten(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    let isBlank = { (line: Substring) in line.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    guard let first = lines.firstIndex(where: { !isBlank($0) }),
      let last = lines.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return lines[first...last].joined(separator: "\n") + "\n"
  }

  /// One line, with a backslash before what would be markup there (CommonMark 0.30, section 2.4).
  private static func escaped(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let marker = markerOffset(in: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    for (index, byte) in bytes.enumerated() {
      if index == marker || isMarkup(byte) || isEntityStart(bytes, at: index) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// An ampersand that a letter, a digit or `#` follows.
  private static func isEntityStart(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "&"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "#") || bytes[index + 1].isLetterOrDigit
  }

  /// Returns the offset where a line needs a backslash to be plain text, and not a heading, list, quotation,
  /// rule, or fence.
  private static func markerOffset(in bytes: [UInt8]) -> Int? {
    switch bytes.first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
      UInt8(ascii: "~"):
      return 0
    default: break
    }
    let digits = bytes.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    guard digits > 0, digits < bytes.count, digits + 1 == bytes.count || bytes[digits + 1] == 0x20 else {
      return nil
    }
    return bytes[digits] == UInt8(ascii: ".") || bytes[digits] == UInt8(ascii: ")") ? digits : nil
  }
}
