import ClipsiteCLibrary

/// The few POSIX calls that everything else is made of, with errors that name the path.
///
/// Foundation's file calls cost ten times as much for each page; see Benchmarking in the internals.
package enum FileStore {
  /// The answer of `fstat` for an open file.
  package struct Status {
    package let size: Int
    let isRegular: Bool
    package let kind: String
  }

  /// The size of a list that clipsite keeps for itself, in bytes: a manifest or a record. It is
  /// enough for a million files.
  package static let listLimit = 256 << 20
  /// The size of a file that clipsite handles as a whole, in bytes.
  package static let fileLimit = 2 << 30

  /// Reads a whole regular file.
  ///
  /// - Parameters:
  ///   - folder: The folder that the file must be in, wherever links lead, or `nil` if it may be anywhere.
  ///   - limit: The largest size accepted, in bytes; a larger file is not read.
  /// - Throws: `SystemError` when it cannot be opened or read, is no regular file, is larger than the limit,
  ///   or becomes shorter meanwhile.
  package static func read(
    _ path: String, within folder: String? = nil, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path, within: folder, limit: limit, into: &bytes)
    return bytes
  }

  /// Reads a whole regular file into a buffer in place of what it holds. Whoever reads one file after the
  /// other keeps the buffer: to allocate as much again takes about as long as reading a small file.
  ///
  /// - Parameters:
  ///   - folder: The folder that the file must be in, wherever links lead, or `nil` if it may be anywhere.
  ///   - limit: The largest size accepted, in bytes; a larger file is not read.
  /// - Throws: `SystemError` when it cannot be opened or read, is no regular file, is larger than the limit,
  ///   or becomes shorter meanwhile.
  package static func read(
    _ path: String, within folder: String? = nil, limit: Int, into bytes: inout [UInt8]
  ) throws(SystemError) {
    let (descriptor, status) = try openFile(path, within: folder)
    defer { close(descriptor) }
    guard status.size <= limit else {
      throw SystemError("cannot read", path, size: status.size, limit: limit)
    }
    setCount(of: &bytes, to: status.size)
    let filled = bytes.withUnsafeMutableBytes { readAll(descriptor, $0) }
    guard filled >= 0 else { throw .last("cannot read", path) }
    try requireWhole(path, filled, of: status.size)
  }

  /// Checks that a file had as many bytes as it was said to have.
  static func requireWhole(_ path: String, _ count: Int, of size: Int) throws(SystemError) {
    guard count != size else { return }
    throw SystemError(
      "cannot read", path,
      reason: "it has \(size) bytes, but ended after \(count). Wait until nothing writes to it")
  }

  /// Makes a buffer as long as something that is about to be read, whatever it holds. Only what it grows by
  /// is written, by copying pieces: without the optimizer, a repeated element is appended byte by byte.
  package static func setCount(of bytes: inout [UInt8], to count: Int) {
    if bytes.count > count { bytes.removeLast(bytes.count - count) }
    bytes.reserveCapacity(count)
    while bytes.count < count { bytes.append(contentsOf: zeros.prefix(count - bytes.count)) }
  }

  private static let zeros = [UInt8](repeating: 0, count: 1 << 14)

  /// Reads until a piece of memory is full or the file ends: the count of bytes, less than 0 when the system
  /// refuses.
  static func readAll(_ descriptor: Int32, _ piece: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < piece.count {
      let got = readSome(descriptor, UnsafeMutableRawBufferPointer(rebasing: piece[filled...]))
      if got < 0 { return got }
      if got == 0 { break }
      filled += got
    }
    return filled
  }

  /// Reads a file, or a pipe that the shell made, until its end.
  ///
  /// - Parameter limit: The largest size accepted, in bytes.
  package static func readStream(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("cannot read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(descriptor, count: 1 << 16, path)
      if chunk.isEmpty { return bytes }
      guard chunk.count <= limit - bytes.count else {
        throw SystemError("cannot read", path, reason: "it has more bytes than the limit of \(limit)")
      }
      bytes += chunk
    }
  }

  /// Reads at most the first bytes of a regular file, for looking at headers.
  ///
  /// - Parameter folder: The folder that the file must be in, wherever links lead, or `nil` if it may be
  ///   anywhere.
  package static func readHead(
    _ path: String, within folder: String? = nil, count: Int
  ) throws(SystemError) -> [UInt8] {
    let (descriptor, status) = try openFile(path, within: folder)
    defer { close(descriptor) }
    let head = try read(descriptor, count: min(count, status.size), path)
    try requireWhole(path, head.count, of: min(count, status.size))
    return head
  }

  /// Size and kind of an open file.
  package static func status(of descriptor: Int32, _ path: String) throws(SystemError) -> Status {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last("cannot read", path) }
    return Status(
      size: Int(info.st_size), isRegular: info.st_mode & S_IFMT == S_IFREG,
      kind: kind(of: UInt32(info.st_mode)))
  }

  /// Reads from an open file until the count is reached or the file ends.
  package static func read(_ descriptor: Int32, count: Int, _ path: String) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let piece = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: count)
      let got = readAll(descriptor, piece)
      if got < 0 { failure = .last("cannot read", path) }
      filled = max(0, got)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads what there is, at most as much as fits: the count of bytes, 0 at the end, less when the system
  /// refuses.
  static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let got = systemRead(descriptor, buffer)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Creates a file that must not exist yet and writes it. Never opens an existing file for writing, so a
  /// file that is hard-linked elsewhere keeps its bytes.
  ///
  /// - Parameters:
  ///   - name: The name relative to `folder`.
  ///   - folder: An open folder, or `AT_FDCWD`.
  ///   - path: What messages call the file.
  package static func create(
    _ name: String, in folder: Int32 = AT_FDCWD, _ bytes: [UInt8], permissions: UInt16 = 0o644,
    path: @autoclosure () -> String
  ) throws(SystemError) {
    try create(name, in: folder, permissions: permissions, path: path()) { (descriptor) throws(SystemError) in
      bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    }
  }

  /// Creates a file that must not exist yet. One that cannot be written to its end is removed again.
  ///
  /// - Parameter fill: Writes to the open file, and gives the error number, 0 when all went well.
  package static func create(
    _ name: String, in folder: Int32, permissions: UInt16 = 0o644, path: @autoclosure () -> String,
    filling fill: (Int32) throws(SystemError) -> Int32
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = name.withCString { openat(folder, $0, flags, mode_t(permissions)) }
    guard descriptor >= 0 else { throw .last("cannot create", path()) }
    let failure: Int32
    do throws(SystemError) {
      failure = try fill(descriptor)
    } catch {
      unlinkat(folder, name, 0)
      close(descriptor)
      throw error
    }
    do throws(SystemError) {
      try end(descriptor, after: failure, path: path())
    } catch {
      unlinkat(folder, name, 0)
      throw error
    }
  }

  /// Writes at the end of a file, which is made if it does not exist.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw .last("cannot write", path) }
    try end(descriptor, after: bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) }, path: path)
  }

  /// Closes a file that was written, which is the last moment at which a full disk is reported.
  ///
  /// - Parameter failure: The error number of writing, 0 when all went well.
  private static func end(
    _ descriptor: Int32, after failure: Int32, path: @autoclosure () -> String
  ) throws(SystemError) {
    let space = freeSpace(descriptor, after: failure)
    guard close(descriptor) == 0, failure == 0 else {
      let reason = SystemError.reason(for: failure == 0 ? errno : failure)
      throw SystemError(
        "cannot write", path(), reason: reason + (space.map { ". \($0) bytes are free" } ?? ""))
    }
  }

  /// Returns the number of bytes left on the disk of an open file, if a full disk is why it could not be
  /// written.
  private static func freeSpace(_ descriptor: Int32, after failure: Int32) -> Int? {
    var disk = statvfs()
    guard failure == ENOSPC || failure == EDQUOT, fstatvfs(descriptor, &disk) == 0 else { return nil }
    return Int(clamping: UInt64(disk.f_bavail) &* UInt64(disk.f_frsize))
  }

  /// Writes a file beside its place and moves it there, so that it is never there in part. A process that is
  /// killed before leaves a draft, and no later one can prove whose it is.
  package static func save(
    _ bytes: [UInt8], as name: String, in folder: String, permissions: UInt16 = 0o644
  ) throws(SystemError) {
    let draft = try createDraft(bytes, of: name, in: folder, permissions: permissions)
    guard rename(draft, "\(folder)/\(name)") == 0 else {
      let error = SystemError.last("cannot move a file to", "\(folder)/\(name)")
      unlink(draft)
      throw error
    }
  }

  /// Writes a file under a name that nothing has, and returns its path.
  private static func createDraft(
    _ bytes: [UInt8], of name: String, in folder: String, permissions: UInt16
  ) throws(SystemError) -> String {
    var number = 0
    while true {
      let draft = "\(folder)/.\(name).draft-\(CurrentProcess.id)" + (number == 0 ? "" : "-\(number)")
      do throws(SystemError) {
        try create(draft, bytes, permissions: permissions, path: "\(folder)/\(name)")
        return draft
      } catch {
        guard error.isTaken, number < 100 else { throw error }
        number += 1
      }
    }
  }

  /// Writes a file at a path as `save(_:as:in:)` does.
  package static func save(
    _ bytes: [UInt8], at path: String, permissions: UInt16 = 0o644
  ) throws(SystemError) {
    let name = RelativePath(path).name.text
    let folder = path.utf8.dropLast(name.utf8.count)
    try save(bytes, as: name, in: folder.isEmpty ? "." : String(Substring(folder)), permissions: permissions)
  }

  /// Makes a folder; one that is there already is fine.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last("cannot create", path) }
  }

  /// The path with every symbolic link and `..` resolved, or `nil` if nothing is there.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func realPath(_ path: String) throws(SystemError) -> String? {
    guard let resolved = realpath(path, nil) else {
      if isMissing(errno) { return nil }
      throw .last("cannot read", path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Indicates whether something has this name: a file, a folder, or a link that leads to one.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package static func exists(_ path: String) throws(SystemError) -> Bool {
    if access(path, F_OK) == 0 { return true }
    if isMissing(errno) { return false }
    throw .last("cannot read", path)
  }

  /// Returns the kind of thing that a mode (`st_mode`) describes, in words.
  package static func kind(of mode: UInt32) -> String {
    switch mode_t(truncatingIfNeeded: mode) & S_IFMT {
    case S_IFREG: "file"
    case S_IFDIR: "folder"
    case S_IFLNK: "symbolic link"
    case S_IFIFO: "FIFO"
    case S_IFSOCK: "socket"
    default: "device"
    }
  }
}
