import ClipsiteSystem
import ClipsiteText

/// The renderer, the buffer, and the open folder of one worker.
struct OutputSliceWriter: ~Copyable {
  /// The folder of the current file: in the output folder, or a new one in the stage.
  private struct Place {
    let index: Int32
    let folder: OpenFolder
    let isNew: Bool
  }

  private let tree: OutputTree
  private let stage: StageFolder
  private let comparesFiles: Bool
  private var renderer: RecipeRenderer
  private var buffer: [UInt8] = []
  private var piece: [UInt8] = []
  private var place: Place?

  /// - Parameters:
  ///   - stage: The stage of the output folder.
  ///   - comparesFiles: `false` if the output folder has no files of the site.
  init(
    _ tree: OutputTree, stage: StageFolder, comparesFiles: Bool, _ renderer: RecipeRenderer
  ) {
    self.tree = tree
    self.stage = stage
    self.comparesFiles = comparesFiles
    self.renderer = renderer
  }

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
    let place = try place(of: entry, &result)
    if place.isNew {
      try create(entry.name.text, in: place.folder, entry, copied)
      result.placed += 1
    } else if try isThere(entry, in: place.folder, copied) {
      result.unchanged += 1
    } else {
      try create("\(index)", in: stage.folder, entry, copied)
      result.changed.append(index)
    }
  }

  /// Indicates whether a folder has the file with the right bytes already.
  private mutating func isThere(
    _ entry: OutputTree.Entry, in folder: OpenFolder, _ copied: CopiedFile?
  ) throws(SystemError) -> Bool {
    let name = entry.name.text
    if let copied {
      return try FileStore.holds(
        copyOf: copied.path, within: copied.folder, name, in: folder.descriptor, piece: &piece)
    }
    return FileStore.holds(buffer, name, in: folder.descriptor, piece: &piece)
  }

  private mutating func create(
    _ name: String, in folder: OpenFolder, _ entry: OutputTree.Entry, _ copied: CopiedFile?
  ) throws(SystemError) {
    let (tree, root) = (tree, stage.parent.path)
    func shownPath() -> String { tree.path(of: entry).text(below: root) }
    if let copied {
      try FileStore.copy(
        copied.path, within: copied.folder, to: name, in: folder.descriptor, path: shownPath(), piece: &piece)
    } else {
      try FileStore.create(name, in: folder.descriptor, buffer, path: shownPath())
    }
  }

  /// Keeps the folder of the current file open: opening by a name relative to it saves the kernel the walk.
  private mutating func place(
    of entry: OutputTree.Entry, _ result: inout OutputSlice
  ) throws(SystemError) -> Place {
    if let place, place.index == entry.folder { return place }
    let name = tree.folders[Int(entry.folder)]
    let found: Place
    if comparesFiles, let folder = try stage.parent.folder(name) {
      found = Place(index: entry.folder, folder: folder, isNew: false)
    } else {
      result.newFolders.append(try outermostNewFolder(of: name))
      found = Place(index: entry.folder, folder: try newFolder(name), isNew: true)
    }
    place = found
    return found
  }

  private func newFolder(_ name: RelativePath) throws(SystemError) -> OpenFolder {
    let staged = OutputCommit.newFolders.appending(name)
    try stage.folder.makeFolders(staged)
    guard let folder = try stage.folder.folder(staged) else {
      throw SystemError("cannot open", staged.text(below: stage.path), reason: "somebody removed it")
    }
    return folder
  }

  /// The folder on the way that is missing, and is moved with all that it holds.
  private func outermostNewFolder(of name: RelativePath) throws(SystemError) -> RelativePath {
    let above = name.foldersAbove.reversed()
    guard comparesFiles else { return above.first ?? name }
    for folder in above where try stage.parent.kind(of: folder) != .folder { return folder }
    return name
  }
}
