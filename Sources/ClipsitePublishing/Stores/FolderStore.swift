internal import ClipsiteSystem

/// A folder of this computer. Each run puts a whole release together beside the one that is served, then
/// switches a link.
///
/// Files of the served release that clipsite did not publish, such as those of a certificate authority below
/// `.well-known`, go along into the new one.
///
/// A file that has not changed is the same file in both releases: a second name, which takes no space. It
/// gets one only when it holds, byte for byte, what is to be published; a file that somebody has changed by
/// hand is written again. Nobody may write to a file, because an edit in place would change every release.
final class FolderStore: PublishStore {
  let name: String
  let keepsHeaders = false
  let keepsReleases = true
  private(set) var isLive = false
  private(set) var mounts: [String] = []
  let releases: Releases
  let keptReleases: Int
  private var lock: FolderLock?
  /// The folder in which the new release is put together.
  private var stage: StageFolder?
  /// The path of the new release.
  private var draft: String { stage.map(Releases.path(ofDraft:)) ?? "" }
  /// The release that the plan was made for: the one that is served.
  private var planned: Int?
  /// The list of that release.
  private var plannedList: PublishManifest?

  /// - Parameters:
  ///   - path: The folder, which need not exist yet.
  ///   - keptReleases: How many releases stay, the served one included.
  init(_ path: String, keptReleases: Int) {
    name = path
    releases = Releases(root: path)
    self.keptReleases = keptReleases
  }

  func read(_ key: RelativePath) throws(SystemError) -> [UInt8]? {
    guard let release = try releases.current() else { return nil }
    let path = "\(releases.path(of: release))/\(key)"
    return try FileStore.exists(path) ? try FileStore.read(path, limit: FileStore.listLimit) : nil
  }

  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(SystemError) {
    try FileStore.makeFolders(releases.folder)
    lock = try FolderLock(releases.root)
    guard try releases.current() == planned else {
      throw SystemError(
        "cannot publish to", name, reason: "another run has published there in the meantime",
        fix: "run the command again to publish your version")
    }
    stage = try releases.makeDraft()
    try carryForeignFiles(besides: plan)
    for file in plan.unchanged {
      if control.isStopped() { return }
      try keep(source.read(file), as: file.key)
    }
  }

  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(SystemError) -> [PublishFailure] {
    for change in changes {
      if control.isStopped() { return [] }
      try store(source.read(change.file), as: change.file.key, mode: Self.mode)
      control.didFinish(change)
    }
    return []
  }

  /// There is nothing to delete: the new release never had the files.
  func delete(_ changes: [PlannedChange], _ control: RunControl) -> [PublishFailure] {
    for change in changes { control.didFinish(change) }
    return []
  }

  func seal() throws(SystemError) -> Int {
    try FileStore.setPermissions(0o755, of: draft)
    try FileStore.synchronizeTree(draft)
    return try releases.nextNumber()
  }

  /// Indicates whether an earlier version, which counted in this folder alone, made what is served.
  var servesOlderRelease: Bool { planned != nil && plannedList?.release == nil }

  func finish(_ plan: PublishPlan, as release: Int) throws(SystemError) {
    guard let stage else { return }
    var list = plan.finalManifest
    list.release = plan.release ?? release
    list.firstRelease = planned == nil ? release : plannedList?.firstRelease
    let leavesRoom = try releases.nextNumber() < release
    try releases.keepDraft(stage, as: release, list: list)
    try releases.serve(release, by: stage)
    isLive = true
    if let planned, servesOlderRelease, leavesRoom {
      try releases.renumber(planned, as: release - 1, by: stage)
    }
  }

  func remove(_ surplus: Set<Int>) throws(SystemError) {
    if let stage { mounts = try releases.remove(surplus, by: stage) }
  }

  /// The next run would not go on with a draft, so there is none to keep.
  func end() {
    (stage ?? (try? releases.openStage()))?.remove()
    stage = nil
    lock = nil
  }

  func survey() throws(SystemError) -> RemoteState {
    planned = try releases.current()
    guard let release = planned else { return RemoteState() }
    plannedList = try releases.list(of: release)
    var state = RemoteState(manifest: plannedList, isFirsthand: true)
    let folder = releases.path(of: release)
    var paths: [RelativePath] = []
    try FileStore.listFiles(below: folder, into: &paths)
    for path in paths {
      let isFile = try FileStore.kind(at: "\(folder)/\(path)") == .other
      let bytes = isFile ? try FileStore.read("\(folder)/\(path)", limit: FileStore.fileLimit) : []
      // A link is no file of ours, whatever it leads to.
      state.objects[path] = RemoteObject(
        size: isFile ? bytes.count : -1, digest: .sha256(Hexadecimal.text(SHA256.digest(bytes))))
    }
    return state
  }

  /// Copies what the served release holds and clipsite did not publish. It gets no second names: whoever put
  /// it there may write to it.
  private func carryForeignFiles(besides plan: PublishPlan) throws(SystemError) {
    guard let release = planned else { return }
    let ours = Set((plan.unchanged + plan.changes.map(\.file)).map(\.key))
    let folder = releases.path(of: release)
    var paths: [RelativePath] = []
    try FileStore.listFiles(below: folder, into: &paths)
    for path in paths where !ours.contains(path) { try carry("\(folder)/\(path)", as: path) }
  }

  private func carry(_ path: String, as key: RelativePath) throws(SystemError) {
    let target = "\(draft)/\(key)"
    if let link = try FileStore.linkTarget(path) {
      try makeFolder(of: key)
      try FileStore.makeLink(target, to: link)
    } else {
      let bytes = try FileStore.read(path, limit: FileStore.fileLimit)
      try store(bytes, as: key, mode: try FileStore.permissions(of: path) ?? 0o644)
    }
  }

  /// Web servers run as somebody else, whatever the mask of this process is.
  private static let mode: UInt16 = 0o444

  /// Puts an unchanged file into the draft: the file of the served release where that can be, otherwise a
  /// copy.
  private func keep(_ bytes: [UInt8], as key: RelativePath) throws(SystemError) {
    let target = "\(draft)/\(key)"
    if let release = planned {
      let served = "\(releases.path(of: release))/\(key)"
      if isPublished(bytes, at: served) {
        try makeFolder(of: key)
        if (try? FileStore.makeSecondName(target, of: served)) == true { return }
      }
    }
    try store(bytes, as: key, mode: Self.mode)
  }

  /// Indicates whether a file is as clipsite writes it. It is `false` for a file that cannot be read.
  private func isPublished(_ bytes: [UInt8], at path: String) -> Bool {
    (try? FileStore.kind(at: path)) == .other && (try? FileStore.permissions(of: path)) == Self.mode
      && (try? FileStore.read(path, limit: bytes.count)) == bytes
  }

  private func store(_ bytes: [UInt8], as key: RelativePath, mode: UInt16) throws(SystemError) {
    let target = "\(draft)/\(key)"
    try makeFolder(of: key)
    try FileStore.create(target, bytes, path: target)
    try FileStore.setPermissions(mode, of: target)
  }

  private func makeFolder(of key: RelativePath) throws(SystemError) {
    let path = key.folder
    guard !path.isEmpty, try !FileStore.isFolder("\(draft)/\(path)") else { return }
    try makeFolder(of: path)
    try FileStore.makeFolder("\(draft)/\(path)")
    try FileStore.setPermissions(0o755, of: "\(draft)/\(path)")
  }
}
