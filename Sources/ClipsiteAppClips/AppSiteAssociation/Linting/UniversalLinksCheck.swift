package import ClipsiteText

extension AssociationLint {
  /// Checks `applinks`: details, defaults, and variables.
  mutating func checkUniversalLinks(_ service: JSONNode) {
    if let apps = service["apps"] { checkLegacyApps(apps) }
    if let node = service["substitutionVariables"] { checkVariables(node) }
    if let defaults = service["defaults"] { checkComponent(defaults) }
    let meant = checkKeys(
      service, of: "`applinks`", ["details", "apps", "defaults", "substitutionVariables"])
    guard let details = service["details"] else {
      if meant.contains("details") { return }
      return report(
        .universalLinkWithoutRules, at: service.range, "`applinks` has no `details`",
        fix: "add `details`")
    }
    if details.elements?.isEmpty == true || details.members?.isEmpty == true {
      report(
        .universalLinkWithoutRules, at: details.range,
        "`details` has no entry, so no URL opens an app",
        fix: "add an entry with `appIDs` and `components`")
    }
    if let entries = details.elements {
      order.defaults = service["defaults"].map { URLComponentPattern($0.value) }
      for entry in entries { checkDetail(entry) }
      diagnostics += order.diagnostics(in: file)
    } else if let entries = details.members {
      // The oldest form: an object keyed by app ID.
      for entry in entries {
        checkAppID(entry.name, at: entry.nameRange)
        checkRules(of: entry.value)
      }
    } else {
      reportType(of: details, "`details`", expected: "an array")
    }
  }

  private mutating func checkLegacyApps(_ apps: JSONNode) {
    guard let elements = apps.elements else {
      return reportType(of: apps, "`apps`", expected: "an array")
    }
    if elements.isEmpty { return }
    report(
      .universalLinkAppsNotEmpty, at: apps.range,
      "`apps` of `applinks` is not empty, but apps belong into `details`",
      fix: "write `\"apps\": []`")
  }

  private mutating func checkDetail(_ entry: JSONNode) {
    guard entry.members != nil else {
      return reportType(of: entry, "an entry of `details`", expected: "an object")
    }
    if let list = entry["appIDs"] {
      if list.elements == nil {
        reportType(of: list, "`appIDs`", expected: "an array")
      }
      checkAppList(list)
    }
    if let app = entry["appID"] { checkAppID(app) }
    let meant = checkKeys(
      entry, of: "an entry of `details`", ["appIDs", "appID", "components", "paths", "defaults"])
    if entry["appID"] == nil, entry["appIDs"].map({ $0.elements?.isEmpty == true }) ?? true,
      meant.isDisjoint(with: ["appIDs", "appID"])
    {
      report(
        .universalLinkWithoutApp, at: entry.range, "an entry of `details` names no app",
        fix: "add `appIDs`")
    }
    checkMixed(entry)
    checkRules(of: entry, hasSlip: !meant.isDisjoint(with: ["components", "paths"]))
    order.add(entry)
  }

  private mutating func checkMixed(_ entry: JSONNode) {
    guard let old = entry.member("paths") ?? entry.member("appID"),
      let new = entry.member("appIDs") ?? entry.member("components")
    else { return }
    let effect: String
    switch UniversalLinkForm({ entry[$0] != nil }) {
    case .components, .paths: return
    case .mixed: effect = "so it opens no link"
    case .componentsBesideOldKeys:
      effect =
        "of which iOS 13 and later read `components` (Apple, WWDC19 session 717), but TN3155 says not to mix "
        + "them"
    }
    report(
      .universalLinkKeysMixed, at: new.nameRange,
      "one entry has `\(new.name)` and `\(old.name)`, \(effect)",
      fix: "make two entries: one with `appIDs` and `components`, one with `appID` and `paths`",
      notes: [Diagnostic.Note("`\(old.name)` is here", at: file.place(old.nameRange))])
  }

  /// - Parameter hasSlip: Whether another key was probably meant to be that of the rules.
  private mutating func checkRules(of entry: JSONNode, hasSlip: Bool = false) {
    if let defaults = entry["defaults"] { checkComponent(defaults) }
    var hasSlip = hasSlip
    for key in ["components", "paths"] {
      guard let list = entry[key], list.elements == nil else { continue }
      reportType(of: list, "`\(key)`", expected: "an array")
      hasSlip = true
    }
    let components = entry["components"]?.elements ?? []
    let paths = entry["paths"]?.elements ?? []
    if !hasSlip, components.isEmpty, paths.isEmpty {
      report(
        .universalLinkWithoutRules, at: entry.range, "an entry of `details` matches no URL",
        fix: "add `components`")
    }
    for component in components { checkComponent(component) }
    for path in paths { checkPath(path) }
  }

