import ClipsiteCLibrary

/// An exclusive lock on a folder, held as long as the value lives. The system frees it when the process ends,
/// however it ends.
package struct FolderLock: ~Copyable {
  /// The open folder.
  package let folder: OpenFolder

  /// Waits until the folder is free and takes it.
  package init(_ folder: OpenFolder) throws(SystemError) {
    try Self.take(folder, LOCK_EX)
    self.folder = folder
  }

  /// Opens a folder, waits until it is free, and takes it.
  package init(_ path: String) throws(SystemError) { try self.init(OpenFolder(path)) }

  /// Takes the folder unless somebody has it.
  package init?(ifFree folder: OpenFolder) {
    guard (try? Self.take(folder, LOCK_EX | LOCK_NB)) != nil else { return nil }
    self.folder = folder
  }

  /// Takes the folder unless somebody has it, or it cannot be had.
  package init?(ifFree path: String) {
    guard let folder = try? OpenFolder(path) else { return nil }
    self.init(ifFree: folder)
  }

  private static func take(_ folder: OpenFolder, _ way: Int32) throws(SystemError) {
    while flock(folder.descriptor, way) != 0 {
      guard errno == EINTR else { throw .last("cannot lock", folder.path) }
    }
  }

  deinit {
    // Closing alone leaves the lock to a copy of the file: that of a process that was just forked, and has not
    // become its program yet.
    flock(folder.descriptor, LOCK_UN)
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
