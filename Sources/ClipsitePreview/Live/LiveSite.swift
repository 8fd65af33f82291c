package import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteHTTPServer
package import ClipsitePlatform
package import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteOutput
package import ClipsiteSiteRendering
import Synchronization

/// A site kept in memory for a preview: it is read again file by file as the author saves, and its pages are
/// rendered on request.
///
/// The last state without errors is what is served. All functions may be called from any thread; reloads wait
/// for each other, and nobody else waits for a reload.
package final class LiveSite: Sendable {
  private struct State {
    var status = LiveStatus(snapshot: nil, isBroken: true, diagnostics: [])
    /// The pages that differ on disk from the state that is served, by path below the content folder.
    var stalePages: Set<RelativePath> = []
    var renditions = Renditions()
    /// The copied files as they were served last, by path below the content folder.
    var copies = emptyCopies
    /// The copied files that changed since all was well, or `nil` if it may be any.
    var staleCopies: Set<RelativePath>? = []
    /// The files of a large site that were not rendered yet to find what is wrong with them.
    var unexamined: Unexamined?
    /// The diagnostics of rendering the whole of a large site, as far as they are known.
    var examined: [Diagnostic] = []
    /// The links whose targets nobody watches, by path below the site's folder.
    var hiddenLinks: Set<RelativePath> = []
    /// The number of reloads, so that an examination notices that another one began.
    var reloads = 0

    static let emptyCopies = Renditions(capacity: 64 << 20)

    /// The bytes that are kept of a file.
    func kept(for memory: Memory?) -> [UInt8]? {
      switch memory {
      case .page(let path): renditions[path]
      case .copy(let path): copies[path]
      case nil: nil
      }
    }

    /// Keeps the bytes of a file as they were served. Those of a copied file may be of a state that is not
    /// good.
    mutating func keep(_ bytes: [UInt8], for memory: Memory?) {
      switch memory {
      case .page(let path): renditions.keep(bytes, for: path)
      case .copy(let path): if !status.isBroken { copies.keep(bytes, for: path) }
      case nil: break
      }
    }

    /// Notes what a reload found to have changed.
    mutating func note(_ result: LiveLoader.Result) {
      stalePages.formUnion(result.change.pages)
      staleCopies = result.isEverythingNew ? nil : staleCopies?.union(result.change.files)
    }

    /// Forgets what is older than the state that is served now.
    mutating func forgetStale() {
      stalePages = []
      if let staleCopies { staleCopies.forEach { copies.forget($0) } } else { copies = Self.emptyCopies }
      staleCopies = []
    }
  }

  /// The rest of a site that is rendered in the background.
  private struct Unexamined: Sendable {
    let source: RenderingSource
    let recipes: [Recipe]
  }

  /// The copy of a served file that is kept in case its source breaks later.
  private enum Memory {
    /// A page, by its path below the output folder.
    case page(RelativePath)
    /// A copied file, by the path of its source below the content folder.
    case copy(RelativePath)

    /// Creates the copy of the bytes that a recipe makes, or `nil` if they are made from memory.
    init?(of recipe: Recipe, _ path: RelativePath, _ site: Site) {
      if recipe.pageWithBody != nil {
        self = .page(path)
      } else if case .asset(let asset) = recipe {
        self = .copy(site[asset].source)
      } else {
        return nil
      }
    }
  }

  /// The outcome of a reload.
  package enum Outcome: Hashable, Sendable {
    /// Nothing that belongs to the site changed.
    case unchanged
    /// There is a new state, with this number.
    case good(build: Int)
    /// The files have errors; the last good state goes on being served.
    case broken
  }

  /// A reload that came to something.
  package struct Reload: Sendable {
    package let outcome: Outcome
    /// The changes that the watcher reported.
    package let changes: FileChanges
    /// The time that reading and checking took.
    package let time: Duration
  }

  /// The number of this run of the preview: each run has another, and counts its builds from 1.
  private let run = UInt32.random(in: 1...UInt32(Int32.max))
  private let folder: SiteFolder
  private let loader: Mutex<LiveLoader>
  private let state = Mutex(State())
  private let workers: Workers

  /// A site of which nothing has been read yet: `reload()` reads it.
  ///
  /// - Parameters:
  ///   - includesDrafts: Whether pages with `draft: true` are part of the site.
  ///   - onRead: Told how many pages have been read while the site loads.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool = true, workers: Workers = Workers(),
    onRead: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folder = folder
    loader = Mutex(LiveLoader(folder, includesDrafts: includesDrafts, workers, onRead: onRead))
    self.workers = workers
  }

  /// The state of the site.
  package var status: LiveStatus { state.withLock { $0.status } }

  /// The number that tells a build from all others, those of other runs of the preview among them.
  package func version(of build: Int) -> UInt64 { UInt64(run) << 32 | UInt64(truncatingIfNeeded: build) }

  /// The path of a file as people who see the preview may know it: relative to the site's folder.
  package func relative(_ path: String) -> String {
    RelativePath(path).relative(to: RelativePath(folder.path))?.text ?? path
  }

  /// The links of the content folder whose targets nobody watches, by path below the site's folder.
  var hiddenLinks: Set<RelativePath> { state.withLock { $0.hiddenLinks } }

  /// `true` if a file or folder is there, by its path below the site's folder.
  func hasFile(at path: RelativePath) -> Bool {
    (try? FileStore.kind(at: path.text(below: folder.path))) != .missing
  }

  /// A file of the site that a message names, or `nil` if it cannot be read, or is somewhere else.
  ///
  /// - Parameter limit: The size of a file at most, in bytes.
  package func file(_ shown: String, limit: Int) -> SourceFile? {
    guard let (path, root) = systemPath(of: shown) else { return nil }
    return (try? FileStore.read(path, within: root, limit: limit)).map {
      SourceFile(path: shown, bytes: $0)
    }
  }

  /// The path of a file of the site that a message names, and the folder that it must lie in. Returns `nil` if
  /// it is somewhere else.
  func systemPath(of shown: String) -> (path: String, root: String)? {
    for (name, root) in [
      (folder.content.displayPath, folder.content.path),
      (folder.templates.displayPath, folder.templates.path),
    ] where shown.utf8.starts(with: "\(name)/".utf8) {
      return (root + String(Substring(shown.utf8.dropFirst(name.utf8.count))), root)
    }
    return nil
  }

  // MARK: Reloading

  /// Reads what changed; the first time everything.
  ///
  /// - Throws: `SystemError` when a folder cannot be read. What was served before is served further on.
  package func reload(_ changes: FileChanges = .everything) throws(SystemError) -> Outcome {
    try loader.withLock { loader throws(SystemError) in
      do throws(SystemError) {
        guard let result = try loader.reload(changes) else { return .unchanged }
        state.withLock { state in
          state.note(result)
          if let links = result.hiddenLinks {
            state.hiddenLinks = Set(links.map { SiteFolder.contentFolderName.appending($0) })
          }
        }
        return take(result)
      } catch {
        state.withLock { state in
          state.status = LiveStatus(
            snapshot: state.status.snapshot, isBroken: true, diagnostics: state.status.diagnostics,
            failure: error)
        }
        throw error
      }
    }
  }

  private func take(_ result: LiveLoader.Result) -> Outcome {
    var diagnostics = result.diagnostics
    let next = result.source.map { LiveSnapshot(build: status.build + 1, $0, previous: status.snapshot) }
    let (stalePages, isRestKnown) = state.withLock { ($0.stalePages, $0.unexamined == nil) }
    var unexamined: Unexamined?
    var examined: [Diagnostic]?
    if let next, !Self.hasErrors(diagnostics) {
      let changesAll = result.change.changesSite || result.isThemeNew || !isRestKnown
      let sample = RenderingSample(
        of: next.source, stalePages: stalePages, isThemeNew: result.isThemeNew, changesAll: changesAll)
      diagnostics += sample.diagnostics(next.source, workers)
      if !sample.rest.isEmpty {
        unexamined = Unexamined(source: next.source, recipes: sample.rest)
        examined = []
      } else if sample.isPart {
        let changed = Set(stalePages.map { folder.content.displayPath(of: $0) })
        examined = state.withLock { $0.examined.filter { !changed.contains($0.range.path) } }
      }
    }
    diagnostics = (diagnostics + (examined ?? [])).withoutRepeats()
    let isGood = next != nil && !Self.hasErrors(diagnostics)
    state.withLock { [diagnostics, unexamined, examined] state in
      state.reloads += 1
      if isGood {
        state.forgetStale()
        state.unexamined = unexamined
        state.examined = examined ?? []
      }
      state.status = LiveStatus(
        snapshot: isGood ? next : state.status.snapshot, isBroken: !isGood, diagnostics: diagnostics,
        isComplete: unexamined == nil, effect: result.effect)
    }
    return isGood ? .good(build: status.build) : .broken
  }

  /// Renders what the last reload of a large site left out, to find what is wrong there. Ends when the site
  /// changes again.
  ///
  /// - Returns: `true` if the site was looked at as a whole, so its status is another one.
  package func examineRest() -> Bool {
    let (rest, reloads) = state.withLock { ($0.unexamined, $0.reloads) }
    guard let rest else { return false }
    var renderer = RecipeRenderer(rest.source)
    var found: [Diagnostic] = []
    var bytes: [UInt8] = []
    for (index, recipe) in rest.recipes.enumerated() {
      if index.isMultiple(of: 64), state.withLock({ $0.reloads != reloads }) { return false }
      bytes.removeAll(keepingCapacity: true)
      _ = try? renderer.render(recipe, into: &bytes, &found)
    }
    return state.withLock { [found] state in
      guard state.reloads == reloads else { return false }
      state.unexamined = nil
      state.examined = found.withoutRepeats()
      let diagnostics = (state.status.diagnostics + state.examined).withoutRepeats()
      state.status = LiveStatus(
        snapshot: state.status.snapshot, isBroken: state.status.isBroken || Self.hasErrors(diagnostics),
        diagnostics: diagnostics, effect: state.status.effect)
      return true
    }
  }

  private static func hasErrors(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error }
  }

  // MARK: Serving

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
        .notFound(domain: id), named: "404.html", at: RelativePath("\(domain)/404.html"), of: snapshot,
        as: .notFound)
    }
    var kind = PreviewResource.Kind.found
    if case .redirect(let alias) = entry.recipe {
      let page = snapshot.site[snapshot.site[alias].page]
      kind = .redirect(to: snapshot.site[page.domain].name, path: page.path.description)
    }
    return make(
      entry.recipe, named: entry.name, at: snapshot.source.tree.path(of: entry), of: snapshot, as: kind)
  }

  /// Indicates whether a domain answers a path with an image that is made at its first request.
  ///
  /// - Parameter path: The path, or `nil` for one that no file can have.
  package func isMadePicture(domain: AssociatedDomain, at path: PreviewPath?) -> Bool {
    status.snapshot?.entry(at: path, on: domain)?.recipe.isPicture ?? false
  }

  private func make(
    _ recipe: Recipe, named name: RelativePath, at path: RelativePath, of snapshot: LiveSnapshot,
    as kind: PreviewResource.Kind
  ) -> PreviewResource {
    let memory = Memory(of: recipe, path, snapshot.site)
    if !isStale(recipe, of: snapshot, keptIn: memory), let rendered = try? snapshot.render(recipe),
      // A picture that cannot be decoded has no bytes.
      !recipe.isPicture || !rendered.bytes.isEmpty
    {
      state.withLock { $0.keep(rendered.bytes, for: memory) }
      return PreviewResource(
        kind: kind, contentType: MediaType.of(name), body: rendered.bytes, diagnostics: rendered.diagnostics,
        build: snapshot.build)
    }
    let kept = state.withLock { $0.kept(for: memory) }
    return PreviewResource(
      kind: kept == nil ? .unavailable : kind,
      contentType: kept == nil ? "text/html; charset=utf-8" : MediaType.of(name),
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

extension Recipe {
  /// The page whose file is read when the recipe is carried out, or nil.
  var pageWithBody: PageID? {
    switch self {
    case .page(let page), .listPart(let page, _): page
    default: nil
    }
  }
}
