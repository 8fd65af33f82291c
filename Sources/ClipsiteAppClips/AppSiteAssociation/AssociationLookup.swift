public import ClipsiteText

/// The AASA file of a domain, read once and asked for many URLs (Apple, “Supporting associated domains”).
public struct AssociationLookup: Sendable {
  /// The app identifiers below `appclips`, as the file spells them.
  public let appClips: [String]
  /// The `applinks` of the file, ready to be compared with URLs.
  public let universalLinks: UniversalLinkMatcher
  private let links: JSONValue?

  /// Prepares the file of a domain. If `domain` is `nil`, every URL counts as one of the file's domain.
  public init(_ file: JSONValue, domain: AssociatedDomain?) {
    appClips = file["appclips"]?["apps"]?.elements?.compactMap(\.text) ?? []
    links = file["applinks"]
    universalLinks = UniversalLinkMatcher(file, domain: domain)
  }

  /// Indicates whether the file has `applinks` at all.
  public var hasUniversalLinks: Bool { links != nil }

  /// Indicates whether the file names an App Clip.
  public func names(_ clip: AppID) -> Bool { appClips.contains(clip.description) }

  /// Returns the answer of the file for a URL, app by app.
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

/// The answer of the `applinks` of an AASA file for a URL, with the rule that decides.
public struct UniversalLinkAnswer: Hashable, Sendable {
  /// The outcome for the link.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// An app opens it.
    case matched
    /// A rule with `exclude` keeps it in the browser.
    case blocked
    /// No rule matches.
    case none
  }

  /// The answer for one app.
  public struct App: Hashable, Sendable {
    /// The app identifier as the file spells it.
    public let appID: String
    /// The outcome for the link where this app is installed.
    public let outcome: Outcome
    /// The entry of `details` that decides, from 0, or `nil` if none does.
    public let detail: Int?
    /// The element of its `components` or `paths` that decides, from 0, or `nil` if none does.
    public let rule: Int?
  }

  /// The outcome where all apps of the file are installed.
  public let outcome: Outcome
  /// The apps that open the link, or those that are kept from it. Empty if no rule matches.
  public let appIDs: [String]
  /// The entry of `details` that decides, from 0.
  public let detail: Int?
  /// The element of its `components` or `paths` that decides, from 0.
  public let rule: Int?
  /// That element as it is written.
  public let pattern: JSONValue?
  /// The answer for each app that the file names.
  public let apps: [App]

  init(_ verdicts: [(appID: String, verdict: UniversalLinkMatcher.Verdict)], in lookup: AssociationLookup) {
    apps = verdicts.map { App($0.appID, $0.verdict) }
    let deciding = [Outcome.matched, .blocked].lazy.compactMap { [apps] wanted in
      apps.firstIndex { $0.outcome == wanted }
    }.first
    guard let deciding else {
      (outcome, appIDs, detail, rule, pattern) = (.none, [], nil, nil, nil)
      return
    }
    let first = apps[deciding]
    outcome = first.outcome
    appIDs = apps.filter { $0.outcome == first.outcome }.map(\.appID)
    detail = first.detail
    rule = first.rule
    pattern = lookup.pattern(of: verdicts[deciding].verdict)
  }
}

extension UniversalLinkAnswer.App {
  init(_ appID: String, _ verdict: UniversalLinkMatcher.Verdict) {
    self.appID = appID
    switch verdict {
    case .matched(let detail, let component): (outcome, self.detail, rule) = (.matched, detail, component)
    case .blocked(let detail, let component): (outcome, self.detail, rule) = (.blocked, detail, component)
    case .none: (outcome, detail, rule) = (.none, nil, nil)
    }
  }
}
