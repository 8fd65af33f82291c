/// A file of the content that is part of the output as it is. It is copied and compared in pieces, for it may
/// be larger than what a worker should hold in memory.
package struct CopiedFile: Hashable, Sendable {
  /// Where the file is, for the system.
  package let path: String
  /// The content folder, which the file must be in whenever it is read.
  package let folder: String
  /// The size when it was looked at, in bytes.
  package let size: Int
}
