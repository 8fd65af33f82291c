public import ClipsitePlatform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells what changes in the folders `Content` and `Templates` of a site.
///
/// On Linux the system tells (inotify); elsewhere, and where the system watches no more folders, the files are looked
/// at again and again. Changes are told once it has been quiet for a moment, because saving is several of them.
public final class FileWatcher: Sendable {
  /// How the folders are watched.
  enum Method {
    /// By the system's messages.
    case messages
    /// By looking again and again.
    case looking
  }

  /// How long nothing may change before changes are told, in milliseconds.
  static let quietMilliseconds: Int32 = 50

  private let source: Mutex<any ChangeSource>
  private let isStopped = Atomic(false)
  private let wakeUp: WakeUp

  /// Starts to watch; what changes from now on is told.
  ///
  /// - Throws: `SystemError` when the system refuses.
  public convenience init(_ folder: SiteFolder) throws(SystemError) {
    #if os(Linux)
      try self.init(folder, .messages)
    #else
      try self.init(folder, .looking)
    #endif
  }

  init(_ folder: SiteFolder, _ method: Method) throws(SystemError) {
    let roots = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName]
    wakeUp = try WakeUp()
    source = Mutex(try Self.source(folder.path, roots, method))
  }

  private static func source(
    _ path: String, _ roots: [RelativePath], _ method: Method
  ) throws(SystemError) -> any ChangeSource {
    #if os(Linux)
      if method == .messages, let watch = try InotifySource(path, roots) { return watch }
    #endif
    return LookingSource(path, roots)
  }

  /// Waits for changes and for quiet after them.
  ///
  /// - Returns: What changed, or nil once the watcher is stopped.
  public func next() -> FileChanges? {
    source.withLock { source in
      var changes = FileChanges.paths([])
      while !isStopped.load(ordering: .acquiring) {
        let hasChanges = changes != .paths([])
        let hasMessage = wakeUp.wait(
          for: source.descriptor, milliseconds: hasChanges ? Self.quietMilliseconds : source.pause)
        if hasMessage || source.descriptor == nil {
          let found = source.take()
          changes = changes.union(found)
          if found != .paths([]) { continue }
        }
        if hasChanges { return changes }
      }
      return nil
    }
  }

  /// Ends `next()` on whichever thread it waits.
  public func stop() {
    isStopped.store(true, ordering: .releasing)
    wakeUp.signal()
  }
}
