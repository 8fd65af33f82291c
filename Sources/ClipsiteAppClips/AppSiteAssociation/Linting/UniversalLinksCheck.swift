package import ClipsiteDiagnostics
import ClipsiteJSON

/// Looks at `applinks`: details, defaults and variables.
struct UniversalLinksCheck {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  private var variables: Set<String> = []
  private var order = UniversalLinkOrder()

  init(file: SourceFile) { self.file = file }

  /// Checks the service.
  mutating func check(_ service: JSONNode) {
    if let apps = service["apps"] { checkApps(apps) }
    if let node = service["substitutionVariables"] { checkVariables(node) }
    if let defaults = service["defaults"] { checkComponent(defaults) }
    guard let details = service["details"] else {
      return report(
        .universalLinkWithoutRules, service.range, "`applinks` has no `details`",
        fix: "add `details`")
    }
    if details.elements?.isEmpty == true || details.members?.isEmpty == true {
      report(
        .universalLinkWithoutRules, details.range,
        "`details` has no entry, so no URL opens an app",
        fix: "add an entry with `appIDs` and `components`")
    }
    if let entries = details.elements {
      order.defaults = service["defaults"].map { URLComponentPattern($0.value) }
      for entry in entries { checkDetail(entry) }
    } else if let entries = details.members {
      for entry in entries { checkKeyed(entry) }
    } else {
      report(
        .associationWrongType, details.range, "`details` is \(details.kind); it must be an array"
      )
    }
  }

  private mutating func checkApps(_ apps: JSONNode) {
    guard let elements = apps.elements else {
      return report(
        .associationWrongType, apps.range, "`apps` is \(apps.kind); it must be an array")
    }
    if elements.isEmpty { return }
    report(
      .universalLinkAppsNotEmpty, apps.range,
      "`apps` of `applinks` is not empty; apps belong into `details`",
      fix: "write `\"apps\": []`")
  }

  /// An entry of the oldest form: an object keyed by app ID.
  private mutating func checkKeyed(_ entry: JSONNode.Member) {
    if (try? AppID(entry.name)) == nil {
      report(
        .appIDInvalid, entry.nameRange, "\(Quoting.quoted(entry.name)) is no app ID",
        fix: "write the App ID prefix, a full stop and the bundle ID")
    }
    checkRules(of: entry.value)
  }

  private mutating func checkDetail(_ entry: JSONNode) {
    guard entry.members != nil else {
      return report(
        .associationWrongType, entry.range,
        "an entry of `details` is \(entry.kind); it must be an object")
    }
    var apps = AppListCheck(file: file)
    if let list = entry["appIDs"] {
      if list.elements == nil {
        report(
          .associationWrongType, list.range, "`appIDs` is \(list.kind); it must be an array")
      }
      apps.check(list)
    }
    if let app = entry["appID"] { apps.checkAppID(app) }
    diagnostics += apps.diagnostics
    if entry["appID"] == nil, entry["appIDs"]?.elements?.isEmpty != false {
      report(
        .universalLinkWithoutApp, entry.range, "an entry of `details` names no app",
        fix: "add `appIDs`")
    }
    checkMixed(entry)
    checkRules(of: entry)
    diagnostics += order.check(entry, in: file)
  }

  private mutating func checkMixed(_ entry: JSONNode) {
    guard let old = entry.member("appID") ?? entry.member("paths"),
      let new = entry.member("appIDs") ?? entry.member("components")
    else { return }
    let notes = [Diagnostic.Note("`\(old.name)` stands here", at: file.place(old.nameRange))]
    if case .appIDBesideComponents = UniversalLinkForm({ entry[$0] != nil }) {
      let message = "`components` stands in one entry with `appID`, which Apple does not document"
      return report(
        .universalLinkKeysMixed, new.nameRange, message,
        fix: "write `appIDs`, a list, in place of `appID`", notes: notes,
        severity: .warning)
    }
    report(
      .universalLinkKeysMixed, new.nameRange,
      "`\(new.name)` stands in one entry with `\(old.name)`; the entry opens no link",
      fix: "make two entries: one with `appIDs` and `components`, one with `appID` and `paths`", notes: notes)
  }

