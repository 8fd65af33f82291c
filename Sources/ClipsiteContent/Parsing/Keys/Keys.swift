public import ClipsiteText

/// The declaration of a key whose value goes into an owner.
public struct KeyDeclaration<Owner>: Sendable {
  let key: Key

  /// Declares a key.
  ///
  /// - Parameters:
  ///   - flow: The way that the value takes to other pages. It has no default, so nobody forgets it.
  ///   - summary: The meaning, in Markdown, for the reference.
  ///   - defaultValue: The value of an absent key, in Markdown.
  ///   - example: A value in YAML that a site can have.
  public static func key(
    _ name: StaticString, _ field: KeyField<Owner>, _ flow: KeyFlow, about summary: String,
    default defaultValue: String? = nil, example: String? = nil, isRequired: Bool = false,
    synonyms: [String] = [], codes: @autoclosure @escaping @Sendable () -> [DiagnosticCode] = []
  ) -> KeyDeclaration {
    KeyDeclaration(
      key: Key(
        name: name, type: field.type, summary: summary, defaultValue: defaultValue, example: example,
        isRequired: isRequired, flow: flow, synonyms: synonyms, relatedCodes: codes, field: field.field))
  }
}

/// The keys of one mapping.
public protocol KeyGroup: Sendable {
  var table: KeyTable { get }
}

extension KeyGroup {
  /// All keys, in the order of their declarations.
  public var all: [Key] { table.keys }
}

/// The keys of one mapping, which set the properties of an owner.
public struct Keys<Owner>: KeyGroup {
  /// The keys without the type of their owner.
  public let table: KeyTable

  /// Keys, some of which have a table of their own in the reference.
  public init(_ parts: (table: String?, keys: [KeyDeclaration<Owner>])...) {
    table = KeyTable(parts.map { ($0.table, $0.keys.map(\.key)) })
  }

  /// Keys that share a table of the reference.
  public init(_ keys: [KeyDeclaration<Owner>]) { table = KeyTable([(nil, keys.map(\.key))]) }

  /// Returns an owner with the keys that a step hands to it from another one.
  public func taking(_ step: KeyStep, _ owner: Owner, from other: Owner) -> Owner {
    var result = owner
    withUnsafeMutablePointer(to: &result) { result in
      withUnsafePointer(to: other) { table.take(step, result, from: $0) }
    }
    return result
  }

  /// Indicates whether an owner has a value for one of the keys with a kind of flow.
  public func isAnySet(in owner: Owner, where isMeant: (KeyFlow) -> Bool = { _ in true }) -> Bool {
    withUnsafePointer(to: owner) { owner in
      table.keys.indices.contains { isMeant(table.keys[$0].flow) && table.keys[$0].field.isSet(owner) }
    }
  }

  /// The keys whose values in one owner contradict those of the original.
  public func contradictions(in owner: Owner, to original: Owner) -> [Key] {
    withUnsafePointer(to: owner) { owner in
      withUnsafePointer(to: original) { original in
        table.keys.filter { $0.flow.isChecked && $0.field.contradicts(owner, original) }
      }
    }
  }
}

/// A step in which values go from one owner to another.
public enum KeyStep: Sendable {
  /// From a folder to a page or a folder below it.
  case inheritance
  /// From the `index.md` of a folder to what its pages inherit. Keys of a location stay.
  case handDown(isLocation: Bool)
  /// From an original to its variant.
  case translation
  /// From the folder's `index.md` in a language to a variant: the words of its language.
  case words
}

/// The keys of a mapping, prepared for finding them by name.
public final class KeyTable: Sendable {
  /// All keys, in the order of their declarations.
  public let keys: [Key]
  /// The keys by tables of the reference; `nil` for keys that share the table of the file.
  public let parts: [(table: String?, keys: [Key])]
  /// The names. Copies of keys would count references to all of their texts.
  let names: [StaticString]
  /// The readers of the values.
  let readers: [ErasedField.Read]

  init(_ parts: [(table: String?, keys: [Key])]) {
    self.parts = parts
    keys = parts.flatMap(\.keys)
    precondition(keys.count < 64, "a reader keeps the keys that it finds in 64 bits")
    names = keys.map(\.name)
    readers = keys.map(\.field.read)
  }

  /// The position of the key with a name, or `nil` if there is none.
  func position(of name: UnsafeRawBufferPointer) -> Int? {
    names.firstIndex { key in
      guard key.utf8CodeUnitCount == name.count else { return false }
      for index in 0..<name.count where name[index] != key.utf8Start[index] { return false }
      return true
    }
  }

  /// Fills in the keys that a step hands from one owner to another.
  func take(_ step: KeyStep, _ owner: UnsafeMutableRawPointer, from other: UnsafeRawPointer) {
    for index in keys.indices {
      if let inner = keys[index].field.inner {
        inner(step, owner, other)
      } else if keys[index].flow.isCopied(in: step, besides: keys[index].field.isSet(owner)) {
        keys[index].field.copy(owner, other)
      }
    }
  }
}

extension KeyFlow {
  /// Indicates whether a step copies the value to an owner, which can have one already.
  fileprivate func isCopied(in step: KeyStep, besides isSet: Bool) -> Bool {
    switch (step, inheritance, translation) {
    case (.translation, _, .original): true
    case (.translation, _, .own), (.translation, _, .special): false
    case (.translation, _, _), (.words, _, .words): !isSet
    case (.words, _, _), (.handDown(isLocation: true), .foldersWithoutAddress, _): false
    case (.handDown, _, _), (.inheritance, _, _): isInherited && !isSet
    }
  }
}
