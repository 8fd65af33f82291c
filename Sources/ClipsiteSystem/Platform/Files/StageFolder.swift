import Synchronization

/// The folder in which a run works: `.clipsite-stage` in the folder that it writes to.
///
/// The name is reserved, so nothing must prove whose the folder is: what lies there is clipsite's. A run that
/// has its lock empties it, and follows no link and leaves no mount while it does. The folder is made when
/// the first file needs it, and keeps git away.
package final class StageFolder: Sendable {
  /// The name of the folder.
  package static let name: RelativePath = ".clipsite-stage"
  /// An empty file, which says that a run was changing files outside of the stage and has not finished. It
  /// stays when the stage is emptied.
  package static let mark: RelativePath = "unfinished"
  /// The path of this file, below the folder that the run writes to.
  package static let markPath = name.appending(mark)

  /// The folder that the run writes to.
  package let parent: OpenFolder
  private let lock = Mutex<FolderLock?>(nil)

  /// The path of the folder.
  package var path: String { Self.name.text(below: parent.path) }

  /// The stage of a folder. Nothing is made yet.
  package init(in parent: OpenFolder) { self.parent = parent }

  /// The open folder. The first call waits for other runs, then makes it or empties it.
  ///
  /// - Throws: `SystemError` when the system refuses, or a link or file has the name.
  package var folder: OpenFolder {
    get throws(SystemError) {
      try lock.withLock { (lock) throws(SystemError) in
        if let folder = lock?.folder { return folder }
        let taken = try take()
        let folder = taken.folder
        lock = consume taken
        return folder
      }
    }
  }

  private func take() throws(SystemError) -> FolderLock {
    while true {
      let made = try parent.makeFolder(Self.name)
      guard let folder = made == nil ? try parent.folder(Self.name) : made, !parent.isApart(Self.name) else {
        throw SystemError(
          "cannot write to", path, reason: "it is a link or a file, or a disk is mounted there",
          fix: "remove it, then run the command again")
      }
      let lock = try FolderLock(folder)
      // The run before this one may have removed it.
      guard let named = try parent.folder(Self.name), try named.identity == folder.identity else { continue }
      Self.empty(folder)
      try FileStore.create(".gitignore", in: folder.descriptor, Array("*\n".utf8), path: path)
      return lock
    }
  }

  private static func empty(_ folder: OpenFolder) {
    let kind = try? folder.kind(of: mark)
    folder.removeContents(except: kind == .folder || kind == .link ? nil : mark)
  }

  /// Removes the folder with what it holds, except the mark, and what is on another mount. A folder in which
  /// another run works stays.
  package func remove() {
    lock.withLock { lock in
      if lock == nil, !parent.isApart(Self.name), let left = try? parent.folder(Self.name) {
        lock = FolderLock(ifFree: left)
      }
      guard let folder = lock?.folder else { return }
      Self.empty(folder)
      parent.removeEmptyFolder(Self.name)
      lock = nil
    }
  }

  /// Writes a file here and moves it to its place, so that it is never there in part.
  ///
  /// - Parameter isForced: Whether a loss of power must not take it.
  package func save(
    _ bytes: [UInt8], as target: RelativePath, isForced: Bool = false
  ) throws(SystemError) {
    let draft: RelativePath = "draft"
    try write(bytes, as: draft, isForced: isForced)
    try folder.move(draft, to: target, in: parent)
    if isForced { try FileStore.synchronize(parent.path) }
  }

  /// Writes a file that is moved later.
  package func write(_ bytes: [UInt8], as name: RelativePath, isForced: Bool) throws(SystemError) {
    let shown = name.text(below: path)
    try FileStore.create(name.text, in: folder.descriptor, bytes, path: shown)
    if isForced { try FileStore.synchronize(shown) }
  }

  // MARK: The mark

  /// Says that files outside of the stage change from now on.
  package func setMark() throws(SystemError) {
    let folder = try folder
    if try folder.kind(of: Self.mark) != .missing { return }
    try FileStore.create(Self.mark.text, in: folder.descriptor, [], path: path)
  }

  /// Says that all of them are as they should be.
  package func removeMark() throws(SystemError) {
    if try parent.kind(of: Self.markPath) != .missing { try parent.remove(Self.markPath) }
  }

  /// Indicates whether a run has begun to change files of a folder and has not finished.
  package static func isMarked(_ folder: String) -> Bool {
    (try? OpenFolder(folder).kind(of: markPath)) == .other
  }

  // MARK: What stays

  /// The paths in a folder that have the name of a stage, and that no run removes: what is not a folder or has
  /// a mount in it, and the stages of versions that gave each run a name of its own.
  ///
  /// - Parameter oldPrefix: The start of the names that those versions gave. Some used it without the hyphen
  ///   at its end.
  package static func strays(in folder: String, oldPrefix: String) -> [String] {
    guard let open = try? OpenFolder(folder), let names = try? FileStore.names(in: folder) else { return [] }
    return names.filter { candidate in
      if candidate == name {
        return (try? open.kind(of: name)) != .folder || open.mount(in: name) != nil
      }
      return candidate.hasPrefix(oldPrefix) || oldPrefix.utf8.dropLast().elementsEqual(candidate.utf8)
    }.map { $0.text(below: folder) }
  }
}
