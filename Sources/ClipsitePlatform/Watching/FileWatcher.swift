import Synchronization

/// Tells what changes in some folders.
///
/// On Linux the system tells (inotify); elsewhere, and where the system watches no more folders, the files
/// are looked at again and again. Changes are told once it has been quiet for a moment, because saving is
/// several of them.
package final class FileWatcher: Sendable {
  /// The method of watching folders.
  package enum Method {
    /// By the system's messages.
    case messages
    /// By looking again and again.
    case polling
  }

  /// The time without changes before changes are reported, in milliseconds.
  static let quietMilliseconds: Int32 = 50

  private let source: Mutex<any ChangeSource>
  private let isStopped = Atomic(false)
  private let wakeUp: WakePipe
  private let path: String
  /// Links whose targets nobody watches, with what they led to.
  private let links = Mutex<[RelativePath: FileSignature?]>([:])

  /// The longest time that changes behind links stay unnoticed, in milliseconds.
  private static let linkPause: Int32 = 250
  /// The largest number of links that are looked at.
  private static let mostLinks = 512

  /// Starts to watch; what changes from now on is told.
  ///
  /// - Parameters:
  ///   - path: The folder that the watched ones are in.
  ///   - roots: The watched folders, by path below it.
  ///   - method: How they are watched, or `nil` for the best way of the system.
  ///   - isIgnored: The names that the watcher takes no notice of.
  /// - Throws: `SystemError` when the system refuses.
  package init(
    _ path: String, _ roots: [RelativePath], by method: Method? = nil,
    ignoring isIgnored: @escaping NameFilter
  ) throws(SystemError) {
    self.path = path
    wakeUp = try WakePipe()
    #if os(Linux)
      if method != .polling, let inotify = InotifySource(path, roots, ignoring: isIgnored) {
        source = Mutex(inotify)
        return
      }
    #endif
    source = Mutex(PollingChangeSource(path, roots, ignoring: isIgnored))
  }

  /// Looks again and again at links whose targets are not in a watched place. Call it between two calls of
  /// `next()`.
  package func follow(_ paths: Set<RelativePath>) {
    links.withLock { links in
      guard Set(links.keys) != paths else { return }
      let old = links
      links = [:]
      for link in paths.sorted().prefix(Self.mostLinks) {
        links.updateValue(old[link] ?? FileSignature("\(path)/\(link)"), forKey: link)
      }
    }
  }

  private func changedLinks() -> Set<RelativePath> {
    links.withLock { links in
      var changed: Set<RelativePath> = []
      for (link, before) in links {
        let now = FileSignature("\(path)/\(link)")
        guard now != before else { continue }
        links.updateValue(now, forKey: link)
        changed.insert(link)
      }
      return changed
    }
  }

  /// The time to wait for a message, in milliseconds.
  private func pause(of source: any ChangeSource) -> Int32 {
    if links.withLock(\.isEmpty) { return source.pause }
    return source.pause < 0 ? Self.linkPause : min(source.pause, Self.linkPause)
  }

  /// Waits for changes and for quiet after them.
  ///
  /// - Returns: What changed, or nil once the watcher is stopped.
  package func next() -> FileChanges? {
    source.withLock { source in
      var changes = FileChanges.paths([])
      while !isStopped.load(ordering: .acquiring) {
        let hasChanges = changes != .paths([])
        let hasMessage = wakeUp.wait(
          for: source.descriptor, milliseconds: hasChanges ? Self.quietMilliseconds : pause(of: source))
        var found = FileChanges.paths(changedLinks())
        if hasMessage || source.descriptor == nil { found = found.union(source.take()) }
        changes = changes.union(found)
        if found != .paths([]) { continue }
        if hasChanges { return changes }
      }
      return nil
    }
  }

  /// Ends `next()` on whichever thread it waits.
  package func stop() {
    isStopped.store(true, ordering: .releasing)
    wakeUp.signal()
  }
}

/// The possible changes in watched folders since they were read.
package enum FileChanges: Hashable, Sendable {
  /// Anything: every file must be looked at.
  case everything
  /// These files and folders, by path below the folder that the watched ones are in, as in
  /// `Content/ferry-street/market.md`. A path that is there no more was removed; a folder stands for all that
  /// it holds.
  case paths(Set<RelativePath>)

  /// Both changes taken together.
  package func union(_ other: FileChanges) -> FileChanges {
    guard case .paths(let mine) = self, case .paths(let others) = other else { return .everything }
    return .paths(mine.union(others))
  }
}

/// A filter that indicates whether a watcher ignores a file or folder with this name.
package typealias NameFilter = @Sendable (RelativePath) -> Bool

/// A source from which a watcher learns of changes.
protocol ChangeSource: Sendable {
  /// A descriptor that can be read from when there is something to take, or `nil` if it must be asked again
  /// and again.
  var descriptor: Int32? { get }

  /// The time to wait before the next request, in milliseconds, or -1 if none is needed.
  var pause: Int32 { get }

  /// The changes since the last time.
  mutating func take() -> FileChanges
}
