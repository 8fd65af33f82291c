/// A hash that is the same on every machine and in every release, unlike the hashes of the standard library:
/// it can become part of a file.
///
/// FNV-1a over 64 bits.
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ bytes: [UInt8]) { for byte in bytes { add(UInt64(byte)) } }

  package mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }

  /// Adds a number as if it were a byte.
  package mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x0000_0100_0000_01b3 }

  /// The hash of a text.
  package static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    hash.add(text)
    return hash.value
  }
}
