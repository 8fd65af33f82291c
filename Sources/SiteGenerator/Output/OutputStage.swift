import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder beside the output folder, on the same file system, where new files wait until all of them are whole.
struct OutputStage: Sendable {
  /// Where the stage is.
  let path: String

  /// Makes an empty stage.
  init(beside output: OutputFolder) throws(SystemError) {
    path = "\(output.parent)/\(Self.prefix(for: output))\(getpid())"
    try FileStore.makeFolder(path)
  }

  /// What the names of all stages of an output folder begin with.
  static func prefix(for output: OutputFolder) -> String { ".\(output.name).stage-" }

  /// Removes the stage with whatever it holds.
  func remove() { FileStore.removeTree(path) }
}
