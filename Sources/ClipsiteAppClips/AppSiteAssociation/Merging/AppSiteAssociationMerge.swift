public import ClipsiteText

/// An existing AASA file with an association merged into it.
///
/// Nothing is lost: services and keys that nobody knows stay, and so does the order. An app that is there
/// already is not added again, so merging twice gives the same bytes.
public struct AppSiteAssociationMerge: Sendable {
  /// The merged file as a JSON value.
  public private(set) var value: JSONValue
  /// The conflicts with the existing file, in the order in which they were met.
  public private(set) var diagnostics: [Diagnostic] = []

  private let path: String

  /// Merges an association into an existing file, whose path is for diagnostics.
  public init(_ ours: AppSiteAssociation, into file: JSONNode, path: String) {
    value = file.value
    self.path = path
    guard var members = value.members else {
      report(
        file, "the existing file is not a JSON object, so nothing can be merged into it")
      return
    }
    if let links = ours.universalLinks { merge(links, into: &members, file) }
    for (service, apps) in ours.appLists { merge(apps, of: service, into: &members, file) }
    value = .object(members)
  }

  /// The merged file: pretty JSON with a line end.
  public var bytes: [UInt8] { value.bytes(.pretty) + [UInt8(ascii: "\n")] }

  private mutating func merge(
    _ apps: [AppID], of service: String, into members: inout [JSONValue.Member], _ file: JSONNode
  ) {
    let added = apps.map { JSONValue.string($0.description) }
    guard let index = members.firstIndex(where: { $0.name == service }), let node = file[service] else {
      members.append(.init(service, ["apps": .array(added)]))
      return
    }
    guard var inner = members[index].value.members else {
      return reportType(of: service, node)
    }
    if let position = inner.firstIndex(where: { $0.name == "apps" }) {
      guard let existing = inner[position].value.elements else {
        return reportType(of: "apps", node["apps"] ?? node)
      }
      inner[position].value = .array(existing + added.filter { !existing.contains($0) })
    } else {
      inner.append(.init("apps", .array(added)))
    }
    members[index].value = .object(inner)
  }

  private mutating func merge(
    _ links: UniversalLinks, into members: inout [JSONValue.Member], _ file: JSONNode
  ) {
    guard let index = members.firstIndex(where: { $0.name == "applinks" }), let node = file["applinks"] else {
      members.append(.init("applinks", links.value))
      return
    }
    guard node.members != nil else {
      return reportType(of: "applinks", node)
    }
    var merge = UniversalLinksMerge(node, path: path)
    merge.add(links)
    members[index].value = merge.value
    diagnostics += merge.diagnostics
  }

  private mutating func reportType(of name: String, _ node: JSONNode) {
    report(node, "\(Quoting.quoted(name)) has the wrong type, so nothing can be added to it")
  }

  private mutating func report(_ node: JSONNode, _ message: String) {
    diagnostics.report(
      .associationMergeConflict, at: SourceRange(path, node.range), message, severity: .error)
  }
}

extension DiagnosticCode {
  package static let associationMergeConflict = DiagnosticCode(
    "AssociationMergeConflict", .warning,
    summary: "An existing AASA file contradicts the file that the site needs.",
    explanation: """
      clipsite merges both files and changes nothing in the existing one. If both describe the same app
      differently, the result contains both, and the first match wins.
      """,
    fix: "Remove the entry from your file, or keep it if it is meant.",
    example: .init(
      .files,
      wrong: """
        ==> Content/.well-known/apple-app-site-association <==
        {"applinks": {"details": [{
          "appIDs": ["ABCDE12345.com.example.Donuts", "ABCDE12345.com.example.Bagels"],
          "components": [{"/": "/old/*"}]
        }]}}
        ==> Content/site.yml <==
        universal-links: [{path: "/*"}]
        other-apps: {applinks: [ABCDE12345.com.example.Bagels]}
        """,
      right: """
        ==> Content/.well-known/apple-app-site-association <==
        {"applinks": {"details": [{
          "appIDs": ["ABCDE12345.com.example.Bagels"],
          "components": [{"/": "/old/*"}]
        }]}}
        ==> Content/site.yml <==
        universal-links: [{path: "/*"}]
        other-apps: {applinks: [ABCDE12345.com.example.Bagels]}
        """))
}
