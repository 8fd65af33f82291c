import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteRendering

/// One update of an output folder: render and compare everything, stage what differs, then move it into
/// place.
struct OutputUpdate {
  let output: OutputFolder
  let old: OutputManifest?
  /// All files of the site.
  let whole: OutputTree
  /// The files that are rendered and written, which are not all if others write the rest.
  let tree: OutputTree
  let stage: OutputStage
  let interruption: (any BuildInterruption)?

  /// Does the update. With an error among the report's diagnostics nothing has changed.
  func run(
    _ workers: Workers, _ progress: RenderProgress, refusing isRefused: ([Diagnostic]) -> Bool,
    _ makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    if old == nil { try makeFolders() }
    var slices = renderAll(by: workers, progress, with: makeRenderer)
    var report = try collect(&slices)
    report.isRefused = report.isStopped || isRefused(report.diagnostics)
    if !report.isRefused {
      // Made now, when no renderer needs memory any more.
      let new = OutputManifest(PathList(of: whole))
      if let old {
        try replace(old, by: new, with: slices.flatMap(\.changed), &report)
      } else {
        try moveWholeTree(new)
      }
    }
    stage.remove()
    return report
  }

  /// The first build: the stage becomes the output folder in one step.
  ///
  /// Only the manifest is forced to the disk. With it the next build recognizes the folder and repairs what a
  /// loss of power took; there is no older state that could be lost.
  private func moveWholeTree(_ new: OutputManifest) throws(SystemError) {
    try stage.write(new.bytes, as: OutputManifest.fileName.text)
    do throws(SystemError) {
      try FileStore.synchronize([OutputManifest.fileName.text], in: stage.path)
    } catch {
      throw error.about("\(output.displayPath)/\(OutputManifest.fileName)")
    }
    // An empty folder may stand in the way; one with files has been refused before.
    stage.work.parent.removeEmptyFolder(output.name)
    do throws(SystemError) {
      try stage.work.keep(as: output.name, in: stage.work.parent)
    } catch {
      throw error.about(output.displayPath)
    }
  }

  /// Later builds: only what differs was staged, and is moved file by file.
  private func replace(
    _ old: OutputManifest, by new: OutputManifest, with changed: [Int], _ report: inout OutputReport
  ) throws(SystemError) {
    guard !changed.isEmpty || old != new else { return }
    let target = try OpenFolder(output.path)
    let (stale, mounts) = target.removable(old.files.subtracting(new.files))
    report.removed = stale.count
    report.diagnostics += mounts.map { .mountedFolder($0.text(below: output.displayPath)) }
    let steps = try steps(changed, removing: stale, old, new)
    try FolderCommit.run(steps, from: stage.work, to: target, output.commitWords)
  }

  /// The steps of a commit, with the manifests that they need in the stage.
  ///
  /// The manifest names old and new files until all is done, so that a build which is killed in between
  /// leaves nothing that the next one would not recognize as its own.
  private func steps(
    _ changed: [Int], removing stale: [RelativePath], _ old: OutputManifest, _ new: OutputManifest
  ) throws(SystemError) -> [CommitJournal.Step] {
    let both = OutputManifest(new.files.union(old.files))
    var steps: [CommitJournal.Step] = []
    if both != old { steps.append(try replacement(of: both, "manifest-both")) }
    let moves = changed.map { CommitJournal.Step.replace("\($0)", at: tree.path(of: tree.entries[$0])) }
    let removals = stale.map(CommitJournal.Step.remove)
    steps += blocksNewFiles(stale, old, new) ? removals + moves : moves + removals
    if both != new { steps.append(try replacement(of: new, "manifest-new")) }
    return steps
  }

  private func replacement(
    of manifest: OutputManifest, _ name: String
  ) throws(SystemError) -> CommitJournal.Step {
    try stage.write(manifest.bytes, as: name)
    return .replace(name, at: OutputManifest.fileName)
  }

  private func makeFolders() throws(SystemError) {
    for name in tree.folders.map(\.text) {
      do throws(SystemError) {
        try FileStore.makeFolders("\(stage.path)/\(name)")
      } catch {
        throw error.about("\(output.displayPath)/\(name)")
      }
    }
  }

  /// Indicates whether a file to be removed is in the way of a folder, or the reverse.
  private func blocksNewFiles(
    _ stale: [RelativePath], _ old: OutputManifest, _ new: OutputManifest
  ) -> Bool {
    guard !stale.isEmpty else { return false }
    let newPaths = new.files.paths
    let newFolders = Self.folders(of: newPaths)
    let oldFolders = Self.folders(of: old.files.paths)
    return stale.contains { newFolders.contains($0) } || newPaths.contains { oldFolders.contains($0) }
  }

  /// Every folder that a path in the list stands in, at any depth.
  private static func folders(of paths: [RelativePath]) -> Set<RelativePath> {
    var folders: Set<RelativePath> = []
    for path in paths {
      for folder in path.foldersAbove where !folders.insert(folder).inserted { break }
    }
    return folders
  }

  /// Puts the outcomes of slices together. Their diagnostics move, because each page may have some.
  private func collect(_ results: inout [OutputSlice]) throws(SystemError) -> OutputReport {
    var report = OutputReport()
    for index in results.indices {
      let result = results[index]
      results[index].diagnostics = []
      if let failure = result.failure { throw failure }
      report.written += result.changed.count
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
    let existing = old == nil ? nil : output.path
    return workers.map(tree.entries.count, by: tree.sliceLength) {
      OutputSliceWriter(
        tree, stage: stage, existing: existing, displayPath: output.displayPath, makeRenderer())
    } _: { [interruption] writer, slice in
      defer { progress.add(slice.count) }
      return writer.write(slice) { interruption?.isRequested ?? false }
    }
  }
}
