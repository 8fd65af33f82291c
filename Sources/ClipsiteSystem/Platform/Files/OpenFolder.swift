import ClipsiteCLibrary

/// An open folder, and the only way to remove something: by a name below it.
///
/// A path is resolved again by each call that gets it, and each time a link may lead elsewhere. An open folder
/// stays the same one. Names below it are resolved without following a link: in one call on Linux (`openat2`)
/// and on macOS (`O_NOFOLLOW_ANY`), and folder by folder on older systems (`O_NOFOLLOW`). A name behind a link
/// counts as missing, and a link is removed as a link. Nothing is removed on another mount.
package final class OpenFolder: Sendable {
  /// The path, for messages, and for calls that only read or create.
  package let path: String
  /// The descriptor, which lives as long as the value.
  package let descriptor: Int32

  /// Opens a folder that a person named. Links on the way to it are followed.
  ///
  /// - Throws: `SystemError` when there is none, or the system refuses.
  package convenience init(_ path: String) throws(SystemError) {
    let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("cannot open", path) }
    self.init(descriptor: descriptor, path: path)
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// A number that no other folder of the computer has at the same time.
  package struct Identity: Hashable, Sendable, CustomStringConvertible {
    let device: UInt64
    /// The number in the file system.
    package let inode: UInt64

    fileprivate init(_ info: stat) {
      device = UInt64(truncatingIfNeeded: info.st_dev)
      inode = UInt64(truncatingIfNeeded: info.st_ino)
    }

    /// Both numbers, for the name of a file.
    package var description: String { "\(device)-\(inode)" }
  }

  /// The identity of the folder.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package var identity: Identity {
    get throws(SystemError) {
      var info = stat()
      guard fstat(descriptor, &info) == 0 else { throw .last("cannot read", path) }
      return Identity(info)
    }
  }

  /// Opens a folder below this one, or returns `nil` if it is missing, or is or lies behind a link.
  ///
  /// - Throws: `SystemError` when the system refuses.
  package func folder(_ name: RelativePath) throws(SystemError) -> OpenFolder? {
    let descriptor = open(name)
    guard descriptor >= 0 else {
      if FileStore.isMissing(errno) { return nil }
      throw .last("cannot open", name.text(below: path))
    }
    let folder = OpenFolder(descriptor: descriptor, path: name.text(below: path))
    return try FileStore.status(of: descriptor, folder.path).kind == "folder" ? folder : nil
  }

  /// The kind of thing that a name below the folder stands for; missing if it lies behind a link.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package func kind(of name: RelativePath) throws(SystemError) -> FileStore.PathKind {
    var info = stat()
    guard at(name, { fstatat($0, $1, &info, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      if FileStore.isMissing(errno) { return .missing }
      throw .last("cannot read", name.text(below: path))
    }
    return FileStore.PathKind(ofMode: UInt32(info.st_mode))
  }

  /// Checks that files can be made and removed in a folder below this one, or in this one.
  package func requireWritable(_ name: RelativePath) throws(SystemError) {
    guard at(name.isEmpty ? "." : name, { faccessat($0, $1, W_OK, 0) }) == 0 else {
      throw .last("cannot write to", name.text(below: path))
    }
  }

  // MARK: Making

  /// Makes a folder that must not exist yet.
  ///
  /// - Returns: The folder, or `nil` if something has the name.
  package func makeFolder(_ name: RelativePath) throws(SystemError) -> OpenFolder? {
    guard at(name, { mkdirat($0, $1, 0o755) }) == 0 else {
      if errno == EEXIST { return nil }
      throw .last("cannot create", name.text(below: path))
    }
    return try folder(name)
  }

  /// Makes a folder and those that it stands in, where they are missing. A link is not followed.
  package func makeFolders(_ name: RelativePath) throws(SystemError) {
    if name.isEmpty { return }
    if try isMade(name) { return }
    try makeFolders(name.folder)
    guard try isMade(name) else { throw .last("cannot create", name.text(below: path)) }
  }

  /// Makes a folder unless it is there, or the one that it stands in is missing.
  private func isMade(_ name: RelativePath) throws(SystemError) -> Bool {
    if at(name, { mkdirat($0, $1, 0o755) }) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, !name.isName else { throw .last("cannot create", name.text(below: path)) }
    return false
  }

  /// Makes a symbolic link.
  package func makeLink(_ name: RelativePath, to target: String) throws(SystemError) {
    guard at(name, { symlinkat(target, $0, $1) }) == 0 else {
      throw .last("cannot create", name.text(below: path))
    }
  }

  /// Moves a file or folder below this one over whatever has a name below another one.
  package func move(
    _ name: RelativePath, to target: RelativePath, in other: OpenFolder
  ) throws(SystemError) {
    let result = at(name) { from, source in
      other.at(target) { renameat(from, source, $0, $1) }
    }
    guard result == 0 else { throw .last("cannot move a file to", target.text(below: other.path)) }
  }

  // MARK: Removing

  /// Removes a file, or a link as a link. One that is gone already, maybe with its folder, is fine.
  ///
  /// - Throws: `SystemError` when the system refuses, or the file is on another mount.
  package func remove(_ name: RelativePath) throws(SystemError) {
    guard at(name, onMount: true, { unlinkat($0, $1, 0) }) == 0 || FileStore.isMissing(errno) else {
      let shown = name.text(below: path)
      throw errno == EXDEV ? .mounted("cannot remove", shown) : .last("cannot remove", shown)
    }
  }

  /// Divides files below the folder into those that can be removed, and the places where those are mounted that
  /// cannot.
  package func removable(_ names: [RelativePath]) -> (names: [RelativePath], mounts: [RelativePath]) {
    // Older systems tell only of folders, and refuse to remove a file that is mounted.
    let apart = Set(names.filter { isApart($0.folder) || isApart($0) })
    let mounts = Set(apart.compactMap { ($0.foldersAbove.reversed() + [$0]).first(where: isApart) })
    return (names.filter { !apart.contains($0) }, mounts.sorted())
  }

  /// The first place in a tree below the folder where a disk or folder is mounted.
  package func mount(in name: RelativePath) -> RelativePath? {
    if isApart(name) { return name }
    for entry in (try? folder(name)).flatMap({ try? FileStore.entries(in: $0.path) }) ?? [] {
      let inner = name.appending(entry.name)
      if entry.type != .link, let found = mount(in: inner) { return found }
    }
    return nil
  }

  /// Indicates whether a disk or folder is mounted at a name.
  func isApart(_ name: RelativePath) -> Bool {
    let descriptor = open(name, onMount: true)
    if descriptor >= 0 { close(descriptor) }
    return descriptor < 0 && errno == EXDEV
  }

  /// Removes a folder that holds nothing, and tells whether it is gone.
  @discardableResult
  package func removeEmptyFolder(_ name: RelativePath) -> Bool {
    at(name, onMount: true) { unlinkat($0, $1, AT_REMOVEDIR) } == 0
  }

  /// Removes what the folder holds, as far as the system allows. A link is removed as a link, and what is on
  /// another mount stays.
  ///
  /// - Parameter kept: The name of a file that stays.
  package func removeContents(except kept: RelativePath? = nil) {
    let descriptor = open("")
    if descriptor >= 0 { Self.empty(descriptor, except: kept.map { Array($0.text.utf8CString) }) }
  }

  /// Removes what an open folder holds, and closes it.
  private static func empty(_ descriptor: Int32, except kept: [CChar]? = nil) {
    guard let directory = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(directory) }
    for name in names(in: directory) where name != kept && unlinkat(descriptor, name, 0) != 0 {
      let inner = FileStore.openOnMount(name, below: descriptor)
      guard inner >= 0 else { continue }
      empty(inner)
      unlinkat(descriptor, name, AT_REMOVEDIR)
    }
  }

  /// The names as the system has them: one that is not UTF-8 has no other form that it is found by.
  private static func names(in directory: FolderStream) -> [[CChar]] {
    var names: [[CChar]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.bindMemory(to: CChar.self).prefix { $0 != 0 }) + [0]
      }
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
    return names
  }

  // MARK: Resolving

  /// Opens what a name stands for: a descriptor, or -1 and `errno`.
  ///
  /// - Parameter onMount: Whether it must be a folder on the same mount.
  private func open(_ name: RelativePath, onMount: Bool = false) -> Int32 {
    if name.isEmpty { return openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard !name.components.contains("..") else {
      errno = EXDEV
      return -1
    }
    return onMount
      ? FileStore.openOnMount(name.text, below: descriptor)
      : FileStore.openWithoutLinks(name.text, below: descriptor)
  }

  /// Calls the system with the open folder that holds the last part of a name, and with that part.
  ///
  /// - Returns: What the call gave, or -1 and `errno`.
  private func at(
    _ name: RelativePath, onMount: Bool = false, _ call: (Int32, UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    guard !name.isName else { return name.text.withCString { call(descriptor, $0) } }
    let parent = open(name.folder, onMount: onMount)
    guard parent >= 0 else { return parent }
    let result = name.name.text.withCString { call(parent, $0) }
    let number = errno
    close(parent)
    errno = number
    return result
  }
}

#if canImport(Darwin)
  private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  private typealias FolderStream = OpaquePointer
#endif
