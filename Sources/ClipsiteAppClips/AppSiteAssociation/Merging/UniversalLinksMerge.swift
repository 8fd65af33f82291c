import ClipsiteText

/// The `applinks` of an existing file with ours merged into it.
struct UniversalLinksMerge {
  private(set) var diagnostics: [Diagnostic] = []
  private var members: [JSONValue.Member]
  private let node: JSONNode
  private let path: String

  init(_ node: JSONNode, path: String) {
    self.node = node
    self.path = path
    members = node.value.members ?? []
  }

  var value: JSONValue { .object(members) }

  mutating func add(_ links: UniversalLinks) {
    if node["defaults"] != nil, node["defaults"]?.value != links.defaults?.value {
      report(node["defaults"], "the `defaults` of the existing file also apply to the new entries")
    }
    addVariables(links.variables)
    guard var details = existingDetails() else { return }
    for detail in links.details { add(detail, defaults: links.defaults, to: &details) }
    set("details", .array(details))
  }

  /// Adds an entry unless it is there. The defaults that ours have for all entries move into it, so that they
  /// change no other app's links.
  private mutating func add(
    _ detail: UniversalLinks.Detail, defaults: URLComponentPattern?, to details: inout [JSONValue]
  ) {
    let own = detail.defaults.map { $0.filled(from: defaults) } ?? defaults
    let entry = detail.value(defaults: own)
    guard !details.contains(entry) else { return }
    let same = details.firstIndex { Self.isSameEntry($0, entry) }
    for app in detail.appIDs { reportOthers(about: app.description, except: same) }
    if let index = same {
      details[index] = Self.extended(details[index], by: entry)
    } else {
      details.append(entry)
    }
  }

  /// Indicates whether both are new entries for the same apps with the same defaults, so that they can be
  /// one.
  private static func isSameEntry(_ existing: JSONValue, _ ours: JSONValue) -> Bool {
    existing["appIDs"] == ours["appIDs"] && existing["defaults"] == ours["defaults"]
      && existing["components"]?.elements != nil && existing["appID"] == nil && existing["paths"] == nil
  }

  private static func extended(_ existing: JSONValue, by ours: JSONValue) -> JSONValue {
    guard var members = existing.members, let index = members.firstIndex(where: { $0.name == "components" }),
      let components = members[index].value.elements
    else { return existing }
    let added = (ours["components"]?.elements ?? []).filter { !components.contains($0) }
    members[index].value = .array(components + added)
    return .object(members)
  }

  private mutating func reportOthers(about app: String, except same: Int?) {
    for (index, entry) in (node["details"]?.elements ?? []).enumerated() where index != same {
      let names = [entry["appID"]?.text] + (entry["appIDs"]?.elements ?? []).map(\.text)
      guard names.contains(app) else { continue }
      switch UniversalLinkForm({ entry[$0] != nil }) {
      // It opens no link, which the check of the file says.
      case .mixed: break
      case .paths: reportEarlier(entry, "the entry with `paths` for \(Quoting.quoted(app))")
      case .components, .componentsBesideOldKeys:
        reportEarlier(entry, "another entry for \(Quoting.quoted(app))")
      }
    }
    if let entry = node["details"]?.member(app) {
      reportEarlier(entry.value, "the entry with `paths` for \(Quoting.quoted(app))")
    }
  }

  /// The entries as an array; the form keyed by app ID is turned into one. `nil` if they are neither.
  private mutating func existingDetails() -> [JSONValue]? {
    guard let details = node["details"] else { return [] }
    if let entries = details.elements { return entries.map(\.value) }
    guard let entries = details.members else {
      report(
        details, "`details` has the wrong type, so nothing can be added to it", severity: .error)
      return nil
    }
    report(details, "`details` is an object keyed by app ID, and becomes an array")
    return entries.map { .object([.init("appID", .string($0.name))] + ($0.value.value.members ?? [])) }
  }

  private mutating func addVariables(_ variables: [UniversalLinks.Variable]) {
    guard !variables.isEmpty else { return }
    var declared = members.first { $0.name == "substitutionVariables" }?.value.members ?? []
    for variable in variables {
      let value = UniversalLinks.value(of: variable)
      if let existing = declared.first(where: { $0.name == variable.name }) {
        if existing.value != value {
          report(
            node["substitutionVariables"]?[variable.name],
            "the variable \(Quoting.quoted(variable.name)) is already declared with other texts",
            fix: "rename one of the variables")
        }
      } else {
        declared.append(.init(variable.name, value))
      }
    }
    set("substitutionVariables", .object(declared))
  }

  private mutating func set(_ name: String, _ value: JSONValue) {
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(.init(name, value))
    }
  }

  /// Reports an entry that Apple's systems try before the one that is added: the first match decides.
  private mutating func reportEarlier(_ entry: JSONNode, _ subject: String) {
    report(
      entry, "\(subject) is tried before the new one",
      fix: "make sure that it does not exclude the site's pages")
  }

  private mutating func report(
    _ place: JSONNode?, _ message: String, fix: String? = nil, severity: Severity = .warning
  ) {
    diagnostics.report(
      .associationMergeConflict, at: SourceRange(path, place?.range ?? node.range), message, fix: fix,
      severity: severity)
  }
}
