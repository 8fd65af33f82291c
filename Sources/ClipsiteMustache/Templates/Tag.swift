/// The position of a tag in its line. It decides whether the line disappears with the tag (standalone tags).
struct Line {
  /// The first byte of the line in which the tag begins.
  let start: Int
  /// Indicates whether only spaces and tabs are before the tag.
  let isBlankBefore: Bool
  /// Indicates whether only spaces and tabs are after the tag, up to the end of the line or file.
  let isBlankAfter: Bool
  /// The first byte of the line after the one in which the tag ends; only when `isBlankAfter`.
  let next: Int

  /// Indicates whether nothing else is on the line of the tag.
  var isStandalone: Bool { isBlankBefore && isBlankAfter }

  /// Looks around a tag. Both searches stop at the first byte that is not blank, so that all of them together
  /// pass over a file at most twice.
  init(around tag: Range<Int>, in bytes: [UInt8], from contentStart: Int) {
    var start = tag.lowerBound
    while start > contentStart, Line.isBlank(bytes[start - 1]) { start -= 1 }
    self.start = start
    isBlankBefore = start == contentStart || bytes[start - 1] == UInt8(ascii: "\n")

    var end = tag.upperBound
    while end < bytes.count, Line.isBlank(bytes[end]) { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[end + 1] == UInt8(ascii: "\n") {
      end += 1
    }
    isBlankAfter = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    next = min(end + 1, bytes.count)
  }

  /// Indicates whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The white space before the first thing in `bytes[start...]` that is not an empty line.
  static func firstIndentation(in bytes: [UInt8], from start: Int) -> Range<Int> {
    var lineStart = start
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        lineStart = index + 1
      } else if !isBlank(bytes[index]), bytes[index] != UInt8(ascii: "\r") {
        break
      }
      index += 1
    }
    return lineStart..<index
  }
}

/// A tag as it stands in a file.
struct Tag {
  /// The kind of tag, from the character after the opening delimiter.
  enum Sigil {
    case escaped, raw, section, inverted, end, partial, parent, block
    case comment, delimiters
  }

  let kind: Sigil
  /// The tag with its delimiters.
  let range: Range<Int>
  /// The name without white space around it, and without the asterisk of a dynamic name.
  let name: Range<Int>
  /// The name as text.
  let spelling: String
  /// Indicates whether an asterisk is before the name of a partial or parent, or in an end tag.
  let isDynamic: Bool

  /// The text that an end tag must repeat.
  var label: String { isDynamic ? "*" + spelling : spelling }
}

/// Corrections for what authors bring along from other template languages, such as Liquid, Jinja, Handlebars,
/// and Go.
enum ForeignSyntax {
  /// Returns how Mustache writes a tag with several words, as in `if page.image`, or `nil` for other words.
  static func fix(forWords text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }.map(String.init)
    guard let first = words.first, let last = words.last, words.count > 1 else { return nil }
    switch first {
    case "if", "elsif", "elif", "with", "each", "range":
      if words.count == 3, words[1] == "not" { return inverted(last) }
      return words.count == 2 ? section(last) : "write a section, because Mustache compares nothing"
    case "else": return words.count == 3 && words[1] == "if" ? section(last) : nil
    case "unless": return words.count == 2 ? inverted(last) : nil
    case "for": return words.count == 4 && words[2] == "in" ? section(last) : nil
    case "include", "partial", "template", "extends": return "write `{{> \(unquoted(last))}}`"
    default: return words[1].hasPrefix("|") ? "write `{{\(first)}}`, because Mustache has no filters" : nil
    }
  }

  /// Returns how Mustache says what a word alone means elsewhere, as in `else`, or `nil` for other words.
  static func fix(forName name: String) -> String? {
    switch name {
    case "else": "close the section, and write `{{^name}}…{{/name}}` for the other case"
    case "end", "endif", "endfor", "endeach", "endunless", "endwith":
      "close the section by its name, as in `{{/name}}`"
    case "this": "write `{{.}}`"
    case "if", "each", "with", "unless": "write a section of the value, as in `{{#name}}…{{/name}}`"
    default: nil
    }
  }

  private static func section(_ name: String) -> String { "write a section: `{{#\(name)}}…{{/\(name)}}`" }

  private static func inverted(_ name: String) -> String {
    "write an inverted section: `{{^\(name)}}…{{/\(name)}}`"
  }

  private static func unquoted(_ name: String) -> String {
    name.hasPrefix("\"") || name.hasPrefix("'") ? String(name.dropFirst().dropLast()) : name
  }
}
