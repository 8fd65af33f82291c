package import ClipsiteDiagnostics

/// The declaration of a key: its name, its type, and what the documentation says of it.
///
/// Readers get values with declarations, never with plain names. Tables of the reference, schemas, imports,
/// and suggestions for unknown keys list the same declarations. An object, so that passing one to a reader
/// costs nothing.
package final class Key: Sendable {
  /// The rule by which pages get the key from the folders above them.
  package enum Inheritance: Sendable {
    /// Only the file itself sets the key.
    case none
    /// The `index.md` of a folder sets the key for the pages below it.
    case folders
    /// A special rule, as text for the reference.
    case other(String)
  }

  /// The name in the mapping.
  package let name: StaticString
  /// The type of the value.
  package let type: KeyType
  /// The meaning, in Markdown, for the reference.
  package let summary: String
  /// The value of an absent key, in Markdown; `nil` if there is no such value.
  package let defaultValue: String?
  /// A value in YAML that a site can have.
  package let example: String?
  /// `true` if the mapping is incomplete without the key.
  package let isRequired: Bool
  /// The rule by which pages get the key from folders.
  package let inheritance: Inheritance
  /// Other names that people and other programs give to the key. A reader does not accept them.
  package let synonyms: [String]
  /// The diagnostics about the value, besides those of its type.
  package var codes: [DiagnosticCode] { relatedCodes() }

  private let relatedCodes: @Sendable () -> [DiagnosticCode]

  /// Declares a key.
  package init(
    _ name: StaticString, _ type: KeyType, about summary: String, default defaultValue: String? = nil,
    example: String? = nil, isRequired: Bool = false, inherited inheritance: Inheritance = .none,
    synonyms: [String] = [],
    codes: @autoclosure @escaping @Sendable () -> [DiagnosticCode] = []
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.defaultValue = defaultValue
    self.example = example
    self.isRequired = isRequired
    self.inheritance = inheritance
    self.synonyms = synonyms
    relatedCodes = codes
  }
}

extension Key {
  /// The summary without the targets of its links.
  package var plainSummary: String {
    var (text, rest) = ("", summary[...])
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let end = rest[close...].firstIndex(of: ")") ?? close
      text += rest[..<open] + rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

/// The keys of one mapping, each in a stored property.
///
/// A property can also hold another group, whose keys then belong to the same mapping.
package protocol KeyGroup: AnyObject, Sendable {}

extension KeyGroup {
  /// All keys, in the order of their declarations. Slow: the page path does not call it.
  package var all: [Key] {
    Mirror(reflecting: self).children.flatMap { child -> [Key] in
      if let key = child.value as? Key { return [key] }
      return (child.value as? any KeyGroup)?.all ?? []
    }
  }
}

/// A key with the keys that lead to it.
package struct KeyPlace: Sendable {
  /// The path as the reference writes it: `place.street`, `universal-links[].path`, `publish.NAME.to`.
  package let path: String
  /// The key.
  package let key: Key

  /// A key at a path.
  package init(path: String, key: Key) {
    self.path = path
    self.key = key
  }

  /// All keys that take a value of their own, below a path.
  package static func leaves(of keys: some Sequence<Key>, below prefix: String = "") -> [KeyPlace] {
    keys.flatMap { key in
      let path = prefix + key.name.description
      let inner = leaves(of: key.type, at: path)
      return inner.isEmpty ? [KeyPlace(path: path, key: key)] : inner
    }
  }

  private static func leaves(of type: KeyType, at path: String) -> [KeyPlace] {
    switch type {
    case .mapping(let group): leaves(of: group.all, below: path + ".")
    case .list(let item): leaves(of: item, at: path + "[]")
    case .entries(let value, let name): leaves(of: value, at: "\(path).\(name)")
    case .text, .bool, .word, .either, .anything: []
    }
  }
}
