package import ClipsiteText

extension AssociationLint {
  /// Checks a list of app IDs.
  mutating func checkAppList(_ list: JSONNode) {
    var seen: [String: Range<Int>] = [:]
    for element in list.elements ?? [] {
      checkAppID(element)
      guard let text = element.text else { continue }
      if let first = seen[text] {
        report(
          .appIDRepeated, at: element.range, "the app ID \(Quoting.quoted(text)) appears twice",
          fix: "remove one of them", notes: [.init("first listed here", at: file.place(first))])
      } else {
        seen[text] = element.range
      }
    }
  }

  /// Checks one app ID.
  mutating func checkAppID(_ node: JSONNode) {
    guard let text = node.text else { return reportType(of: node, "an app ID", expected: "a text") }
    checkAppID(text, at: node.range)
  }

  mutating func checkAppID(_ text: String, at range: Range<Int>) {
    guard let rule = AppID.Rule.broken(by: text) else { return }
    diagnostics.append(InvalidValue(text, rule).diagnostic(Self.code(for: rule), at: file.place(range)))
  }

  private static func code(for rule: AppID.Rule) -> DiagnosticCode {
    switch rule {
    case .placeholder, .prefix(.placeholder), .bundleID(.placeholder): .appIDPlaceholder
    case .missingPrefix: .appIDPrefixMissing
    default: .appIDInvalid
    }
  }

  /// Checks that the list of `appclips` names the App Clips, not the app in their place.
  mutating func checkClips(_ list: JSONNode) {
    let elements = list.elements ?? []
    let listed = elements.compactMap { element in element.text.flatMap { try? AppID($0) } }
    let missing = expectedClips.filter { !listed.contains($0) }
    if let app, let parent = elements.first(where: { isParent($0, app) }),
      !listed.contains(where: { $0.bundleID.isClip(of: app) })
    {
      report(
        .appInsteadOfAppClip, at: parent.range,
        "`appclips` names the app `\(app)` instead of its App Clip",
        fix: missing.first.map { "write `\($0)`" } ?? "write the App Clip's app ID")
      return
    }
    for clip in missing {
      report(
        .appClipNotAssociated, at: list.range,
        "`appclips` does not name the App Clip `\(clip)`",
        fix: "add `\(clip)`")
    }
  }

  private func isParent(_ element: JSONNode, _ app: BundleID) -> Bool {
    guard let text = element.text, let id = try? AppID(text) else { return false }
    return id.bundleID == app
  }
}

extension DiagnosticCode {
  package static let appIDPlaceholder = DiagnosticCode(
    "AppIDPlaceholder", .error,
    summary: "The app ID still contains a placeholder from an example.",
    explanation: """
      An AASA file names an app by its App ID prefix (usually the Team ID), a period, and the bundle ID. No
      app has a placeholder such as `<TEAM_ID>` as its prefix.
      """,
    fix: "Write your Team ID and your bundle ID.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["<TEAM_ID>.com.example.Donuts.Clip"]}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let appIDPrefixMissing = DiagnosticCode(
    "AppIDPrefixMissing", .error,
    summary: "The app ID is only a bundle ID.",
    explanation: """
      An AASA file names an app by its App ID prefix, a period, and the bundle ID. The prefix is usually the
      Team ID: ten uppercase letters and digits. A bundle ID alone matches no app.
      """,
    fix: "Write the prefix and a period before the bundle ID.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["com.example.Donuts.Clip"]}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let appIDInvalid = DiagnosticCode(
    "AppIDInvalid", .error,
    summary: "The text is not an app ID, so it matches no app.",
    explanation: """
      An app ID is an App ID prefix of ten uppercase letters and digits, a period, and a bundle ID. App Store
      Connect reports other texts as INVALID_ENTITLEMENT_UNKNOWN_ID.
      """,
    fix: "Correct the prefix or the bundle ID.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["abcde12345.com.example.Donuts.Clip"]}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let appIDRepeated = DiagnosticCode(
    "AppIDRepeated", .warning,
    summary: "The list contains the app twice.",
    explanation: "This does no harm. One of the entries was probably meant to be another app.",
    fix: "Remove or correct one of them.",
    example: .init(
      .association,
      wrong: """
        {"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip", "ABCDE12345.com.example.Donuts.Clip"]}}
        """,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let appClipNotAssociated = DiagnosticCode(
    "AppClipNotAssociated", .error,
    summary: "`appclips` does not list the App Clip that the site's pages launch.",
    explanation: "Safari and Messages show an App Clip only if the domain's AASA file lists it.",
    fix: "Add the App Clip to `appclips`, or correct `clip-bundle-id` in `site.yml`.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["ABCDE12345.com.example.Bagels.Clip"]}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let appInsteadOfAppClip = DiagnosticCode(
    "AppInsteadOfAppClip", .error,
    summary: "`appclips` lists the app, but not its App Clip.",
    explanation: """
      `appclips` must list the App Clip. The app is there only in addition, if it reads App Clip Codes in AR.
      """,
    fix: "Write the app ID of the App Clip.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts"]}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))
}