  private mutating func checkVariables(_ node: JSONNode) {
    guard let members = node.members else {
      return reportType(of: node, "`substitutionVariables`", expected: "an object")
    }
    for member in members {
      variables.insert(member.name)
      if let problem = Self.problem(with: member) {
        report(.substitutionVariableInvalid, at: member.nameRange, problem)
      }
    }
  }

  private static func problem(with member: JSONNode.Member) -> String? {
    let name = Quoting.quoted(member.name)
    if member.name.isEmpty || member.name.utf8.contains(where: { "$()".utf8.contains($0) }) {
      return "the variable name \(name) is empty, or contains `$`, `(`, or `)`"
    }
    if SubstitutionVariables.predefined(member.name) != nil { return "the variable \(name) is predefined" }
    guard let values = member.value.elements, values.allSatisfy({ $0.text != nil }) else {
      return "the variable \(name) is not a list of texts"
    }
    let nests = values.contains { value in
      SubstitutionVariables.split(value.text ?? "").contains {
        if case .variable = $0 { true } else { false }
      }
    }
    return nests ? "the variable \(name) contains another variable" : nil
  }
}

extension DiagnosticCode {
  package static let universalLinkKeysMixed = DiagnosticCode(
    "UniversalLinkKeysMixed", .warning,
    summary: "An entry of `details` mixes the keys of two formats.",
    explanation: """
      An entry has `appIDs` and `components` (iOS 13 and later) or `appID` and `paths` (before), and Apple's
      TN3155 says not to mix them. WWDC19 session 717 says that iOS 13 ignores `paths` if there are
      `components`, so clipsite compares URLs with these. Without `components`, a mixed entry opens no link.
      `appID` with `components` alone is fine (Apple, “applinks.Details”).
      """,
    fix: "Write `appIDs` and `components`.",
    example: .init(
      .associationDetail,
      wrong: #"{"appIDs": ["ABCDE12345.com.example.Donuts"], "paths": ["/menu"]}"#,
      right: #"{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/menu"}]}"#))

  package static let universalLinkWithoutApp = DiagnosticCode(
    "UniversalLinkWithoutApp", .warning,
    summary: "An entry of `details` must list its apps.",
    explanation: "Without `appIDs`, the entry opens no app.",
    fix: "Add `appIDs`, a list of app IDs.",
    example: .init(
      .associationDetail,
      wrong: #"{"components": [{"/": "/menu"}]}"#,
      right: #"{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/menu"}]}"#))

  package static let universalLinkWithoutRules = DiagnosticCode(
    "UniversalLinkWithoutRules", .warning,
    summary: "No URL opens the app.",
    explanation: """
      `applinks` has no entry in `details`, or an entry has neither `components` nor `paths`, or an empty
      list. An entry can also exclude URLs only, while no other opens any for its apps.
      """,
    fix: "Add a rule, or remove the entry.",
    example: .init(
      .associationDetail,
      wrong: #"{"appIDs": ["ABCDE12345.com.example.Donuts"]}"#,
      right: #"{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/menu"}]}"#))

  package static let universalLinkAppsNotEmpty = DiagnosticCode(
    "UniversalLinkAppsNotEmpty", .warning,
    summary: "`apps` of `applinks` must be an empty list.",
    explanation: """
      `applinks` lists its apps in `details`. `apps` comes from iOS 12 and earlier, where it must be empty
      (Apple, “App Search Programming Guide”, archived). The apps in it open no link.
      """,
    fix: "Move the apps to `details`.",
    example: .init(
      .association,
      wrong: """
        {"applinks": {
          "apps": ["ABCDE12345.com.example.Donuts"],
          "details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/*"}]}]
        }}
        """,
      right: """
        {"applinks": {
          "apps": [],
          "details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/*"}]}]
        }}
        """))

  package static let substitutionVariableInvalid = DiagnosticCode(
    "SubstitutionVariableInvalid", .warning,
    summary: "`substitutionVariables` must map names to lists of texts.",
    explanation: """
      A name must not contain `$`, `(`, or `)`. The predefined names `alpha`, `upper`, `lower`, `alnum`,
      `digit`, `xdigit`, `region`, and `lang` keep their meaning. A text can contain `*` and `?`, but no other
      variable.
      """,
    fix: "Correct the name or the list.",
    example: .init(
      .association,
      wrong: """
        {"applinks": {
          "substitutionVariables": {"town": "berlin"},
          "details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/$(town)/*"}]}]
        }}
        """,
      right: """
        {"applinks": {
          "substitutionVariables": {"town": ["berlin"]},
          "details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/$(town)/*"}]}]
        }}
        """))
}
