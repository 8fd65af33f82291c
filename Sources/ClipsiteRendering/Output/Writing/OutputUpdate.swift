import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// One update of an output folder: render and compare everything, stage what differs, then move it into
/// place.
struct OutputUpdate {
  let output: OutputFolder
  let old: OutputManifest?
  /// All files of the site.
  let whole: OutputTree
  /// The files that are rendered and written, which are not all if others write the rest.
  let tree: OutputTree
  let stage: StageFolder
  let stop: BuildStop?

  /// Does the update. With an error among the report's diagnostics nothing has changed.
  func run(
    _ workers: Workers, _ progress: RenderProgress, refusing isRefused: ([Diagnostic]) -> Bool,
    _ makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    var slices = renderAll(by: workers, progress, with: makeRenderer)
    var report = try collect(&slices)
    report.isRefused = report.isStopped || isRefused(report.diagnostics)
    if !report.isRefused { try commit(moves(of: slices), &report) }
    return report
  }

  private func moves(of slices: [OutputSlice]) -> [OutputCommit.Move] {
    let folders = Set(slices.flatMap(\.newFolders)).sorted().map {
      OutputCommit.Move(staged: OutputCommit.newFolders.appending($0), target: $0, isFolder: true)
    }
    return folders
      + slices.flatMap(\.changed).map {
        .init(staged: RelativePath("\($0)"), target: tree.path(of: tree.entries[$0]), isFolder: false)
      }
  }

  private func commit(_ moves: [OutputCommit.Move], _ report: inout OutputReport) throws(SystemError) {
    // Made now, when no renderer needs memory any more.
    let new = OutputManifest(PathList(of: whole))
    let unwanted = old?.files.subtracting(new.files) ?? []
    let (stale, mounts) = stage.parent.removable(unwanted)
    report.removed = stale.count
    report.diagnostics += mounts.map { .mountedFolder($0.text(below: output.displayPath)) }
    if !moves.isEmpty || old != new {
      try OutputCommit(stage: stage, moves: moves, stale: stale).run(from: old, to: new)
    }
    // An unchanged folder needs no repair, whatever became of the build before.
    try stage.removeMark()
  }

  /// Puts the outcomes of slices together. Their diagnostics move, because each page may have some.
  private func collect(_ results: inout [OutputSlice]) throws(SystemError) -> OutputReport {
    var report = OutputReport()
    for index in results.indices {
      let result = results[index]
      results[index].diagnostics = []
      if let failure = result.failure { throw failure }
      report.written += result.changed.count + result.placed
      report.unchanged += result.unchanged
      report.bytes += result.bytes
      report.diagnostics += result.diagnostics
      report.isStopped = report.isStopped || result.isStopped
    }
    report.diagnostics = report.diagnostics.withoutRepeats()
    return report
  }

  private func renderAll(
    by workers: Workers, _ progress: RenderProgress, with makeRenderer: @Sendable () -> RecipeRenderer
  ) -> [OutputSlice] {
    workers.map(tree.entries.count, by: tree.sliceLength) {
      OutputSliceWriter(tree, stage: stage, comparesFiles: old != nil, makeRenderer())
    } _: { [stop] writer, slice in
      defer { progress.add(slice.count) }
      return writer.write(slice) { stop?.isRequested ?? false }
    }
  }
}
