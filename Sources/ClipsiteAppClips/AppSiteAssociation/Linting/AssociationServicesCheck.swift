package import ClipsiteDiagnostics
import ClipsiteJSON

/// Looks at the members of an AASA file: one service each.
struct AssociationServicesCheck {
  static let services = ["applinks", "appclips", "webcredentials", "activitycontinuation", "authsrv"]

  let file: SourceFile
  let expectedClips: [AppID]
  let app: BundleID?
  var diagnostics: [Diagnostic] = []

  init(file: SourceFile, expectedClips: [AppID], app: BundleID?) {
    (self.file, self.expectedClips, self.app) = (file, expectedClips, app)
  }

  mutating func check(_ root: JSONNode) {
    for member in root.members ?? [] {
      if member.name == "applinks" {
        checkLinks(member)
      } else if Self.services.contains(member.name) {
        checkApps(member)
      } else {
        diagnostics.append(
          Diagnostic(
            .associationServiceUnknown, at: file.place(member.nameRange),
            "\(Quoting.quoted(member.name)) is no service of an AASA file",
            fix: Suggestion.fix(for: member.name, in: Self.services)))
      }
    }
    let clips = root["appclips"]
    if clips == nil, !expectedClips.isEmpty { reportMissingService(root) }
  }

  private mutating func reportMissingService(_ root: JSONNode) {
    let wanted = expectedClips.map { Quoting.quoted($0.description) }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .appClipNotAssociated, at: file.place(root.range.lowerBound..<root.range.lowerBound + 1),
        "the file has no `appclips`, so \(wanted) cannot be launched",
        fix: "add `appclips` with the App Clip's app ID"
      ))
  }

  private mutating func checkLinks(_ member: JSONNode.Member) {
    guard let members = object(member) else { return }
    if members.isEmpty { return reportEmpty(member, severity: .warning) }
    var check = UniversalLinksCheck(file: file)
    check.check(member.value)
    diagnostics += check.diagnostics
  }

  private mutating func checkApps(_ member: JSONNode.Member) {
    guard object(member) != nil else { return }
    let isClips = member.name == "appclips"
    guard let apps = member.value.member("apps") else {
      return reportEmpty(member, severity: isClips ? .error : .warning)
    }
    guard let elements = apps.value.elements else {
      return report(
        wrongTypeOf: apps.value, "`apps` of `\(member.name)` is \(apps.value.kind); it must be an array")
    }
    if elements.isEmpty { return reportEmpty(member, severity: isClips ? .error : .warning) }
    var check = AppListCheck(file: file)
    check.check(apps.value)
    if isClips { check.checkClips(apps.value, expected: expectedClips, app: app) }
    diagnostics += check.diagnostics
  }

  private mutating func object(_ member: JSONNode.Member) -> [JSONNode.Member]? {
    if member.value.members == nil {
      report(wrongTypeOf: member.value, "`\(member.name)` is \(member.value.kind); it must be an object")
    }
    return member.value.members
  }

  private mutating func reportEmpty(_ member: JSONNode.Member, severity: Severity) {
    diagnostics.append(
      Diagnostic(
        .associationServiceEmpty, at: file.place(member.nameRange.lowerBound..<member.value.range.upperBound),
        "`\(member.name)` names no app", fix: "list the app IDs, or remove the service", severity: severity))
  }

  private mutating func report(wrongTypeOf value: JSONNode, _ message: String) {
    diagnostics.append(Diagnostic(.associationWrongType, at: file.place(value.range), message))
  }
}

extension DiagnosticCode {
  /// Looks at the members of an AASA file: one service each.
  package static let associationServiceUnknown = DiagnosticCode(
    "AssociationServiceUnknown", .warning,
    explanation: """
      The file may hold `applinks`, `appclips`, `webcredentials`, `activitycontinuation` and `authsrv`; other
      members are ignored.
      """)

  /// Looks at the members of an AASA file: one service each.
  package static let associationServiceEmpty = DiagnosticCode(
    "AssociationServiceEmpty", .error,
    explanation: """
      The service names no app. An empty `appclips` associates the domain with no App Clip; an empty service
      of another kind does nothing (a warning). Leave the service out, or list the apps.
      """)

  /// Looks at the members of an AASA file: one service each.
  package static let associationWrongType = DiagnosticCode(
    "AssociationWrongType", .error,
    explanation: """
      A value has another JSON type than Apple documents: services are objects, `apps` and `details` arrays,
      app IDs and patterns texts, flags booleans. Apple's systems ignore the value, or the whole service.
      """)
}
