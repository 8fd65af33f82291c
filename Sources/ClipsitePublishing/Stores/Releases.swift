internal import ClipsiteSystem

/// The releases in a folder: `releases/000001` and so on, each with a list beside it, and the link `current`,
/// which web servers follow.
struct Releases {
  static let linkName = "current"
  private static let folderName: RelativePath = "releases"
  private static let extensionOfLists = ".json"
  /// Empty files of this kind mark releases that somebody went back from with a version up to 0.2.0.
  private static let extensionOfMarks = ".rolled-back"

  /// The target's folder.
  let root: String

  /// The folder of the releases.
  var folder: String { "\(root)/\(Self.folderName)" }
  private var link: String { "\(root)/\(Self.linkName)" }

  /// Returns the folder of a release.
  func path(of release: Int) -> String { "\(folder)/\(Self.name(release))" }
  private func listName(of release: Int) -> RelativePath {
    RelativePath(Self.name(release) + Self.extensionOfLists)
  }

  private static func name(_ release: Int) -> String { release.padded(to: 6) }

  /// The release that is served, or `nil` if there is none yet.
  ///
  /// - Throws: `SystemError` when something else has the link's name.
  func current() throws(SystemError) -> Int? {
    guard try FileStore.kind(at: link) != .missing else { return nil }
    guard let target = try FileStore.linkTarget(link),
      let name = RelativePath(target).relative(to: Self.folderName),
      let release = Self.number(of: name), try FileStore.isFolder(path(of: release))
    else {
      throw SystemError(
        "cannot publish to", root, reason: "'\(Self.linkName)' in it is not a link that clipsite made")
    }
    return release
  }

  /// The numbers of the releases, the oldest first.
  func all() throws(SystemError) -> [Int] {
    let releases = try FileStore.isFolder(folder) ? try open() : nil
    var numbers: [Int] = []
    for number in try usedNumbers() where try releases?.kind(of: Self.path(number)) == .folder {
      numbers.append(number)
    }
    return numbers
  }

  /// The numbers that no new release may take: whatever has one of them as its name.
  private func usedNumbers() throws(SystemError) -> [Int] {
    guard try FileStore.exists(folder) else { return [] }
    return try FileStore.names(in: folder).compactMap(Self.number).sorted()
  }

  /// The number of the next release.
  func nextNumber() throws(SystemError) -> Int { (try usedNumbers().last ?? 0) + 1 }

  /// Opens the folder of the releases.
  private func open() throws(SystemError) -> OpenFolder {
    guard let open = try OpenFolder(root).folder(Self.folderName) else {
      throw SystemError(
        "cannot publish to", root, reason: "'\(Self.folderName)' in it is a link, not a folder")
    }
    return open
  }

  private static func path(_ release: Int) -> RelativePath { RelativePath(name(release)) }

  private static func number(of name: RelativePath) -> Int? {
    Int(name.text).flatMap { Self.name($0) == name.text ? $0 : nil }
  }

  /// Reads the list of a release, or returns `nil` if there is none.
  ///
  /// - Throws: `SystemError` for a list that cannot be trusted: nobody knows what to delete.
  func list(of release: Int) throws(SystemError) -> PublishManifest? {
    let (folder, name) = (try open(), listName(of: release))
    guard try folder.kind(of: name) == .other else { return nil }
    let path = name.text(below: folder.path)
    let bytes = try FileStore.read(path, within: folder.path, limit: FileStore.listLimit)
    if let list = PublishManifest(bytes) { return list }
    throw SystemError("cannot use", path, reason: PublishManifest.damage, fix: "restore it, or remove it")
  }

  /// Returns the time when a release was published and its list was written, in seconds since 1970.
  private func date(of release: Int) -> Int? {
    FileStore.modificationTime(of: "\(folder)/\(listName(of: release))")
      ?? FileStore.modificationTime(of: path(of: release))
  }

  private func markName(of release: Int) -> String { Self.name(release) + Self.extensionOfMarks }

  /// The folder where releases are put together.
  func openStage() throws(SystemError) -> StageFolder { StageFolder(in: try open()) }

  /// Makes an empty folder for the files of a release.
  func makeDraft() throws(SystemError) -> StageFolder {
    let stage = try openStage()
    guard try stage.folder.makeFolder(Self.draftName) != nil else {
      throw .mounted("cannot create", Self.path(ofDraft: stage))
    }
    return stage
  }

