import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One update of an output folder: render and compare everything, stage what differs, then move it into place.
struct OutputUpdate {
  let output: OutputFolder
  let old: OutputManifest?
  let new: OutputManifest
  let tree: OutputTree
  let isWritten: @Sendable (OutputTree.Entry) -> Bool
  let stage: OutputStage

  init(
    of output: OutputFolder, from old: OutputManifest?, to tree: OutputTree,
    writing isWritten: @escaping @Sendable (OutputTree.Entry) -> Bool, in stage: OutputStage
  ) {
    self.isWritten = isWritten
    self.output = output
    self.old = old
    self.tree = tree
    self.stage = stage
    new = OutputManifest(PathList(of: tree))
  }

  /// Does the update. With an error among the report's diagnostics nothing has changed.
  func run(
    _ workers: Workers, _ progress: RenderProgress, refusing isRefused: ([Diagnostic]) -> Bool,
    _ makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> OutputReport {
    if old == nil {
      try makeFolders(for: tree.entries.filter(isWritten), in: stage.path)
    }
    let slices = renderAll(workers, progress, makeRenderer)
    var report = try collect(slices)
    report.isRefused = isRefused(report.diagnostics)
    if !report.isRefused {
      if let old {
        try replace(old, slices.flatMap(\.changed), &report)
      } else {
        try moveWholeTree()
      }
    }
    stage.remove()
    return report
  }

  /// The first build: the stage becomes the output folder in one step.
  private func moveWholeTree() throws(SystemError) {
    try FileStore.create(
      "\(stage.path)/\(OutputManifest.fileName)", new.bytes,
      path: "\(output.displayPath)/\(OutputManifest.fileName)")
    // An empty folder may stand in the way; one with files has been refused before.
    if FileStore.exists(output.path) { rmdir(output.path) }
    try FileStore.move(stage.path, to: output.path)
  }

  /// Later builds: only what differs was staged, and is moved file by file.
  private func replace(
    _ old: OutputManifest, _ changed: [Int], _ report: inout OutputReport
  ) throws(SystemError) {
    let stale = old.files.subtracting(new.files)
    report.removed = stale.count
    if !changed.isEmpty || old != new { try commit(changed, removing: stale, old) }
  }

  /// Moves staged files into place and removes what is left over.
  ///
  /// The manifest names old and new files until all is done, so that a build which is killed in between leaves
  /// nothing that the next one would not recognise as its own.
  private func commit(_ changed: [Int], removing stale: [String], _ old: OutputManifest) throws(SystemError) {
    let both = OutputManifest(new.files.union(old.files))
    if both != old { try replaceManifest(with: both) }
    let removesFirst = blocksNewFiles(stale, old)
    if removesFirst { try remove(stale) }
    try makeFolders(for: changed.map { tree.entries[$0] }, in: output.path)
    for index in changed {
      let path = tree.path(of: tree.entries[index])
      try FileStore.move("\(stage.path)/\(index)", to: "\(output.path)/\(path)")
    }
    if !removesFirst { try remove(stale) }
    if both != new { try replaceManifest(with: new) }
  }

  private func makeFolders(for entries: [OutputTree.Entry], in root: String) throws(SystemError) {
    for folder in Set(entries.map(\.folder)) {
      try FileStore.makeFolders("\(root)/\(tree.folders[Int(folder)])")
    }
  }

  private func replaceManifest(with manifest: OutputManifest) throws(SystemError) {
    let target = "\(output.path)/\(OutputManifest.fileName)"
    let staged = "\(stage.path)/manifest"
    try FileStore.create(staged, manifest.bytes, path: target)
    try FileStore.move(staged, to: target)
  }

  private func remove(_ stale: [String]) throws(SystemError) {
    for path in stale { try FileStore.remove("\(output.path)/\(path)") }
    // Folders that still hold somebody's file stay: `rmdir` removes empty ones only.
    for folder in Self.folders(of: stale).sorted(by: >) { rmdir("\(output.path)/\(folder)") }
  }

  /// Whether a file to be removed stands where a folder must go, or the other way round.
  private func blocksNewFiles(_ stale: [String], _ old: OutputManifest) -> Bool {
    guard !stale.isEmpty else { return false }
    let newPaths = new.files.paths
    let newFolders = Self.folders(of: newPaths)
    let oldFolders = Self.folders(of: old.files.paths)
    return stale.contains { newFolders.contains($0) } || newPaths.contains { oldFolders.contains($0) }
  }

  /// Every folder that a path in the list stands in, at any depth.
  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = folder(path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Self.folder(folder) }
    }
    return folders
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private func collect(_ results: [OutputSlice]) throws(SystemError) -> OutputReport {
    var report = OutputReport()
    for result in results {
      if let failure = result.failure { throw failure }
      report.written += result.changed.count
      report.unchanged += result.unchanged
      report.bytes += result.bytes
      report.diagnostics += result.diagnostics
    }
    return report
  }

  private func renderAll(
    _ workers: Workers, _ progress: RenderProgress, _ makeRenderer: @Sendable () -> RecipeRenderer
  ) -> [OutputSlice] {
    let existing = old == nil ? nil : output.path
    return workers.map(tree.entries.count) {
      OutputSliceWriter(
        tree, writing: isWritten, stage: stage, existing: existing, displayPath: output.displayPath,
        makeRenderer())
    } _: { writer, slice in
      defer { progress.add(slice.count) }
      return writer.write(slice)
    }
  }
}
