public import ClipsiteText

/// A URL that launches an App Clip: `https`, on an associated domain, nothing but ASCII.
///
/// The path, query and fragment are kept as written, because Apple's systems compare them byte by byte.
public struct InvocationURL: Hashable, Sendable, CustomStringConvertible {
  /// The domain.
  public let host: AssociatedDomain
  /// The path with its leading slash, or empty when none is written.
  public let path: String
  /// The text behind `?`, or `nil`.
  public let query: String?
  /// The text behind `#`, or `nil`.
  public let fragment: String?

  /// Reads a URL.
  public init(_ text: String) throws(InvalidValue) { try self.init(text, atMost: WebURL.maximumLength) }

  /// Reads a URL that may be longer than those in the content of a site.
  package init(_ text: String, atMost limit: Int) throws(InvalidValue) {
    if text.utf8.count > limit { throw InvalidValue(text, Rule.tooLong(limit)) }
    if let rule = Rule.broken(byTextOf: text) { throw InvalidValue(text, rule) }
    let parts = URLParts(text)
    if let rule = Rule.broken(byPartsOf: parts) { throw InvalidValue(text, rule) }
    let authority = parts.authority ?? ""
    if let rule = AssociatedDomain.Rule.broken(by: authority) {
      throw InvalidValue(text, rule == .userInfo ? Rule.userInfo : .host(rule))
    }
    host = AssociatedDomain(checked: authority)
    path = String(parts.path)
    query = parts.query.map(String.init)
    fragment = parts.fragment.map(String.init)
  }

  /// Creates a URL on a domain. The path is absolute and already percent-encoded.
  public init(host: AssociatedDomain, path: String) throws(InvalidValue) {
    try self.init("https://\(host)\(path)")
  }

  /// Creates the URL of a page of ours. The path is `/`, or slugs with a slash before each, so it needs no
  /// check.
  package init(host: AssociatedDomain, slugs path: String) {
    self.host = host
    self.path = path
    query = nil
    fragment = nil
  }

  /// Creates the root of a domain with a query that has been checked, in the form that Apple prints: without
  /// a slash before the query.
  package init(host: AssociatedDomain, query: String) {
    self.host = host
    path = ""
    self.query = query
    fragment = nil
  }

  /// The URL in its canonical form: scheme and host in lower case, the rest as written.
  public var description: String {
    var text = "https://\(host)\(path)"
    if let query { text += "?\(query)" }
    if let fragment { text += "#\(fragment)" }
    return text
  }

  /// The rules for an invocation URL.
  public typealias Rule = ValueRule<InvocationURL>
}

extension ValueRule<InvocationURL> {
  private static var start: String { "start it with `https://`" }

  /// It may not be empty.
  public static var empty: Self { .init("the invocation URL is empty") }
  /// It has at most this many bytes.
  public static func tooLong(_ limit: Int) -> Self {
    .init("the invocation URL {value} has more than \(limit) bytes")
  }
  /// It holds only characters that a URL may hold; the first other one is given.
  public static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    .init(
      "the invocation URL {value} contains \(Quoting.quoted(String(scalar)))",
      fix: "percent-encode the character as UTF-8")
  }
  /// Every `%` is followed by two hexadecimal digits.
  public static var badEscape: Self {
    .init(
      "the invocation URL {value} has a `%` without two hexadecimal digits after it",
      fix: "write a percent sign as `%25`")
  }
  /// It starts with `https://`.
  public static var notAbsolute: Self {
    .init("the invocation URL {value} does not start with `https://`", fix: start)
  }
  /// Its scheme is `https`.
  public static func notHTTPS(_ scheme: String) -> Self {
    .init("the invocation URL {value} has the scheme `\(scheme)`, but it must be `https`", fix: start)
  }
  /// It holds no user name and password.
  public static var userInfo: Self { .init("the invocation URL {value} contains a user name or password") }
  /// Its host breaks a rule for associated domains.
  public static func host(_ rule: AssociatedDomain.Rule) -> Self {
    .init("in the invocation URL {value}, " + rule.message(for: "before the path")) { value in
      guard rule == .internationalized || rule == .appleHost else { return nil }
      return rule.fix(for: URLParts(value).authority.map(String.init) ?? value)
    }
  }
  /// Its path has no `.` and `..` segments, which clients resolve before they ask.
  public static var dotSegment: Self {
    .init("the path of the invocation URL {value} has a `.` or `..` segment")
  }

  static func broken(byTextOf text: String) -> Self? {
    if text.isEmpty { return .empty }
    if let bad = text.unicodeScalars.first(where: { !isAllowed($0) }) {
      let host = URLParts(text).authority
      let isForeign = host.flatMap(AssociatedDomain.Rule.broken) == .internationalized
      return isForeign ? .host(.internationalized) : .badCharacter(bad)
    }
    return PercentEncoding.isWellFormed(text) ? nil : .badEscape
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    PercentEncoding.queryBytes.contains(scalar) || "%#[]".unicodeScalars.contains(scalar)
  }

  static func broken(byPartsOf parts: URLParts) -> Self? {
    guard let scheme = parts.scheme?.asciiLowercased else { return .notAbsolute }
    if scheme != "https" { return .notHTTPS(scheme) }
    if parts.authority == nil { return .notAbsolute }
    let segments = parts.path.utf8.split(separator: UInt8(ascii: "/"))
    return segments.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      ? .dotSegment : nil
  }
}
