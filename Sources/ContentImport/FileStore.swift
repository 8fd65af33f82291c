#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads and writes files by path; every fault names the path and the system's reason.
enum FileStore {
  /// The largest file that is read, in bytes. Ten million rows are smaller.
  static let maximumSize = 1 << 30

  /// The content of a regular file.
  static func contents(of path: String) throws(ImportError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw fault(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .inputOutput(path: path, reason: "it is not a regular file")
    }
    guard status.st_size <= maximumSize else {
      throw .inputOutput(path: path, reason: "it is larger than \(maximumSize >> 20) MiB")
    }
    return try rest(of: file, at: path, expected: Int(status.st_size))
  }

  private static func rest(of file: Int32, at path: String, expected: Int) throws(ImportError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: expected + 1)
    var count = 0
    while true {
      let result = bytes.withUnsafeMutableBytes { buffer in
        read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if result < 0 && errno == EINTR { continue }
      guard result >= 0 else { throw fault(path) }
      if result == 0 { break }
      count += result
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The names in a folder, sorted; none when there is no such folder.
  static func names(in path: String) throws(ImportError) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw fault(path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw fault(path) }
    return names.sorted()
  }

  /// Whether something stands at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder stands at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(ImportError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST || !isFolder(path) else { return }
    throw fault(path)
  }

  /// Writes a file beside its place and renames it, so that it is never there in part.
  static func save(_ bytes: [UInt8], as name: String, in folder: String) throws(ImportError) {
    let path = "\(folder)/\(name)"
    let draft = "\(folder)/.clipsite-import.draft"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw fault(path) }
    let isWritten = append(bytes, to: file)
    let reason = errno
    let isClosed = close(file) == 0
    guard isWritten, isClosed, rename(draft, path) == 0 else {
      let error = fault(path, isWritten ? errno : reason)
      unlink(draft)
      throw error
    }
  }

  private static func append(_ bytes: [UInt8], to file: Int32) -> Bool {
    var count = 0
    while count < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        write(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if result < 0 && errno == EINTR { continue }
      if result <= 0 { return false }
      count += result
    }
    return true
  }

  private static func fault(_ path: String, _ code: Int32 = errno) -> ImportError {
    .inputOutput(path: path, reason: String(cString: strerror(code)))
  }
}
