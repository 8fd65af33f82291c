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

  private let output: String
  private let shown: String
  private let stage: OutputStage
  private let journal: OutputJournal

  private init(of journal: OutputJournal, from stage: OutputStage, to output: OutputFolder) {
    self.journal = journal
    self.stage = stage
    self.output = output.path
    shown = output.displayPath
  }

  /// Commits.
  ///
  /// - Parameter steps: What to do, in order; what is moved is in the stage.
  /// - Throws: `SystemError` when the system refuses a step. The output folder is as it was then; if it
  ///   cannot be, the error says so, the journal stays in the stage, and the next build goes on.
  static func run(
    _ steps: [OutputJournal.Step], from stage: OutputStage, to output: OutputFolder
  ) throws(SystemError) {
    let folder = FileStore.number(of: output.path)
    var commit = OutputCommit(of: OutputJournal(steps, of: folder), from: stage, to: output)
    let kept = try commit.keepOldFiles()
    commit = OutputCommit(of: OutputJournal(kept.steps, of: folder), from: stage, to: output)
    try commit.writeJournal(savingFirst: kept.copies)
    if case .undone(let refusal) = try commit.complete() { throw refusal }
  }

  /// Finishes what a build left that was killed in its commit, or that could not undo it.
  ///
  /// - Returns: What became of the output folder, or `nil` if the stage has no journal, or that of another
  ///   folder.
  /// - Throws: `SystemError` when the system refuses that. The journal stays.
  static func recover(_ stage: OutputStage, of output: OutputFolder) throws(SystemError) -> OutputRecovery? {
    let isUndoing = try FileStore.exists(stage.file(OutputJournal.undoName))
    let name = isUndoing ? OutputJournal.undoName : OutputJournal.fileName
    guard try FileStore.exists(stage.file(name)),
      let journal = OutputJournal(try FileStore.read(stage.file(name))),
      journal.folder == FileStore.number(of: output.path)
    else { return nil }
    let commit = OutputCommit(of: journal, from: stage, to: output)
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
      let (old, name) = ("\(output)/\(step.path)", Self.keptName(index))
      switch try FileStore.kind(at: old) {
      case .missing, .folder:
        if case .replace(let name, let path) = step { steps[index] = .add(name, at: path) }
      case .link, .other:
        do throws(SystemError) {
          if try FileStore.makeSecondName(stage.file(name), of: old) { continue }
          try FileStore.copy(old, to: stage.file(name), path: old, piece: &piece)
        } catch {
          throw error.about("\(shown)/\(step.path)")
        }
        copies.append(name)
      }
    }
    return (steps, copies)
  }

  /// Writes the journal. What it needs is on the disk before it has its name.
  private func writeJournal(savingFirst copies: [String]) throws(SystemError) {
    try stage.write(journal.bytes, as: OutputJournal.draftName)
    let names = journal.steps.compactMap(\.stagedName) + copies + [OutputJournal.draftName]
    do throws(SystemError) {
      try FileStore.synchronize(names, in: stage.path)
      try FileStore.synchronize(stage.parent)
      try FileStore.move(stage.file(OutputJournal.draftName), to: stage.file(OutputJournal.fileName))
    } catch {
      throw error.about("\(shown)/\(OutputManifest.fileName)")
    }
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
      try FileStore.remove(stage.file(OutputJournal.fileName))
      return .finished
    } catch {
      let refusal = error.about("\(shown)/\(path)")
      guard
        (try? FileStore.move(stage.file(OutputJournal.fileName), to: stage.file(OutputJournal.undoName)))
          != nil, (try? undo()) != nil
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
      if try FileStore.kind(at: "\(output)/\(path)") != .folder { try FileStore.remove("\(output)/\(path)") }
      removeEmptyFolders(above: path)
    }
  }

  /// Moves a file of the stage; one that is not there anymore has been moved before.
  private func move(_ name: String, to path: RelativePath) throws(SystemError) {
    let target = "\(output)/\(path)"
    do throws(SystemError) {
      try FileStore.move(stage.file(name), to: target)
    } catch {
      guard try FileStore.exists(stage.file(name)) else { return }
      // A folder of ours may have been left in the way when it could not be removed.
      FileStore.removeEmptyFolder(target)
      try FileStore.makeFolders("\(output)/\(path.folder)")
      try FileStore.move(stage.file(name), to: target)
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
    try? FileStore.remove(stage.file(OutputJournal.undoName))
  }

  private func undo(_ step: OutputJournal.Step, keptAs kept: String) throws(SystemError) {
    if case .add(let name, let path) = step {
      let target = "\(output)/\(path)"
      guard try !FileStore.exists(stage.file(name)), try FileStore.kind(at: target) != .folder else { return }
      try FileStore.remove(target)
      removeEmptyFolders(above: path)
    } else if try FileStore.kind(at: stage.file(kept)) != .missing {
      try move(kept, to: step.path)
    }
  }

  /// Folders that still hold somebody's file stay.
  private func removeEmptyFolders(above path: RelativePath) {
    for folder in path.foldersAbove where !FileStore.removeEmptyFolder("\(output)/\(folder)") { return }
  }

  private static func keptName(_ index: Int) -> String { "old-\(index)" }
}
