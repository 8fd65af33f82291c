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
