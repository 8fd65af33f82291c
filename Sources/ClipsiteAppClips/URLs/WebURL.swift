public import ClipsiteText

/// An absolute `https` or `http` URL in one of the author's fields, such as the address of an image.
///
/// Characters that a URL may not hold are percent-encoded as UTF-8 in path, query and fragment, so the text
/// is ASCII and safe in an attribute. Everything that could run code or hide where the URL leads is refused.
public struct WebURL: CheckedText {
  /// The URL in its canonical form: scheme and host in lower case, the rest percent-encoded.
  public let rawValue: String

  /// The greatest length in bytes.
  public static let maximumLength = 2048

  /// Checks a URL.
  public init(_ text: String) throws(InvalidValue) {
    if Self.isCanonical(text) {
      rawValue = text
      return
    }
    if let rule = Rule.broken(byTextOf: text) { throw InvalidValue(text, rule) }
    let parts = URLParts(text)
    if let rule = Rule.broken(bySchemeOf: parts, in: text) { throw InvalidValue(text, rule) }
    let authority = parts.authority ?? ""
    if let rule = Rule.broken(byAuthority: authority, host: parts.host, port: parts.port) {
      throw InvalidValue(text, rule)
    }
    let scheme = parts.scheme?.asciiLowercased ?? ""
    rawValue = "\(scheme)://\(authority.asciiLowercased)" + Self.encodedTail(of: parts)
    if rawValue.utf8.count > Self.maximumLength { throw InvalidValue(text, Rule.tooLong) }
  }

  /// A page or file of a site: `https`, a domain that has been checked, and a path that is percent-encoded
  /// where it needs to be. Nothing is left that could be wrong, so nothing is parsed.
  ///
  /// The path includes its leading slash.
  public init(host: AssociatedDomain, path: String) {
    self.init(host: host, encodedPath: PercentEncoding.path(path))
  }

  /// The same with a path that has nothing to encode, as those of all pages.
  package init(host: AssociatedDomain, encodedPath path: String) {
    var text = ""
    text.reserveCapacity(8 + host.rawValue.utf8.count + path.utf8.count)
    text += "https://"
    text += host.rawValue
    text += path
    rawValue = text
  }

  /// Indicates whether the scheme is `https`; `http` is read too, and callers warn.
  public var isSecure: Bool { rawValue.utf8.starts(with: "https:".utf8) }

  /// The host in lower case, without the port.
  public var host: String {
    let host = rawValue.utf8.dropFirst(isSecure ? 8 : 7).prefix { byte in
      byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    return String(Substring(host))
  }

  /// Indicates whether a text is certainly a URL in its canonical form, as most are: `https`, an ordinary host
  /// in lower case, and behind it only bytes that a URL may have. All other texts are cut into parts.
  private static func isCanonical(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count <= maximumLength, bytes.starts(with: "https://".utf8) else { return false }
      let end = bytes.dropFirst(8).firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      let allowed = PercentEncoding.queryBytes
      return AssociatedDomain.isOrdinary(UnsafeBufferPointer(rebasing: bytes[8..<end]))
        && bytes[end...].allSatisfy { allowed.contains($0) }
    } ?? false
  }

  private static func encodedTail(of parts: URLParts) -> String {
    var tail = PercentEncoding.encode(parts.path, allowed: PercentEncoding.pathBytes, keepingEscapes: true)
    for (mark, part) in [("?", parts.query), ("#", parts.fragment)] {
      guard let part else { continue }
      tail += mark + PercentEncoding.encode(part, allowed: PercentEncoding.queryBytes, keepingEscapes: true)
    }
    return tail
  }
}

extension WebURL {
  /// The rules for a URL in a field.
  public typealias Rule = ValueRule<WebURL>
}

extension ValueRule<WebURL> {
  private static var form: String { "use an absolute URL that starts with `https://`" }

