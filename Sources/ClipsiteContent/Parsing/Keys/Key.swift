public import ClipsiteText

/// The declaration of a key: its name, its type, what the documentation says of it, and what the program does
/// with its value.
///
/// Readers, inheritance, language variants, tables of the reference, schemas, imports, and suggestions for
/// unknown keys all come from it.
public struct Key: Sendable {

  /// The name in the mapping.
  public let name: StaticString
  /// The type of the value.
  public let type: KeyType
  /// The meaning, in Markdown, for the reference.
  public let summary: String
  /// The value of an absent key, in Markdown; `nil` if there is no such value.
  public let defaultValue: String?
  /// A value in YAML that a site can have.
  public let example: String?
  /// `true` if the mapping is incomplete without the key.
  public let isRequired: Bool
  /// The rules by which other files than that of a page set the key for it.
  public let flow: KeyFlow
  /// Other names that people and other programs give to the key. A reader does not accept them.
  public let synonyms: [String]
  /// The diagnostics about the value, besides those of its type.
  public var codes: [DiagnosticCode] { relatedCodes() }

  let relatedCodes: @Sendable () -> [DiagnosticCode]
  /// The property of the owner that holds the value.
  let field: ErasedField
}

extension Key {
  /// The summary without the targets of its links.
  public var plainSummary: String {
    var (text, rest) = ("", summary[...])
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let end = rest[close...].firstIndex(of: ")") ?? close
      text += rest[..<open] + rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

/// A key with the keys that lead to it.
public struct KeyPlace: Sendable {
  /// The path as the reference writes it: `place.street`, `universal-links[].path`, `publish.NAME.to`.
  public let path: String
  /// The key.
  public let key: Key

  /// Indicates whether it takes a value of its own, and no mapping.
  private let isLeaf: Bool

  /// A key at a path.
  public init(path: String, key: Key) { self.init(path: path, key: key, isLeaf: true) }

  private init(path: String, key: Key, isLeaf: Bool) {
    (self.path, self.key, self.isLeaf) = (path, key, isLeaf)
  }

  /// All keys that take a value of their own, below a path.
  public static func leaves(of keys: some Sequence<Key>, below prefix: String = "") -> [KeyPlace] {
    all(of: keys, below: prefix).filter(\.isLeaf)
  }

  /// All keys below a path, each before those of its mapping.
  static func all(of keys: some Sequence<Key>, below prefix: String = "") -> [KeyPlace] {
    keys.flatMap { key in
      let path = prefix + key.name.description
      let inner = inner(of: key.type, at: path)
      return [KeyPlace(path: path, key: key, isLeaf: inner.isEmpty)] + inner
    }
  }

  private static func inner(of type: KeyType, at path: String) -> [KeyPlace] {
    switch type {
    case .mapping(let group): all(of: group.all, below: path + ".")
    case .list(let item): inner(of: item, at: path + "[]")
    case .entries(let value, let name): inner(of: value, at: "\(path).\(name)")
    case .text, .bool, .word, .either, .anything: []
    }
  }
}
