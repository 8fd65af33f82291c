import ClipsiteAppClips

/// The file `_redirects` of Netlify, Cloudflare and GitLab: one rule a line, `FROM TO STATUS`.
struct RedirectsFile {
  static let name = "_redirects"

  private var bytes: [UInt8] = []
  private var count = 0

  /// Adds a rule.
  mutating func add(
    _ from: some CustomStringConvertible, _ to: some CustomStringConvertible, _ status: String
  ) {
    bytes += "\(from) \(to) \(status)\n".utf8
    count += 1
  }

  /// The file of a domain; none without rules.
  func file(in domain: AssociatedDomain) -> [ProviderFile] {
    guard count > 0 else { return [] }
    var file = ProviderFile(Self.name, in: domain, bytes)
    file.redirectCount = count
    return [file]
  }
}
