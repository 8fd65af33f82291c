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
    wakeUp = try WakePipe()
    #if os(Linux)
      if method != .polling, let inotify = InotifySource(path, roots, ignoring: isIgnored) {
        source = Mutex(inotify)
        return
      }
    #endif
    source = Mutex(PollingChangeSource(path, roots, ignoring: isIgnored))
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
          for: source.descriptor, milliseconds: hasChanges ? Self.quietMilliseconds : source.pause)
        let found = hasMessage || source.descriptor == nil ? source.take() : .paths([])
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