  private mutating func checkRules(of entry: JSONNode) {
    if let defaults = entry["defaults"] { checkComponent(defaults) }
    for (key, list) in [("components", entry["components"]), ("paths", entry["paths"])] {
      guard let list, list.elements == nil else { continue }
      report(.associationWrongType, list.range, "`\(key)` is \(list.kind); it must be an array")
    }
    let components = entry["components"]?.elements ?? []
    let paths = entry["paths"]?.elements ?? []
    if components.isEmpty, paths.isEmpty, entry["components"]?.elements != nil || entry["components"] == nil {
      report(
        .universalLinkWithoutRules, entry.range, "an entry of `details` matches no URL",
        fix: "add `components`")
    }
    for component in components { checkComponent(component) }
    for path in paths where path.text == nil {
      report(.associationWrongType, path.range, "a path is \(path.kind); it must be a text")
    }
  }

  private mutating func checkComponent(_ component: JSONNode) {
    var check = ComponentCheck(file: file, variables: variables)
    check.check(component)
    diagnostics += check.diagnostics
  }

  private mutating func checkVariables(_ node: JSONNode) {
    guard let members = node.members else {
      return report(
        .associationWrongType, node.range,
        "`substitutionVariables` is \(node.kind); it must be an object")
    }
    for member in members {
      variables.insert(member.name)
      if let problem = Self.problem(with: member) {
        report(.substitutionVariableInvalid, member.nameRange, problem)
      }
    }
  }

  private static func problem(with member: JSONNode.Member) -> String? {
    let name = Quoting.quoted(member.name)
    if member.name.isEmpty || member.name.utf8.contains(where: { "$()".utf8.contains($0) }) {
      return "the variable name \(name) holds `$`, `(` or `)`, or nothing"
    }
    if SubstitutionVariables.predefined(member.name) != nil { return "the variable \(name) is predefined" }
    guard let values = member.value.elements, values.allSatisfy({ $0.text != nil }) else {
      return "the variable \(name) is no list of texts"
    }
    let nests = values.contains { value in
      SubstitutionVariables.split(value.text ?? "").contains {
        if case .variable = $0 { true } else { false }
      }
    }
    return nests ? "the variable \(name) holds another variable" : nil
  }

  private mutating func report(
    _ code: DiagnosticCode, _ range: Range<Int>, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = [], severity: Severity? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, at: file.place(range), message, fix: fix, notes: notes, severity: severity ?? code.severity))
  }
}

extension DiagnosticCode {
  /// Looks at `applinks`: details, defaults and variables.
  package static let universalLinkKeysMixed = DiagnosticCode(
    "UniversalLinkKeysMixed", .error,
    explanation: """
      An entry of `details` has either `appIDs` and `components` (iOS 13 and later) or `appID` and `paths`
      (before). An entry that mixes them opens no link at all (Apple TN3155). Apple's tool matches the `components` of an entry
      with `appID` alone all the same, so that is a warning: write `appIDs`, which Apple documents.
      """)

  /// Looks at `applinks`: details, defaults and variables.
  package static let universalLinkWithoutApp = DiagnosticCode(
    "UniversalLinkWithoutApp", .error,
    explanation: """
      An entry of `details` has to say which apps it is about: `appIDs`, a list of app IDs.
      """)

  /// Looks at `applinks`: details, defaults and variables.
  package static let universalLinkWithoutRules = DiagnosticCode(
    "UniversalLinkWithoutRules", .warning,
    explanation: """
      `applinks` has no entry in `details`, or an entry has neither `components` nor `paths`, or an empty list. No URL opens
      the app.
      """)

  /// Looks at `applinks`: details, defaults and variables.
  package static let universalLinkAppsNotEmpty = DiagnosticCode(
    "UniversalLinkAppsNotEmpty", .warning,
    explanation: """
      `applinks` names its apps in `details`. Its `apps` comes from iOS 12 and earlier, and has to be an empty list there
      (Apple, “App Search Programming Guide”, archived); what it names opens no link.
      """)

  /// Looks at `applinks`: details, defaults and variables.
  package static let substitutionVariableInvalid = DiagnosticCode(
    "SubstitutionVariableInvalid", .error,
    explanation: """
      `substitutionVariables` maps names to lists of texts. A name may not hold `$`, `(` or `)`, and the
      predefined names `alpha`, `upper`, `lower`, `alnum`, `digit`, `xdigit`, `region` and `lang` keep their
      meaning. A text may hold `*` and `?`, but no other variable.
      """)
}
