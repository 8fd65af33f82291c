package import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText
import Synchronization

/// A site kept in memory for a preview: it is read again file by file as the author saves, and its pages are
/// rendered on request.
///
/// A file with an error is served as far as it can be made, or in its last good state. All functions may be
/// called from any thread; reloads wait for each other, and nobody else waits for a reload.
package final class LiveSite: Sendable {
  /// The outcome of a reload.
  package enum Outcome: Hashable, Sendable {
    /// Nothing that belongs to the site changed.
    case unchanged
    /// There is a new state without errors, with this number.
    case good(build: Int)
    /// Files have errors. `LiveStatus.shownInstead` says what is served in their place.
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

  /// The values that threads share.
  struct State {
    var status = LiveStatus()
    var cache = RenderCache()
    /// The files of a large site, whose diagnostics are those that were found before.
    var unchecked: RenderCheck?
    /// The diagnostics that the last reload found.
    var ofReload: [Diagnostic] = []
    /// The diagnostics of rendering the files of a large site.
    var ofRendering: [Diagnostic] = []
    /// The number of reloads so far, so that a check in the background notices that another one begins.
    var reloads = 0
  }

  /// The number of this run of the preview: each run has another, and counts its builds from 1.
  private let run = UInt32.random(in: 1...UInt32(Int32.max))
  private let folder: SiteFolder
  private let loader: Mutex<LiveLoader>
  let state = Mutex(State())
  private let workers: Workers
  private let wholeUpTo: Int

  /// A site of which nothing has been read yet: `reload()` reads it.
  ///
  /// - Parameters:
  ///   - includesDrafts: Whether pages with `draft: true` are part of the site.
  ///   - wholeUpTo: Up to how many files all are rendered on each reload to find mistakes.
  ///   - onRead: Told how many pages have been read while the site loads.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool = true, workers: Workers = Workers(), wholeUpTo: Int = 512,
    onRead: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folder = folder
    loader = Mutex(LiveLoader(folder, includesDrafts: includesDrafts, workers, onRead: onRead))
    self.workers = workers
    self.wholeUpTo = wholeUpTo
  }

  /// The state of the site.
  package var status: LiveStatus { state.withLock { $0.status } }

  /// The number that tells a build from all others, those of other runs of the preview among them.
  package func version(of build: Int) -> UInt64 { UInt64(run) << 32 | UInt64(truncatingIfNeeded: build) }

  /// The path of a file as people who see the preview may know it: relative to the site's folder.
  package func relative(_ path: String) -> String {
    RelativePath(path).relative(to: RelativePath(folder.path))?.text ?? path
  }

  /// The path of a page below the content folder, as messages name it.
  func displayPath(of page: RelativePath) -> String { folder.content.displayPath(of: page) }

  /// The reason why the folders cannot be read, as people who see the preview may know it, if they cannot.
  var failure: String? {
    status.failure.map { VisibleText.escaped($0.description.replacing("\(folder.path)/", with: "")) }
  }

  /// `true` if a file or folder is there, by its path below the site's folder.
  func hasFile(at path: RelativePath) -> Bool {
    (try? FileStore.kind(at: path.text(below: folder.path))) != .missing
  }

  /// A file of the site that a message names, or `nil` if it cannot be read, or is somewhere else.
  ///
  /// - Parameter limit: The size of a file at most, in bytes.
  package func file(_ shown: String, limit: Int) -> SourceFile? {
    if let file = BuiltInTheme.file(at: shown) { return file }
    guard let (path, root) = systemPath(of: shown) else { return nil }
    return (try? FileStore.read(path, within: root, limit: limit)).map {
      SourceFile(path: shown, bytes: $0)
    }
  }

  /// The path of a file of the site that a message names, and the folder that it must lie in. Returns `nil`
  /// if it is somewhere else.
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
      state.withLock { $0.reloads += 1 }
      do throws(SystemError) {
        guard let result = try loader.reload(changes) else { return .unchanged }
        return try take(result, &loader)
      } catch {
        state.withLock { state in
          (state.status.isBroken, state.status.failure) = (true, error)
        }
        throw error
      }
    }
  }

  private func take(
    _ result: LiveLoader.Result, _ loader: inout LiveLoader
  ) throws(SystemError) -> Outcome {
    var (shown, fallbacks) = (result.shown, result.fallbacks)
    var (unchecked, found, known): (RenderCheck?, [Diagnostic], [Diagnostic]) = (nil, [], [])
    if let written = result.written {
      let check = RenderCheck(
        of: written, result.readPages, isThemeNew: result.isThemeNew, wholeUpTo: wholeUpTo)
      let isShown = written === shown
      found = check.checkFirst(workers) { recipe, bytes in
        guard isShown, let key = recipe.cacheKey(in: written.site) else { return }
        self.state.withLock { $0.cache[key] = bytes }
      }
      if result.isThemeNew, hasErrorsInTemplates(found), let last = try loader.refuseTheme() {
        (shown, fallbacks) = last
      }
      if check.isPart {
        unchecked = check
        known = result.isThemeNew ? [] : diagnosticsOfRendering(without: result.readPages)
      }
    }
    let diagnostics = (result.diagnostics + found + known).withoutRepeats()
    let snapshot = shown.map { LiveSnapshot(build: status.build + 1, $0) } ?? status.snapshot
    let isBroken = Self.hasErrors(diagnostics)
    state.withLock { [fallbacks, unchecked, found, known] state in
      (state.unchecked, state.ofReload, state.ofRendering) = (unchecked, result.diagnostics, found + known)
      state.status = LiveStatus(
        snapshot: snapshot, written: result.written, fallbacks: fallbacks, isBroken: isBroken,
        diagnostics: diagnostics, isComplete: unchecked == nil)
    }
    return isBroken ? .broken : .good(build: status.build)
  }

  /// The diagnostics that rendering found before, without those of some pages.
  ///
  /// - Parameter pages: Their paths below the content folder.
  private func diagnosticsOfRendering(without pages: Set<RelativePath>) -> [Diagnostic] {
    let files = Set(pages.map(folder.content.displayPath(of:)))
    return state.withLock { $0.ofRendering }.filter { !files.contains($0.range.path) }
  }

  /// Renders all files of a large site, to find what is wrong there. Ends when something changes.
  ///
  /// - Returns: `true` if the site was looked at as a whole, so its status is another one.
  package func checkAll() -> Bool {
    let (check, reloads) = state.withLock { ($0.unchecked, $0.reloads) }
    guard let found = check?.checkAll(until: { state.withLock { $0.reloads != reloads } }) else {
      return false
    }
    return state.withLock { state in
      guard state.reloads == reloads else { return false }
      (state.unchecked, state.ofRendering) = (nil, found)
      state.status.diagnostics = (state.ofReload + found).withoutRepeats()
      state.status.isBroken = Self.hasErrors(state.status.diagnostics)
      state.status.isComplete = true
      return true
    }
  }

  /// Indicates whether rendering found errors that are the fault of a template, which any page may share.
  private func hasErrorsInTemplates(_ found: [Diagnostic]) -> Bool {
    let folder = RelativePath(folder.templates.displayPath)
    return found.contains { diagnostic in
      let path = diagnostic.range.path
      let isTemplate = RelativePath(path).relative(to: folder) != nil || BuiltInTheme.file(at: path) != nil
      return diagnostic.severity == .error && isTemplate
    }
  }

  private static func hasErrors(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
