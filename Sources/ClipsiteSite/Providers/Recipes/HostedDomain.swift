package import ClipsiteAppClips
import ClipsiteContent

/// One domain of a site as the recipes of hosts see it.
package struct HostedDomain: Sendable {
  package let domain: AssociatedDomain
  /// Its short URLs.
  var redirects: [ProviderRedirect]
  /// Its short URLs with a query on the root.
  var queries: [QueryRedirect] = []
  /// The paths of its pages but the home page, for hosts that need a rule for each; otherwise empty.
  let pages: [SafeText]
  /// The form of its pages as files.
  let pageFiles: PageFiles
  /// The security headers of its answers. Empty if the site leaves them to its operator.
  var securityHeaders: [SecurityHeader] = []

  /// The domain with some of its short URLs.
  func keeping(_ isKept: (ProviderRedirect) -> Bool) -> HostedDomain {
    var domain = self
    domain.redirects.removeAll { !isKept($0) }
    return domain
  }

  /// The domain as text for configurations.
  var name: SafeText { SafeText(domain.rawValue) }
  /// The name for providers whose names have no periods.
  var label: String { domain.rawValue.replacing(".", with: "-") }
  /// The folder that the domain is written to unless `--output` names another, seen from the site's folder.
  var folder: SafeText { SafeText("\(SiteFolder.outputFolderName)/\(domain)") }
}

/// A short URL as the recipes of hosts see it.
package struct ProviderRedirect: Sendable {
  /// The short URL of the site.
  let alias: AliasID
  let path: SafeText
  /// The target: a path, or a URL on another domain.
  let target: SafeText
  /// The target as a URL.
  let url: SafeText
  /// Indicates whether the target is on another domain.
  let leavesDomain: Bool
  /// Indicates whether there is also a page at the short URL, for a provider that cannot redirect.
  var hasPage = false

  /// The path without the slash in front: empty for `/`.
  var pathWithoutSlash: Substring { path.text.dropFirst() }
  /// The number of parts of the path.
  var partCount: Int { path.text.utf8.count { $0 == UInt8(ascii: "/") } }
  /// The length of the line `PATH TARGET 301`, in bytes.
  var ruleLength: Int { path.text.utf8.count + target.text.utf8.count + " 301".utf8.count + 1 }
}

/// A short URL with a query on the root of a domain, as the recipes of hosts see it.
package struct QueryRedirect: Sendable {
  /// The query, as in `id=1`.
  let query: String
  /// The target: a path, or a URL on another domain.
  let target: SafeText
  /// The target as a URL.
  let url: SafeText

  /// Creates a redirect, or returns `nil` for a query that a configuration could read as syntax.
  init?(_ query: String, target: SafeText, url: SafeText) {
    guard Self.isSafe(query) else { return nil }
    (self.query, self.target, self.url) = (query, target, url)
  }

  fileprivate static func isSafe(_ query: String) -> Bool {
    query.utf8.allSatisfy { $0.isLetterOrDigit || "-._=&".utf8.contains($0) }
  }

  /// The query as it stands in a regular expression (PCRE).
  var pattern: String { query.replacing(".", with: "\\.") }
}

extension Site {
  /// Indicates whether all hosts of the site redirect a short URL with a query. The page at the root of the domain
  /// answers others.
  package func isRedirected(_ alias: QueryAlias) -> Bool {
    let hosts = configuration.options.providers
    return !hosts.isEmpty && hosts.allSatisfy(\.provider.recipe.tellsQueriesApart)
      && QueryRedirect.isSafe(String(alias.url.query ?? ""))
  }
}

/// Text that means itself in every configuration language that clipsite writes, with quotes or without.
///
/// Values in configurations are domains, paths and URLs made of both. Their types allow letters, digits and
/// `- . / :` only (`AssociatedDomain.Rule`, `Slug.Rule`), so no value can end a quotation, begin a comment or
/// name a variable. This type holds them to it: whoever allows more in a domain or a path meets its
/// precondition first.
struct SafeText: Hashable, Sendable, CustomStringConvertible {
  let text: String

  /// - Precondition: The text has no characters but those.
  init(_ text: String) {
    precondition(Self.isSafe(text), "text that a configuration could read as syntax")
    self.text = text
  }

  /// Indicates whether a text has only letters, digits, and `- . / :`.
  static func isSafe(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isLetterOrDigit || "-./:".utf8.contains($0) }
  }

  var description: String { text }

  /// The text as it stands in a regular expression (PCRE).
  var pattern: String { text.replacing(".", with: "\\.") }
}
