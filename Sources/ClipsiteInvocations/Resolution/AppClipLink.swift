package import ClipsiteAppClips

/// A link of Apple's own to an App Clip, on the host `appclip.apple.com` (Apple, “Configuring App Clip
/// experiences”).
package enum AppClipLink: Hashable, Sendable {
  /// The default link of the site's App Clip.
  case ours(DefaultAppClipLink)
  /// The default link of another App Clip.
  case another(DefaultAppClipLink)
  /// Perhaps a demo link, which App Store Connect makes. It does not tell which App Clip it launches, and has
  /// no parameters.
  case demo
  /// Neither.
  case unknown

  /// Reads a link, or `nil` for other hosts.
  package init?(_ url: InvocationURL, clip: BundleID) {
    guard url.host.rawValue == DefaultAppClipLink.host else { return nil }
    if let link = DefaultAppClipLink(url.description.withoutFragment) {
      self = link.clip == clip ? .ours(link) : .another(link)
    } else if url.path.utf8.count > 1, url.path != "/id", url.query == nil {
      self = .demo
    } else {
      self = .unknown
    }
  }

  /// A name of the case that programs can rely on.
  package var kind: String {
    switch self {
    case .ours: "ours"
    case .another: "another"
    case .demo: "demo"
    case .unknown: "unknown"
    }
  }

  /// The default link, or `nil` for others.
  package var defaultLink: DefaultAppClipLink? {
    switch self {
    case .ours(let link), .another(let link): link
    case .demo, .unknown: nil
    }
  }

  /// The message, one sentence without a period.
  package var message: String {
    switch self {
    case .ours(let link):
      "the default link of the App Clip \(link.clip)"
        + (link.parameters.isEmpty ? "" : ", and the App Clip gets \(Self.shown(link.parameters))")
    case .another(let link): "the default link of another App Clip, \(link.clip)"
    case .demo: "perhaps a demo link: these have no parameters, and do not name the App Clip that they launch"
    case .unknown:
      "no App Clip link: a default link is https://appclip.apple.com/id?p=BUNDLE-ID with the bundle ID of "
        + "an App "
        + "Clip, and a demo link has no parameters"
    }
  }

  private static func shown(_ parameters: [DefaultAppClipLink.Parameter]) -> String {
    parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate var withoutFragment: String { String(prefix { $0 != "#" }) }
}
