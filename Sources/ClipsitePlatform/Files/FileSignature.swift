#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells that a file is another one than before, without reading it.
package struct FileSignature: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let inode: UInt64

  /// The signature of the file at a path, links followed; nil when nothing is there.
  package init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    size = Int(info.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    inode = UInt64(info.st_ino)
  }
}
