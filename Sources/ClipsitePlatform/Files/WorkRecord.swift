import ClipsiteCLibrary

/// The proof that a run of clipsite made a working folder: a file in the state folder of the user, which is no
/// part of any site.
///
/// The first line of the file is the path of the folder, written before the folder is made. The second line is
/// its device and inode. The file stays locked while the run lives. Where the user has no state folder, a run
/// works without a record, and what it leaves when it is killed cannot be proven.
final class WorkRecord: Sendable {
  /// The knowledge about something that has the name of a working folder.
  enum State {
    /// A run works in it.
    case inUse
    /// A run made it, and ended without removing it. The record is locked for the caller.
    case abandoned(WorkRecord)
    /// A run was about to make it. That run may have been killed before, so only an empty folder is its.
    case intended(WorkRecord)
    /// Nothing shows that clipsite made it.
    case unproven
  }

  private let records: OpenFolder
  private let name: RelativePath
  /// The open file.
  let descriptor: Int32

  /// Notes that this run is about to make a folder, or returns `nil` where that is not possible.
  static func intent(toMake name: RelativePath, in parent: OpenFolder) -> WorkRecord? {
    guard let path = realPath(of: name, in: parent), let folder, (try? FileStore.makeFolders(folder)) != nil,
      let record = open(path, flags: O_CREAT, apartFrom: parent),
      flock(record.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    guard ftruncate(record.descriptor, 0) == 0, record.write(path) else {
      record.forget()
      return nil
    }
    return record
  }

  private init(_ name: RelativePath, in records: OpenFolder, open descriptor: Int32) {
    (self.records, self.name, self.descriptor) = (records, name, descriptor)
  }

  deinit {
    // A process that was just forked has a copy of the file, as `FolderLock` explains.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Notes the folder that was made.
  func confirm(_ folder: OpenFolder) {
    if let identity = try? folder.identity { _ = write(identity.description) }
  }

  private func write(_ line: String) -> Bool {
    Array("\(line)\n".utf8).withUnsafeBytes { FileStore.write($0, to: descriptor) } == 0
  }

  /// Looks for the record of a folder.
  ///
  /// - Parameter folder: What has the name, open.
  /// - Throws: `SystemError` when the system does not tell about the folder.
  static func state(
    of name: RelativePath, _ folder: OpenFolder, in parent: OpenFolder
  ) throws(SystemError) -> State {
    guard let path = realPath(of: name, in: parent), let record = open(path, flags: 0, apartFrom: parent)
    else { return .unproven }
    let (intent, proof) = ("\(path)\n", "\(path)\n\(try folder.identity)\n")
    let bytes = try? FileStore.read(record.descriptor, count: proof.utf8.count + 1, path)
    guard bytes == Array(proof.utf8) || bytes == Array(intent.utf8) else { return .unproven }
    guard flock(record.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK ? .inUse : .unproven
    }
    return bytes == Array(proof.utf8) ? .abandoned(record) : .intended(record)
  }

  /// Forces the record to the disk.
  func synchronize() {
    try? FileStore.synchronize(name.text(below: records.path))
    try? FileStore.synchronize(records.path)
  }

  /// Removes the record: its folder is gone, or has become something else.
  func forget() { try? records.remove(name) }

  // MARK: The files

  private static func realPath(of name: RelativePath, in parent: OpenFolder) -> String? {
    (try? FileStore.realPath(parent.path)).map { name.text(below: $0) }
  }

  /// Opens the record of a path, unless the records lie where files travel together with the folder.
  private static func open(
    _ path: String, flags: Int32, apartFrom parent: OpenFolder
  ) -> WorkRecord? {
    guard let folder, let real = try? FileStore.realPath(folder),
      !FileStore.lies(real, in: RelativePath(path).folder.text), let records = try? OpenFolder(real)
    else { return nil }
    let name = RelativePath(String(StableHash.of(path), radix: 16))
    // Open for writing, because network file systems lock no other file.
    let descriptor = openat(
      records.descriptor, name.text, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags, 0o600)
    return descriptor < 0 ? nil : WorkRecord(name, in: records, open: descriptor)
  }

  /// The path of the folder of all records, or `nil` if the user has no place for it.
  private static var folder: String? {
    let environment = Environment.process
    let home = environment.text(of: .home).map { "\($0)/.local/state" }
    guard let base = environment.text(of: .stateFolder) ?? home, base.utf8.first == UInt8(ascii: "/") else {
      return nil
    }
    return "\(base)/clipsite"
  }
}
