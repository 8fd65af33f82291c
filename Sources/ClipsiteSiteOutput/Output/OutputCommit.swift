import ClipsitePlatform

/// The second half of an update: what is staged is moved into the output folder, and what is left over is
/// removed.
///
/// Before anything changes, the journal in the stage says all that will, and it is on the disk with the
/// staged files. A commit that the system refuses half-way is undone with the old files, which are kept in
/// the stage. One that is killed is finished by the next build (`recover`), as is an undoing that the system
/// refuses. Until then every file is whole, the old one or the new one.
struct OutputCommit {
  /// The end of a commit.
  private enum Ending {
    case finished
    /// The system refused a step. The output folder is as it was.
    case undone(SystemError)
  }

  private let output: OpenFolder
  private let shown: String
  private let stage: OutputStage
  private let journal: OutputJournal

  private init(
    of journal: OutputJournal, from stage: OutputStage, to output: OpenFolder, shownAs shown: String
  ) {
    self.journal = journal
    self.stage = stage
    self.output = output
    self.shown = shown
  }

  /// Commits.
  ///
  /// - Parameter steps: What to do, in order; what is moved is in the stage.
  /// - Throws: `SystemError` when the system refuses a step. The output folder is as it was then; if it
  ///   cannot be, the error says so, the journal stays in the stage, and the next build goes on.
  static func run(
    _ steps: [OutputJournal.Step], from stage: OutputStage, to output: OutputFolder
  ) throws(SystemError) {
    let (open, shown) = (try OpenFolder(output.path), output.displayPath)
    let folder = try open.identity.inode
    var commit = OutputCommit(of: OutputJournal(steps, of: folder), from: stage, to: open, shownAs: shown)
    let kept = try commit.keepOldFiles()
    commit = OutputCommit(of: OutputJournal(kept.steps, of: folder), from: stage, to: open, shownAs: shown)
    try commit.writeJournal(savingFirst: kept.copies)
    if case .undone(let refusal) = try commit.complete() { throw refusal }
  }

  /// Finishes what a build left that was killed in its commit, or that could not undo it.
  ///
  /// - Returns: What became of the output folder, or `nil` if the stage has no journal, or that of another
  ///   folder.
  /// - Throws: `SystemError` when the system refuses that. The journal stays.
  static func recover(_ stage: OutputStage, of output: OutputFolder) throws(SystemError) -> OutputRecovery? {
    let isUndoing = try stage.has(OutputJournal.undoName)
    let name = isUndoing ? OutputJournal.undoName : OutputJournal.fileName
    guard try stage.has(name), try FileStore.isFolder(output.path),
      let journal = OutputJournal(
        try FileStore.read("\(stage.path)/\(name)", within: stage.path, limit: FileStore.listLimit))
    else { return nil }
    let open = try OpenFolder(output.path)
    guard try journal.folder == open.identity.inode else { return nil }
    let commit = OutputCommit(of: journal, from: stage, to: open, shownAs: output.displayPath)
    if isUndoing {
      try commit.undo()
    } else if case .finished = try commit.complete() {
      return .finished
    }
    return .undone
  }

  /// Keeps every file that is to be replaced or removed in the stage, and notes where there is none.
  ///
  /// - Throws: `SystemError` when the system refuses, as on a full disk.
  private func keepOldFiles() throws(SystemError) -> (steps: [OutputJournal.Step], copies: [String]) {
    var (steps, copies, piece) = (journal.steps, [String](), [UInt8]())
    for (index, step) in steps.enumerated() {
      let name = Self.keptName(index)
      switch try output.kind(of: step.path) {
      case .missing, .folder:
        if case .replace(let name, let path) = step { steps[index] = .add(name, at: path) }
      case .link, .other:
        do throws(SystemError) {
          if try output.makeSecondName(name, in: stage.folder, of: step.path) { continue }
          try copy(step.path, as: name, &piece)
        } catch {
          throw error.about("\(shown)/\(step.path)")
        }
        copies.append(name)
      }
    }
    return (steps, copies)
  }

