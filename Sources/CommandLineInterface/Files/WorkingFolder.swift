#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that a command reads from or writes new files to.
struct WorkingFolder: Hashable, Sendable {
  /// The path as it was given.
  let path: String

  /// A folder that is expected to exist.
  init(_ path: String) { self.path = path }

  /// Makes a folder, and those above it, unless it exists.
  ///
  /// Throws a `SystemError` when it cannot be made, or when the path is that of a file.
  static func make(_ path: String) throws(SystemError) -> WorkingFolder {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      guard mkdir(part, 0o777) != 0, errno != EEXIST || !isFolder(part) else { continue }
      throw SystemError("make the folder", part, number: errno == EEXIST ? ENOTDIR : errno)
    }
    return WorkingFolder(path)
  }

  /// The names of the entries that do not begin with a dot, sorted.
  func visibleNames() throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw SystemError("read the folder", path, number: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a new file, and makes the folders above it; never replaces one.
  ///
  /// - Parameters:
  ///   - name: the path inside this folder.
  ///   - bytes: the content.
  func create(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = path + "/" + name
    if let slash = file.lastIndex(of: "/") { _ = try Self.make(String(file[..<slash])) }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError("create", file, number: errno) }
    let stream = DescriptorStream(descriptor)
    stream.write(bytes)
    let isClosed = close(descriptor) == 0
    if let failure = stream.failure ?? (isClosed ? nil : errno) {
      throw SystemError("write", file, number: failure)
    }
  }

  /// Whether a path is that of a folder, or of a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
