import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a site is written to.
///
/// An update renders everything, writes what differs beside the folder, and only then moves it into place: a
/// site with errors, a full disk or a killed build leaves the folder as it was.
public struct OutputFolder: Sendable {
  /// Where the folder is, for the system.
  let path: String
  /// What messages call it.
  let displayPath: String

  /// An output folder, which need not exist yet.
  public init(path: String, displayPath: String) {
    self.path = path
    self.displayPath = displayPath
  }

  /// The folder that the output folder stands in.
  var parent: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of the path.
  var name: Substring { path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...] }

  /// Makes the folder hold exactly the files of a tree, beside files that clipsite did not write.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - isWritten: Which of the files are written; the others are rendered and checked, and left as they are.
  ///   - workers: How many threads render and write.
  ///   - progress: Told of the files that are done.
  ///   - isRefused: Whether these mistakes keep the folder from being changed.
  ///   - makeRenderer: Makes what one worker renders with.
  /// - Throws: `SystemError` when something cannot be read or written.
  func update(
    to tree: OutputTree, writing isWritten: @escaping @Sendable (OutputTree.Entry) -> Bool, workers: Workers,
    progress: RenderProgress,
    refusing isRefused: ([Diagnostic]) -> Bool,
    makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    try FileStore.makeFolders(parent)
    let lock = try FolderLock(parent)
    defer { _ = lock }
    try removeAbandonedStages()
    let survey = try OutputSurvey(of: self)
    if let refusal = survey.refusal { return OutputReport(refusal) }
    let stage = try OutputStage(beside: self)
    do {
      let update = OutputUpdate(
        of: self, from: survey.manifest, to: tree, writing: isWritten, in: stage)
      var report = try update.run(workers, progress, refusing: isRefused, makeRenderer)
      report.diagnostics += survey.foreignFiles(besides: tree).map {
        ForeignFile.diagnostic("\(displayPath)/\($0)")
      }
      return report
    } catch {
      stage.remove()
      throw error
    }
  }

  /// Removes what killed builds left beside the folder.
  private func removeAbandonedStages() throws(SystemError) {
    for name in try FileStore.names(in: parent) where name.hasPrefix(OutputStage.prefix(for: self)) {
      FileStore.removeTree("\(parent)/\(name)")
    }
  }
}
