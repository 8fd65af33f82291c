/// Whether a watcher takes no notice of a file or folder with this name.
package typealias NameFilter = @Sendable (RelativePath) -> Bool

/// Where a watcher learns of changes.
protocol ChangeSource: Sendable {
  /// A descriptor that can be read from when there is something to take; nil when it has to be asked again
  /// and again.
  var descriptor: Int32? { get }

  /// How long to wait before asking again, in milliseconds; -1 when there is no need to ask.
  var pause: Int32 { get }

  /// The changes since the last time.
  mutating func take() -> FileChanges
}
