/// A hash that is the same on every machine and in every release: it becomes part of file names.
///
/// FNV-1a over 64 bits, its bits mixed at the end so that a short prefix is as good as the whole.
package struct StableHash: Hashable, Sendable {
  private let value: UInt64

  /// The hash of texts in order; where one ends and the next begins counts.
  package init(_ texts: [String]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    value = hash ^ (hash >> 33)
  }

  /// The hash in thirteen characters, a–z and 0–9 without those that look alike (i, l, o, u).
  package var text: String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<13).map { digits[Int(value >> (5 * UInt64($0)) & 31)] })
  }
}
