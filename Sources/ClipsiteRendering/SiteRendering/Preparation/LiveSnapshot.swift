package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText
import Synchronization

/// One good state of a site, kept in memory to be previewed or asked. It never changes; the next good state
/// is another one.
package final class LiveSnapshot: Sendable {
  /// The number of the build, from 1.
  package let build: Int
  package var site: Site { source.site }

  package let source: RenderingSource
  private let domains: [AssociatedDomain: DomainID]
  /// Renderers that nobody is using, so that each server thread finds one with warm buffers.
  private let renderers = Mutex<[RecipeRenderer]>([])
  /// The experiences, once somebody has asked for them.
  private let knownExperiences = Mutex<SiteExperiences?>(nil)

  package init(build: Int, _ source: RenderingSource) {
    self.build = build
    self.source = source
    domains = Dictionary(
      source.site.domains.ids.map { (source.site[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The domain of the site with a name, or `nil` if the site does not have it.
  package func domain(_ name: AssociatedDomain) -> DomainID? { domains[name] }

  /// The file that a domain answers a path with, or nil.
  package func entry(at path: String, on domain: AssociatedDomain) -> OutputTree.Entry? {
    entry(at: PreviewPath(path), on: domain)
  }

  /// The file that a domain answers a path with, or `nil`.
  package func entry(at path: PreviewPath?, on domain: AssociatedDomain) -> OutputTree.Entry? {
    path.flatMap { source.tree.entry(for: $0, on: domain) }
  }

  /// A page's file, as messages name it.
  package func file(of page: Page) -> String { source.content.displayPath(of: site.source(of: page)) }

  /// The App Clip experiences of the site. They are put together when they are first asked for, which takes a
  /// while on a large site; who asks meanwhile waits.
  package var experiences: SiteExperiences {
    knownExperiences.withLock { known in
      if let known { return known }
      let experiences = SiteExperiences(of: site, source.content)
      known = experiences
      return experiences
    }
  }

  /// The tags in the head of a page as it is rendered.
  ///
  /// - Throws: `SystemError` when its file cannot be read any more, or has other front matter now.
  package func tags(of recipe: Recipe) throws(SystemError) -> [HeadTag] {
    TagScanner.tags(in: try render(recipe).bytes)
  }

  /// Makes the bytes of one file. Any number of threads may ask at once.
  ///
  /// - Throws: `SystemError` when a file that was there cannot be read any more, or has other front matter
  ///   now.
  package func render(_ recipe: Recipe) throws(SystemError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var renderer = renderers.withLock { $0.popLast() } ?? RecipeRenderer(source)
    defer { renderers.withLock { [renderer] in $0.append(renderer) } }
    var bytes: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    if let copied = try renderer.render(recipe, into: &bytes, &diagnostics) {
      bytes = try FileStore.read(
        copied.path, within: copied.folder, limit: site.configuration.options.limits.copiedFile)
    }
    return (bytes, diagnostics)
  }

  /// All that the template of a page sees, whatever is wrong with the page, or `nil` if the recipe makes
  /// none.
  ///
  /// - Throws: `SystemError` when a file that was there cannot be read any more, or has other front matter
  ///   now.
  package func context(of recipe: Recipe) throws(SystemError) -> Value? {
    var renderer = RecipeRenderer(source)
    var diagnostics: [Diagnostic] = []
    return try renderer.context(of: recipe, &diagnostics)
  }
}

extension LiveSnapshot {
  /// The AASA file of a domain.
  package func association(of domain: DomainID) -> [UInt8] {
    let entry = entry(at: AppSiteAssociation.path, on: site[domain].name)
    guard case .bytes(let bytes) = entry?.recipe else { return [] }
    return bytes
  }
}
