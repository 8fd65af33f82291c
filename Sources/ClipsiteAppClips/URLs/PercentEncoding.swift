/// Percent-encoding (RFC 3986) of the parts of a URL.
public enum PercentEncoding {
  /// A path as it stands in a URL: everything that a path may not hold is encoded as UTF-8, `/` stays, and so
  /// do escapes that are there already only when `keepingEscapes` is set.
  public static func path(_ path: String, keepingEscapes: Bool = false) -> String {
    encode(path, allowed: pathBytes, keepingEscapes: keepingEscapes)
  }

  /// A name or value inside a query: only unreserved characters stay.
  public static func queryComponent(_ text: String) -> String {
    encode(text, allowed: unreserved, keepingEscapes: false)
  }

  /// The text with its escapes decoded as UTF-8, or `nil` if an escape is broken or the bytes are not UTF-8.
  public static func decode(_ text: some StringProtocol) -> String? {
    // As a text of its own, its bytes stand side by side.
    var text = String(text)
    guard text.withUTF8({ $0.contains(UInt8(ascii: "%")) }) else { return text }
    guard let bytes = bytes(decoding: text) else { return nil }
    // Decoding repairs what is not UTF-8, so the bytes differ then.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  /// The bytes of a text with its escapes decoded, or `nil` if an escape is broken.
  package static func bytes(decoding text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next()?.hexValue, let low = iterator.next()?.hexValue else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// Indicates whether every `%` is followed by two hexadecimal digits.
  static func isWellFormed(_ text: some StringProtocol) -> Bool {
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else { continue }
      guard iterator.next()?.hexValue != nil, iterator.next()?.hexValue != nil else { return false }
    }
    return true
  }

  static let unreserved = ASCIISet("-._~", lettersAndDigits: true)
  /// `pchar` of RFC 3986 and the slash.
  static let pathBytes = ASCIISet("-._~!$&'()*+,;=:@/", lettersAndDigits: true)
  /// The same and the question mark.
  static let queryBytes = ASCIISet("-._~!$&'()*+,;=:@/?", lettersAndDigits: true)

  static func encode(_ text: some StringProtocol, allowed: ASCIISet, keepingEscapes: Bool) -> String {
    func stays(_ byte: UInt8) -> Bool {
      allowed.contains(byte) || (keepingEscapes && byte == UInt8(ascii: "%"))
    }
    var text = String(text)
    guard text.withUTF8({ !$0.allSatisfy(stays) }) else { return text }
    return text.withUTF8 { text in
      String(unsafeUninitializedCapacity: 3 * text.count) { output in
        var end = 0
        for byte in text {
          let isEncoded = !stays(byte)
          output[end] = isEncoded ? UInt8(ascii: "%") : byte
          if isEncoded { (output[end + 1], output[end + 2]) = (.hexDigit(byte >> 4), .hexDigit(byte & 15)) }
          end += isEncoded ? 3 : 1
        }
        return end
      }
    }
  }
}
