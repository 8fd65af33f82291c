public import ClipsiteText

/// A domain that can be associated with an app: a fully qualified host name in ASCII.
///
/// The `applinks:` and `appclips:` entries of the Associated Domains Entitlement name one each (Apple,
/// “Supporting associated domains”). Letters are lower-cased. Host names in Unicode or punycode are refused:
/// both fail on iOS 16 and later.
public struct AssociatedDomain: CheckedText {
  /// The host name in lower case.
  public let rawValue: String

  /// Checks a host name.
  public init(_ text: String) throws(InvalidValue) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    self.init(checked: text)
  }

  /// A host name that breaks no rule.
  init(checked text: some StringProtocol) { rawValue = text.asciiLowercased }

  /// Indicates whether nobody can own the domain, as `example.com` and `donuts.test`.
  package var isPlaceholder: Bool {
    let labels = Array(rawValue.split(separator: ".").reversed())
    return ExampleIdentity.isReserved(labels) || ExampleIdentity.isReserved(atTheTop: labels.first)
  }

  /// Checks a host name that is to be a domain of a site: not the one on which Apple hosts default links.
  package init(ofSite text: String) throws(InvalidValue) {
    try self.init(text)
    if rawValue == DefaultAppClipLink.host { throw InvalidValue(text, Rule.appleHost) }
  }

  /// Indicates whether bytes are certainly a host name in lower case that breaks no rule, as nearly all are:
  /// short, of at least two labels, without two hyphens side by side as in `xn--`, and with a top label that
  /// begins with a letter and is shorter than `localhost`.
  static func isOrdinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 63 else { return false }
    var (lastDot, isInLabel) = (0, false)
    for (index, byte) in bytes.enumerated() {
      let continues = byte.isLowerCaseLetter || byte.isDigit
      guard continues || isInLabel && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")) else {
        return false
      }
      if byte == UInt8(ascii: ".") { lastDot = index }
      isInLabel = continues
    }
    return isInLabel && lastDot > 0 && bytes.count - lastDot <= 9 && bytes[lastDot + 1].isLowerCaseLetter
  }

  /// The rules for an associated domain.
  public typealias Rule = ValueRule<AssociatedDomain>

  fileprivate static let allowed = ASCIISet("-.", lettersAndDigits: true)
}

extension ValueRule<AssociatedDomain> {
  private static var anyHost: String { "write the name of a host, for example `example.com`" }

  /// Returns the host name alone where it can be told, or what to use.
  private static func alone(_ value: String) -> String {
    host(in: value).map { "write `\($0)`" } ?? anyHost
  }

  /// It may not be empty.
  public static var empty: Self { .init("the domain is empty", fix: anyHost) }
  /// It stands without `https://`.
  public static var scheme: Self {
    .init("the domain {value} has a scheme, but it must be a host name only", fixedBy: alone)
  }
  /// It stands without the service of the entitlement, as in `applinks:`.
  public static var service: Self {
    .init("the domain {value} has a prefix before `:`, but it must be a host name only", fixedBy: alone)
  }
  /// It stands without path, query and fragment.
  public static var path: Self {
    .init("the domain {value} has a path, query or fragment, but it must be a host name only", fixedBy: alone)
  }
  /// It stands without user name and password.
  public static var userInfo: Self {
    .init("the domain {value} has a user name, but it must be a host name only", fixedBy: alone)
  }
  /// It stands without port.
  public static var port: Self {
    .init("the domain {value} has a port, but associated domains use the default port", fixedBy: alone)
  }
  /// It is one host: `*` is not allowed for App Clips.
  public static var wildcard: Self {
    .init("the domain {value} has a `*`, but App Clips need each domain by its full name", fixedBy: alone)
  }
  /// It is written in ASCII and no label is punycode.
  public static var internationalized: Self {
    .init(
      "the domain {value} is internationalized, but associated domains must be ASCII without `xn--` labels"
    ) { value in
      Punycode.host(value).map {
        "use an ASCII host, because even `\($0)`, its form in punycode, fails on iOS 16 and later"
      } ?? "use an ASCII host, for example `example.com`"
    }
  }
  /// It does not end with a period.
  public static var trailingDot: Self { .init("the domain {value} ends with a full stop", fixedBy: alone) }
  /// Something stands before, after and between its periods.
  public static var emptyLabel: Self { .init("the domain {value} has an empty label", fix: anyHost) }
  /// It is a name, no address.
  public static var ipAddress: Self {
    .init("{value} is an IP address, but an associated domain must be a host name", fix: anyHost)
  }
  /// It is a public host, not this machine.
  public static var localhost: Self {
    .init("{value} is this machine, but an associated domain must be a public host name", fix: anyHost)
  }
  /// It has at least two labels.
  public static var singleLabel: Self {
    .init("the domain {value} has no full stop, but it must be a full host name", fix: anyHost)
  }
  /// A label has at most 63 characters (RFC 1035).
  public static var labelTooLong: Self {
    .init("the domain {value} has a label of more than 63 characters", fix: anyHost)
  }
  /// The name has at most 253 characters (RFC 1035).
  public static var tooLong: Self { .init("the domain {value} has more than 253 characters", fix: anyHost) }
  /// A label neither starts nor ends with a hyphen (RFC 1123).
  public static var hyphenAtEdge: Self {
    .init("the domain {value} has a label that starts or ends with a hyphen", fix: anyHost)
  }
  /// It is a domain of the site's own, not the one on which Apple hosts default links.
  public static var appleHost: Self {
    .init("the domain {value} is Apple's, but no app can be associated with it", fix: anyHost)
  }
  /// It has only letters, digits, hyphens and periods; the first other character is given.
  public static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    .init(
      "the domain {value} contains \(Quoting.quoted(String(scalar))), but "
        + "only letters, digits, `-` and `.` are allowed"
    ) { $0.contains(",") ? "write one domain, or a list in `domains`, as in `[\($0)]`" : anyHost }
  }
}

