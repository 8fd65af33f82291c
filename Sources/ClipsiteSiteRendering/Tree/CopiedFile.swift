/// A file of the content that is part of the output as it is. It is copied and compared in pieces, for it may be larger than
/// what a worker should hold in memory.
struct CopiedFile: Hashable, Sendable {
  /// Where the file is, for the system.
  let path: String
  /// The content folder, which the file must be in whenever it is read.
  let folder: String
  /// The size when it was looked at, in bytes.
  let size: Int
}
