package import ClipsiteAppClips
import ClipsiteDiagnostics
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
      if let file = fileLeftOut(at: path, on: domain) {
        return Self.unavailable(as: .unavailable, file, build: snapshot.build)
      }
      return make(.notFound(domain: id), named: "404.html", of: snapshot, as: .notFound)
    }
    var kind = PreviewResource.Kind.found
    if case .redirect(let alias) = entry.recipe {
      let page = snapshot.site[snapshot.site[alias].page]
      kind = .redirect(to: snapshot.site[page.domain].name, path: page.path.description)
    }
    return make(entry.recipe, named: snapshot.source.tree.name(of: entry), of: snapshot, as: kind)
  }

  /// Indicates whether a domain answers a path with an image that is made at its first request.
  ///
  /// - Parameter path: The path, or `nil` for one that no file can have.
  package func isMadePicture(domain: AssociatedDomain, at path: PreviewPath?) -> Bool {
    status.snapshot?.entry(at: path, on: domain)?.recipe.isPicture ?? false
  }

  /// The file of a page that would be at a path if it could be read.
  private func fileLeftOut(at path: PreviewPath?, on domain: AssociatedDomain) -> RelativePath? {
    let status = status
    guard !status.standIns.leftOut.isEmpty, let written = status.written, let path,
      let page = written.tree.entry(for: path, on: domain)?.recipe.shownPage
    else { return nil }
    let file = written.site.source(of: written.site[page])
    return status.standIns.leftOut.contains(file) ? file : nil
  }

  private func make(
    _ recipe: Recipe, named name: RelativePath, of snapshot: LiveSnapshot, as kind: PreviewResource.Kind
  ) -> PreviewResource {
    let memory = Memory(of: recipe, snapshot.site)
    let page = recipe.shownPage.map { snapshot.site.source(of: snapshot.site[$0]) }
    var (bytes, diagnostics): ([UInt8]?, [Diagnostic]) = (nil, [])
    if let rendered = try? snapshot.render(recipe), !recipe.isPicture || !rendered.bytes.isEmpty {
      // A picture that cannot be decoded has no bytes.
      (bytes, diagnostics) = (rendered.bytes, rendered.diagnostics)
      state.withLock { $0.keep(rendered.bytes, for: memory) }
    } else {
      // What the file on disk no longer gives is shown as it was.
      bytes = state.withLock { $0.kept(for: memory) }
    }
    guard let bytes else {
      return Self.unavailable(as: kind == .notFound ? kind : .unavailable, page, build: snapshot.build)
    }
    return PreviewResource(
      kind: kind, contentType: MediaType.of(name), body: bytes, diagnostics: diagnostics,
      build: snapshot.build, file: page)
  }

  /// The answer for a file that cannot be made and was not made before.
  private static func unavailable(
    as kind: PreviewResource.Kind, _ file: RelativePath?, build: Int
  ) -> PreviewResource {
    PreviewResource(
      kind: kind, contentType: "text/html; charset=utf-8", body: unavailablePage, diagnostics: [],
      build: build, file: file)
  }

  /// The page in place of one that cannot be made and was not requested before.
  private static let unavailablePage = MessagePage.html(
    title: "Not available", "This page cannot be shown until the errors in its file are corrected.")
}
