import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

/// The renderer, the buffer, and the open folder of one worker.
struct OutputSliceWriter: ~Copyable {
  private let tree: OutputTree
  private let stage: OutputStage
  private let existing: String?
  private let displayPath: String
  private var renderer: RecipeRenderer
  private var buffer: [UInt8] = []
  private var piece: [UInt8] = []
  private var openFolder: (index: Int32, descriptor: Int32) = (-1, -1)

  /// - Parameters:
  ///   - existing: The output folder to compare with, or `nil` if the stage is to hold the whole tree.
  ///   - displayPath: What messages call the output folder.
  init(
    _ tree: OutputTree, stage: OutputStage, existing: String?, displayPath: String,
    _ renderer: RecipeRenderer
  ) {
    self.tree = tree
    self.stage = stage
    self.existing = existing
    self.displayPath = displayPath
    self.renderer = renderer
  }

  deinit { if openFolder.descriptor >= 0 { Descriptor.close(openFolder.descriptor) } }

  /// Renders a slice and stages what differs, until somebody stops the build.
  mutating func write(_ slice: Range<Int>, _ isStopped: () -> Bool) -> OutputSlice {
    var result = OutputSlice()
    for index in slice {
      result.isStopped = isStopped()
      if result.isStopped { return result }
      let entry = tree.entries[index]
      buffer.removeAll(keepingCapacity: true)
      do throws(SystemError) {
        let copied = try renderer.render(entry.recipe, into: &buffer, &result.diagnostics)
        try store(entry, at: index, copied, &result)
      } catch {
        result.failure = error
        return result
      }
    }
    return result
  }

  private mutating func store(
    _ entry: OutputTree.Entry, at index: Int, _ copied: CopiedFile?, _ result: inout OutputSlice
  ) throws(SystemError) {
    result.bytes += copied?.size ?? buffer.count
    try openFolder(of: entry)
    if existing == nil {
      try create(tree.name(of: entry).text, in: openFolder.descriptor, entry, copied)
    } else if try isThere(entry, copied) {
      result.unchanged += 1
      return
    } else {
      try create("\(index)", in: stage.folder.descriptor, entry, copied)
    }
    result.changed.append(index)
  }

  /// Indicates whether the file in the open folder has the right bytes already.
  private mutating func isThere(_ entry: OutputTree.Entry, _ copied: CopiedFile?) throws(SystemError) -> Bool
  {
    guard openFolder.descriptor >= 0 else { return false }
    if let copied {
      return try FileStore.holds(
        copyOf: copied.path, within: copied.folder, tree.name(of: entry).text, in: openFolder.descriptor,
        piece: &piece)
    }
    return FileStore.holds(buffer, tree.name(of: entry).text, in: openFolder.descriptor, piece: &piece)
  }

  private mutating func create(
    _ name: String, in folder: Int32, _ entry: OutputTree.Entry, _ copied: CopiedFile?
  ) throws(SystemError) {
    if let copied {
      let shown = shownPath(of: entry)
      try FileStore.copy(
        copied.path, within: copied.folder, to: name, in: folder, path: shown, piece: &piece)
    } else {
      try FileStore.create(name, in: folder, buffer, path: shownPath(of: entry))
    }
  }

  private func shownPath(of entry: OutputTree.Entry) -> String { "\(displayPath)/\(tree.path(of: entry))" }

  /// Keeps the folder of the current file open: opening by a name relative to it saves the kernel the walk.
  private mutating func openFolder(of entry: OutputTree.Entry) throws(SystemError) {
    guard entry.folder != openFolder.index else { return }
    if openFolder.descriptor >= 0 { Descriptor.close(openFolder.descriptor) }
    // Closed once: by the time that this value goes, the number may be that of another worker's file.
    openFolder = (-1, -1)
    let path = "\(existing ?? stage.path)/\(tree.folders[Int(entry.folder)])"
    let descriptor = FileStore.openFolder(path)
    // In an update the folder may be a new one; then no file of it can be equal.
    guard descriptor >= 0 || existing != nil else {
      throw .last("cannot open", "\(displayPath)/\(tree.folders[Int(entry.folder)])")
    }
    openFolder = (entry.folder, descriptor)
  }
}
