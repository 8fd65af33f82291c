package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteNetwork
package import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
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
    var kind = PreviewResource.Outcome.found
    if case .redirect(let alias) = entry.recipe {
      let page = snapshot.site[snapshot.site[alias].page]
      kind = .redirect(to: snapshot.site[page.domain].name, path: page.path.description)
    }
    return make(entry.recipe, named: entry.name, of: snapshot, as: kind)
  }

  /// The file of a page that would be at a path if it could be read.
  private func fileLeftOut(at path: PreviewPath?, on domain: AssociatedDomain) -> RelativePath? {
    let status = status
    guard !status.fallbacks.leftOut.isEmpty, let written = status.written, let path,
      let page = written.tree.entry(for: path, on: domain)?.recipe.shownPage
    else { return nil }
    let file = written.site.source(of: written.site[page])
    return status.fallbacks.leftOut.contains(file) ? file : nil
  }

  private func make(
    _ recipe: Recipe, named name: RelativePath, of snapshot: LiveSnapshot, as kind: PreviewResource.Outcome
  ) -> PreviewResource {
    let key = recipe.cacheKey(in: snapshot.site)
    let page = recipe.shownPage.map { snapshot.site.source(of: snapshot.site[$0]) }
    var (bytes, diagnostics): ([UInt8]?, [Diagnostic]) = (nil, [])
    if let rendered = try? snapshot.render(recipe), !recipe.isPicture || !rendered.bytes.isEmpty {
      // A picture that cannot be decoded has no bytes.
      (bytes, diagnostics) = (rendered.bytes, rendered.diagnostics)
      if let key { state.withLock { $0.cache[key] = rendered.bytes } }
    } else if let key {
      // What the file on disk no longer gives is shown as it was.
      bytes = state.withLock { $0.cache[key] }
    }
    guard let bytes else {
      return Self.unavailable(as: kind == .notFound ? kind : .unavailable, page, build: snapshot.build)
    }
    return PreviewResource(
      kind: kind, contentType: MediaType.of(name), body: bytes, diagnostics: diagnostics,
      build: snapshot.build, file: page)
  }

  // MARK: Digests

  /// A text that is another one when the bytes of a file are others; nil if the site has no such file.
  ///
  /// An open page asks for those of the files that it loaded, and loads again if one of them changed. An image
  /// that clipsite makes is compared by its source, because making it takes long.
  func digest(of path: String, on domain: AssociatedDomain) -> String? {
    guard let snapshot = status.snapshot else { return nil }
    let recipe = snapshot.entry(at: path, on: domain)?.recipe
    if case .picture(let asset, _)? = recipe {
      let source = snapshot.source.content.systemPath(of: snapshot.site[asset].source)
      return FileSignature(source).map { String($0.hashValue, radix: 36) }
    }
    if recipe?.isPicture == true { return String(snapshot.build) }
    return resource(domain: domain, path: path).map { Self.digest(of: $0.body) }
  }

  /// A text that is another one for other bytes.
  static func digest(of bytes: [UInt8]) -> String {
    String(Fingerprint.of(bytes, end: bytes.count), radix: 36)
  }

  // MARK: Pages that cannot be made

  /// The answer for a file that cannot be made and was not made before.
  private static func unavailable(
    as kind: PreviewResource.Outcome, _ file: RelativePath?, build: Int
  ) -> PreviewResource {
    PreviewResource(
      kind: kind, contentType: "text/html; charset=utf-8", body: unavailablePage, diagnostics: [],
      build: build, file: file)
  }

  /// The page in place of one that cannot be made and was not requested before.
  private static let unavailablePage = MessagePage.html(
    title: "Not available", "This page cannot be shown until the errors in its file are corrected.")
}
