#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What concerns whole folders, and comparing.
extension FileStore {
  /// What stands at a path, links not followed.
  package enum PathKind { case missing, folder, link, other }

  /// What stands at a path, links not followed.
  package static func kind(at path: String) -> PathKind {
    var info = stat()
    guard lstat(path, &info) == 0 else { return .missing }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Makes a folder and those that it stands in.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if mkdir(path, 0o755) == 0 { return }
    if errno == EEXIST {
      guard isFolder(path) else { throw SystemError("cannot create", path, number: ENOTDIR) }
      return
    }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw .last("cannot create", path)
    }
    try makeFolders(String(path[..<slash]))
    try makeFolder(path)
  }

  /// Whether a path is that of a folder, or of a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is that of a file that this process may run.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }

  /// The names in a folder, without `.` and `..`, sorted.
  package static func names(in path: String) throws(SystemError) -> [String] {
    try entries(in: path).map(\.name).sorted()
  }

  /// The entries of a folder, without `.` and `..`, in no order.
  package static func entries(in path: String) throws(SystemError) -> [DirectoryEntry] {
    guard let directory = opendir(path) else { throw .last("cannot read", path) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let entry = DirectoryEntry(entry)
      if entry.name != ".", entry.name != ".." { entries.append(entry) }
    }
    return entries
  }

  /// Appends the paths, relative to a folder, of everything below it that is no folder.
  package static func listFiles(
    below root: String, _ folder: String = "", into files: inout [String]
  ) throws(SystemError) {
    for entry in try entries(in: folder.isEmpty ? root : "\(root)/\(folder)") {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if entry.type == .folder {
        try listFiles(below: root, path, into: &files)
      } else {
        files.append(path)
      }
    }
  }

  /// Removes a folder and all that it holds, as far as the system allows.
  package static func removeTree(_ path: String) {
    for entry in (try? entries(in: path)) ?? [] {
      let child = "\(path)/\(entry.name)"
      if entry.type == .folder { removeTree(child) } else { unlink(child) }
    }
    rmdir(path)
  }

  /// Removes a folder that holds nothing, and tells whether it is gone.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Whether a file holds exactly these bytes. A file that cannot be read does not.
  ///
  /// - Parameter piece: Memory to read into, which the caller keeps for the next file.
  package static func holds(
    _ bytes: [UInt8], _ name: String, in folder: Int32, piece: inout [UInt8]
  ) -> Bool {
    guard folder >= 0 else { return false }
    let descriptor = name.withCString { openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard let status = try? status(of: descriptor, name), status.isRegular, status.size == bytes.count else {
      return false
    }
    setCount(of: &piece, to: 1 << 14)
    return bytes.withUnsafeBytes { bytes in piece.withUnsafeMutableBytes { holds(bytes, descriptor, $0) } }
  }

  private static func holds(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: Int32, _ piece: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = readSome(descriptor, piece)
      guard count > 0, count <= rest.count, let read = piece.baseAddress, memcmp(start, read, count) == 0
      else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