  private func copy(_ path: RelativePath, as name: String, _ piece: inout [UInt8]) throws(SystemError) {
    let old = path.text(below: output.path)
    try FileStore.copy(
      old, within: output.path, to: name, in: stage.folder.descriptor, path: old, piece: &piece)
  }

  /// Writes the journal. What it needs is on the disk before it has its name.
  private func writeJournal(savingFirst copies: [String]) throws(SystemError) {
    try stage.write(journal.bytes, as: OutputJournal.draftName)
    let names = journal.steps.compactMap(\.stagedName) + copies + [OutputJournal.draftName]
    do throws(SystemError) {
      try FileStore.synchronize(names, in: stage.path)
      try FileStore.synchronize(stage.work.parent.path)
      stage.work.synchronizeRecord()
      try rename(OutputJournal.draftName, to: OutputJournal.fileName)
    } catch {
      throw error.about("\(shown)/\(OutputManifest.fileName)")
    }
  }

  private func rename(_ name: String, to new: String) throws(SystemError) {
    try stage.folder.move(RelativePath(name), to: RelativePath(new), in: stage.folder)
  }

  /// Does all steps. If the system refuses one, undoes all.
  ///
  /// - Throws: `SystemError` when that cannot be undone.
  private func complete() throws(SystemError) -> Ending {
    var path = OutputManifest.fileName
    do throws(SystemError) {
      try FileStore.synchronize(stage.path)
      for step in journal.steps {
        path = step.path
        try carryOut(step)
      }
      try stage.folder.remove(RelativePath(OutputJournal.fileName))
      return .finished
    } catch {
      let refusal = error.about("\(shown)/\(path)")
      guard (try? rename(OutputJournal.fileName, to: OutputJournal.undoName)) != nil, (try? undo()) != nil
      else { throw refusal.adding(Self.halfDone) }
      return .undone(refusal)
    }
  }

  private static let halfDone =
    "the output folder now has files of two builds, and the next build repairs that"

  /// Does a step; one that has been done before is fine.
  private func carryOut(_ step: OutputJournal.Step) throws(SystemError) {
    switch step {
    case .replace(let name, let path), .add(let name, let path): try move(name, to: path)
    case .remove(let path):
      // Its name may be that of a new folder by now.
      if try output.kind(of: path) != .folder { try output.remove(path) }
      removeEmptyFolders(above: path)
    }
  }

  /// Moves a file of the stage; one that is not there anymore has been moved before.
  private func move(_ name: String, to path: RelativePath) throws(SystemError) {
    let name = RelativePath(name)
    do throws(SystemError) {
      try stage.folder.move(name, to: path, in: output)
    } catch {
      guard try stage.folder.kind(of: name) != .missing else { return }
      // A folder of ours may have been left in the way when it could not be removed.
      output.removeEmptyFolder(path)
      try output.makeFolders(path.folder)
      try stage.folder.move(name, to: path, in: output)
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
        refusal = refusal ?? error.about("\(shown)/\(step.path)").adding(Self.halfDone)
      }
    }
    if let refusal { throw refusal }
    // If it stays, the next build finds nothing to undo.
    try? stage.folder.remove(RelativePath(OutputJournal.undoName))
  }

  private func undo(_ step: OutputJournal.Step, keptAs kept: String) throws(SystemError) {
    if case .add(let name, let path) = step {
      guard try !stage.has(name), try output.kind(of: path) != .folder else { return }
      try output.remove(path)
      removeEmptyFolders(above: path)
    } else if try stage.has(kept) {
      try move(kept, to: step.path)
    }
  }

  /// Folders that still hold somebody's file stay.
  private func removeEmptyFolders(above path: RelativePath) {
    for folder in path.foldersAbove where !output.removeEmptyFolder(folder) { return }
  }

  private static func keptName(_ index: Int) -> String { "old-\(index)" }
}
