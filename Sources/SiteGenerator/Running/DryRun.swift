import Diagnostics
import FileSystem

/// Carries out every recipe and keeps nothing but what is wrong.
struct DryRun {
  private let tree: OutputTree
  private let workers: Workers
  private let progress: RenderProgress

  init(_ tree: OutputTree, _ workers: Workers, _ progress: RenderProgress) {
    self.tree = tree
    self.workers = workers
    self.progress = progress
  }

  /// - Throws: `SystemError` when a file that was there cannot be read any more.
  func run(makeRenderer: @Sendable () -> RecipeRenderer) throws(SystemError) -> [Diagnostic] {
    let slices = workers.map(tree.entries.count, state: makeRenderer) { renderer, slice in
      defer { progress.add(slice.count) }
      return Self.render(slice, of: tree, with: &renderer)
    }
    var diagnostics: [Diagnostic] = []
    for slice in slices { diagnostics += try slice.get() }
    return diagnostics
  }

  private static func render(
    _ slice: Range<Int>, of tree: OutputTree, with renderer: inout RecipeRenderer
  ) -> Result<[Diagnostic], SystemError> {
    var diagnostics: [Diagnostic] = []
    var buffer: [UInt8] = []
    for index in slice {
      buffer.removeAll(keepingCapacity: true)
      do throws(SystemError) {
        try renderer.render(tree.entries[index].recipe, into: &buffer, &diagnostics)
      } catch {
        return .failure(error)
      }
    }
    return .success(diagnostics)
  }
}
