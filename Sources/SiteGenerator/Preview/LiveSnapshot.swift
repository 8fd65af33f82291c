public import AppClips
import Diagnostics
import FileSystem
import Synchronization

/// One good state of a site that is previewed. It never changes; the next good state is another one.
public final class LiveSnapshot: Sendable {
  /// The number of the build, from 1.
  public let build: Int
  /// The site.
  public var site: Site { source.site }

  let source: RenderingSource
  private let hosts: [AssociatedDomain: Int]
  /// Renderers that nobody is using, so that each server thread finds one with warm buffers.
  private let renderers = Mutex<[RecipeRenderer]>([])

  init(build: Int, _ source: RenderingSource) {
    self.build = build
    self.source = source
    hosts = Dictionary(
      source.site.hosts.enumerated().map { ($1.domain, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The position of a domain in `Site.hosts`, or nil when the site does not have it.
  public func host(_ domain: AssociatedDomain) -> Int? { hosts[domain] }

  /// The file that a domain answers a path with, or nil.
  func entry(at path: String, on domain: AssociatedDomain) -> OutputTree.Entry? {
    PreviewPath(path).flatMap { source.tree.entry(for: $0, on: domain) }
  }

  /// Makes the bytes of one file. Any number of threads may ask at once.
  ///
  /// - Throws: `SystemError` when a file that was there cannot be read any more, or has other front matter now.
  func render(_ recipe: Recipe) throws(SystemError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var renderer = renderers.withLock { $0.popLast() } ?? RecipeRenderer(source)
    defer { renderers.withLock { [renderer] in $0.append(renderer) } }
    var bytes: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    try renderer.render(recipe, into: &bytes, &diagnostics)
    return (bytes, diagnostics)
  }
}
