import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder whose files a command reads.
struct InputFolder: Hashable, Sendable {
  /// The path as it was given.
  let path: String

  /// A folder that is expected to exist.
  init(_ path: String) { self.path = path }

  /// The paths of the files below the folder, relative to it and sorted; hidden files and links to folders are
  /// left out.
  func files() throws(SystemError) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try WorkingFolder(folder.isEmpty ? path : path + "/" + folder).visibleNames() {
        let file = folder.isEmpty ? name : folder + "/" + name
        var status = stat()
        guard lstat(path + "/" + file, &status) == 0 else { continue }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder { folders.append(file) } else { files.append(file) }
      }
    }
    return files.sorted()
  }

  /// The content of a file, or of a pipe that the shell made: all of it, until its end.
  static func read(_ path: String) throws(SystemError) -> SourceFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("read", path, number: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer)
      if count == 0 { return SourceFile(path: path, bytes: bytes) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw SystemError("read", path, number: errno)
      }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
  }
}
