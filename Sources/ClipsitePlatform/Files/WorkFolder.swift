/// A hidden folder for the files of a run until they are in their place.
///
/// A run makes the folder under a name that nothing has, keeps it open, and removes that very folder at its
/// end. A run that is killed leaves it. Its name, its owner, and a file in it prove nothing then, because all of
/// them travel in archives and repositories. So the folder is noted elsewhere, in a `WorkRecord`. A later run
/// removes only what has a record. What has none stays, and `check` reports it.
package final class WorkFolder: Sendable {
  /// The folder that it was made in.
  package let parent: OpenFolder
  /// Its name there.
  package let name: RelativePath
  /// The open folder.
  package let folder: OpenFolder
  private let record: WorkRecord?
  /// `false` if only the intent to make the folder is noted.
  private let isProven: Bool

  /// The path of the folder.
  package var path: String { folder.path }

  /// Makes a folder. A name that is taken is left alone, whatever has it.
  ///
  /// - Parameter prefix: The start of the name, which belongs to one kind of runs.
  /// - Throws: `SystemError` when the system refuses.
  package init(in parent: OpenFolder, prefix: String) throws(SystemError) {
    var (name, number) = (RelativePath("\(prefix)\(CurrentProcess.id)"), 1)
    while try parent.kind(of: name) != .missing {
      number += 1
      name = RelativePath("\(prefix)\(CurrentProcess.id)-\(number)")
    }
    record = WorkRecord.intent(toMake: name, in: parent)
    guard let folder = try parent.makeFolder(name) else {
      throw SystemError("cannot create", name.text(below: parent.path), reason: "something else made it")
    }
    record?.confirm(folder)
    (self.parent, self.name, self.folder, isProven) = (parent, name, folder, true)
  }

  /// A folder that an earlier run made.
  fileprivate init(
    _ folder: OpenFolder, _ name: RelativePath, in parent: OpenFolder, _ record: WorkRecord, isProven: Bool
  ) {
    (self.parent, self.name, self.folder, self.record) = (parent, name, folder, record)
    self.isProven = isProven
  }

  /// Removes the folder with whatever it holds.
  ///
  /// - Returns: Whether its name is free.
  @discardableResult
  package func remove() -> Bool {
    let isGone = isProven ? parent.removeTree(name, folder) : parent.removeEmptyFolder(name)
    if isGone { record?.forget() }
    return isGone
  }

  /// Moves the folder to where it stays. It is not a working folder any more.
  package func keep(as target: RelativePath, in other: OpenFolder) throws(SystemError) {
    try parent.move(name, to: target, in: other)
    record?.forget()
  }

  /// Forces the proof that clipsite made the folder to the disk, for one that must survive a loss of power.
  package func synchronizeRecord() { record?.synchronize() }

  /// Writes a file here and moves it to its place, so that it is never there in part.
  package func save(_ bytes: [UInt8], as target: RelativePath, in other: OpenFolder) throws(SystemError) {
    let draft: RelativePath = "draft"
    try FileStore.create(draft.text, in: folder.descriptor, bytes, path: target.text(below: other.path))
    do throws(SystemError) {
      try folder.move(draft, to: target, in: other)
    } catch {
      try folder.remove(draft)
      throw error
    }
  }
}

/// The place of the working folders of one kind of runs, and what runs left there that were killed.
package struct WorkPlace: Sendable {
  private let folder: String
  private let prefix: String

  /// A place.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder around the working folders. It may be missing.
  ///   - prefix: The start of their names.
  package init(_ folder: String, prefix: String) {
    self.folder = folder
    self.prefix = prefix
  }

  /// Makes a working folder.
  ///
  /// - Throws: `SystemError` when the system refuses.
  package func make() throws(SystemError) -> WorkFolder {
    try WorkFolder(in: OpenFolder(folder), prefix: prefix)
  }

  /// The folders that have a record, and that no run works in.
  ///
  /// - Throws: `SystemError` when the folder around them cannot be read.
  package func abandoned() throws(SystemError) -> [WorkFolder] {
    try candidates().compactMap(\.abandoned)
  }

  /// The paths of folders, links, and files that look like working folders but have no record, or cannot be
  /// removed, because something is mounted in them. Earlier versions of clipsite used some names without a
  /// number.
  ///
  /// - Throws: `SystemError` when the folder around them cannot be read.
  package func unproven() throws(SystemError) -> [String] {
    try candidates().filter(\.isUnproven).map { $0.name.text(below: $0.parent.path) }
  }

  /// Removes the abandoned folders, as far as the system allows.
  package func removeAbandoned() {
    for work in (try? abandoned()) ?? [] { work.remove() }
  }

  /// Something that has the name of a working folder.
  private struct Candidate {
    let parent: OpenFolder
    let name: RelativePath
    let open: OpenFolder?
    let state: WorkRecord.State

    var abandoned: WorkFolder? {
      guard let open else { return nil }
      return switch state {
      case .abandoned(let record): WorkFolder(open, name, in: parent, record, isProven: true)
      case .intended(let record): WorkFolder(open, name, in: parent, record, isProven: false)
      case .inUse, .unproven: nil
      }
    }

    var isUnproven: Bool {
      switch state {
      case .unproven, .intended: true
      case .abandoned: parent.mount(in: name) != nil
      case .inUse: false
      }
    }
  }

  private func isLikeOurs(_ name: RelativePath) -> Bool {
    name.hasPrefix(prefix) || prefix.utf8.dropLast().elementsEqual(name.utf8)
  }

  private func candidates() throws(SystemError) -> [Candidate] {
    guard try FileStore.isFolder(folder) else { return [] }
    let parent = try OpenFolder(folder)
    var found: [Candidate] = []
    for name in try FileStore.names(in: folder) where isLikeOurs(name) {
      let open = try parent.folder(name)
      var state = WorkRecord.State.unproven
      if let open { state = try WorkRecord.state(of: name, open, in: parent) }
      found.append(Candidate(parent: parent, name: name, open: open, state: state))
    }
    return found
  }
}
