import ClipsiteCFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    let descriptor = clipsite_open_without_links(AT_FDCWD, path)
    if descriptor >= 0 || errno == ENOENT { return descriptor }
    let root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return root }
    defer { close(root) }
    // The way to the folder may have links, as `/tmp` has on a Mac.
    let file = openWithoutLinks(path.utf8.dropFirst(folder.utf8.count), below: root)
    if file >= 0 || errno != ELOOP { return file }
    guard let realFolder = try realPath(folder), let target = try realPath(path) else { return -1 }
    guard target.utf8.starts(with: "\(realFolder)/".utf8) else {
      throw SystemError("cannot read", path, reason: "a link leads out of '\(folder)', to \(target)")
    }
    return openWithoutLinks(target.utf8.dropFirst(realFolder.utf8.count), below: root)
  }

  /// Opens a file below an open folder without following any link: a descriptor, or -1 and `errno`.
  static func openWithoutLinks(_ path: Substring.UTF8View, below root: Int32) -> Int32 {
    let path = String(Substring(path.drop { $0 == UInt8(ascii: "/") }))
    let descriptor = clipsite_open_without_links(root, path)
    guard descriptor < 0, errno == ENOSYS else { return descriptor }
    return walk(path, from: root)
  }

  /// The same, folder by folder, for systems that have no call for it.
  package static func walk(_ path: String, from root: Int32) -> Int32 {
    guard !path.isEmpty else {
      errno = EISDIR
      return -1
    }
    // In place, because instrumented programs come here for each file.
    var names = path.utf8CString
    var (current, start) = (root, 0)
    for end in names.indices where names[end] == 0 || names[end] == CChar(0x2F) {
      let kind = names[end] == 0 ? O_NONBLOCK : O_DIRECTORY
      names[end] = 0
      let next = names[start...].withUnsafeBufferPointer {
        $0.baseAddress.map { openat(current, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind) } ?? -1
      }
      start = end + 1
      let number = errno
      if current != root { close(current) }
      errno = number
      guard next >= 0 else { return next }
      current = next
    }
    return current
  }
}
