/// Bytes as Base64 (RFC 4648, section 4), as fields of HTTP and files that are compiled in have it.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text, padded with `=`.
  ///
  /// - Parameter lineLength: The length of a line, a multiple of 4, or `nil` for one line of any length.
  package static func text(_ bytes: [UInt8], lineLength: Int? = nil) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      if let lineLength, start > 0, (start / 3 * 4).isMultiple(of: lineLength) {
        text.append(UInt8(ascii: "\n"))
      }
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        let digit = digits[number >> (18 - 6 * position) & 63]
        text.append(position <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text for addresses and web tokens: `-` and `_` instead of `+` and `/`, not padded (RFC 4648, section
  /// 5; RFC 7515, section 2).
  package static func urlText(_ bytes: [UInt8]) -> String {
    let text = self.text(bytes).utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: byte
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that text stands for; characters outside the alphabet of RFC 4648 section 4 do not count.
  package static func decode(_ text: String) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    for character in text.utf8 {
      guard let digit = digit(character) else { continue }
      bits = bits << 6 | UInt32(digit)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
