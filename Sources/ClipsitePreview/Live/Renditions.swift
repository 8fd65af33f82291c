import ClipsitePlatform

/// The bytes of files as they were served last, so that one whose source is broken now can still be shown.
///
/// It forgets everything when it is full: whoever looks at a page makes it known again.
struct Renditions: Sendable {
  private var bytes: [RelativePath: [UInt8]] = [:]
  private var size = 0
  private let capacity: Int

  /// - Parameter capacity: How many bytes are kept at most.
  init(capacity: Int = 32 << 20) { self.capacity = capacity }

  /// The bytes of the file with a path, as it was served last.
  subscript(_ path: RelativePath) -> [UInt8]? { bytes[path] }

  /// Keeps the bytes of a file, unless there would not even be room for them alone.
  mutating func keep(_ rendered: [UInt8], for path: RelativePath) {
    forget(path)
    guard rendered.count <= capacity else { return }
    if size + rendered.count > capacity { self = Renditions(capacity: capacity) }
    size += rendered.count
    bytes[path] = rendered
  }

  /// Forgets the bytes of a file.
  mutating func forget(_ path: RelativePath) { size -= bytes.removeValue(forKey: path)?.count ?? 0 }
}
