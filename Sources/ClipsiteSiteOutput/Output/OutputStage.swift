import ClipsitePlatform

/// A folder where new files wait until all of them are whole: beside the output folder, or in it where files
/// cannot be moved from there.
///
/// Errors name the output folder, since nobody knows of the stage.
struct OutputStage: Sendable {
  /// The path of the stage.
  let path: String
  /// The folder that the stage is in.
  let parent: String
  private let shown: String

  /// Makes an empty stage.
  init(for output: OutputFolder) throws(SystemError) {
    let parent = try output.isApart ? output.path : output.parent
    self.init(
      abandonedAs: "\(Self.prefix(for: output, in: parent))\(CurrentProcess.id)", in: parent, for: output)
    do throws(SystemError) {
      try FileStore.makeFolder(path)
    } catch {
      throw SystemError("cannot create a folder beside", shown, reason: error.reason)
    }
  }

  private init(abandonedAs name: String, in parent: String, for output: OutputFolder) {
    path = "\(parent)/\(name)"
    self.parent = parent
    shown = output.displayPath
  }

  /// The stages that other builds left beside an output folder and in it.
  static func abandoned(by output: OutputFolder) throws(SystemError) -> [OutputStage] {
    var stages: [OutputStage] = []
    for folder in [output.parent, output.path] where try FileStore.isFolder(folder) {
      let prefix = prefix(for: output, in: folder)
      stages += try FileStore.names(in: folder).filter { $0.hasPrefix(prefix) }
        .map { OutputStage(abandonedAs: $0.text, in: folder, for: output) }
    }
    return stages
  }

  /// The path of a file in the stage.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file of the stage that stands for the whole update.
  func write(_ bytes: [UInt8], as name: String) throws(SystemError) {
    try FileStore.create(file(name), bytes, path: "\(shown)/\(OutputManifest.fileName)")
  }

  /// Returns the start of the names of all stages of an output folder. In the folder itself, no domain's name
  /// starts like this, so no provider serves it.
  private static func prefix(for output: OutputFolder, in folder: String) -> String {
    folder == output.path ? ".clipsite-stage-" : ".\(output.name).stage-"
  }

  /// Indicates whether a commit stopped halfway that the next build must finish.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  var hasJournal: Bool {
    get throws(SystemError) {
      if try FileStore.exists(file(OutputJournal.fileName)) { return true }
      return try FileStore.exists(file(OutputJournal.undoName))
    }
  }

  /// Removes the stage with whatever it holds, unless it has a journal.
  func remove() {
    // While the system does not tell, the stage may be needed.
    guard let hasJournal = try? hasJournal, !hasJournal else { return }
    FileStore.removeTree(path)
  }
}
