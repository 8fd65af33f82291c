package import ClipsiteDiagnostics
import ClipsiteJSON

extension AssociationLint {
  /// Checks a list of app IDs.
  mutating func checkAppList(_ list: JSONNode) {
    var seen: [String: Range<Int>] = [:]
    for element in list.elements ?? [] {
      checkAppID(element)
      guard let text = element.text else { continue }
      if let first = seen[text] {
        report(
          .appIDRepeated, at: element.range, "the app ID \(Quoting.quoted(text)) stands twice",
          fix: "remove one of them", notes: [.init("it stands here first", at: file.place(first))])
      } else {
        seen[text] = element.range
      }
    }
  }

  /// Checks one app ID.
  mutating func checkAppID(_ node: JSONNode) {
    guard let text = node.text else {
      reportType(of: node, "an app ID", expected: "a text")
      return
    }
    do throws(InvalidValue<AppID.Rule>) {
      _ = try AppID(text)
    } catch {
      diagnostics.append(error.diagnostic(Self.code(for: error.rule), at: file.place(node.range)))
    }
  }

  private static func code(for rule: AppID.Rule) -> DiagnosticCode {
    switch rule {
    case .placeholder, .prefix(.placeholder), .bundleID(.placeholder): .appIDPlaceholder
    case .missingPrefix: .appIDPrefixMissing
    case .empty, .prefix, .missingBundleID, .bundleID: .appIDInvalid
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
        "`appclips` names the app `\(app)` in place of its App Clip",
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
    explanation: """
      The app ID still holds a placeholder from an example, such as `<TEAM_ID>`. Write your Team ID, a full
      stop and the bundle ID.
      """)

  package static let appIDPrefixMissing = DiagnosticCode(
    "AppIDPrefixMissing", .error,
    explanation: """
      An AASA file names apps by app ID: the App ID prefix (usually the Team ID, ten upper-case letters and
      digits), a full stop and the bundle ID. A bundle ID alone matches no app.
      """)

  package static let appIDInvalid = DiagnosticCode(
    "AppIDInvalid", .error,
    explanation: """
      The app ID is not an App ID prefix of ten upper-case letters and digits, a full stop and a bundle ID, so
      it matches no app (INVALID_ENTITLEMENT_UNKNOWN_ID).
      """)

  package static let appIDRepeated = DiagnosticCode(
    "AppIDRepeated", .warning,
    explanation: """
      The list names the app twice. That does no harm, but one of them was probably meant to be another app.
      """)

  package static let appClipNotAssociated = DiagnosticCode(
    "AppClipNotAssociated", .error,
    explanation: """
      `appclips` does not name the App Clip that the site's pages launch, so Safari and Messages show nothing.
      """)

  package static let appInsteadOfAppClip = DiagnosticCode(
    "AppInsteadOfAppClip", .error,
    explanation: """
      `appclips` has to name the App Clip. The app itself belongs there only in addition, when it reads App
      Clip Codes in AR.
      """)
}
