import ClipsiteAppClips

/// Whether a URL is likely to fit into an App Clip Code, by the rules that Apple documents (“Encoding a URL
/// in an App Clip Code”). Only Apple's tool knows: how it compresses URLs is not public, so the number of
/// bits is a rough guess.
package struct CodeFit: Hashable, Sendable {
  /// How likely it is that the URL does not fit.
  package enum Risk: String, Hashable, Sendable {
    /// It takes about as much room as URLs that are known to fit.
    case low
    /// It comes near the limit, or has a character that some documents exclude.
    case medium
    /// It seems too long.
    case high
  }

  /// Something about the URL that takes room or is not sure to work.
  package struct Finding: Hashable, Sendable {
    /// What it is: a word that stays the same.
    let rule: Rule
    /// One sentence without a full stop.
    let message: String
    /// What to change.
    let fix: String
  }

  /// What can be said against a URL.
  enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A digit stands in the domain.
    case digitInHost = "digit-in-host"
    /// The domain begins with `www`.
    case www
    /// The path has more than two parts.
    case deepPath = "deep-path"
    /// A number begins with a zero.
    case leadingZero = "leading-zero"
    /// A part of the path is like a UUID.
    case uuid
    /// The whole is long.
    case length
  }

  /// How many bits a code has room for.
  static let capacity = 128

  /// About how many bits the URL takes.
  let bits: Int
  /// What can be said against it.
  let findings: [Finding]
  /// The outcome.
  let risk: Risk

  /// Looks at a URL of a site.
  init(_ url: InvocationURL) {
    let parts = url.path.split(separator: "/").map(String.init)
    let bits = Self.bits(of: url.host, parts)
    var findings = Self.hostFindings(url.host) + Self.pathFindings(parts)
    if bits > Self.comfortable { findings.append(Self.length(bits)) }
    self.bits = bits
    self.findings = findings
    let isDoubtful = findings.contains { [.digitInHost, .leadingZero].contains($0.rule) }
    risk =
      bits > Self.capacity || findings.contains { $0.rule == .uuid }
      ? .high : bits > Self.comfortable || isDoubtful ? .medium : .low
  }

  /// Up to this guess the URLs that Apple's documents show are well inside.
  private static let comfortable = 96
}
