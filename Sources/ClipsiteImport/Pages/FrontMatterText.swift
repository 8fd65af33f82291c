/// Writes front matter in YAML's block style, one key a line.
package struct FrontMatterText {
  private var lines: [String] = ["---"]
  private var section: Substring = ""

  /// The front matter with its two `---` lines, in the order of `FrontMatterKey.all`; other keys follow as
  /// they come, and the import ID is last.
  package static func text(_ fields: [PageField]) -> String {
    var writer = FrontMatterText()
    let ranked = fields.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    for (_, field) in ranked { writer.append(field) }
    return writer.lines.joined(separator: "\n") + "\n---\n"
  }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: FrontMatterKey.all.enumerated().map { ($1.name, $0) })

  /// Keys that an import does not know stand with their section.
  private static func rank(_ field: PageField) -> Int {
    if let rank = ranks[field.key] { return rank }
    if field.key == FrontMatterKey.importID { return 1_002 }
    let parts = Self.parts(of: field.key)
    if parts.first == "extra" { return 1_001 }
    return FrontMatterKey.all.lastIndex { Self.parts(of: $0.name).first == parts.first } ?? 1_000
  }

  /// The section and the name of a dotted key. A name that begins with a combining mark makes one character with the
  /// period before it, so bytes are split.
  static func parts(of key: String) -> [Substring] {
    key.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).map { Substring($0) }
  }

  private mutating func append(_ field: PageField) {
    let parts = Self.parts(of: field.key)
    if parts.count == 2, parts[0] != section { lines.append("\(parts[0]):") }
    section = parts.count == 2 ? parts[0] : ""
    let plain = String(parts.last ?? "")
    let name = plain.utf8.allSatisfy(FrontMatterKey.isNameByte) ? plain : YAMLScalar.quoted(plain)
    lines += field.value.lines(of: name, indent: parts.count == 2 ? "  " : "")
  }
}

extension FieldValue {
  /// The lines of a key with this value, in YAML's block style.
  func lines(of name: String, indent: String) -> [String] {
    let start = "\(indent)\(name):"
    switch self {
    case .literal(""): return [start]
    case .list(let items) where !items.isEmpty:
      return [start] + items.map { "\(indent)  - \(YAMLScalar.text($0))" }
    case .text, .literal, .list, .source: return ["\(start) \(onLine(isInFlow: false))"]
    }
  }

  /// The value on one line.
  ///
  /// - Parameter isInFlow: Whether it is part of a mapping in flow style, where a text needs quotes.
  func onLine(isInFlow: Bool) -> String {
    switch self {
    case .text(let text): isInFlow ? YAMLScalar.quoted(text) : YAMLScalar.text(text)
    case .literal(let spelling), .source(let spelling): spelling
    case .list(let items): "[" + items.map(YAMLScalar.quoted).joined(separator: ", ") + "]"
    }
  }
}

/// Writes text as a YAML scalar that every reader gives back unchanged, and as text.
///
/// A scalar is plain only where YAML 1.1 and 1.2 agree that it is that very text; everything else is double
/// quoted (YAML 1.2.2, sections 7.3.1 and 7.3.3).
package enum YAMLScalar {
  /// The scalar.
  package static func text(_ value: String) -> String {
    isPlain(value) ? value : quoted(value)
  }

  /// The text in double quotes, with escapes for whatever could not stand there as it is.
  package static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars { append(scalar, to: &result) }
    return result + "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case "\r": text += "\\r"
    default:
      if isPrintable(scalar) { text.unicodeScalars.append(scalar) } else { text += escape(scalar) }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (prefix, width) = scalar.value > 0xFFFF ? ("\\U", 8) : scalar.value > 0xFF ? ("\\u", 4) : ("\\x", 2)
    return prefix + String(repeating: "0", count: width - digits.count) + digits
  }

  /// Printable in YAML's sense, and neither a line end nor a byte order mark for any reader.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF: false
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Indicates whether the text can do without quotes: words that start with a letter and are no YAML
  /// keyword.
  private static func isPlain(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic, scalars.last != " " else { return false }
    return scalars.allSatisfy(isPlainScalar) && !keywords.contains(value.lowercased())
  }

  private static func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", "-", "_", ".", ",", "'", "(", ")", "&", "/", "+": true
    default: scalar.properties.isAlphabetic
    }
  }

  /// Words that some reader takes for a truth value, nothing, or a number (YAML 1.1 type repository).
  private static let keywords: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf", "infinity",
  ]
}
