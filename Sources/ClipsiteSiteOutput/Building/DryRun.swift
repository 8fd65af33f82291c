import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

/// Carries out every recipe and keeps nothing but what is wrong.
struct DryRun {
  /// Looks at the bytes of a file, or at the file that they are copied from, on any thread.
  typealias Look = @Sendable (OutputTree.Entry, [UInt8], CopiedFile?) throws(SystemError) -> Void

  private let tree: OutputTree
  private let workers: Workers
  private let progress: RenderProgress

  init(_ tree: OutputTree, _ workers: Workers, _ progress: RenderProgress) {
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
