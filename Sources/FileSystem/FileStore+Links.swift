#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Second names, symbolic links and modes.
extension FileStore {
  /// What a symbolic link says, or nil when there is none.
  package static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0, count < buffer.count else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Gives a file a second name, which keeps its bytes when the first is taken by another file.
  ///
  /// - Returns: Whether it has one; false when the file system has no second names.
  /// - Throws: `SystemError` when the system refuses for another reason.
  package static func makeSecondName(_ path: String, of file: String) throws(SystemError) -> Bool {
    if link(file, path) == 0 { return true }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(errno) else {
      throw .last("cannot keep", file)
    }
    return false
  }

  /// Makes a symbolic link.
  package static func makeLink(_ path: String, to target: String) throws(SystemError) {
    guard symlink(target, path) == 0 else { throw .last("cannot create", path) }
  }

  /// Makes a path a symbolic link, in one step when another link or file has the name.
  package static func switchLink(_ path: String, to target: String) throws(SystemError) {
    let draft = "\(path).draft-\(getpid())"
    unlink(draft)
    try makeLink(draft, to: target)
    do {
      try move(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Sets who may do what (the lower nine bits of a mode), whatever the process's mask takes away from new files.
  package static func setPermissions(_ permissions: UInt16, of path: String) throws(SystemError) {
    guard chmod(path, mode_t(permissions)) == 0 else { throw .last("cannot change the mode of", path) }
  }

  /// Who may do what with a file, links followed, or nil when there is none.
  package static func permissions(of path: String) -> UInt16? {
    var info = stat()
    return stat(path, &info) == 0 ? UInt16(truncatingIfNeeded: info.st_mode) & 0o777 : nil
  }

  /// The number of this process, for names that no other process takes.
  package static var processID: Int32 { getpid() }
}
