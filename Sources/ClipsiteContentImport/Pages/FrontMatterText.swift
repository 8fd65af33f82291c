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
    if field.key.hasPrefix("extra.") { return 1_001 }
    let section = field.key.prefix { $0 != "." } + "."
    return FrontMatterKey.all.lastIndex { $0.name.hasPrefix(section) } ?? 1_000
  }

  private mutating func append(_ field: PageField) {
    let parts = field.key.split(separator: ".", maxSplits: 1)
    let indent = parts.count == 2 ? "  " : ""
    if parts.count == 2, parts[0] != section { lines.append("\(parts[0]):") }
    section = parts.count == 2 ? parts[0] : ""
    let name = parts.last ?? ""
    switch field.value {
    case .text(let text): lines.append("\(indent)\(name): \(YAMLScalar.text(text))")
    case .literal(""): lines.append("\(indent)\(name):")
    case .literal(let spelling): lines.append("\(indent)\(name): \(spelling)")
    case .source(let yaml): lines.append(yaml)
    case .list(let items) where items.isEmpty: lines.append("\(indent)\(name): []")
    case .list(let items):
      lines.append("\(indent)\(name):")
      lines += items.map { "\(indent)  - \(YAMLScalar.text($0))" }
    }
  }
}
