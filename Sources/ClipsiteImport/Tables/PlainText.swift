import ClipsiteSystem

/// Cleans text that came from someone's table.
package enum PlainText {
  /// One line of text: trimmed of Unicode white space, line breaks and tabs turned into spaces, other control
  /// characters and byte order marks removed.
  package static func line(_ text: String) -> String {
    if isClean(text.utf8) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if scalars.last != " " { scalars.append(" ") }
      } else if 0x80...0x9F ~= scalar.value {
        scalars.append(contentsOf: windowsSigns[Int(scalar.value) - 0x80].unicodeScalars)
      } else if !isControl(scalar) {
        scalars.append(scalar)
      }
    }
    return trimmed(scalars)
  }

  /// The signs of Windows-1252 from 0x80 on. Programs that read it as Latin-1 make control characters of them.
  private static let windowsSigns =
    "€,,‚,ƒ,„,…,†,‡,ˆ,‰,Š,‹,Œ,,Ž,,,‘,’,“,”,•,–,—,˜,™,š,›,œ,,ž,Ÿ"
    .split(separator: ",", omittingEmptySubsequences: false)

  /// Text of several lines that end with LF, with the same characters removed inside the lines.
  package static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
  }

  /// Text short enough for a message: at most 80 characters, an ellipsis in place of the rest. A character can
  /// have any number of accents, so scalars count.
  package static func excerpt(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.dropFirst(80).isEmpty ? text : String(scalars.prefix(79)) + "…"
  }

  /// Printable ASCII without blanks at its ends needs no work.
  private static func isClean(_ bytes: String.UTF8View) -> Bool {
    bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy { 0x20...0x7E ~= $0 }
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Tab, LF, VT, FF, CR, NEL, and the separators of lines and paragraphs.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Control characters, controls of writing direction, byte order marks and noncharacters: the front matter
  /// may hold none of them, or not without a warning.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFDD0...0xFDEF: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }
}

/// Leftovers of programs in the texts that they export.
extension PlainText {
  /// Returns what is wrong with a text, or `nil`.
  ///
  /// - Parameter isMarkdown: Whether HTML is a part of the text.
  static func residue(in text: String, isMarkdown: Bool = false) -> String? {
    if isGarbled(text) { return "a program read the text in another encoding. Export the table as UTF-8" }
    if text.first == "=", text.dropFirst().first?.isLetter == true {
      return "it is a formula, not its result"
    }
    if hasLostLetter(text) {
      return "a program wrote `?` for a letter that it does not know. Export the table as UTF-8"
    }
    return !isMarkdown && hasHTML(text) ? "pages show HTML as it is written. Export plain text" : nil
  }

  /// Indicates whether a text is UTF-8 that was read as Windows-1252, as in `CafÃ©`. No word has a sign after these
  /// letters.
  private static func isGarbled(_ text: String) -> Bool {
    if !text.utf8.contains(where: { $0 == 0xC3 || $0 == 0xEF }) { return false }
    let pairs = zip(text.unicodeScalars, text.unicodeScalars.dropFirst())
    return text.unicodeScalars.contains("\u{FFFD}")
      || pairs.contains { first, next in
        let isSign = 0x80...0xBF ~= next.value || "€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜š›œžŸ".unicodeScalars.contains(next)
        return switch first {
        case "Â", "Ã": isSign
        case "Ä", "Å", "Ð", "Ñ": isSign && !"\u{A0}©«®°´·»".unicodeScalars.contains(next)
        default: first == "â" && next == "€" || first == "ï" && next == "¿"
        }
      }
  }

  /// Indicates whether a text has a question mark inside a word, as in `Bob?s`, and is no URL.
  private static func hasLostLetter(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "?")), !text.utf8.contains(where: { "/=@".utf8.contains($0) })
    else {
      return false
    }
    let letters = Array(text)
    return letters.indices.dropFirst().dropLast().contains {
      letters[$0] == "?" && letters[$0 - 1].isLetter && letters[$0 + 1].isLetter
    }
  }

  /// Indicates whether a spreadsheet made a date of a text, as `3-Apr` of `3-4`.
  static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-")
    return parts.count == 2 && Int(parts[0]) != nil
      && CalendarDate.englishMonths.contains { $0.hasPrefix(parts[1]) }
      && parts[1].utf8.count == 3
  }

  /// Indicates whether a text has a tag or a character reference.
  private static func hasHTML(_ text: String) -> Bool {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) { return false }
    let tags = text.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    let references = text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    return tags.contains { $0.contains(">") && ($0.first?.isLetter ?? false || $0.first == "/") }
      || references.contains { rest in
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        return 2...8 ~= name.count && rest.dropFirst(name.count).first == ";"
      }
  }
}
