/// Where something stands: a file, and the bytes of it that are meant.
///
/// Byte offsets stay byte offsets until a diagnostic is printed; only then does a `SourceFile` turn them
/// into a line and a column.
public struct SourceRange: Hashable, Sendable {
  /// The file's path as the user would type it, relative to the site's folder.
  public let path: String
  /// The bytes meant, or nil when the whole file is.
  public let bytes: Range<Int>?

  /// A run of bytes in a file, or the whole file.
  public init(_ path: String, _ range: Range<Int>? = nil) {
    self.path = path
    bytes = range
  }
}
