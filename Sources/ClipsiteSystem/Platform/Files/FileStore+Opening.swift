import ClipsiteCFiles
import ClipsiteCLibrary

/// Opening a file that must be where it seems to be.
///
/// Between the moment at which a folder is listed and the one at which a file is read, anything may take the
/// place of the file or of a folder above it. What counts is therefore decided by the very call that opens
/// the file.
extension FileStore {
  /// Opens a regular file for reading.
  ///
  /// - Parameter folder: The folder that the file must be in, and that its path begins with, or `nil` if it
  ///   may be anywhere.
  /// - Throws: `SystemError` when it cannot be opened, is no regular file, or a link leads out of the folder.
  static func openFile(
    _ path: String, within folder: String?
  ) throws(SystemError) -> (descriptor: Int32, status: Status) {
    let descriptor: Int32
    if let folder {
      descriptor = try openInside(folder, path)
    } else {
      // O_NONBLOCK: opening a FIFO must not wait for a writer.
      descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    }
    guard descriptor >= 0 else { throw .last("cannot read", path) }
    do throws(SystemError) {
      let status = try status(of: descriptor, path)
      guard status.isRegular else {
        throw SystemError("cannot read", path, reason: "it is a \(status.kind), not a file")
      }
      return (descriptor, status)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Opens a file in a folder: a descriptor, or -1 and `errno`. Links are followed as long as they stay in
  /// the folder.
  private static func openInside(_ folder: String, _ path: String) throws(SystemError) -> Int32 {
    // Mostly there is no link at all, and the one call that follows none costs no more than any other.
    let descriptor = path.withCString { clipsite_open_without_links(AT_FDCWD, $0) }
    if descriptor >= 0 || errno == ENOENT { return descriptor }
    let root = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard root >= 0 else { return root }
    defer { close(root) }
    // The way to the folder may have links, as `/tmp` has on a Mac.
    let file = openWithoutLinks(path, from: folder.utf8.count, below: root)
    if file >= 0 || errno != ELOOP { return file }
    guard let realFolder = try realPath(folder), let target = try realPath(path) else { return -1 }
    guard target.utf8.starts(with: "\(realFolder)/".utf8) else {
      throw SystemError("cannot read", path, reason: "a link leads out of '\(folder)', to \(target)")
    }
    return openWithoutLinks(target, from: realFolder.utf8.count, below: root)
  }

  /// Opens a file below an open folder without following any link: a descriptor, or -1 and `errno`.
  ///
  /// - Parameter start: The length of the part of the path that leads to the open folder.
  static func openWithoutLinks(_ path: String, from start: Int = 0, below root: Int32) -> Int32 {
    path.withCString { path in
      var rest = path + start
      while rest.pointee == CChar(UInt8(ascii: "/")) { rest += 1 }
      let descriptor = clipsite_open_without_links(root, rest)
      return descriptor < 0 && errno == ENOSYS ? clipsite_walk_without_links(root, rest) : descriptor
    }
  }

  /// Opens a folder below an open one without following any link or leaving its mount: a descriptor, or -1 and
  /// `errno`, which is `EXDEV` if something is mounted on the way or there. What is no folder may be opened, too.
  static func openOnMount(_ path: UnsafePointer<CChar>, below root: Int32) -> Int32 {
    let descriptor = clipsite_open_folder_on_mount(root, path)
    guard descriptor < 0, errno == ENOSYS else { return descriptor }
    let found = openWithoutLinks(String(cString: path), below: root)
    guard found >= 0, areApart(found, root) else { return found }
    close(found)
    errno = EXDEV
    return -1
  }

  /// Indicates whether two open files or folders are on different mounts.
  static func areApart(_ inner: Int32, _ outer: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    guard fstat(inner, &first) == 0, fstat(outer, &second) == 0, first.st_dev == second.st_dev else {
      return true
    }
    // A part of the same file system may be mounted, too. Linux looks for that before it refuses to move “.”.
    return renameat(inner, ".", outer, ".") != 0 && errno == EXDEV
  }
}
