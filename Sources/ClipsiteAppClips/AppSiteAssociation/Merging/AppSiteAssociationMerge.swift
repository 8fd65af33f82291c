public import ClipsiteDiagnostics
public import ClipsiteJSON

/// An existing AASA file with an association merged into it.
///
/// Nothing is lost: services and keys that nobody knows stay, and so does the order. An app that is there
/// already is not added again, so merging twice gives the same bytes.
public struct AppSiteAssociationMerge: Sendable {
  /// A conflict and the bytes of the existing file that it is about.
  public struct Finding: Hashable, Sendable {
    /// What stands against what.
    public let conflict: AppSiteAssociationConflict
    /// The bytes in the existing file.
    public let range: Range<Int>

    /// The conflict as a diagnostic about the existing file.
    public func diagnostic(path: String) -> Diagnostic {
      Diagnostic(
        .associationMergeConflict, at: SourceRange(path, range), conflict.message, fix: conflict.fix,
        severity: conflict.severity)
    }
  }

  /// The merged file as a JSON value.
  public private(set) var value: JSONValue
  /// The conflicts, in the order in which they were met.
  public private(set) var findings: [Finding] = []

  /// Merges an association into a file.
  public init(_ ours: AppSiteAssociation, into file: JSONNode) {
    value = file.value
    guard var members = value.members else {
      findings.append(Finding(conflict: .notAnObject, range: file.range))
      return
    }
    if let links = ours.universalLinks { merge(links, into: &members, file) }
    for (service, apps) in ours.appLists { merge(apps, service, into: &members, file) }
    value = .object(members)
  }

  /// The merged file: pretty JSON with a line end.
  public var bytes: [UInt8] { value.bytes(.pretty) + [UInt8(ascii: "\n")] }

  private mutating func merge(
    _ apps: [AppID], _ service: String, into members: inout [JSONValue.Member], _ file: JSONNode
  ) {
    let added = apps.map { JSONValue.string($0.description) }
    guard let index = members.firstIndex(where: { $0.name == service }), let node = file[service] else {
      members.append(.init(service, ["apps": .array(added)]))
      return
    }
    guard var inner = members[index].value.members else {
      return findings.append(Finding(conflict: .wrongType(service), range: node.range))
    }
    if let position = inner.firstIndex(where: { $0.name == "apps" }) {
      guard let existing = inner[position].value.elements else {
        return findings.append(
          Finding(conflict: .wrongType("apps"), range: node["apps"]?.range ?? node.range))
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
      return findings.append(Finding(conflict: .wrongType("applinks"), range: node.range))
    }
    var merge = UniversalLinksMerge(node)
    merge.add(links)
    members[index].value = merge.value
    findings += merge.findings
  }
}
