import FileSystem

/// The second half of an update: what is staged is moved into the output folder, and what is left over is removed.
///
/// Before anything changes, the journal in the stage says all that will. A commit that the system refuses half-way is
/// undone with the old files, which have second names in the stage. One that is killed is finished by the next build
/// (`finish`). Until then every file is whole, the old one or the new one. Nothing is forced to the disk: that would take
/// as long as the build, and only a loss of power could tell.
struct OutputCommit {
  private let output: String
  private let shown: String
  private let stage: OutputStage
  private let journal: OutputJournal

  /// A commit of what stands in a stage.
  init(of journal: OutputJournal, from stage: OutputStage, to output: OutputFolder) {
    self.journal = journal
    self.stage = stage
    self.output = output.path
    shown = output.displayPath
  }

  /// Commits.
  ///
  /// - Throws: `SystemError` when the system refuses a step. The output folder is as it was then; if it cannot be, the
  ///   journal stays in the stage, and the next build goes on.
  func run() throws(SystemError) {
    let isUndoable = try keepOldFiles()
    try stage.write(journal.bytes, as: OutputJournal.draftName)
    var (done, path) = (0, OutputManifest.fileName)
    do throws(SystemError) {
      try FileStore.move(stage.file(OutputJournal.draftName), to: stage.file(OutputJournal.fileName))
      for step in journal.steps {
        (done, path) = (done + 1, step.path)
        try carryOut(step)
      }
      try FileStore.remove(stage.file(OutputJournal.fileName))
    } catch {
      if isUndoable { undo(done) }
      throw error.about("\(shown)/\(path)")
    }
  }

  /// Finishes a commit that was killed, as far as the system allows: what is missing then is written by the build that
  /// follows.
  static func finish(in stage: OutputStage, of output: OutputFolder) {
    guard FileStore.exists("\(output.path)/\(OutputManifest.fileName)"),
      let bytes = try? FileStore.read(stage.file(OutputJournal.fileName)), let journal = OutputJournal(bytes)
    else { return }
    let commit = OutputCommit(of: journal, from: stage, to: output)
    for step in journal.steps { try? commit.carryOut(step) }
  }

  /// Does a step; one that has been done before is fine.
  private func carryOut(_ step: OutputJournal.Step) throws(SystemError) {
    switch step {
    case .move(let name, let path): try move(name, to: path)
    case .remove(let path):
      // Its name may be that of a new folder by now.
      if FileStore.kind(at: "\(output)/\(path)") != .folder { try FileStore.remove("\(output)/\(path)") }
      removeEmptyFolders(above: path)
    }
  }

  private func move(_ name: String, to path: String) throws(SystemError) {
    let target = "\(output)/\(path)"
    do throws(SystemError) {
      try FileStore.move(stage.file(name), to: target)
    } catch {
      guard FileStore.exists(stage.file(name)) else { return }
      try FileStore.makeFolders("\(output)/\(Self.folder(of: path))")
      try FileStore.move(stage.file(name), to: target)
    }
  }

  /// Gives every file that is to be replaced or removed a second name in the stage.
  ///
  /// - Returns: Whether all have one; some file systems have no second names.
  /// - Throws: `SystemError` when the system refuses for another reason, such as a full disk.
  private func keepOldFiles() throws(SystemError) -> Bool {
    for (index, step) in journal.steps.enumerated() {
      let old = "\(output)/\(step.path)"
      guard FileStore.kind(at: old) == .other else { continue }
      do throws(SystemError) {
        guard try FileStore.makeSecondName(stage.file(Self.keptName(index)), of: old) else { return false }
      } catch {
        throw error.about("\(shown)/\(step.path)")
      }
    }
    return true
  }

  /// Undoes the first steps, the last of them first. Without a journal nobody goes on with them.
  private func undo(_ count: Int) {
    guard (try? FileStore.remove(stage.file(OutputJournal.fileName))) != nil else { return }
    for index in (0..<count).reversed() {
      let path = journal.steps[index].path
      let kept = stage.file(Self.keptName(index))
      if FileStore.kind(at: kept) != .missing {
        try? FileStore.makeFolders("\(output)/\(Self.folder(of: path))")
        try? FileStore.move(kept, to: "\(output)/\(path)")
      } else {
        try? FileStore.remove("\(output)/\(path)")
        removeEmptyFolders(above: path)
      }
    }
  }

  /// Folders that still hold somebody's file stay.
  private func removeEmptyFolders(above path: String) {
    var folder = Self.folder(of: path)
    while !folder.isEmpty, FileStore.removeEmptyFolder("\(output)/\(folder)") {
      folder = Self.folder(of: folder)
    }
  }

  private static func keptName(_ index: Int) -> String { "old-\(index)" }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
