package import ClipsiteText

extension AssociationLint {
  static let services = ["applinks", "appclips", "webcredentials", "activitycontinuation", "authsrv"]

  /// Reports the keys of an object that Apple's systems ignore. Remarks are nobody's mistake.
  ///
  /// - Returns: The keys that were probably meant.
  @discardableResult
  mutating func checkKeys(_ node: JSONNode, of subject: String, _ known: [String]) -> Set<String> {
    var meant: Set<String> = []
    for member in node.members ?? [] where !known.contains(member.name) && member.name != "comment" {
      let nearest = Suggestion.nearest(to: member.name, in: known)
      if let nearest { meant.insert(nearest) }
      let excludes = member.name == "exclude" && known.contains("paths")
      report(
        .universalLinkKeyUnknown, at: member.nameRange,
        "\(Quoting.quoted(member.name)) is not a key of \(subject)",
        fix: excludes
          ? "write a rule with `\"exclude\": true` in `components`, or `NOT ` before a path of `paths`"
          : nearest.map { "did you mean `\($0)`?" })
    }
    return meant
  }

  mutating func checkServices(_ root: JSONNode) {
    for member in root.members ?? [] {
      if member.name == "applinks" {
        checkLinks(member)
      } else if Self.services.contains(member.name) {
        checkApps(member)
      } else {
        report(
          .associationServiceUnknown, at: member.nameRange,
          "\(Quoting.quoted(member.name)) is not a service of an AASA file",
          fix: Suggestion.fix(for: member.name, in: Self.services))
      }
    }
    if root["appclips"] == nil, !expectedClips.isEmpty {
      reportMissingService(root)
    } else if root.members?.isEmpty == true, addition == nil {
      report(
        .associationServiceEmpty, at: root.range, "the file has no service, so it names no app",
        fix: "add `appclips` with the App Clip's app ID")
    }
  }

  private mutating func reportMissingService(_ root: JSONNode) {
    let wanted = expectedClips.map { Quoting.quoted($0.description) }.joined(separator: ", ")
    report(
      .appClipNotAssociated, at: root.range.lowerBound..<root.range.lowerBound + 1,
      "the file has no `appclips`, so \(wanted) cannot be launched",
      fix: "add `appclips` with the App Clip's app ID")
  }

  private mutating func checkLinks(_ member: JSONNode.Member) {
    guard let members = object(member) else { return }
    if members.isEmpty { return reportEmpty(member) }
    checkUniversalLinks(member.value)
  }

  private mutating func checkApps(_ member: JSONNode.Member) {
    guard object(member) != nil else { return }
    let isClips = member.name == "appclips"
    let meant = checkKeys(member.value, of: "`\(member.name)`", ["apps"])
    guard let apps = member.value.member("apps") else {
      return meant.isEmpty ? reportEmpty(member) : ()
    }
    guard let elements = apps.value.elements else {
      return reportType(of: apps.value, "`apps` of `\(member.name)`", expected: "an array")
    }
    if elements.isEmpty { return reportEmpty(member) }
    checkAppList(apps.value)
    if isClips { checkClips(apps.value) }
  }

  private mutating func object(_ member: JSONNode.Member) -> [JSONNode.Member]? {
    if member.value.members == nil {
      reportType(of: member.value, "`\(member.name)`", expected: "an object")
    }
    return member.value.members
  }

  private mutating func reportEmpty(_ member: JSONNode.Member) {
    let isClips = member.name == "appclips"
    if isClips, addition?.appClips.isEmpty == false { return }
    report(
      .associationServiceEmpty, at: member.nameRange.lowerBound..<member.value.range.upperBound,
      "`\(member.name)` names no app", fix: "list the app IDs, or remove the service",
      severity: isClips && !expectedClips.isEmpty ? .error : .warning)
  }
}

extension DiagnosticCode {
  package static let associationServiceUnknown = DiagnosticCode(
    "AssociationServiceUnknown", .warning,
    summary: "The AASA file has a member that Apple's systems ignore.",
    explanation: """
      The services are `applinks`, `appclips`, `webcredentials`, `activitycontinuation`, and `authsrv`. Letter
      case counts.
      """,
    fix: "Correct the name, or remove the member.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}, "appClips": {}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let associationServiceEmpty = DiagnosticCode(
    "AssociationServiceEmpty", .warning,
    summary: "The service lists no app.",
    explanation: """
      An empty service, or a file without any service, does nothing. An empty `appclips` is an error where it
      must name an App Clip, and nothing in a file of the content, to which clipsite adds the App Clip.
      """,
    fix: "List the apps, or remove the service.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": []}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let associationWrongType = DiagnosticCode(
    "AssociationWrongType", .error,
    summary: "A value has another JSON type than Apple documents.",
    explanation: """
      Services are objects, and `apps` and `details` are arrays. App IDs and patterns are texts, and flags are
      Booleans. Apple's systems ignore the value, or the whole service.
      """,
    fix: "Write the type that the message names.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": "ABCDE12345.com.example.Donuts.Clip"}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))
}