  private static let draftName: RelativePath = "release"

  /// The path of the files of a release that is put together.
  static func path(ofDraft stage: StageFolder) -> String { draftName.text(below: stage.path) }

  /// Makes the draft, which is on the disk, a release.
  func keepDraft(_ stage: StageFolder, as release: Int, list: PublishManifest) throws(SystemError) {
    var list = list
    list.folder = try stage.folder.folder(Self.draftName)?.identity.inode
    try stage.save(list.bytes, as: listName(of: release))
    try FileStore.synchronize("\(folder)/\(listName(of: release))")
    try stage.folder.move(Self.draftName, to: Self.path(release), in: stage.parent)
    try FileStore.synchronize(folder)
  }

  /// Serves a release from now on, in one step.
  ///
  /// - Parameter stage: The folder in which the new link is made.
  func serve(_ release: Int, by stage: StageFolder) throws(SystemError) {
    let link = RelativePath(Self.linkName)
    try stage.folder.makeLink(link, to: "\(Self.folderName)/\(Self.name(release))")
    do throws(SystemError) {
      try stage.folder.move(link, to: link, in: OpenFolder(root))
    } catch {
      throw error.about(root)
    }
  }

  /// Gives a release another number, from which all folders of a target count.
  func renumber(_ release: Int, as number: Int, by stage: StageFolder) throws(SystemError) {
    guard var list = try list(of: release) else { return }
    list.release = number
    try stage.save(list.bytes, as: listName(of: number))
    try stage.parent.move(Self.path(release), to: Self.path(number), in: stage.parent)
    try stage.parent.remove(listName(of: release))
  }

  /// Removes releases. The one that is served stays, and so do those that clipsite cannot prove to have made,
  /// and those in which something is mounted.
  ///
  /// - Parameter stage: The folder that takes what goes, so that no release is there in part.
  /// - Returns: The folders in which something is mounted.
  func remove(_ releases: Set<Int>, by stage: StageFolder) throws(SystemError) -> [String] {
    let served = try current()
    // What is served now is on the disk before anything goes.
    try FileStore.synchronize(root)
    var mounts: [String] = []
    for release in releases.sorted() where release != served {
      guard let list = try? list(of: release), isProof(list, of: release) else { continue }
      if let mount = stage.parent.mount(in: Self.path(release)) {
        mounts.append(mount.text(below: folder))
        continue
      }
      try stage.parent.move(Self.path(release), to: Self.path(release), in: stage.folder)
      try stage.parent.remove(listName(of: release))
      try stage.parent.remove(RelativePath(markName(of: release)))
    }
    return mounts
  }

  /// Indicates whether the list of a release names the very folder that has its number. A folder that was
  /// copied here or checked out is another one.
  private func isProof(_ list: PublishManifest, of release: Int) -> Bool {
    guard let inode = try? open().folder(Self.path(release))?.identity.inode else { return false }
    return list.folder == inode
  }

  /// The paths in the folder of the releases that look like clipsite's and cannot be proven.
  func unproven() throws(SystemError) -> [String] {
    let served = try? current()
    let releases = try records().filter { $0.key != served && $0.value?.isProven != true }
    return StageFolder.strays(in: folder, oldPrefix: ".draft-") + releases.keys.sorted().map(path)
  }
}

extension Releases {
  /// A release in one folder, without its files.
  struct Record {
    /// The release in which the files came, or `nil` if an earlier version counted in this folder alone.
    let origin: Int?
    /// The first release in this folder, as the list says.
    let first: Int
    let date: Int?
    let isMarked: Bool
    let isProven: Bool
  }

  /// Reads the releases by number: `nil` for one whose list is missing or damaged.
  func records() throws(SystemError) -> [Int: Record?] {
    var records: [Int: Record?] = [:]
    for release in try all() {
      guard let list = try? list(of: release) else {
        records[release] = .some(nil)
        continue
      }
      records[release] = Record(
        origin: list.release, first: list.firstRelease ?? 0, date: date(of: release),
        isMarked: try FileStore.exists("\(folder)/\(markName(of: release))"),
        isProven: isProof(list, of: release))
    }
    return records
  }
}
