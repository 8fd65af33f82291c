public import ClipsiteText

/// Answers which app opens a URL according to the `applinks` of an AASA file.
///
/// The rules are those measured with Apple's `swcutil`: details and their components are tried in order, the
/// first match decides. The files of before iOS 13, with `appID` and `paths`, are read too. Of an entry that
/// mixes both forms, `components` count (Apple, WWDC19 session 717); without them, it opens nothing.
public struct UniversalLinkMatcher: Sendable {
  /// The verdict of a file on a URL.
  public enum Verdict: Hashable, Sendable {
    /// The app opens the URL, because of this component (or path) of this detail; both counted from 0.
    case matched(detail: Int, component: Int)
    /// The URL stays in the browser, because this component excludes it.
    case blocked(detail: Int, component: Int)
    /// Nothing matches, or the URL is on another domain.
    case none
  }

  private struct Detail: Sendable {
    let appIDs: [String]
    /// A nil takes the place of a component that cannot be read.
    let components: [ComponentMatcher?]
  }

  /// The domain whose file it is, or `nil` for that of whatever URL is asked for.
  private let domain: AssociatedDomain?
  private let details: [Detail]

  /// Prepares the file of a domain. If `domain` is `nil`, every URL counts as one of the file's domain.
  public init(_ file: JSONValue, domain: AssociatedDomain?) {
    self.domain = domain
    let service = file["applinks"]
    let variables = SubstitutionVariables(service?["substitutionVariables"])
    let defaults = service?["defaults"].map { URLComponentPattern($0) }
    details = Self.entries(of: service?["details"]).map {
      Self.detail($0, defaults: defaults, variables: variables)
    }
  }

  /// The verdict on a URL for an app, or for whichever app comes first.
  public func verdict(on url: InvocationURL, for app: AppID? = nil) -> Verdict {
    guard isAbout(url) else { return .none }
    for (index, detail) in details.enumerated() {
      if let app, !detail.appIDs.contains(app.description) { continue }
      let decision = decision(of: detail, at: index, on: url)
      if decision != .none { return decision }
    }
    return .none
  }

  /// The verdict for each app that the file names, in the order in which it names them. A device asks for the
  /// apps that it has, each for itself: what one app excludes, another may open.
  public func verdicts(on url: InvocationURL) -> [(appID: String, verdict: Verdict)] {
    var positions: [String: Int] = [:]
    var verdicts: [(appID: String, verdict: Verdict)] = []
    for (index, detail) in details.enumerated() {
      let decision = isAbout(url) ? decision(of: detail, at: index, on: url) : .none
      for app in detail.appIDs {
        if let known = positions[app] {
          if verdicts[known].verdict == .none { verdicts[known].verdict = decision }
        } else {
          positions[app] = verdicts.count
          verdicts.append((app, decision))
        }
      }
    }
    return verdicts
  }

  private func isAbout(_ url: InvocationURL) -> Bool { domain.map { $0 == url.host } ?? true }

  private func decision(of detail: Detail, at index: Int, on url: InvocationURL) -> Verdict {
    for (position, component) in detail.components.enumerated() {
      guard let component, component.matches(url) else { continue }
      return component.excludes
        ? .blocked(detail: index, component: position) : .matched(detail: index, component: position)
    }
    return .none
  }

  /// The entries of `details`: an array, or in old files an object keyed by app ID.
  private static func entries(of details: JSONValue?) -> [JSONValue] {
    if let members = details?.members {
      return members.map { .object([.init("appID", .string($0.name))] + ($0.value.members ?? [])) }
    }
    return details?.elements ?? []
  }

  private static func detail(
    _ entry: JSONValue, defaults: URLComponentPattern?, variables: SubstitutionVariables
  ) -> Detail {
    let entry = UniversalLinkEntry(entry, defaults: defaults)
    // Paths in the form of iOS 8 have only the variables that Apple predefines.
    let variables = entry.form == .paths ? SubstitutionVariables() : variables
    return Detail(
      appIDs: entry.apps,
      components: entry.rules.map { $0.flatMap { ComponentMatcher($0, variables: variables) } })
  }
}
