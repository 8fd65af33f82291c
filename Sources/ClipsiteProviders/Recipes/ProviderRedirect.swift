import ClipsiteSiteModel

/// A short URL as the recipes of hosts see it.
package struct ProviderRedirect: Sendable {
  /// The short URL of the site.
  let alias: AliasID
  /// Its path.
  let path: SafeText
  /// Where it leads: a path, or a URL on another domain.
  let target: SafeText
  /// Where it leads, as a URL.
  let url: SafeText
  /// Whether that is another domain.
  let leavesDomain: Bool
  /// Whether there is also a page at the short URL, for a host that cannot redirect.
  var hasPage = false

  /// The path without the slash in front: empty for `/`.
  var pathWithoutSlash: Substring { path.text.dropFirst() }
  /// The number of parts of the path.
  var partCount: Int { path.text.utf8.count { $0 == UInt8(ascii: "/") } }
  /// The length of the line `PATH TARGET 301`, in bytes.
  var ruleLength: Int { path.text.utf8.count + target.text.utf8.count + " 301".utf8.count + 1 }
}
