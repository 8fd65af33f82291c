package import ClipsiteSystem

/// The folder that codes are written to. A list in it tells which of its files are clipsite's; others are
/// never touched.
package struct CodesFolder: Sendable {
  package static let listName = ".clipsite-codes"
  private static let firstLine = "clipsite codes 1"

  /// The changes in the folder.
  package struct Outcome: Hashable, Sendable {
    /// The number of files that were new or have changed.
    package var written = 0
    /// The number of files that were already right.
    package var unchanged = 0
    /// The number of removed files that clipsite wrote and no longer needs.
    package var removed = 0
    /// Mounts whose files clipsite no longer needs, and keeps.
    package var mounts: [String] = []
  }

  package let path: String

  /// A folder, which may not be there yet.
  package init(_ path: String) { self.path = path }

  /// Makes the folder, and opens the stage in it for files on their way, such as pictures that another program
  /// makes.
  package func openStage() throws(SystemError) -> StageFolder {
    try FileStore.makeFolders(path)
    return StageFolder(in: try OpenFolder(path))
  }

  /// Makes the folder hold these files of clipsite's, which are made one after the other, and no others of
  /// clipsite's.
  ///
  /// - Parameters:
  ///   - paths: The files of this run.
  ///   - isKept: Whether an earlier file stays.
  ///   - bytes: Makes the file with an index.
  /// - Throws: What `bytes` throws; and `SystemError`, before anything is changed, if a file that is not
  ///   clipsite's has one of the paths.
  package func write(
    _ paths: [String], keeping isKept: (String) -> Bool, bytes: (Int) throws(SystemError) -> [UInt8]
  ) throws(SystemError) -> Outcome {
    try FileStore.makeFolders(path)
    let lock = try FolderLock(path)
    defer { _ = lock }
    let (folder, own) = (lock.folder, try ownFiles(in: lock.folder))
    try requireNoLinks(paths + own)
    for file in paths where !own.contains(file) {
      guard try folder.kind(of: RelativePath(file)) != .missing else { continue }
      throw SystemError(
        "cannot write", "\(path)/\(file)",
        reason: "there is a file that clipsite did not write. Choose another folder with --to")
    }
    let stage = StageFolder(in: folder)
    defer { stage.remove() }
    let listed = own.union(paths)
    let unwanted = own.subtracting(paths).filter { !isKept($0) }.map { RelativePath($0) }
    let (stale, mounts) = folder.removable(unwanted)
    var moves: [(staged: RelativePath, target: RelativePath)] = []
    for (index, file) in paths.enumerated() {
      let move = (RelativePath("\(index)"), RelativePath(file))
      if try prepare(try bytes(index), for: move, in: stage) { moves.append(move) }
    }
    // A run that is killed leaves nothing that the next one does not know.
    if listed != own { try saveList(listed, by: stage) }
    for (staged, target) in moves {
      try folder.makeFolders(target.folder)
      try stage.folder.move(staged, to: target, in: folder)
    }
    for name in stale { try folder.remove(name) }
    let left = listed.subtracting(stale.map(\.text))
    if left != listed { try saveList(left, by: stage) }
    return Outcome(
      written: moves.count, unchanged: paths.count - moves.count, removed: stale.count,
      mounts: mounts.map { $0.text(below: path) })
  }

  /// Refuses links in place of the folders in this folder: what is written through them would be elsewhere.
  private func requireNoLinks(_ files: [String]) throws(SystemError) {
    for folder in Set(files.map(folder(of:))).sorted() where folder != path {
      guard try FileStore.kind(at: folder) == .link else { continue }
      throw SystemError("cannot write to", folder, reason: "it is a link. Choose another folder with --to")
    }
  }

  /// Writes a file to the stage, where all wait for the last one. `false` if its place has these bytes already.
  private func prepare(
    _ bytes: [UInt8], for move: (staged: RelativePath, target: RelativePath), in stage: StageFolder
  ) throws(SystemError) -> Bool {
    let file = move.target.text(below: path)
    if (try? FileStore.read(file, within: path, limit: bytes.count)) == bytes { return false }
    try FileStore.create(move.staged.text, in: stage.folder.descriptor, bytes, path: file)
    return true
  }

  private func folder(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? "\(path)/\(parts[0])" : path
  }

  // MARK: The list

  /// The paths that the list names. One that leads out of the folder was not written by clipsite.
  private func ownFiles(in folder: OpenFolder) throws(SystemError) -> Set<String> {
    let file = "\(path)/\(Self.listName)"
    guard try folder.kind(of: RelativePath(Self.listName)) != .missing else { return [] }
    let bytes = try FileStore.read(file, within: path, limit: FileStore.listLimit)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == Self.firstLine, lines.dropFirst().allSatisfy(Self.isOwnPath) else {
      throw SystemError("cannot read", file, reason: "clipsite did not write this list")
    }
    return Set(lines.dropFirst())
  }

  /// Indicates whether codes are written to a path: a file, or one in a folder.
  private static func isOwnPath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { ![nil, UInt8(ascii: ".")].contains($0.first) }
  }

  private func saveList(_ paths: Set<String>, by stage: StageFolder) throws(SystemError) {
    let lines = [Self.firstLine] + paths.sorted()
    try stage.save(Array(lines.map { $0 + "\n" }.joined().utf8), as: RelativePath(Self.listName))
  }
}
