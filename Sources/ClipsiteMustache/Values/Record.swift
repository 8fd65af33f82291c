/// Named values: a shape and a value for each of its names, given or computed on demand.
public struct Record: Sendable {
  /// One object, so that copying a record counts one reference.
  private final class Storage: Sendable {
    let shape: Shape
    let isComputed: Bool
    let value: @Sendable (Int) -> Value

    init(_ shape: Shape, isComputed: Bool, value: @escaping @Sendable (Int) -> Value) {
      self.shape = shape
      self.isComputed = isComputed
      self.value = value
    }
  }

  private let storage: Storage
  /// The names.
  public var shape: Shape { storage.shape }
  /// The values, in the order of the shape's names. A computed record computes all of them.
  public var values: [Value] { shape.names.indices.map(storage.value) }

  /// A record of a known type.
  ///
  /// - Precondition: there are as many values as the shape has names.
  public init(_ shape: Shape, _ values: [Value]) {
    precondition(shape.names.count == values.count, "a record has one value for each name of its shape")
    storage = Storage(shape, isComputed: false) { values[$0] }
  }

  /// A record of a known type whose values are computed on request.
  ///
  /// A render computes a value once for all places where a template names it while the record is visible,
  /// and nothing that no template names.
  ///
  /// `compute` returns the value at a position in the shape, always the same one.
  public init(_ shape: Shape, computing compute: @escaping @Sendable (_ position: Int) -> Value) {
    storage = Storage(shape, isComputed: true, value: compute)
  }

  /// A record with names of its own, for data whose names are known only at run time. Of equal names the
  /// first counts.
  public init(_ fields: some Sequence<(Name, Value)>) {
    let fields = Array(fields)
    self.init(Shape(fields.map(\.0)), fields.map(\.1))
  }

  /// The value of a name, or `nil` if the record lacks it; a name whose value is `.null` is not lacking.
  public subscript(_ name: Name) -> Value? { shape.index(of: name).map(value(at:)) }

  /// Indicates whether the values are computed on request.
  var isComputed: Bool { storage.isComputed }

  /// Returns the value at a position in the shape.
  func value(at position: Int) -> Value { storage.value(position) }
}

/// A name that templates look up, with its hash computed once.
///
/// Two names are the same when their UTF-8 is.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as written.
  public let spelling: String
  /// The FNV-1a hash of the UTF-8.
  let hash: UInt64

  /// Makes a name from its spelling.
  public init(_ spelling: String) {
    self.spelling = spelling
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in spelling.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = hash
  }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The spelling.
  public var description: String { spelling }

  /// Compares hashes first, then spellings.
  public static func == (lhs: Name, rhs: Name) -> Bool {
    lhs.hash == rhs.hash && lhs.spelling == rhs.spelling
  }

  /// Feeds the precomputed hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
