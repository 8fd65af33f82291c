import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsiteResolution

extension LiveCheck {
  /// The App Clip and the apps that the URL of a page launches on an iPhone, as information.
  static let launch = LiveCheck(.v21Launch) { page, document in
    guard page.expected.comparison == .agreement, let url = try? InvocationURL(page.url) else { return [] }
    let link = [universalLink(url, page.association)].compactMap { $0 }
    return (clip(document.tags, page.association) + link).map {
      Finding(page.url, "\(page.url) \($0)", .note)
    }
  }

  // MARK: App Clips

  private static func clip(_ tags: PageTags, _ association: LiveAssociation?) -> [String] {
    let banner = tags.banners.first.map { SmartAppBannerContent($0) }
    guard let name = banner?["app-clip-bundle-id"] ?? association?.lookup.appClips.first else { return [] }
    let rows = InvocationMatrix(
      Asker(), launch(name, association), tag: banner.map { tag($0, tags) } ?? .missing("the page has no tag")
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

  private static func launch(_ name: String, _ association: LiveAssociation?) -> InvocationMatrix.Launch {
    guard let association else { return .nothing("Apple's systems cannot read the AASA file") }
    let isNamed = association.lookup.appClips.contains { $0 == name || $0.hasSuffix(".\(name)") }
    return isNamed ? .advancedOrDefault : .nothing("the AASA file does not name the App Clip `\(name)`")
  }

  private static func tag(_ banner: SmartAppBannerContent, _ tags: PageTags) -> InvocationMatrix.PageTag {
    guard banner["app-clip-bundle-id"] != nil else { return .missing("the page's tag names no App Clip") }
    return .tagged(.init(banner, hasPicture: !tags.image.isEmpty))
  }

  // MARK: Universal links

  private static func universalLink(_ url: InvocationURL, _ association: LiveAssociation?) -> String? {
    guard let association, association.lookup.hasUniversalLinks else { return nil }
    let answer = association.lookup.answer(for: url)
    let rule = answer.pattern.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? "a rule"
    let apps = answer.appIDs.map { "`\($0)`" }.joined(separator: ", ")
    switch answer.outcome {
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
      rule of `applinks` that decides. It is information.
      Nobody outside App Store Connect can see which experiences are registered. For your own site, `clipsite
      resolve` knows them.
      """,
    fix: "If the URL should launch something else, correct the tag of its page or the AASA file.",
    withoutExample: .information)
}
