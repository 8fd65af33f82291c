import ClipsiteCLibrary

/// Operations on whole folders, and comparisons.
extension FileStore {
  /// The kind of thing at a path, links not followed.
  package enum PathKind {
    case missing, folder, link, other

    /// The kind that a mode (`st_mode`) describes.
    init(ofMode mode: UInt32) {
      self =
        switch DirectoryEntry.EntryType(ofMode: mode) {
        case .folder: .folder
        case .link: .link
        case .file, .other: .other
        }
    }
  }

  /// Indicates whether an error number means that the name does not exist. Every other number leaves it open.
  package static func isMissing(_ number: Int32) -> Bool {
    [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(number)
  }

  /// Returns the kind of thing at a path, links not followed.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func kind(at path: String) throws(SystemError) -> PathKind {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      if isMissing(errno) { return .missing }
      throw .last("cannot read", path)
    }
    return PathKind(ofMode: UInt32(info.st_mode))
  }

  /// Makes a folder and those that it stands in.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if mkdir(path, 0o755) == 0 { return }
    if errno == EEXIST {
      guard try isFolder(path) else { throw SystemError("cannot create", path, number: ENOTDIR) }
      return
    }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
    else {
      throw .last("cannot create", path)
    }
    try makeFolders(String(path[..<slash]))
    try makeFolder(path)
  }

  /// Indicates whether a path leads to a folder, or to a link to one.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func isFolder(_ path: String) throws(SystemError) -> Bool {
    try mode(of: path).map { mode_t($0) & S_IFMT == S_IFDIR } ?? false
  }

  /// The mode of what a path leads to, links followed, or `nil` if that is nothing.
  package static func mode(of path: String) throws(SystemError) -> UInt32? {
    var info = stat()
    if stat(path, &info) == 0 { return UInt32(info.st_mode) }
    if isMissing(errno) { return nil }
    throw .last("cannot read", path)
  }

  /// Indicates whether a path leads to a folder, or to something in it. Neither path may contain links.
  package static func lies(_ path: String, in folder: String) -> Bool {
    folder == "/" || RelativePath(path).relative(to: RelativePath(folder)) != nil
  }

  /// Indicates whether a path leads to a file that this process may run.
  package static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? isFolder(path)) == false
  }

  /// The names in a folder, without `.` and `..`, sorted.
  package static func names(in path: String) throws(SystemError) -> [RelativePath] {
    try entries(in: path).map(\.name).sorted()
  }

  /// The entries of a folder, without `.` and `..`, in no order.
  ///
  /// - Throws: `SystemError` when it cannot be read to its end: a folder that is read in part seems to have
  ///   lost files.
  package static func entries(in path: String) throws(SystemError) -> [DirectoryEntry] {
    guard let directory = opendir(path) else { throw .last("cannot read", path) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let next = readdir(directory) else { break }
      let entry = try DirectoryEntry(next, in: dirfd(directory))
      if entry.name != ".", entry.name != ".." { entries.append(entry) }
    }
    guard errno == 0 else { throw .last("cannot read", path) }
    return entries
  }

  /// The folder at the top of a disk that belongs to the system.
  private static let systemFolder: RelativePath = "lost+found"

  /// Appends the paths, relative to a folder, of everything below it that is no folder.
  package static func listFiles(
    below root: String, _ folder: RelativePath = "", into files: inout [RelativePath]
  ) throws(SystemError) {
    for entry in try entries(in: folder.isEmpty ? root : folder.text(below: root)) {
      if folder.isEmpty, entry.name == systemFolder { continue }
      let path = folder.appending(entry.name)
      if entry.type == .folder {
        try listFiles(below: root, path, into: &files)
      } else {
        files.append(path)
      }
    }
  }

  /// Indicates whether a file holds exactly these bytes. A file that cannot be read does not.
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
    return bytes.withUnsafeBytes { bytes in
      piece.withUnsafeMutableBytes { holds(bytes, readFrom: descriptor, by: $0) }
    }
  }

  private static func holds(
    _ bytes: UnsafeRawBufferPointer, readFrom descriptor: Int32, by piece: UnsafeMutableRawBufferPointer
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
