#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An exclusive lock on a folder, held as long as the value lives. The system frees it when the process ends,
/// however it ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the folder is free and takes it.
  package init(_ path: String) throws(SystemError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("cannot open", path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = SystemError.last("cannot lock", path)
        close(descriptor)
        throw error
      }
    }
  }

  deinit { close(descriptor) }
}
