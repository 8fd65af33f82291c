/// Bytes as text, for files that are compiled in.
enum Base64 {
  /// The bytes that text stands for; characters outside the alphabet of RFC 4648 section 4 do not count.
  static func decode(_ text: String) -> [UInt8] {
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

  /// The text for bytes, in lines of 96 characters.
  static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (text, index) = ([UInt8](), 0)
    while index < bytes.count {
      let group = bytes[index...].prefix(3)
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for digit in 0..<4 {
        text.append(
          digit > group.count ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * digit)) & 63])
      }
      index += 3
      if text.count % 97 == 96, index < bytes.count { text.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: text, as: UTF8.self)
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
