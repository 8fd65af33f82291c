import ClipsiteSystem
import ClipsiteText
import Synchronization

/// Carries out every recipe and keeps nothing but what is wrong.
struct DryRun {
  /// Looks at the bytes of a file, or at the file that they are copied from, on any thread.
  typealias Look = @Sendable (OutputTree.Entry, [UInt8], CopiedFile?) throws(SystemError) -> Void

  private let tree: OutputTree
  private let workers: Workers
  private let progress: RenderProgress

  init(of tree: OutputTree, by workers: Workers, _ progress: RenderProgress) {
    self.tree = tree
    self.workers = workers
    self.progress = progress
  }

  /// - Parameter look: Shown every file once it is rendered.
  /// - Throws: `SystemError` when a file that was there cannot be read any more.
  func run(
    showing look: @escaping Look = { _, _, _ in }, makeRenderer: @Sendable () -> RecipeRenderer
  ) throws(SystemError) -> [Diagnostic] {
    let slices = workers.map(tree.entries.count, by: tree.sliceLength, state: makeRenderer) {
      renderer, slice in
      defer { progress.add(slice.count) }
      return Self.render(slice, of: tree, with: &renderer, look)
    }
    var diagnostics: [Diagnostic] = []
    for slice in slices { diagnostics += try slice.get() }
    return diagnostics.withoutRepeats()
  }

  private static func render(
    _ slice: Range<Int>, of tree: OutputTree, with renderer: inout RecipeRenderer, _ look: Look
  ) -> Result<[Diagnostic], SystemError> {
    var diagnostics: [Diagnostic] = []
    var buffer: [UInt8] = []
    for index in slice {
      buffer.removeAll(keepingCapacity: true)
      do throws(SystemError) {
        let copied = try renderer.render(tree.entries[index].recipe, into: &buffer, &diagnostics)
        try look(tree.entries[index], buffer, copied)
      } catch {
        return .failure(error)
      }
    }
    return .success(diagnostics)
  }
}

/// Compares the files of a site, as they are rendered, with those that stand in the output folder.
final class OutputComparison: Sendable {
  private let output: OutputFolder
  private let tree: OutputTree
  private let different = Mutex<[RelativePath]>([])

  init(of output: OutputFolder, with tree: OutputTree) {
    self.output = output
    self.tree = tree
  }

  /// Notes a file that is not there, or is there with other bytes.
  ///
  /// - Parameter copied: The file that the bytes are copied from, when they are.
  /// - Throws: `SystemError` when that file cannot be read.
  func look(at entry: OutputTree.Entry, _ bytes: [UInt8], _ copied: CopiedFile? = nil) throws(SystemError) {
    let path = tree.path(of: entry)
    let file = "\(output.path)/\(path)"
    let isSame: Bool
    if let copied {
      var piece: [UInt8] = []
      isSame = try FileStore.holds(copyOf: copied.path, within: copied.folder, file, piece: &piece)
    } else {
      isSame = (try? FileStore.read(file, within: output.path, limit: bytes.count)) == bytes
    }
    if !isSame { different.withLock { $0.append(path) } }
  }

  /// The paths of all files that a build would write or remove, sorted. Ask when every file has been looked
  /// at.
  ///
  /// - Throws: `SystemError` when the list of what a build wrote cannot be read.
  func differences() throws(SystemError) -> [RelativePath] {
    let path = "\(output.path)/\(OutputManifest.fileName)"
    let manifest =
      try FileStore.exists(path) ? OutputManifest(try FileStore.read(path, limit: FileStore.listLimit)) : nil
    let left = manifest?.files.subtracting(PathList(of: tree)) ?? []
    let mark = StageFolder.isMarked(output.path) ? [StageFolder.markPath] : []
    return (different.withLock { $0 } + left + mark).sorted()
  }
}
