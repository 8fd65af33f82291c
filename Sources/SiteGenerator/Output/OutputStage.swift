import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder beside the output folder, on the same file system, where new files wait until all of them are whole.
///
/// Errors name the output folder, since nobody knows of the stage.
struct OutputStage: Sendable {
  /// Where the stage is.
  let path: String
  private let shown: String

  /// Makes an empty stage.
  init(beside output: OutputFolder) throws(SystemError) {
    self.init(abandonedAt: "\(output.parent)/\(Self.prefix(for: output))\(getpid())", beside: output)
    do throws(SystemError) {
      try FileStore.makeFolder(path)
    } catch {
      throw SystemError("cannot create a folder beside", shown, reason: error.reason)
    }
  }

  /// A stage that a killed build left.
  init(abandonedAt path: String, beside output: OutputFolder) {
    self.path = path
    shown = output.displayPath
  }

  /// The path of a file in the stage.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file of the stage that stands for the whole update.
  func write(_ bytes: [UInt8], as name: String) throws(SystemError) {
    try FileStore.create(file(name), bytes, path: "\(shown)/\(OutputManifest.fileName)")
  }

  /// What the names of all stages of an output folder begin with.
  static func prefix(for output: OutputFolder) -> String { ".\(output.name).stage-" }

  /// Removes the stage with whatever it holds, unless a commit stopped half-way that the next build has to finish.
  func remove() {
    if !FileStore.exists(file(OutputJournal.fileName)) { FileStore.removeTree(path) }
  }
}
