public import ClipsiteText

/// A value that can be missing.
public protocol Omissible: SendableMetatype {
  /// A Boolean value that indicates whether the value is there.
  var isSet: Bool { get }
}

extension Optional: Omissible {
  /// A Boolean value that indicates whether the value is there.
  @inlinable public var isSet: Bool { self != nil }
}

extension Array: Omissible {
  /// A Boolean value that indicates whether the list has items.
  @inlinable public var isSet: Bool { !isEmpty }
}

extension UnsafeMutableRawPointer {
  /// The property of the owner of keys with an offset.
  @inlinable func property<Value>(_ offset: Int, _: Value.Type) -> UnsafeMutablePointer<Value> {
    (self + offset).assumingMemoryBound(to: Value.self)
  }
}

extension UnsafeRawPointer {
  /// The property of the owner of keys with an offset.
  @inlinable func property<Value>(_ offset: Int, _: Value.Type) -> Value {
    (self + offset).assumingMemoryBound(to: Value.self).pointee
  }
}

/// The property of an owner that holds the value of a key, without the type of the owner, which `Keys` knows.
public struct ErasedField: Sendable {
  @usableFromInline
  typealias Read = @Sendable (YAMLNode, StaticString, inout MappingReader, UnsafeMutableRawPointer) -> Void

  /// Decodes a value into the owner.
  let read: Read
  /// Indicates whether the owner has a value.
  @usableFromInline var isSet: @Sendable (UnsafeRawPointer) -> Bool = { _ in false }
  /// Sets the value of the first owner to that of the second.
  @usableFromInline var copy: @Sendable (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void = { _, _ in }
  /// Indicates whether the first owner has another value than the second must have.
  @usableFromInline var contradicts: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool = { _, _ in false
  }
  /// Fills in the keys of a mapping, which flow one by one.
  var inner: (@Sendable (KeyStep, UnsafeMutableRawPointer, UnsafeRawPointer) -> Void)?

  @usableFromInline init(_ read: @escaping Read) { self.read = read }
}

/// A property of an owner that holds the value of a key, with the type and the reader of the value.
///
/// It is public and `@inlinable`, so that Swift specializes it for the owners and values of other modules. A
/// page would take 4,000 instructions more.
public struct KeyField<Owner>: Sendable {
  /// A property of the owner.
  public typealias Path<Value> = WritableKeyPath<Owner, Value>
  /// Decodes a value, or reports what is wrong with it.
  public typealias Read<Value> = @Sendable (YAMLNode, StaticString, inout MappingReader) -> Value

  @usableFromInline let type: KeyType
  @usableFromInline var field: ErasedField

  /// The offset of a property, which is stored. To go along a path takes 30 times as many instructions.
  @inlinable static func offset<Value>(of path: Path<Value>) -> Int {
    guard let offset = MemoryLayout<Owner>.offset(of: path) else {
      preconditionFailure("a key sets a stored property")
    }
    return offset
  }

  /// A property that can be missing.
  ///
  /// - Parameters:
  ///   - elsewhere: The value as another file gets it: a range in this file means nothing there.
  ///   - contradicts: Whether the own value contradicts the original's. Only keys that are checked need it.
  ///   - later: The property that is decoded, if its value depends on other keys. The owner then sets the first.
  ///   - read: Decodes the value, or reports what is wrong with it.
  @inlinable public init<Value: Omissible, First>(
    _ type: KeyType, _ path: Path<Value>,
    elsewhere: @escaping @Sendable (Value) -> Value = { $0 },
    contradicts: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    later: Path<First>,
    read: @escaping Read<First>
  ) {
    let (offset, first) = (Self.offset(of: path), Self.offset(of: later))
    self.type = type
    field = ErasedField { $3.property(first, First.self).pointee = read($0, $1, &$2) }
    field.isSet = { $0.property(offset, Value.self).isSet }
    field.copy = { $0.property(offset, Value.self).pointee = elsewhere($1.property(offset, Value.self)) }
    field.contradicts = {
      let own = $0.property(offset, Value.self)
      return own.isSet && contradicts(own, $1.property(offset, Value.self))
    }
  }

