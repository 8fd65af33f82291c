/// A domain that can be associated with an app: a fully qualified host name in ASCII.
///
/// The `applinks:` and `appclips:` entries of the Associated Domains Entitlement name one each (Apple,
/// “Supporting associated domains”). Letters are lower-cased. Host names in Unicode or punycode are refused:
/// both fail on iOS 16 and later.
public struct AssociatedDomain: Hashable, Sendable, CustomStringConvertible {
  /// The host name in lower case.
  public let rawValue: String

  /// Checks a host name.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    rawValue = text.asciiLowercased
  }

  /// Checks a host name that is to be a domain of a site: not the one on which Apple hosts default links.
  package init(ofSite text: String) throws(InvalidValue<Rule>) {
    try self.init(text)
    if rawValue == DefaultAppClipLink.host { throw InvalidValue(text, .appleHost) }
  }

  /// The host name in lower case.
  public var description: String { rawValue }
}
