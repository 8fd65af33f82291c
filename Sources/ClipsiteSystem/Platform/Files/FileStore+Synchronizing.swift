import ClipsiteCLibrary

/// Forcing to the disk what was written, so that a loss of power cannot reverse the order of two steps.
extension FileStore {
  /// Forces the bytes of a file, or the names in a folder, to the disk.
  ///
  /// - Throws: `SystemError` if the system cannot keep them. A file system that keeps nothing is fine.
  package static func synchronize(_ path: String) throws(SystemError) {
    try withOpenFile(path) { descriptor in
      #if canImport(Darwin)
        // Only this call also empties the cache of the drive. Some file systems do not have it.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
      #endif
      return fsync(descriptor)
    }
  }

  /// Forces a folder and everything below it to the disk: the whole file system at once where the system can
  /// do that.
  ///
  /// - Throws: `SystemError` if the system cannot keep them.
  package static func synchronizeTree(_ path: String) throws(SystemError) {
    #if !canImport(Darwin)
      if let force = wholeFileSystem { return try withOpenFile(path) { force($0) } }
    #endif
    for entry in try entries(in: path) {
      switch entry.type {
      case .folder: try synchronizeTree("\(path)/\(entry.name)")
      case .file: try synchronize("\(path)/\(entry.name)")
      case .link, .other: break
      }
    }
    try synchronize(path)
  }

  #if !canImport(Darwin)
    /// The call `syncfs`, which C libraries declare only to programs that ask for more than POSIX.
    private static var wholeFileSystem: (@convention(c) (Int32) -> Int32)? {
      dlsym(nil, "syncfs").map { unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self) }
    }
  #endif

  private static func withOpenFile(
    _ path: String, _ force: (Int32) -> Int32
  ) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last("cannot save", path) }
    let failure = force(descriptor) == 0 ? 0 : errno
    close(descriptor)
    guard failure == 0 || [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, EROFS].contains(failure) else {
      throw SystemError("cannot save", path, number: failure)
    }
  }
}
