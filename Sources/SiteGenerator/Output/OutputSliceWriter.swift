import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What one worker renders and writes with: a renderer, one buffer, and the folder it is writing in.
struct OutputSliceWriter: ~Copyable {
  private let tree: OutputTree
  private let stage: OutputStage
  private let isWritten: @Sendable (OutputTree.Entry) -> Bool
  private let existing: String?
  private let displayPath: String
  private var renderer: RecipeRenderer
  private var buffer: [UInt8] = []
  private var piece: [UInt8] = []
  private var openFolder: (index: Int32, descriptor: Int32) = (-1, -1)

  /// - Parameters:
  ///   - isWritten: Which of the files are written; the others are only rendered.
  ///   - existing: The output folder to compare with, or nil when the stage is to hold the whole tree.
  ///   - displayPath: What messages call the output folder.
  init(
    _ tree: OutputTree, writing isWritten: @escaping @Sendable (OutputTree.Entry) -> Bool,
    stage: OutputStage, existing: String?, displayPath: String, _ renderer: RecipeRenderer
  ) {
    self.tree = tree
    self.isWritten = isWritten
    self.stage = stage
    self.existing = existing
    self.displayPath = displayPath
    self.renderer = renderer
  }

  deinit { if openFolder.descriptor >= 0 { close(openFolder.descriptor) } }

  /// Renders a slice and stages what differs.
  mutating func write(_ slice: Range<Int>) -> OutputSlice {
    var result = OutputSlice()
    for index in slice {
      let entry = tree.entries[index]
      buffer.removeAll(keepingCapacity: true)
      do throws(SystemError) {
        try renderer.render(entry.recipe, into: &buffer, &result.diagnostics)
        if isWritten(entry) { try store(entry, index, &result) }
      } catch {
        result.failure = error
        return result
      }
    }
    return result
  }

  private mutating func store(
    _ entry: OutputTree.Entry, _ index: Int, _ result: inout OutputSlice
  ) throws(SystemError) {
    result.bytes += buffer.count
    try openFolder(of: entry)
    guard existing != nil else {
      try FileStore.create(entry.name, in: openFolder.descriptor, buffer, path: shownPath(of: entry))
      result.changed.append(index)
      return
    }
    if FileStore.holds(buffer, entry.name, in: openFolder.descriptor, piece: &piece) {
      result.unchanged += 1
    } else {
      try FileStore.create("\(stage.path)/\(index)", buffer, path: shownPath(of: entry))
      result.changed.append(index)
    }
  }

  private func shownPath(of entry: OutputTree.Entry) -> String { "\(displayPath)/\(tree.path(of: entry))" }

  /// Keeps the folder of the current file open: opening by a name relative to it saves the kernel the walk.
  private mutating func openFolder(of entry: OutputTree.Entry) throws(SystemError) {
    guard entry.folder != openFolder.index else { return }
    if openFolder.descriptor >= 0 { close(openFolder.descriptor) }
    let path = "\(existing ?? stage.path)/\(tree.folders[Int(entry.folder)])"
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // In an update the folder may be a new one; then no file of it can be equal.
    guard descriptor >= 0 || existing != nil else { throw .last("cannot open", path) }
    openFolder = (entry.folder, descriptor)
  }
}
