/// Writes front matter in YAML's block style, one key a line, in the order of `FrontMatterKey.all`.
struct FrontMatterText {
  private(set) var lines: [String] = ["---"]
  private var section: Substring = ""

  /// The front matter with its two `---` lines, for fields whose keys stand in the order they are to have.
  static func text(_ fields: [(key: String, value: FieldValue)]) -> String {
    var writer = FrontMatterText()
    for field in fields { writer.append(field.key, field.value) }
    return writer.lines.joined(separator: "\n") + "\n---\n"
  }

  private mutating func append(_ key: String, _ value: FieldValue) {
    let parts = key.split(separator: ".", maxSplits: 1)
    let indent = parts.count == 2 ? "  " : ""
    if parts.count == 2, parts[0] != section { lines.append("\(parts[0]):") }
    section = parts.count == 2 ? parts[0] : ""
    let name = parts.last ?? ""
    switch value {
    case .text(let text): lines.append("\(indent)\(name): \(YAMLScalar.text(text))")
    case .literal(let spelling): lines.append("\(indent)\(name): \(spelling)")
    case .list(let items):
      lines.append("\(indent)\(name):")
      lines += items.map { "\(indent)  - \(YAMLScalar.text($0))" }
    }
  }
}
