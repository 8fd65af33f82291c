import ClipsiteSystem

/// A file that an import writes.
package struct PlannedFile: Hashable, Sendable {
  /// The folder's path, relative to the site's folder.
  package let folder: String
  /// The name in that folder.
  package let name: String
  package let bytes: [UInt8]

  /// The path, relative to the site's folder.
  package var path: String { "\(folder)/\(name)" }
}

/// One import into `Content`.
///
/// All files are written to the stage in `Content` first, so an import that is stopped, or that the disk has no
/// room for, changes nothing. Then each file is moved to its place, in the order in which they were planned: the
/// pages of folders, the pages of rows, and at last the record. A page has its import ID, so an import that
/// follows a killed one finds the pages that are there, and writes the others.
struct ImportRun {
  private let site: String
  /// The stage in `Content`, or `nil` in a dry run.
  private let stage: StageFolder?
  private let isStopped: () -> Bool
  /// The places of the files, which are numbered in the stage.
  private var targets: [RelativePath] = []
  /// The folders of files without links, below `Content`.
  private var realFolders: [String: RelativePath] = [:]

  /// Carries out an import while no other one changes `Content`.
  ///
  /// - Parameter body: Plans the files and hands each to `write`. What it throws leaves `Content` as it was.
  static func run<Result>(
    inSite site: String, dry isDryRun: Bool, isStopped: @escaping () -> Bool,
    _ body: (inout ImportRun) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    if isDryRun {
      var run = ImportRun(site: site, stage: nil, isStopped: isStopped)
      return try body(&run)
    }
    let lock = try FolderLock("\(site)/Content")
    defer { _ = lock }
    let stage = StageFolder(in: lock.folder)
    defer { stage.remove() }
    var run = ImportRun(site: site, stage: stage, isStopped: isStopped)
    let result = try body(&run)
    if !run.targets.isEmpty { try run.commit(stage) }
    return result
  }

  private init(site: String, stage: StageFolder?, isStopped: @escaping () -> Bool) {
    self.site = site
    self.stage = stage
    self.isStopped = isStopped
  }

  // MARK: Committing

  private func commit(_ stage: StageFolder) throws(SystemError) {
    if isStopped() { throw .stopped }
    do throws(SystemError) {
      try prepare(stage)
    } catch {
      throw error.adding("Content is as it was")
    }
    do throws(SystemError) {
      for (index, target) in targets.enumerated() {
        // The record must not be there before the pages that it knows.
        if target.name.text == ImportRecord.fileName {
          try FileStore.synchronize(target.folder.text(below: stage.parent.path))
        }
        try stage.folder.move(RelativePath("\(index)"), to: target, in: stage.parent)
      }
    } catch {
      throw error.adding("Content has some of the new files, and the next import completes them")
    }
  }

  /// Makes the folders, and forces the files to the disk: nobody can build content again.
  private func prepare(_ stage: StageFolder) throws(SystemError) {
    let folders = Set(targets.map(\.folder)).sorted()
    for folder in folders { try stage.parent.makeFolders(folder) }
    if let mount = stage.parent.removable(folders).mounts.first {
      throw .mounted("cannot write to", mount.text(below: stage.parent.path))
    }
    for target in targets where try stage.parent.kind(of: target) == .folder {
      throw SystemError(
        "cannot write", target.text(below: stage.parent.path), reason: "a folder has the name")
    }
    try FileStore.synchronizeTree(stage.path)
  }

  // MARK: Files

  /// Writes a file that will be in its place after the commit.
  mutating func write(_ file: PlannedFile) throws(SystemError) {
    if isStopped() { throw .stopped }
    guard let stage else { return }
    try add(file, to: stage)
  }

  private mutating func add(_ file: PlannedFile, to stage: StageFolder) throws(SystemError) {
    let folder = try realFolder(file.folder)
    try FileStore.create("\(targets.count)", in: stage.folder.descriptor, file.bytes, path: file.path)
    targets.append(folder.appending(RelativePath(file.name)))
  }

  /// Finds the place of a folder. Links in `Content` that stay in it are followed, because a commit follows
  /// none.
  private mutating func realFolder(_ folder: String) throws(SystemError) -> RelativePath {
    if let known = realFolders[folder] { return known }
    let content = "\(site)/Content"
    try FileStore.requireInside(content, "\(site)/\(folder)")
    let wanted = RelativePath(folder).relative(to: "Content") ?? ""
    let root = RelativePath(try FileStore.realPath(content) ?? content)
    var nearest = wanted
    var real = try FileStore.realPath(nearest.text(below: content))
    while real == nil, !nearest.isEmpty {
      nearest = nearest.folder
      real = try FileStore.realPath(nearest.text(below: content))
    }
    let existing = real.flatMap { RelativePath($0).relative(to: root) } ?? ""
    let place = existing.appending(wanted.relative(to: nearest) ?? "")
    realFolders[folder] = place
    return place
  }
}
