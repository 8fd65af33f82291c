import ClipsiteCLibrary

/// Second names, symbolic links and modes.
extension FileStore {
  /// Returns the target of a symbolic link, or `nil` if there is none.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func linkTarget(_ path: String) throws(SystemError) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0, count < buffer.count else {
      if count >= 0 || errno == EINVAL || isMissing(errno) { return nil }
      throw .last("cannot read", path)
    }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Gives a file a second name, which keeps its bytes when the first is taken by another file.
  ///
  /// - Returns: Whether it has one. False if the file system has no second names.
  /// - Throws: `SystemError` when the system refuses for another reason.
  package static func makeSecondName(_ path: String, of file: String) throws(SystemError) -> Bool {
    if linkat(AT_FDCWD, file, AT_FDCWD, path, 0) == 0 { return true }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(errno) else {
      throw .last("cannot keep", file)
    }
    return false
  }

  /// Makes a symbolic link.
  package static func makeLink(_ path: String, to target: String) throws(SystemError) {
    guard symlink(target, path) == 0 else { throw .last("cannot create", path) }
  }

  /// Sets who may do what (the lower nine bits of a mode), whatever the process's mask takes away from new
  /// files.
  package static func setPermissions(_ permissions: UInt16, of path: String) throws(SystemError) {
    guard chmod(path, mode_t(permissions)) == 0 else { throw .last("cannot change the mode of", path) }
  }

  /// Returns the permissions of a file, links followed, or `nil` if there is none.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func permissions(of path: String) throws(SystemError) -> UInt16? {
    try mode(of: path).map { UInt16(truncatingIfNeeded: $0) & 0o777 }
  }

  /// The time of the last change of a file or folder, links followed, in seconds since 1970, or `nil` if
  /// there is none.
  package static func modificationTime(of path: String) -> Int? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      return info.st_mtimespec.tv_sec
    #else
      return info.st_mtim.tv_sec
    #endif
  }

  /// Checks that a file or folder to be written is in a folder, wherever links lead. It can be missing.
  ///
  /// - Throws: `SystemError` if a link leads out of the folder, or to nothing.
  package static func requireInside(_ folder: String, _ path: String) throws(SystemError) {
    guard let root = try realPath(folder) else { return }
    var nearest = path
    while !nearest.isEmpty {
      if let real = try realPath(nearest) {
        if lies(real, in: root) { return }
        throw SystemError(
          "cannot write to", path, reason: "a link leads out of '\(folder)', to \(real)")
      }
      guard try kind(at: nearest) != .link else {
        throw SystemError("cannot write to", path, reason: "'\(nearest)' is a link that leads to nothing")
      }
      let parent = RelativePath(nearest).folder.text
      if parent == nearest { return }
      nearest = parent
    }
  }
}
