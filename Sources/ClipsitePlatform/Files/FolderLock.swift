import ClipsiteCLibrary

/// An exclusive lock on a folder, held as long as the value lives. The system frees it when the process ends,
/// however it ends.
package struct FolderLock: ~Copyable {
  /// The open folder.
  let descriptor: Int32

  /// Waits until the folder is free and takes it.
  package init(_ path: String) throws(SystemError) {
    descriptor = try Self.take(path, LOCK_EX)
  }

  /// Takes the folder unless somebody has it, or it cannot be had.
  package init?(ifFree path: String) {
    guard let taken = try? Self.take(path, LOCK_EX | LOCK_NB) else { return nil }
    descriptor = taken
  }

  /// Opens and locks a folder. On failure this function closes it, because a half-made value would close it
  /// again when it is destroyed.
  private static func take(_ path: String, _ way: Int32) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("cannot open", path) }
    while flock(descriptor, way) != 0 {
      guard errno == EINTR else {
        let error = SystemError.last("cannot lock", path)
        close(descriptor)
        throw error
      }
    }
    return descriptor
  }

  deinit {
    // Closing alone leaves the lock to a copy of the file: that of a process that was just forked, and has not
    // become its program yet.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

/// A mark that differs once a file has been replaced or changed, without reading the file.
package struct FileSignature: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let inode: UInt64

  /// The signature of the file at a path, links followed, or `nil` if nothing is there.
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
