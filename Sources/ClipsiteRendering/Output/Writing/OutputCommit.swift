import ClipsiteSystem

/// The second half of an update: what waits in the stage is moved into place, and what is left over is removed.
///
/// Each file is whole at every moment: the old one or the new one. While files change, the manifest names the
/// old and the new ones, so that none becomes foreign, and a mark in the stage says that the folder may have
/// files of two builds. Nothing is undone: the next build compares every byte anyway.
struct OutputCommit {
  /// A file, or a new folder with all its files.
  struct Move {
    let staged: RelativePath
    let target: RelativePath
    let isFolder: Bool
  }

  /// The folder in the stage with new folders.
  static let newFolders: RelativePath = "new"
  private static let newList: RelativePath = "list"
  private static let halfDone =
    "the output folder now has files of two builds, and the next build repairs that"

  let stage: StageFolder
  let moves: [Move]
  /// Files of earlier builds that go.
  let stale: [RelativePath]

  private var folder: OpenFolder { stage.parent }

  /// Moves and removes.
  ///
  /// - Throws: `SystemError` when the system refuses. The folder has its old files then, unless the error says
  ///   something else.
  func run(from old: OutputManifest?, to new: OutputManifest) throws(SystemError) {
    try requireWay()
    let both = OutputManifest(new.files.union(old?.files ?? PathList()))
    // Without the list, the next build would take files of clipsite's for those of others, so it is the only
    // file that is forced to the disk.
    if both != new { try stage.write(new.bytes, as: Self.newList, isForced: true) }
    if both != old { try stage.save(both.bytes, as: OutputManifest.fileName, isForced: true) }
    try stage.setMark()
    let blocking = filesInTheWay()
    do throws(SystemError) {
      for path in stale where blocking.contains(path) { try remove(path) }
      for move in moves { try carryOut(move) }
      for path in stale where !blocking.contains(path) { try remove(path) }
      if both != new { try stage.folder.move(Self.newList, to: OutputManifest.fileName, in: folder) }
    } catch {
      throw error.adding(Self.halfDone)
    }
  }

  private func carryOut(_ move: Move) throws(SystemError) {
    if (try? stage.folder.move(move.staged, to: move.target, in: folder)) != nil { return }
    // An empty folder may be in the way, and one that is needed went with its last file.
    folder.removeEmptyFolder(move.target)
    try folder.makeFolders(move.target.folder)
    try stage.folder.move(move.staged, to: move.target, in: folder)
  }

  /// Removes a file, and the folders that are empty then.
  private func remove(_ path: RelativePath) throws(SystemError) {
    if try folder.kind(of: path) != .folder { try folder.remove(path) }
    for above in path.foldersAbove where !folder.removeEmptyFolder(above) { return }
  }

  // MARK: What is in the way

  /// The files to be removed that have the name of a new folder, or are in a folder that has the name of a new
  /// file.
  private func filesInTheWay() -> Set<RelativePath> {
    if stale.isEmpty { return [] }
    let targets = Set(moves.map(\.target))
    let folders = Set(moves.flatMap { [$0.target] + $0.target.foldersAbove })
    return Set(
      stale.filter { folders.contains($0) || $0.foldersAbove.contains(where: targets.contains) })
  }

  /// Refuses, before anything changes, what could not be carried out.
  private func requireWay() throws(SystemError) {
    let own = Set(stale)
    for move in moves where try isBlocked(move, besides: own) {
      throw SystemError(
        "cannot write", move.target.text(below: folder.path),
        reason: "something that clipsite did not write has the name", fix: "move it to another place")
    }
    let folders = Set(moves.map(\.target.folder) + stale.map(\.folder)).sorted()
    for name in folders where try folder.kind(of: name) == .folder { try folder.requireWritable(name) }
    if let mount = folder.removable(folders).mounts.first {
      throw .mounted("cannot write to", mount.text(below: folder.path))
    }
  }

  private func isBlocked(_ move: Move, besides own: Set<RelativePath>) throws(SystemError) -> Bool {
    switch try folder.kind(of: move.target) {
    case .missing: return false
    case .link, .other: return move.isFolder && !own.contains(move.target)
    case .folder:
      var inside: [RelativePath] = []
      try FileStore.listFiles(below: move.target.text(below: folder.path), into: &inside)
      return !inside.allSatisfy { own.contains(move.target.appending($0)) }
    }
  }
}
