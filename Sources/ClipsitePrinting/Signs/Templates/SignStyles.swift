import ClipsiteText

/// The values of properties of an element: from its attributes, from rules for its classes, from its `style`,
/// and inherited (SVG 2, section 6).
///
/// Only what text is measured by is read, and only rules of the form `.class { property: value }`.
struct SignStyles: Sendable {
  private static let names: Set<String> = [
    "font-family", "font-size", "font-weight", "letter-spacing", "text-anchor", "inline-size",
  ]

  private var rules: [String: [String: String]] = [:]

  /// Reads the texts of the elements `style` of a drawing.
  init(_ sheets: [String]) {
    for sheet in sheets {
      for rule in Self.withoutComments(sheet).split(separator: "}") {
        let parts = rule.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let values = Self.declarations(String(parts[1]))
        for selector in parts[0].split(separator: ",") {
          let name = selector.filter { !$0.isWhitespace }
          rules[name, default: [:]].merge(values) { $1 }
        }
      }
    }
  }

  /// The values for an element.
  ///
  /// - Parameter inherited: Those of the element around it.
  func values(
    of name: String, _ attributes: [XMLElement.Attribute], inheriting inherited: [String: String]
  ) -> [String: String] {
    var values = inherited.filter { $0.key != "inline-size" }
    for attribute in attributes where Self.names.contains(attribute.name) {
      values[attribute.name] = attribute.value
    }
    let classes = attributes.first { $0.name == "class" }?.value.split(whereSeparator: \.isWhitespace) ?? []
    for selector in [name] + classes.map({ ".\($0)" }) {
      values.merge(rules[selector] ?? [:]) { $1 }
    }
    let own = attributes.first { $0.name == "style" }.map { Self.declarations($0.value) } ?? [:]
    return values.merging(own) { $1 }
  }

  private static func declarations(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { !$0.isWhitespace }
      if names.contains(name) { values[name] = String(parts[1].trimmingPrefix { $0.isWhitespace }) }
    }
    return values
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
