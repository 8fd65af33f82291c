/// The bytes of pages as they were rendered last, so that a page whose file is broken now can still be shown.
///
/// It forgets everything when it is full: whoever looks at a page makes it known again.
struct Renditions: Sendable {
  private var bytes: [String: [UInt8]] = [:]
  private var size = 0
  private let capacity: Int

  /// - Parameter capacity: How many bytes are kept at most.
  init(capacity: Int = 16 << 20) { self.capacity = capacity }

  /// The bytes of the file with a path below the output folder, as it was rendered last.
  subscript(_ path: String) -> [UInt8]? { bytes[path] }

  /// Keeps the bytes of a file.
  mutating func keep(_ rendered: [UInt8], for path: String) {
    size += rendered.count - (bytes[path]?.count ?? 0)
    if size > capacity {
      bytes = [:]
      size = rendered.count
    }
    bytes[path] = rendered
  }
}
