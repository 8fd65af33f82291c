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
/// An update renders everything, writes what differs beside the folder, and only then moves it into place
/// (`OutputCommit`): a site with errors, a full disk or a stopped build leaves the folder as it was.
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
  ///   - interruption: Who may stop the build while a stage stands beside the folder.
  ///   - isRefused: Whether these mistakes keep the folder from being changed.
  ///   - makeRenderer: Makes what one worker renders with.
  /// - Throws: `SystemError` when something cannot be read or written.
  func update(
    to tree: OutputTree, writing isWritten: @escaping @Sendable (OutputTree.Entry) -> Bool, workers: Workers,
    progress: RenderProgress, stopping interruption: (any BuildInterruption)? = nil,
    refusing isRefused: ([Diagnostic]) -> Bool,
    makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    try FileStore.makeFolders(parent)
    let lock = try FolderLock(parent)
    defer { _ = lock }
    clearAbandonedStages(try abandonedStages())
    let survey = try OutputSurvey(of: self)
    if let refusal = survey.refusal ?? linkedFolder(in: tree) { return OutputReport(refusal) }
    interruption?.begin()
    defer { interruption?.end() }
    let stage = try OutputStage(beside: self)
    do {
      let update = OutputUpdate(
        of: self, from: survey.manifest, to: tree, writing: isWritten, in: stage, stopping: interruption)
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

  /// Finishes the commit of a build that was killed, if there is one, whatever becomes of the build that follows.
  ///
  /// - Throws: `SystemError` when the folder's parent cannot be read or locked.
  func recover() throws(SystemError) {
    guard FileStore.isFolder(parent), try !abandonedStages().isEmpty else { return }
    let lock = try FolderLock(parent)
    defer { _ = lock }
    // Under the lock: what another build was doing a moment ago is done.
    clearAbandonedStages(try abandonedStages())
  }

  private func abandonedStages() throws(SystemError) -> [OutputStage] {
    try FileStore.names(in: parent).filter { $0.hasPrefix(OutputStage.prefix(for: self)) }
      .map { OutputStage(abandonedAt: "\(parent)/\($0)", beside: self) }
  }

  private func clearAbandonedStages(_ stages: [OutputStage]) {
    for stage in stages {
      OutputCommit.finish(in: stage, of: self)
      FileStore.removeTree(stage.path)
    }
  }
}
