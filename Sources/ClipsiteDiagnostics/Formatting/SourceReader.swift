/// Finds lines and columns in the files that a lookup gives, keeping the last file at hand.
///
/// Diagnostics come sorted by path, so one file in memory is enough however many there are.
struct SourceReader {
  private let lookup: (String) -> SourceFile?
  private var current: (path: String, index: PositionIndex?)?

  /// Reads files through a lookup from path to file.
  init(_ lookup: @escaping (String) -> SourceFile?) { self.lookup = lookup }

  /// The file with a path, or nil when the lookup has none.
  mutating func index(of path: String) -> PositionIndex? {
    if let current, current.path == path { return current.index }
    let index = lookup(path).map { PositionIndex($0) }
    current = (path, index)
    return index
  }
}
