/// A strong entity tag made of the bytes it stands for (RFC 9110, section 8.8.3).
public struct EntityTag: Sendable, Hashable {
  /// The tag with its quotes, as in the `ETag` field.
  public let text: String

  /// The tag of a representation as it is served.
  ///
  /// Two lanes of 64 bits, each folding in eight bytes at a time. It tells versions of a page apart; it is no
  /// defence against someone who looks for two pages with one tag.
  public init(of bytes: [UInt8]) {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second = UInt64(bytes.count) ^ 0x9E37_79B9_7F4A_7C15
    func fold(_ word: UInt64) {
      first = (first ^ word) &* 0x0000_0100_0000_01B3
      first ^= first >> 29
      second = (second << 27 | second >> 37) &+ word
      second = (second ^ second >> 31) &* 0xD6E8_FEB8_6659_FD93
    }
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        fold(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      fold(buffer[whole...].reduce(0) { $0 << 8 | UInt64($1) })
    }
    text = "\"\(Self.hexadecimal(first))\(Self.hexadecimal(second))\""
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
