import ClipsiteDiagnostics

/// The fix for a key that a mapping does not know: the key that was meant, or a place where the value is
/// kept.
struct IntendedKey {
  /// The keys of the mapping.
  let known: [Key]
  /// The keys of the whole file.
  let root: [Key]

  /// Returns the fix for an unknown key. It destroys nothing.
  func fix(for name: String) -> String {
    let spelling = Self.normalized(name)
    if let key = known.first(where: { $0.answers(to: spelling) }) {
      return Self.question(key.name.description)
    }
    if let fix = Suggestion.fix(for: name, in: known.lazy.map(\.name.description)) { return fix }
    let places = KeyPlace.all(of: root).filter { !$0.path.contains("[]") }
    if let place = places.first(where: { $0.key.answers(to: spelling) }) { return Self.question(place.path) }
    if root.contains(where: \.isOpen) { return "move it below `extra`, which keeps values for templates" }
    return "use one of \(known.prefix(Self.listLimit).map { "`\($0.name)`" }.joined(separator: ", "))"
  }

  /// A longer list is no help.
  private static let listLimit = 12

  private static func question(_ name: String) -> String { "did you mean `\(name)`?" }

  /// Other generators write `redirect_from` and `openingHours`.
  private static func normalized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if ("A"..."Z").contains(scalar) {
        if !result.isEmpty, result.last != "-" { result += "-" }
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar == "_" || scalar == " " ? "-" : scalar)
      }
    }
    return result
  }
}

extension Key {
  /// `true` if any value can be kept in the key.
  fileprivate var isOpen: Bool { if case .anything = type { name.description == "extra" } else { false } }

  /// `true` if the key, or one of its names elsewhere, is this.
  fileprivate func answers(to spelling: String) -> Bool {
    name.description == spelling || synonyms.contains(spelling)
  }
}
