/// What a host refuses, as far as a site can know. A limit that is not there is nil.
package struct ProviderLimits: Sendable {
  /// How many redirects a domain may have, rules for pages included.
  var redirects: Int?
  /// How many parts the path of a redirect may have.
  var pathParts: Int?
  /// How long the line of a redirect may be, in bytes.
  var ruleLength: Int?
  /// How large one configuration file may be, in bytes.
  var configurationSize: Int?
  /// How many files a domain may have.
  var files: Int?
  /// How large one file may be, in bytes.
  package var fileSize: Int?

  /// Whether a redirect is short enough for a rule.
  func takes(_ redirect: ProviderRedirect) -> Bool {
    redirect.partCount <= pathParts ?? .max && redirect.ruleLength <= ruleLength ?? .max
  }
}
