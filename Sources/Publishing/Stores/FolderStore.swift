internal import Cryptography
internal import FileSystem

/// A folder of this computer. Each run puts a whole release together beside the one that is served, then switches a link.
///
/// Files of the served release that clipsite did not publish, such as those of a certificate authority below
/// `.well-known`, go along into the new one.
final class FolderStore: PublishStore {
  let name: String
  let keepsHeaders = false
  private let releases: Releases
  private let keptReleases: Int
  private var lock: FolderLock?
  /// The release that the plan was made for.
  private var planned: Int?

  /// - Parameters:
  ///   - path: The folder, which need not exist yet.
  ///   - keptReleases: How many releases stay, the served one included.
  init(_ path: String, keptReleases: Int) {
    name = path
    releases = Releases(root: path)
    self.keptReleases = keptReleases
  }

  func survey() throws(PublishError) -> RemoteState {
    try Self.system { () throws(SystemError) in try look() }
  }

  func read(_ key: String) throws(PublishError) -> [UInt8]? {
    try Self.system { () throws(SystemError) in
      guard let release = try releases.current() else { return nil }
      let path = "\(releases.path(of: release))/\(key)"
      return FileStore.exists(path) ? try FileStore.read(path) : nil
    }
  }

  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(PublishError) {
    try Self.system { () throws(SystemError) in
      try FileStore.makeFolders(releases.folder)
      lock = try FolderLock(releases.root)
      guard try releases.current() == planned else {
        throw SystemError("cannot publish to", name, reason: "another run has published there meanwhile")
      }
      try FileStore.makeFolder(releases.draft)
    }
    let foreign = try Self.system { () throws(SystemError) in try carryForeignFiles(besides: plan) }
    try Self.system { () throws(SystemError) in
      try dropLeftovers(besides: foreign.union(plan.finalManifest.entries.keys))
    }
    for file in plan.unchanged {
      if control.isStopped() { return }
      try write(try source.read(file), as: file.key)
    }
  }

  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(PublishError) -> [PublishFailure] {
    for change in changes {
      if control.isStopped() { return [] }
      try write(try source.read(change.file), as: change.file.key)
      control.didFinish(change)
    }
    return []
  }

  /// There is nothing to delete: the new release never had the files.
  func delete(_ changes: [PlannedChange], _ control: RunControl) -> [PublishFailure] {
    for change in changes { control.didFinish(change) }
    return []
  }

  func finish(_ plan: PublishPlan) throws(PublishError) {
    try Self.system { () throws(SystemError) in
      let release = (try releases.all().last ?? 0) + 1
      try FileStore.save(
        plan.finalManifest.bytes, as: releases.listName(of: release), in: releases.folder)
      try FileStore.setPermissions(0o755, of: releases.draft)
      try FileStore.move(releases.draft, to: releases.path(of: release))
      try releases.serve(release)
      try releases.prune(keeping: keptReleases)
    }
  }

  func end() { lock = nil }

  private func look() throws(SystemError) -> RemoteState {
    planned = try releases.current()
    guard let release = planned else { return RemoteState() }
    let list = "\(releases.folder)/\(releases.listName(of: release))"
    var state = RemoteState(
      manifest: FileStore.exists(list) ? PublishManifest(try FileStore.read(list)) : nil)
    let folder = releases.path(of: release)
    var paths: [String] = []
    try FileStore.listFiles(below: folder, into: &paths)
    for path in paths where FileStore.kind(at: "\(folder)/\(path)") == .other {
      let bytes = try FileStore.read("\(folder)/\(path)")
      state.objects[path] = RemoteObject(
        size: bytes.count, digest: .sha256(Hexadecimal.text(SHA256.digest(bytes))))
    }
    return state
  }

  /// Copies what the served release holds and clipsite did not publish, and gives the paths.
  private func carryForeignFiles(besides plan: PublishPlan) throws(SystemError) -> Set<String> {
    guard let release = try releases.current() else { return [] }
    let ours = Set((plan.unchanged + plan.changes.map(\.file)).map(\.key))
    let folder = releases.path(of: release)
    var paths: [String] = []
    try FileStore.listFiles(below: folder, into: &paths)
    let foreign = paths.filter { !ours.contains($0) }
    for path in foreign { try carry("\(folder)/\(path)", as: path) }
    return Set(foreign)
  }

  private func carry(_ path: String, as key: String) throws(SystemError) {
    let target = "\(releases.draft)/\(key)"
    if let link = FileStore.linkTarget(path) {
      try makeFolder(of: key)
      try FileStore.remove(target)
      try FileStore.makeLink(target, to: link)
    } else {
      try store(try FileStore.read(path), as: key, mode: FileStore.permissions(of: path) ?? 0o644)
    }
  }

  /// Removes what a run that was stopped left in the draft.
  private func dropLeftovers(besides keys: Set<String>) throws(SystemError) {
    var paths: [String] = []
    try FileStore.listFiles(below: releases.draft, into: &paths)
    for path in paths where !keys.contains(path) { try FileStore.remove("\(releases.draft)/\(path)") }
  }

  private func write(_ bytes: [UInt8], as key: String) throws(PublishError) {
    try Self.system { () throws(SystemError) in try store(bytes, as: key, mode: 0o644) }
  }

  private func store(_ bytes: [UInt8], as key: String, mode: UInt16) throws(SystemError) {
    let target = "\(releases.draft)/\(key)"
    if (try? FileStore.read(target, limit: bytes.count)) != bytes {
      try makeFolder(of: key)
      try FileStore.remove(target)
      try FileStore.create(target, bytes, path: target)
    }
    // Web servers run as somebody else, whatever the mask of this process is.
    try FileStore.setPermissions(mode, of: target)
  }

  private func makeFolder(of key: String) throws(SystemError) {
    guard let slash = key.lastIndex(of: "/") else { return }
    let path = String(key[..<slash])
    guard !FileStore.isFolder("\(releases.draft)/\(path)") else { return }
    try makeFolder(of: path)
    try FileStore.makeFolder("\(releases.draft)/\(path)")
    try FileStore.setPermissions(0o755, of: "\(releases.draft)/\(path)")
  }

  private static func system<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(PublishError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
