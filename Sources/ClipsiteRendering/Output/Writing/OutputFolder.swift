package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The folder that a site is written to.
///
/// An update renders everything, writes what differs into a stage (`StageFolder`), and only then moves it
/// into place (`OutputCommit`): a site with errors, a full disk or a stopped build leaves the folder as it
/// was.
package struct OutputFolder: Sendable {
  /// The path of the folder for the system.
  package let path: String
  /// The path in messages.
  package let displayPath: String

  /// The folder that the output folder stands in.
  package var parent: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of the path.
  package var name: RelativePath { RelativePath(path).name }

  /// Makes the folder hold exactly the files of a tree, beside files that clipsite did not write.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - part: The files that are rendered and written; the others are left as they are.
  ///   - workers: How many threads render and write.
  ///   - progress: Told of the files that are done.
  ///   - stop: What may stop the build while a stage exists.
  ///   - isRefused: Whether these mistakes keep the folder from being changed.
  ///   - makeRenderer: Makes what one worker renders with.
  /// - Throws: `SystemError` when something cannot be read or written.
  package func update(
    to tree: OutputTree, writing part: OutputTree, workers: Workers, progress: RenderProgress,
    stopping stop: BuildStop? = nil, refusing isRefused: ([Diagnostic]) -> Bool,
    makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    let kind = try FileStore.kind(at: path)
    if let refusal = try refusal(of: kind) { return OutputReport(refusal) }
    let lock = try lock()
    defer { _ = lock }
    // A folder that is made for a build which is refused then goes again.
    defer { if kind == .missing { _ = try? OpenFolder(parent).removeEmptyFolder(name) } }
    let survey = try OutputSurvey(of: self)
    if let refusal = survey.refusal { return OutputReport(refusal) }
    if let refusal = try linkedFolder(in: tree) { return OutputReport(refusal) }
    stop?.begin()
    defer { stop?.end() }
    let stage = StageFolder(in: lock.folder)
    defer { stage.remove() }
    let update = OutputUpdate(
      output: self, old: survey.manifest, whole: tree, tree: part, stage: stage, stop: stop)
    var report = try update.run(workers, progress, refusing: isRefused, makeRenderer)
    report.diagnostics += survey.foreignFiles(besides: tree, in: self)
    return report
  }
}

extension SiteFolder {
  /// The folder that the site is written to.
  ///
  /// - Parameter path: Another folder than `Output`, relative to the current folder.
  package func output(_ path: String? = nil) -> OutputFolder {
    var path = path ?? below(Self.outputFolderName)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
      path = String(path.unicodeScalars.dropLast())
    }
    if path.utf8.starts(with: "./".utf8) { path = String(Substring(path.utf8.dropFirst(2))) }
    return OutputFolder(path: path, displayPath: path)
  }
}
