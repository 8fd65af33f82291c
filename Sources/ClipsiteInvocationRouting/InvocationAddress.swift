/// An invocation URL cut into the parts that matter for routing. Codes are scanned, typed and forwarded, so
/// letter case, slashes and escapes are read generously; whatever is no web URL is none.
struct InvocationAddress {
  /// The host in lower case, without port.
  let host: String
  /// The parts of the path, decoded, without empty ones.
  let path: [String]
  let parameters: InvocationParameters
  /// The decoded text behind `#`.
  let fragment: String?

  init?(_ text: String) {
    let (beforeFragment, fragment) = Self.cut(text.utf8[...], at: UInt8(ascii: "#"))
    let (address, query) = Self.cut(beforeFragment, at: UInt8(ascii: "?"))
    guard let rest = Self.withoutScheme(address) else { return nil }
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard let host = Self.host(rest[..<slash]) else { return nil }
    self.host = host
    path = Self.path(rest[slash...])
    parameters = InvocationParameters(query: query.map { Substring($0) } ?? "")
    self.fragment = fragment.map { PercentCoding.decode($0) }
  }

  /// The text before a byte, and what stands behind it.
  private static func cut(
    _ text: Substring.UTF8View, at byte: UInt8
  ) -> (Substring.UTF8View, Substring.UTF8View?) {
    guard let index = text.firstIndex(of: byte) else { return (text, nil) }
    return (text[..<index], text[index...].dropFirst())
  }

  private static func withoutScheme(_ text: Substring.UTF8View) -> Substring.UTF8View? {
    for scheme in ["https://", "http://"]
    where text.prefix(scheme.utf8.count).elementsEqual(scheme.utf8, by: isSame) {
      return text.dropFirst(scheme.utf8.count)
    }
    return nil
  }

  private static func isSame(_ byte: UInt8, _ lower: UInt8) -> Bool {
    byte == lower || lowered(byte) == lower
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// A host without its usual port. One with a user name in front is not what it looks like.
  private static func host(_ authority: Substring.UTF8View) -> String? {
    let (name, port) = cut(authority, at: UInt8(ascii: ":"))
    guard !authority.contains(UInt8(ascii: "@")),
      port.map({ ["", "443", "80"].contains(Substring($0)) }) ?? true
    else { return nil }
    let host = lowered(String(decoding: name, as: UTF8.self))
    return host.isEmpty ? nil : host.hasSuffix(".") ? String(host.dropLast()) : host
  }

  private static func path(_ text: Substring.UTF8View) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: UInt8(ascii: "/")) {
      switch PercentCoding.decode(part) {
      case ".": continue
      case "..": _ = parts.popLast()
      case let part: parts.append(part)
      }
    }
    return parts
  }

  /// A text with its ASCII letters in lower case.
  static func lowered(_ text: String) -> String {
    guard text.utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else { return text }
    return String(decoding: text.utf8.map(lowered), as: UTF8.self)
  }
}

extension InvocationAddress: CustomStringConvertible {
  /// The URL in one form. Reading it again gives the same parts.
  var description: String {
    "https://\(host)/\(path.map(PercentCoding.encode).joined(separator: "/"))"
      + (parameters.isEmpty ? "" : "?\(parameters)")
      + (fragment.map { "#" + PercentCoding.encode($0) } ?? "")
  }
}

/// Percent-encoding (RFC 3986, section 2.1).
enum PercentCoding {
  /// The text that is encoded. One with a broken escape, or that is not UTF-8, is kept as written.
  static func decode(_ text: some Collection<UInt8>) -> String {
    let written = String(decoding: text, as: UTF8.self)
    guard text.contains(UInt8(ascii: "%")) else { return written }
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return written
      }
      bytes.append(high << 4 | low)
    }
    // `String(validating:as:)` needs iOS 18. What is not UTF-8 comes out with other bytes here.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : written
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A text with everything encoded but unreserved characters (RFC 3986, section 2.3).
  static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
