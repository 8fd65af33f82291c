import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// One destination of a target, and which files go there under which names.
struct Destination {
  let store: any PublishStore
  /// The source of the key for an object store.
  var credentials: KeySource?
  let keys: @Sendable (BuiltSite.File) -> [RelativePath]
}

/// The source of the key for an object store, in words.
package struct KeySource: Hashable, Sendable {
  /// The name of the source, as in “the key of profile 'work'”.
  package let name: String
  /// A remark on what other tools would do, as a sentence without a period.
  package let remark: String?
}

/// Makes the destinations of a target.
struct DestinationMaker {
  /// The longest key that stores take, in bytes (Amazon S3, “Naming Amazon S3 objects”).
  private static let longestKey = 1024

  let target: PublishTarget
  let site: BuiltSite
  let siteFolder: String
  let chain: CredentialChain
  /// Indicates whether somebody wants the run to stop.
  let isStopped: @Sendable () -> Bool

  /// Makes all destinations.
  ///
  /// - Throws: `SystemError` when one must not be where it is, or a key is missing.
  func all() throws(SystemError) -> [Destination] {
    // One session for all buckets, so nobody types two codes.
    let credentials = try target.delivery.hasBucket ? SessionCredentials(chain.provider()) : nil
    switch target.delivery {
    case .together(let destination): return [try make(destination, of: nil, credentials)]
    case .apart(let destinations):
      var all: [Destination] = []
      for domain in site.domains {
        if let destination = destinations[domain] {
          all.append(try make(destination, of: domain, credentials))
        }
      }
      return all
    case .command(let line):
      // Files have the names there that they have in the output folder.
      let store = CommandStore("the command of '\(target.name)'", line, in: siteFolder)
      return [Destination(store: store) { [$0.outputPath] }]
    }
  }

  /// Makes a destination.
  ///
  /// - Parameter domain: The only domain that goes there, or `nil` if all go there, each below its name.
  private func make(
    _ destination: PublishDestination, of domain: AssociatedDomain?, _ credentials: SessionCredentials?
  ) throws(SystemError) -> Destination {
    let store: any PublishStore
    var source: KeySource?
    let pageKeys: PublishTarget.PageKeys
    switch destination {
    case .folder(let path): (store, pageKeys) = (try folder(path), .files)
    case .bucket(let name, let folder):
      guard let credentials else { preconditionFailure("a bucket without credentials") }
      (store, pageKeys) = (try bucket(name, folder, with: credentials), target.pageKeys ?? site.pageKeys)
      source = KeySource(name: credentials.source, remark: chain.remark)
    }
    return Destination(store: store, credentials: source) { file in
      guard domain == nil || domain == file.domain else { return [] }
      let folder = RelativePath(domain == nil ? file.domain.rawValue : "")
      return Self.keys(of: file, pageKeys).map { folder.appending($0) }
    }
  }

  /// The keys of a file: object stores answer exactly the key that is asked for, so a page has that of its
  /// URL.
  private static func keys(of file: BuiltSite.File, _ pageKeys: PublishTarget.PageKeys) -> [RelativePath] {
    guard file.isPage, pageKeys != .files, file.path != "index.html" else { return [file.path] }
    let url = RelativePath(file.urlPath.utf8.dropFirst())
    return pageKeys == .both ? [url, file.path] : [url]
  }

  private func bucket(
    _ name: String, _ folder: RelativePath, with credentials: SessionCredentials
  ) throws(SystemError) -> S3Store {
    let place = "s3://\(RelativePath(name).appending(folder))"
    for file in site.files {
      let isAllowed = file.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      guard isAllowed, folder.appending(file.outputPath).utf8.count <= Self.longestKey else {
        throw .usage("'\(file.outputPath)' has a name that object stores do not accept. Rename it")
      }
    }
    let configuration = chain.configuration
    let endpoint = try target.endpoint(in: configuration)
    let hosts = configuration.hosts(in: target.region ?? configuration.region ?? chain.region)
    var options = HTTPClientOptions()
    options.certificateFile = configuration.certificateFile
    return S3Store(
      place, try S3Bucket(name, at: endpoint, target.addressing, in: hosts), with: credentials,
      folder: folder,
      options: options, isStopped: isStopped)
  }

  private func folder(_ path: String) throws(SystemError) -> FolderStore {
    let path = try PublishTarget.systemPath(of: path, in: siteFolder)
    try refuseOverlap(of: path)
    return FolderStore(path, keptReleases: target.keptReleases)
  }

  /// A target inside a folder that clipsite reads or writes would publish itself, or be removed by a build.
  private func refuseOverlap(of path: String) throws(SystemError) {
    let inputs = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName].map { "\(siteFolder)/\($0)" }
    guard let here = try OutputFolder.resolved(path) else {
      throw .usage("'\(path)' is not a path that can be made")
    }
    for folder in try OutputFolder.resolved(inputs + [site.folder]) where OutputFolder.holds(folder, here) {
      throw .usage("'\(path)' lies in '\(folder)', which belongs to the site. Publish to another folder")
    }
  }
}

extension PublishTarget {
  private static let defaultName = "production"

  /// The folders of a target that keeps releases. Empty if none of its destinations does.
  ///
  /// - Throws: `SystemError` when one is a link in the site.
  func folders(below siteFolder: String) throws(SystemError) -> [String] {
    try folderNames.map { path throws(SystemError) in try Self.systemPath(of: path, in: siteFolder) }
  }

  /// The folders of a target that keeps releases, as `site.yml` names them.
  private var folderNames: [String] {
    delivery.destinations.compactMap { if case .folder(let path) = $0 { path } else { nil } }
  }

  /// Reports the folders of a target that are links in the site.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package func linkedFolders(below site: SiteFolder) throws(SystemError) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for path in folderNames {
      if let link = try Self.linkedFolder(path, below: site) { found.append(link) }
    }
    return found
  }

  /// A full path may be a link, because only its author knows what is there.
  private static func linkedFolder(_ path: String, below site: SiteFolder) throws(SystemError) -> Diagnostic?
  {
    path.utf8.first == UInt8(ascii: "/") ? nil : try site.linkedFolder(RelativePath(path))
  }

  /// The paths of what publishing seems to have left in the target's folders, and cannot prove.
  package func unprovenFolders(below siteFolder: String) -> [String] {
    ((try? folders(below: siteFolder)) ?? []).flatMap { (try? Releases(root: $0).unproven()) ?? [] }
  }

  /// - Throws: `SystemError` when the path is a link in the site.
  fileprivate static func systemPath(of path: String, in site: String) throws(SystemError) -> String {
    if let link = try linkedFolder(path, below: SiteFolder(site)) {
      throw SystemError("cannot publish to", link.range.path, reason: link.message, fix: link.fix)
    }
    return path.utf8.first == UInt8(ascii: "/") ? path : "\(site)/\(path)"
  }

  /// The target that is meant: the one with a name; without a name the only one, or `production`.
  ///
  /// - Throws: `SystemError.usage` when there is none.
  package static func choose(
    _ name: String?, among targets: [PublishTarget]
  ) throws(SystemError) -> PublishTarget {
    guard !targets.isEmpty else {
      throw .usage("site.yml has no target. Add 'publish: {production: {to: /srv/site}}'")
    }
    if name == nil, targets.count == 1 { return targets[0] }
    if let target = targets.first(where: { $0.name == name ?? defaultName }) { return target }
    let names = targets.map(\.name)
    guard let name else {
      throw .usage("site.yml has several targets. Name one of them: \(names.joined(separator: ", "))")
    }
    throw .unknown("site.yml has no target", name, among: names, "It has")
  }
}
