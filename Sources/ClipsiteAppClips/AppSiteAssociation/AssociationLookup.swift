public import ClipsiteJSON

/// The AASA file of a domain, read once and asked for many URLs (Apple, “Supporting associated domains”).
public struct AssociationLookup: Sendable {
  /// The app identifiers below `appclips`, as the file spells them.
  public let appClips: [String]
  /// The `applinks` of the file, ready to be compared with URLs.
  public let universalLinks: UniversalLinkMatcher
  private let links: JSONValue?

  /// Makes the file of a domain ready.
  ///
  /// - Parameter domain: The domain; nil to take every URL as one of the file's domain.
  public init(_ file: JSONValue, domain: AssociatedDomain?) {
    appClips = file["appclips"]?["apps"]?.elements?.compactMap(\.text) ?? []
    links = file["applinks"]
    universalLinks = UniversalLinkMatcher(file, domain: domain)
  }

  /// Whether the file has `applinks` at all.
  public var hasUniversalLinks: Bool { links != nil }

  /// Whether the file names an App Clip.
  public func names(_ clip: AppID) -> Bool { appClips.contains(clip.description) }

  /// What the file says of a URL, app by app.
  public func answer(for url: InvocationURL) -> UniversalLinkAnswer {
    UniversalLinkAnswer(universalLinks.verdicts(on: url), in: self)
  }

  /// The component or path that a verdict names, as it is written.
  public func pattern(of verdict: UniversalLinkMatcher.Verdict) -> JSONValue? {
    switch verdict {
    case .matched(let detail, let component), .blocked(let detail, let component):
      let details = links?["details"]
      let entry =
        details?.members.map { $0.indices.contains(detail) ? $0[detail].value : nil } ?? details?[detail]
      return entry?["components"]?[component] ?? entry?["paths"]?[component]
    case .none: return nil
    }
  }
}
