/// The second half of a change of a folder: what waits in a working folder, the stage, is moved into place,
/// and what is left over is removed.
///
/// Before anything changes, the journal in the stage says all that will, and it is on the disk with the
/// staged files. A commit that the system refuses half-way is undone with the old files, which are kept in
/// the stage. One that is killed is finished by the next run (`recover`), as is an undoing that the system
/// refuses. Until then every file is whole, the old one or the new one.
package struct FolderCommit {
  /// The end of a change that another run had begun.
  package enum Recovery: Sendable {
    /// All steps were done: the folder has the files of that run.
    case finished
    /// All steps were undone: the folder is as it was before that run.
    case undone
  }

  /// The words about the folder in messages.
  package struct Words: Sendable {
    let folder: String
    let list: String
    let halfDone: String

    /// The words for one folder.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - list: The path that a message names if the journal cannot be written.
    ///   - halfDone: The state after a commit that can be neither finished nor undone.
    package init(folder: String, list: String, halfDone: String) {
      self.folder = folder
      self.list = list
      self.halfDone = halfDone
    }
  }

  /// The end of a commit.
  private enum Ending {
    case finished
    /// The system refused a step. The folder is as it was.
    case undone(SystemError)
  }

  private let target: OpenFolder
  private let words: Words
  private let work: WorkFolder
  private let journal: CommitJournal

  private init(of journal: CommitJournal, from work: WorkFolder, to target: OpenFolder, _ words: Words) {
    self.journal = journal
    self.work = work
    self.target = target
    self.words = words
  }

  /// Commits.
  ///
  /// - Parameter steps: What to do, in order; what is moved is in the stage.
  /// - Throws: `SystemError` when the system refuses a step. The folder is as it was then; if it
  ///   cannot be, the error says so, the journal stays in the stage, and the next run goes on.
  package static func run(
    _ steps: [CommitJournal.Step], from work: WorkFolder, to target: OpenFolder, _ words: Words
  ) throws(SystemError) {
    let folder = try target.identity.inode
    var commit = FolderCommit(of: CommitJournal(steps, of: folder), from: work, to: target, words)
    let kept = try commit.keepOldFiles()
    commit = FolderCommit(of: CommitJournal(kept.steps, of: folder), from: work, to: target, words)
    try commit.writeJournal(savingFirst: kept.copies)
    if case .undone(let refusal) = try commit.complete() { throw refusal }
  }

  /// Finishes what a run left that was killed in its commit, or that could not undo it.
  ///
  /// - Returns: What became of the folder, or `nil` if the stage has no journal, or that of another folder.
  /// - Throws: `SystemError` when the system refuses that. The journal stays.
  package static func recover(
    _ work: WorkFolder, of target: OpenFolder, _ words: Words
  ) throws(SystemError) -> Recovery? {
    let isUndoing = try has(CommitJournal.undoName, work)
    let name = isUndoing ? CommitJournal.undoName : CommitJournal.fileName
    guard try has(name, work),
      let journal = CommitJournal(
        try FileStore.read("\(work.path)/\(name)", within: work.path, limit: FileStore.listLimit)),
      try journal.folder == target.identity.inode
    else { return nil }
    let commit = FolderCommit(of: journal, from: work, to: target, words)
    if isUndoing {
      try commit.undo()
    } else if case .finished = try commit.complete() {
      return .finished
    }
    return .undone
  }

  /// Indicates whether a commit stopped halfway that the next run must finish.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func isUnfinished(in work: WorkFolder) throws(SystemError) -> Bool {
    try has(CommitJournal.fileName, work) ? true : try has(CommitJournal.undoName, work)
  }

  private static func has(_ name: String, _ work: WorkFolder) throws(SystemError) -> Bool {
    try work.folder.kind(of: RelativePath(name)) != .missing
  }

  /// Keeps every file that is to be replaced or removed in the stage, and notes where there is none.
  ///
  /// - Throws: `SystemError` when the system refuses, as on a full disk.
  private func keepOldFiles() throws(SystemError) -> (steps: [CommitJournal.Step], copies: [String]) {
    var (steps, copies, piece) = (journal.steps, [String](), [UInt8]())
    for (index, step) in steps.enumerated() {
      let name = Self.keptName(index)
      switch try target.kind(of: step.path) {
      case .missing, .folder:
        if case .replace(let name, let path) = step { steps[index] = .add(name, at: path) }
      case .link, .other:
        do throws(SystemError) {
          if try target.makeSecondName(name, in: work.folder, of: step.path) { continue }
          try copy(step.path, as: name, &piece)
        } catch {
          throw error.about("\(words.folder)/\(step.path)")
        }
        copies.append(name)
      }
    }
    return (steps, copies)
  }

  private func copy(_ path: RelativePath, as name: String, _ piece: inout [UInt8]) throws(SystemError) {
    let old = path.text(below: target.path)
    try FileStore.copy(
      old, within: target.path, to: name, in: work.folder.descriptor, path: old, piece: &piece)
  }

  /// Writes the journal. What it needs is on the disk before it has its name.
  private func writeJournal(savingFirst copies: [String]) throws(SystemError) {
    let draft = CommitJournal.draftName
    try FileStore.create(draft, in: work.folder.descriptor, journal.bytes, path: words.list)
    let hasFolders = journal.steps.contains { if case .addFolder = $0 { true } else { false } }
    do throws(SystemError) {
      if hasFolders {
        try FileStore.synchronizeTree(work.path)
      } else {
        let names = journal.steps.compactMap(\.stagedName) + copies + [draft]
        try FileStore.synchronize(names, in: work.path)
      }
      try FileStore.synchronize(work.parent.path)
      work.synchronizeRecord()
      try rename(draft, to: CommitJournal.fileName)
    } catch {
      throw error.about(words.list)
    }
  }

  private func rename(_ name: String, to new: String) throws(SystemError) {
    try work.folder.move(RelativePath(name), to: RelativePath(new), in: work.folder)
  }

  /// Does all steps. If the system refuses one, undoes all.
  ///
  /// - Throws: `SystemError` when that cannot be undone.
  private func complete() throws(SystemError) -> Ending {
    var path = words.list
    do throws(SystemError) {
      try FileStore.synchronize(work.path)
      for step in journal.steps {
        path = "\(words.folder)/\(step.path)"
        try carryOut(step)
      }
      try work.folder.remove(RelativePath(CommitJournal.fileName))
      return .finished
    } catch {
      let refusal = error.about(path)
      guard (try? rename(CommitJournal.fileName, to: CommitJournal.undoName)) != nil, (try? undo()) != nil
      else { throw refusal.adding(words.halfDone) }
      return .undone(refusal)
    }
  }

  /// Does a step; one that has been done before is fine.
  private func carryOut(_ step: CommitJournal.Step) throws(SystemError) {
    switch step {
    case .replace(let name, let path), .add(let name, let path), .addFolder(let name, let path):
      try move(name, to: path)
    case .remove(let path):
      // Its name may be that of a new folder by now.
      if try target.kind(of: path) != .folder { try target.remove(path) }
      removeEmptyFolders(above: path)
    }
  }

  /// Moves a file of the stage; one that is not there anymore has been moved before.
  private func move(_ name: String, to path: RelativePath) throws(SystemError) {
    let name = RelativePath(name)
    do throws(SystemError) {
      try work.folder.move(name, to: path, in: target)
    } catch {
      guard try work.folder.kind(of: name) != .missing else { return }
      // A folder of ours may have been left in the way when it could not be removed.
      target.removeEmptyFolder(path)
      try target.makeFolders(path.folder)
      try work.folder.move(name, to: path, in: target)
    }
  }

  /// Undoes all steps that were done, the last of them first, as far as the system allows.
  ///
  /// - Throws: `SystemError` when the system refuses one. The journal stays then.
  private func undo() throws(SystemError) {
    var refusal: SystemError?
    for (index, step) in journal.steps.enumerated().reversed() {
      do throws(SystemError) {
        try undo(step, keptAs: Self.keptName(index))
      } catch {
        refusal = refusal ?? error.about("\(words.folder)/\(step.path)").adding(words.halfDone)
      }
    }
    if let refusal { throw refusal }
    // If it stays, the next run finds nothing to undo.
    try? work.folder.remove(RelativePath(CommitJournal.undoName))
  }

  private func undo(_ step: CommitJournal.Step, keptAs kept: String) throws(SystemError) {
    if case .addFolder(let name, let path) = step {
      guard try !Self.has(name, work), try target.kind(of: path) == .folder else { return }
      try target.move(path, to: RelativePath(name), in: work.folder)
    } else if case .add(let name, let path) = step {
      guard try !Self.has(name, work), try target.kind(of: path) != .folder else { return }
      try target.remove(path)
      removeEmptyFolders(above: path)
    } else if try Self.has(kept, work) {
      try move(kept, to: step.path)
    }
  }

  /// Folders that still hold somebody's file stay.
  private func removeEmptyFolders(above path: RelativePath) {
    for folder in path.foldersAbove where !target.removeEmptyFolder(folder) { return }
  }

  private static func keptName(_ index: Int) -> String { "old-\(index)" }
}