  /// A property that can be missing, and that depends on nothing else in the mapping.
  @inlinable public init<Value: Omissible>(
    _ type: KeyType, _ path: Path<Value>,
    elsewhere: @escaping @Sendable (Value) -> Value = { $0 },
    contradicts: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    read: @escaping Read<Value>
  ) {
    self.init(type, path, elsewhere: elsewhere, contradicts: contradicts, later: path, read: read)
  }

  /// A value that its owner decodes and hands on by itself, or not at all.
  @inlinable public init(
    _ type: KeyType,
    readingInto read: @escaping @Sendable (YAMLNode, StaticString, inout MappingReader, inout Owner) -> Void
  ) {
    self.type = type
    field = ErasedField { read($0, $1, &$2, &$3.property(0, Owner.self).pointee) }
  }

  /// A property that has a value if the key is absent, and that does not flow.
  @inlinable public init<Value>(
    _ type: KeyType, plain path: Path<Value>,
    read: @escaping Read<Value?>
  ) {
    let offset = Self.offset(of: path)
    self.type = type
    field = ErasedField {
      if let value = read($0, $1, &$2) { $3.property(offset, Value.self).pointee = value }
    }
  }

  /// A mapping whose keys flow one by one.
  public init<Inner>(_ keys: Keys<Inner>, _ path: Path<Inner>) {
    let offset = Self.offset(of: path)
    type = .mapping(keys)
    field = ErasedField {
      guard let node = $2.mapping($0, $1, of: keys) else { return }
      _ = $2.read(node, keys.table, into: $3 + offset)
    }
    field.inner = { keys.table.take($0, $1 + offset, from: $2 + offset) }
  }
}

/// Values that are texts, words, or truth values.
extension KeyField {
  /// A text on one line.
  @inlinable public static func line(_ path: Path<String?>) -> KeyField {
    KeyField(.text(.line), path) { $2.line($0, $1)?.value }
  }

  /// A text of any form, with its place.
  @inlinable public static func text(_ path: Path<Ranged<String>?>, _ form: TextForm = .any)
    -> KeyField
  {
    KeyField(.text(form), path, elsewhere: { $0.map { Ranged($0.value, at: .none) } }) { $2.text($0, $1) }
  }

  /// A text of any form.
  @inlinable public static func text(_ path: Path<String?>, _ form: TextForm = .any) -> KeyField {
    KeyField(.text(form), path) { $2.text($0, $1)?.value }
  }

  /// A list of texts.
  @inlinable public static func texts(_ path: Path<[Ranged<String>]>, _ form: TextForm = .any)
    -> KeyField
  {
    KeyField(.list(.text(form)), path) { $2.texts($0, $1) ?? [] }
  }

  /// A value of a form.
  @inlinable public static func value<Value: Equatable>(
    _ path: Path<Value?>, _ form: KeyForm<Value>
  ) -> KeyField {
    KeyField(.text(form.text), path, contradicts: { $0 != $1 }) { $2.value($0, $1, form)?.value }
  }

  /// A list of values of a form.
  @inlinable public static func values<Value>(
    _ path: Path<[Value]>, _ form: KeyForm<Value>
  ) -> KeyField {
    KeyField(.list(.text(form.text)), path) { node, key, reader in
      (reader.texts(node, key) ?? []).compactMap { reader.value(of: $0, form) }
    }
  }

  /// A value of a form, with its place.
  @inlinable public static func located<Value>(
    _ path: Path<Ranged<Value>?>, _ form: KeyForm<Value>
  ) -> KeyField {
    KeyField(.text(form.text), path) { $2.value($0, $1, form) }
  }

  /// `true` or `false`.
  @inlinable public static func flag(_ path: Path<Bool?>) -> KeyField {
    KeyField(.bool, path) { $2.bool($0, $1) }
  }

  /// `true` or `false` with a default.
  @inlinable public static func flag(plain path: Path<Bool>) -> KeyField {
    KeyField(.bool, plain: path) { $2.bool($0, $1) }
  }
}
