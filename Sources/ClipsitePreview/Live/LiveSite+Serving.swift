package import ClipsiteAppClips
import ClipsiteHTTPServer
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
package import ClipsiteSiteRendering
import Synchronization

extension LiveSite {
  /// Returns the resource at a path, or `nil` if the site does not have the domain or cannot be made.
  ///
  /// - Parameter path: The path of a request target, percent-encoded; it is only compared with paths that the
  ///   site has.
  package func resource(domain: AssociatedDomain, path: String) -> PreviewResource? {
    resource(domain: domain, at: PreviewPath(path))
  }

  /// Returns the resource at a path, or `nil` if the site does not have the domain or cannot be made.
  ///
  /// - Parameter path: The path, or `nil` for one that no file can have.
  package func resource(domain: AssociatedDomain, at path: PreviewPath?) -> PreviewResource? {
    guard let snapshot = status.snapshot, let id = snapshot.domain(domain) else { return nil }
    guard let entry = snapshot.entry(at: path, on: domain) else {
      return make(
        .notFound(domain: id), at: RelativePath("\(domain)/404.html"), of: snapshot, as: .notFound)
    }
    var kind = PreviewResource.Kind.found
    if case .redirect(let alias) = entry.recipe {
      let page = snapshot.site[snapshot.site[alias].page]
      kind = .redirect(to: snapshot.site[page.domain].name, path: page.path.description)
    }
    return make(
      entry.recipe, at: snapshot.source.tree.path(of: entry), of: snapshot, as: kind)
  }

  /// Indicates whether a domain answers a path with an image that is made at its first request.
  ///
  /// - Parameter path: The path, or `nil` for one that no file can have.
  package func isMadePicture(domain: AssociatedDomain, at path: PreviewPath?) -> Bool {
    status.snapshot?.entry(at: path, on: domain)?.recipe.isPicture ?? false
  }

  private func make(
    _ recipe: Recipe, at path: RelativePath, of snapshot: LiveSnapshot,
    as kind: PreviewResource.Kind
  ) -> PreviewResource {
    let memory = Memory(of: recipe, path, snapshot.site)
    if !isStale(recipe, of: snapshot, keptIn: memory), let rendered = try? snapshot.render(recipe),
      // A picture that cannot be decoded has no bytes.
      !recipe.isPicture || !rendered.bytes.isEmpty
    {
      state.withLock { $0.keep(rendered.bytes, for: memory) }
      return PreviewResource(
        kind: kind, contentType: MediaType.of(path.name), body: rendered.bytes,
        diagnostics: rendered.diagnostics,
        build: snapshot.build)
    }
    let kept = state.withLock { $0.kept(for: memory) }
    return PreviewResource(
      kind: kept == nil ? .unavailable : kind,
      contentType: kept == nil ? "text/html; charset=utf-8" : MediaType.of(path.name),
      body: kept ?? Self.unavailablePage, diagnostics: [], build: snapshot.build)
  }

  /// Indicates whether the file that a recipe reads differs from the state that is served, or may do so.
  private func isStale(_ recipe: Recipe, of snapshot: LiveSnapshot, keptIn memory: Memory?) -> Bool {
    switch memory {
    case nil: return false
    // What is kept is of the good state. Nothing tells whether what is on disk is.
    case .copy: return state.withLock { $0.status.isBroken && $0.kept(for: memory) != nil }
    case .page:
      guard let page = recipe.pageWithBody else { return false }
      let source = snapshot.site.source(of: snapshot.site[page])
      return state.withLock { $0.stalePages.contains(source) }
    }
  }

  /// The page in place of one that cannot be made and was not requested before.
  private static let unavailablePage = MessagePage.html(
    title: "Not available", "This page cannot be shown until the errors in its file are corrected.")
}