  /// It may not be empty.
  public static var empty: Self { .init("the URL is empty", fix: form) }
  /// It has at most `WebURL.maximumLength` bytes.
  public static var tooLong: Self {
    .init("the URL {value} has more than \(WebURL.maximumLength) bytes", fix: "use a shorter URL")
  }
  /// It runs no code and carries no document: `javascript:`, `data:` and the like are refused.
  public static func scriptScheme(_ scheme: String) -> Self {
    .init("the URL {value} has the scheme `\(scheme)`, which is not allowed here", fix: form)
  }
  /// It holds no white space.
  public static var whiteSpace: Self {
    .init("the URL {value} contains white space", fix: "write a space as `%20`")
  }
  /// It holds no control characters.
  public static var control: Self { .init("the URL {value} contains a control character", fix: form) }
  /// It starts with `https://`.
  public static var notAbsolute: Self { .init("the URL {value} is not absolute", fix: form) }
  /// Its scheme is `https` or `http`.
  public static func unsupportedScheme(_ scheme: String) -> Self {
    .init("the URL {value} has the scheme `\(scheme)`, but it must be `https`", fix: form)
  }
  /// It names a host.
  public static var missingHost: Self { .init("the URL {value} names no host", fix: form) }
  /// It holds no user name and password.
  public static var userInfo: Self {
    .init("the URL {value} contains a user name or password", fix: "leave out everything up to the `@`")
  }
  /// Its host is public, not this machine.
  public static var localhost: Self {
    .init("the URL {value} leads to this machine, which visitors could not reach", fix: form)
  }
  /// Its host is a name or address that is written in ASCII.
  public static var badHost: Self {
    .init("the host of the URL {value} is not a full host name in ASCII") { value in
      URLParts(value).authority.flatMap { Punycode.host(String($0)) }.map { "write the host as `\($0)`" }
        ?? form
    }
  }
  /// Its port is a number from 1 to 65535.
  public static var badPort: Self {
    .init("the port of the URL {value} is not a number from 1 to 65535", fix: form)
  }
  /// Every `%` is followed by two hexadecimal digits.
  public static var badEscape: Self {
    .init(
      "the URL {value} has a `%` without two hexadecimal digits after it",
      fix: "write a percent sign as `%25`")
  }
  /// It holds no backslash, which browsers take for a slash.
  public static var backslash: Self { .init("the URL {value} contains a backslash", fix: "write `/`") }

  /// Returns the rule that a text breaks, as far as it can be seen before the URL is cut into parts.
  static func broken(byTextOf text: String) -> Self? {
    if text.isEmpty { return .empty }
    if text.utf8.count > WebURL.maximumLength { return .tooLong }
    if let scheme = URLParts.disguisedScheme(of: text), URLParts.scriptSchemes.contains(scheme) {
      return .scriptScheme(scheme)
    }
    for scalar in text.unicodeScalars where !PercentEncoding.queryBytes.contains(scalar) {
      if scalar.properties.isWhitespace { return .whiteSpace }
      if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value { return .control }
      if scalar == "\\" { return .backslash }
    }
    return PercentEncoding.isWellFormed(text) ? nil : .badEscape
  }

  static func broken(bySchemeOf parts: URLParts, in text: String) -> Self? {
    guard let scheme = parts.scheme?.asciiLowercased else { return .notAbsolute }
    guard scheme == "https" || scheme == "http" else { return .unsupportedScheme(scheme) }
    guard let authority = parts.authority, !authority.isEmpty else { return .missingHost }
    return nil
  }

  static func broken(byAuthority authority: Substring, host: Substring, port: Substring?) -> Self? {
    if authority.utf8.contains(UInt8(ascii: "@")) { return .userInfo }
    if let port, !port.isAllDigits || !(1...65535 ~= (Int(port) ?? 0)) { return .badPort }
    if host.isEmpty { return .missingHost }
    let host = host.asciiLowercased
    if isThisMachine(host) { return .localhost }
    // Only associated domains have trouble with punycode; pictures and pages of others do not.
    let rule = AssociatedDomain.Rule.broken(by: withoutPunycode(host))
    let isAddress = host.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    return rule == nil || rule == .ipAddress && isAddress ? nil : .badHost
  }

  private static func withoutPunycode(_ host: String) -> String {
    if host[...].position(of: "-") == nil { return host }
    return host.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("xn--") ? $0.dropFirst(4) : $0 }.joined(separator: ".")
  }

  private static func isThisMachine(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "0.0.0.0" || host == "[::1]"
      || (host.utf8.starts(with: "127.".utf8)
        && host.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") })
  }
}
