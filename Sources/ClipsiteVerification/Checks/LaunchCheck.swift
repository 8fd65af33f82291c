import ClipsiteAppClips
import ClipsiteInvocations
package import ClipsiteText

extension LiveCheck {
  /// The App Clip and the apps that the URL of a page launches on an iPhone, as information.
  static let launch = LiveCheck(.v21Launch) { page, document in
    guard page.expected.comparison == .agreement, let url = try? InvocationURL(page.url) else { return [] }
    let link = [universalLink(url, page)].compactMap { $0 }
    return (clip(page, document.tags) + link).map {
      Finding(page.url, "\(page.url) \($0)", .note)
    }
  }

  /// Returns the first check of the domain that finds an error that keeps Apple's systems from the AASA file.
  static func obstacle(_ observation: DomainObservation, _ rules: VerificationRules) -> DiagnosticCode? {
    [domainAddresses, secureConnection, associationStatus, associationType, appleCopy].first { check in
      check.diagnostics(observation, rules).contains { $0.severity == .error }
    }?.code
  }

  // MARK: App Clips

  private static func clip(_ page: LivePage, _ tags: PageTags) -> [String] {
    let banner = tags.banner.map { SmartAppBannerContent($0) }
    guard let name = banner?["app-clip-bundle-id"] ?? page.association?.lookup.appClips.first else {
      return []
    }
    let rows = InvocationMatrix(
      Asker(), launch(name, page),
      tag: banner.map { tag($0, page, tags) }
        ?? .missing(tags.hasMisnamedBanner ? "the page's tag has no `name`" : "the page has no tag")
    ).rows
    guard rows.contains(where: { $0.outcome == .yes }) else {
      return ["launches no App Clip: \(rows.first?.reason ?? "nothing names one")"]
    }
    return list(.yes, of: rows).map { "launches the App Clip `\(name)` from \($0)" }
      + list(.unclear, of: rows).map { "may launch it from \($0)" }
      + list(.no, of: rows).map { "does not launch it from \($0)" }
  }

  /// The ways with an outcome, those with the same reason or condition together, as `resolve` prints it.
  private static func list(_ outcome: Invocation.Outcome, of rows: [Invocation]) -> [String] {
    var groups: [(reason: String, ways: [String])] = []
    for row in rows where row.outcome == outcome {
      if let index = groups.firstIndex(where: { $0.reason == row.reason }) {
        groups[index].ways.append(row.way.name)
      } else {
        groups.append((row.reason, [row.way.name]))
      }
    }
    return groups.map { "\($0.ways.joined(separator: " and ")): \($0.reason)" }
  }

  private static func launch(_ name: String, _ page: LivePage) -> InvocationMatrix.Launch {
    guard let association = page.association else {
      return .nothing("Apple's systems cannot read the AASA file")
    }
    if let code = page.obstacle { return .nothing("\(code) is an error") }
    let named = association.lookup.appClips.filter { $0 == name || $0.hasSuffix(".\(name)") }
    guard let first = named.first else {
      return .nothing("the AASA file does not name the App Clip `\(name)`")
    }
    return named.contains(where: isReal)
      ? .advancedOrDefault : .nothing("no App Clip has the app ID `\(first)` of the AASA file")
  }

  /// Indicates whether an app can have an app ID: one that is well formed, and not of an example.
  private static func isReal(_ text: String) -> Bool {
    (try? AppID(text)).map { !$0.prefix.isPlaceholder } ?? false
  }

  /// The tag of a page. An error of the page keeps Safari and Messages from the App Clip.
  private static func tag(
    _ banner: SmartAppBannerContent, _ page: LivePage, _ tags: PageTags
  ) -> InvocationMatrix.PageTag {
    guard banner["app-clip-bundle-id"] != nil else { return .missing("the page's tag names no App Clip") }
    guard banner["app-id"] != nil else { return .missing("the page's tag has no `app-id`") }
    let found = pageAgreement.diagnostics(launching(page, tags)) + answerHeaders.diagnostics(page)
    if let error = found.first(where: { $0.severity == .error }) {
      return .missing("\(error.code) is an error of the page")
    }
    if let other = tags.refreshTargets(on: page.url).first {
      return .missing("the page leads on to `\(other)`")
    }
    return .tagged(.init(banner, hasPicture: !tags.image.isEmpty))
  }

  // MARK: Universal links

  private static func universalLink(_ url: InvocationURL, _ page: LivePage) -> String? {
    guard let association = page.association, association.lookup.hasUniversalLinks else { return nil }
    if let code = page.obstacle { return "is not a universal link: \(code) is an error" }
    let answer = association.lookup.answer(for: url)
    let rule = answer.pattern.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? "a rule"
    let isMatched = answer.outcome == .matched
    let real = isMatched ? answer.appIDs.filter(isReal) : answer.appIDs
    let apps = (real.isEmpty ? answer.appIDs : real).map { "`\($0)`" }.joined(separator: ", ")
    switch answer.outcome {
    case .matched where real.isEmpty: return "is not a universal link: no app has the app ID \(apps)"
    case .matched: return "is a universal link of \(apps), by the rule \(rule)"
    case .blocked: return "is not a universal link, because the rule \(rule) excludes it"
    case .none:
      guard let nearest = association.nearestRule(to: url.path) else {
        return "is not a universal link: `applinks` has no rules"
      }
      return "is not a universal link: no rule matches, and the nearest one is \(nearest)"
    }
  }
}

extension DiagnosticCode {
  package static let v21Launch = DiagnosticCode(
    "V21Launch", .warning,
    summary: "This is what a URL launches.",
    explanation: """
      For `clipsite verify URL`: the ways in which the URL launches an App Clip on an iPhone with the newest
      iOS, with the conditions that `clipsite resolve` prints, from the page's tag and the AASA file, and the
      rule of `applinks` that decides. It is information. What an earlier check calls an error launches nothing
      here, and neither does an app ID that no app has.
      Nobody outside App Store Connect can see which experiences are registered. For your own site, `clipsite
      resolve` knows them.
      """,
    fix: "If the URL should launch something else, correct the tag of its page or the AASA file.",
    withoutExample: .information)
}
