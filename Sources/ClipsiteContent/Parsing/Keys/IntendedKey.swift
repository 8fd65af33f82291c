import ClipsiteText

/// The fix for a key that a mapping does not know: the key that was meant, or a place where the value is
/// kept.
struct IntendedKey {
  /// The keys of the mapping.
  let known: [Key]
  /// The keys of the whole file.
  private let root: [Key]
  /// The other kind of file, if there is one.
  private let other: OtherFile?

  init(known: [Key], root: [Key], other: OtherFile?) {
    (self.known, self.root, self.other) = (known, root, other)
  }

  /// The places of the keys of the whole file, which few mistakes ask for. Those in lists of mappings are no
  /// place for one value.
  private var places: [KeyPlace] { KeyPlace.all(of: root).filter { !$0.path.contains("[]") } }

  /// Returns the fix for an unknown key. It destroys nothing.
  func fix(for name: String) -> String {
    let spelling = Self.normalized(name)
    if let key = known.first(where: { $0.answers(to: spelling) }) {
      return Self.question(key.name.description)
    }
    if let fix = Suggestion.fix(for: name, in: known.lazy.map(\.name.description)) { return fix }
    if let place = places.first(where: { $0.key.answers(to: spelling) }) {
      return place.path.contains(".")
        ? Self.question(place.path) : "move it to the top level, as `\(place.path)`"
    }
    if let place = other?.place(of: spelling) { return place }
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

/// The other kind of file of a site, whose keys people write into the wrong one.
public struct OtherFile: Sendable {
  /// The name, as in “move it to `site.yml`”.
  private let name: String
  /// The places that a key can be meant for. Keys far inside, such as `light`, have names that people also
  /// give to values of their own.
  private let places: [KeyPlace]

  /// A file.
  public init(_ name: String, _ keys: any KeyGroup) {
    self.name = name
    places = KeyPlace.all(of: keys.all).filter { place in
      place.path.utf8.count { $0 == UInt8(ascii: ".") } < 2 && !place.path.contains("[]") && !place.key.isOpen
    }
  }

  /// The fix for a key of the file, or `nil` if it has no such key.
  fileprivate func place(of spelling: String) -> String? {
    places.first { $0.key.answers(to: spelling) }.map { "move it to \(name), as `\($0.path)`" }
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
