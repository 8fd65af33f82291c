/// Where a watcher learns of changes.
protocol ChangeSource: Sendable {
  /// A descriptor that can be read from when there is something to take; nil when it has to be asked again and again.
  var descriptor: Int32? { get }

  /// The changes since the last time.
  mutating func take() -> FileChanges
}

extension ChangeSource {
  /// How long to wait, in milliseconds; -1 for as long as it takes.
  func patience(isQuiet: Bool) -> Int32 {
    if !isQuiet { return FileWatcher.quietMilliseconds }
    return descriptor == nil ? FileWatcher.lookingMilliseconds : -1
  }
}
