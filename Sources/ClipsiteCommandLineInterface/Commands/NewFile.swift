import ClipsitePlatform

/// The result of a command that makes one file: printed, or written to a new file.
enum NewFile {
  /// Prints bytes or, with `--write`, makes a file of them. A file that exists is left alone unless it says
  /// the same.
  static func write(
    _ bytes: [UInt8], _ arguments: ParsedArguments, on terminal: Terminal
  ) throws(SystemError) -> ExitStatus {
    guard let path = arguments.path(.write) else {
      terminal.output.write(bytes)
      return .success
    }
    if try FileStore.kind(at: path) != .missing {
      guard (try? FileStore.read(path)) == bytes else {
        throw SystemError("cannot write", path, reason: "it exists already; delete it or choose another name")
      }
    } else {
      try FileStore.create(path, bytes, path: path)
    }
    if !arguments.has(.quiet) { terminal.output.print("Wrote \(path).") }
    return .success
  }
}

extension CommandOption {
  package static let write = CommandOption(
    "write", .file("FILE"), "Write the result to this new file instead of standard output.")
}
