/// Breaks prose into lines.
struct TextWrapper: Sendable {
  /// The most columns of a line.
  let width: Int

  /// Wraps one paragraph; words longer than a line stand alone.
  ///
  /// - Parameters:
  ///   - text: words; line breaks and runs of spaces between them count as one space.
  ///   - indent: what stands before every line.
  ///   - first: what stands before the first line instead.
  func paragraph(_ text: String, indent: String = "", first: String? = nil) -> String {
    var lines: [String] = []
    var line = first ?? indent
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Wraps Markdown that was wrapped by hand: paragraphs and list items are filled again, while fenced and
  /// indented code, tables and headings stay as they are.
  func markdown(_ text: String) -> String {
    var blocks: [String] = []
    var pending: [Substring] = []
    var isFenced = false
    func flush() {
      guard let first = pending.first else { return }
      let marker = Self.marker(of: first)
      let body = ([first.dropFirst(marker.count)] + pending.dropFirst()).joined(separator: " ")
      blocks.append(
        paragraph(body, indent: String(repeating: " ", count: marker.count), first: String(marker)))
      pending = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFenced || isFence || line.isEmpty || Self.isVerbatim(line) && !Self.continues(pending) {
        flush()
        blocks.append(String(line))
      } else {
        if !Self.marker(of: line).isEmpty { flush() }
        pending.append(line)
      }
      if isFence { isFenced.toggle() }
    }
    flush()
    return blocks.joined(separator: "\n")
  }

  private static func isVerbatim(_ line: Substring) -> Bool {
    line.hasPrefix("    ") || line.hasPrefix("|") || line.hasPrefix("#")
  }

  /// Indicates whether an indented line belongs to the list item or paragraph before it.
  private static func continues(_ pending: [Substring]) -> Bool { !pending.isEmpty }

  /// The `- ` or `1. ` that begins a list item; empty for other lines.
  private static func marker(of line: Substring) -> Substring {
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let length: Int =
      if rest.hasPrefix("- ") || rest.hasPrefix("* ") {
        2
      } else if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") {
        digits.count + 2
      } else {
        0
      }
    return length == 0 ? "" : line.prefix(indent.count + length)
  }
}
