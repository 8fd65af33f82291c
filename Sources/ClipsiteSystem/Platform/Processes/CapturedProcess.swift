import ClipsiteCLibrary

/// A program that ran until its end, and everything that it printed.
package struct CapturedProcess: Sendable {
  /// The end of the program.
  package let end: ChildProcess.End
  /// The bytes of its standard output.
  package let output: [UInt8]
  /// The bytes of its standard error.
  package let messages: [UInt8]

  /// Runs a program, which reads nothing. The output goes through pipes and never into a file.
  ///
  /// - Parameters:
  ///   - words: The program, by path or by name, and its arguments.
  ///   - limit: The number of bytes that each stream may have.
  ///   - isStopped: Indicates whether somebody wants the program to end.
  /// - Throws: `SystemError` when it cannot be started, is stopped, or prints more.
  package init(
    _ words: [String], limit: Int, isStopped: () -> Bool = { false }
  ) throws(SystemError) {
    var streams = [try OutputPipe(), try OutputPipe()]
    defer { for index in streams.indices { streams[index].close() } }
    let process = try ChildProcess(
      words, output: .descriptor(streams[0].writeEnd), messages: .descriptor(streams[1].writeEnd))
    for index in streams.indices { streams[index].closeWriteEnd() }
    while streams.contains(where: \.isOpen) {
      let isTooLong = streams.contains { $0.bytes.count > limit }
      if isTooLong || isStopped() {
        process.end(looks: 20, pause: 50)
        let reason = isTooLong ? "it printed more bytes than the limit of \(limit)" : "it was stopped"
        throw SystemError("cannot run", words[0], reason: reason)
      }
      var list = PollList()
      for stream in streams { list.append(stream.isOpen ? stream.readEnd : nil, for: .readable) }
      guard list.wait(milliseconds: 250) else { continue }
      for index in streams.indices where !list[index].isEmpty { streams[index].read() }
    }
    end = try process.wait()
    (output, messages) = (streams[0].bytes, streams[1].bytes)
  }
}

/// A pipe that a program writes to.
private struct OutputPipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("cannot create", "a pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    Descriptor.prepare(readEnd)
    // The program expects that writing waits, so the other end stays as it is.
    _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
  }

  /// Reads what has arrived.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = buffer.withUnsafeMutableBytes { systemRead(readEnd, $0) }
    if count > 0 { bytes += buffer.prefix(count) }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { isOpen = false }
  }

  mutating func closeWriteEnd() {
    systemClose(writeEnd)
    writeEnd = -1
  }

  mutating func close() {
    for end in [readEnd, writeEnd] where end >= 0 { systemClose(end) }
    (readEnd, writeEnd) = (-1, -1)
  }
}
