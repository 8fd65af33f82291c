package import ClipsitePlatform

/// A folder where new files wait until all of them are whole: beside the output folder, or in it where files
/// cannot be moved from there.
///
/// Errors name the output folder, since nobody knows of the stage.
struct OutputStage: Sendable {
  /// The working folder.
  let work: WorkFolder
  private let shown: String

  /// The path of the stage.
  var path: String { work.path }
  /// The open stage.
  var folder: OpenFolder { work.folder }

  /// Makes an empty stage.
  init(for output: OutputFolder) throws(SystemError) {
    let parent = try OpenFolder(try output.isApart ? output.path : output.parent)
    shown = output.displayPath
    do throws(SystemError) {
      work = try WorkFolder(in: parent, prefix: Self.prefix(for: output, in: parent.path))
    } catch {
      throw SystemError("cannot create a folder beside", shown, reason: error.reason)
    }
  }

  private init(_ work: WorkFolder, for output: OutputFolder) {
    self.work = work
    shown = output.displayPath
  }

  /// The stages that other builds left beside an output folder and in it.
  static func abandoned(by output: OutputFolder) throws(SystemError) -> [OutputStage] {
    var stages: [OutputStage] = []
    for place in try output.workPlaces {
      stages += try place.abandoned().map { OutputStage($0, for: output) }
    }
    return stages
  }

  /// Writes a file of the stage that stands for the whole update.
  func write(_ bytes: [UInt8], as name: String) throws(SystemError) {
    try FileStore.create(
      name, in: folder.descriptor, bytes, path: "\(shown)/\(OutputManifest.fileName)")
  }

  /// Returns the start of the names of all stages of an output folder. In the folder itself, no domain's name
  /// starts like this, so no provider serves it.
  fileprivate static func prefix(for output: OutputFolder, in folder: String) -> String {
    folder == output.path ? ".clipsite-stage-" : ".\(output.name).stage-"
  }

  /// Removes the stage with whatever it holds, unless it has a journal.
  func remove() {
    // While the system does not tell, the stage may be needed.
    guard let isUnfinished = try? FolderCommit.isUnfinished(in: work), !isUnfinished else { return }
    work.remove()
  }
}

extension OutputFolder {
  /// The places of stages: beside the folder and in it.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package var workPlaces: [WorkPlace] {
    get throws(SystemError) {
      var places: [WorkPlace] = []
      for folder in [parent, path] where try FileStore.isFolder(folder) {
        places.append(WorkPlace(folder, prefix: OutputStage.prefix(for: self, in: folder)))
      }
      return places
    }
  }
}