extension ValueRule<AssociatedDomain> {
  static func broken(by text: some StringProtocol) -> Self? {
    if text.isEmpty { return .empty }
    // Nearly every text has the right characters, and each URL of a page is checked.
    if text.utf8.allSatisfy({ AssociatedDomain.allowed.contains($0) }) { return brokenByLabels(of: text) }
    return brokenByMore(than: text) ?? brokenByCharacters(of: text)
  }

  /// Returns the rule that a text breaks if it contains more than a host name, such as the parts of a URL
  /// or an entitlement.
  private static func brokenByMore(than text: some StringProtocol) -> Self? {
    let bytes = text.utf8
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      if text[colon...].utf8.starts(with: "://".utf8) { return .scheme }
      if bytes.contains(UInt8(ascii: "@")) { return .userInfo }
      if text[colon...].dropFirst().utf8.contains(UInt8(ascii: ":")) { return .ipAddress }
      let rest = text[colon...].dropFirst().prefix { $0 != "/" }
      return rest.utf8.allSatisfy(\.isDigit) ? .port : .service
    }
    if bytes.contains(where: { "/?#".utf8.contains($0) }) { return .path }
    if bytes.contains(UInt8(ascii: "@")) { return .userInfo }
    return bytes.contains(UInt8(ascii: "*")) ? .wildcard : nil
  }

  private static func brokenByCharacters(of text: some StringProtocol) -> Self? {
    guard let bad = text.unicodeScalars.first(where: { !AssociatedDomain.allowed.contains($0) }) else {
      return nil
    }
    return text.utf8.allSatisfy(\.isASCII) ? .badCharacter(bad) : .internationalized
  }

  private static func brokenByLabels(of text: some StringProtocol) -> Self? {
    var rest = Substring(text)
    var count = 0
    while let dot = rest.position(of: ".") {
      if let rule = broken(byLabel: rest[..<dot].utf8) { return rule }
      rest = rest[rest.utf8.index(after: dot)...]
      count += 1
    }
    if rest.isEmpty { return count > 0 ? .trailingDot : .emptyLabel }
    if let rule = broken(byLabel: rest.utf8) { return rule }
    if text.utf8.count > 253 { return .tooLong }
    if rest.utf8.allSatisfy(\.isDigit) { return .ipAddress }
    if equals(rest.utf8, "localhost") { return .localhost }
    return count == 0 ? .singleLabel : nil
  }

  private static func broken(byLabel label: Substring.UTF8View) -> Self? {
    guard let first = label.first, let last = label.last else { return .emptyLabel }
    if label.count > 63 { return .labelTooLong }
    if first == UInt8(ascii: "-") || last == UInt8(ascii: "-") { return .hyphenAtEdge }
    return equals(label.prefix(4), "xn--") ? .internationalized : nil
  }

  /// Indicates whether a label is this lower-case text in any letter case.
  private static func equals(_ label: Substring.UTF8View, _ text: String) -> Bool {
    label.lazy.map { $0.isUpperCaseLetter ? $0 | 0x20 : $0 }.elementsEqual(text.utf8)
  }

  /// The host name inside a URL or entitlement entry, when it is one.
  private static func host(in value: String) -> String? {
    var rest = Substring(value)
    if let colon = rest.firstIndex(of: ":") {
      let isPort = rest[colon...].dropFirst().prefix { $0 != "/" }.utf8.allSatisfy(\.isDigit)
      if !isPort || rest[colon...].hasPrefix("://") { rest = rest[colon...].dropFirst() }
    }
    while rest.first == "/" { rest.removeFirst() }
    rest = rest.prefix { !"/?#".contains($0) }
    if let at = rest.lastIndex(of: "@") { rest = rest[at...].dropFirst() }
    rest = rest.prefix { $0 != ":" }
    if rest.hasPrefix("*.") { rest = rest.dropFirst(2) }
    if rest.hasSuffix(".") { rest.removeLast() }
    return broken(by: rest) == nil ? rest.asciiLowercased : nil
  }
}
