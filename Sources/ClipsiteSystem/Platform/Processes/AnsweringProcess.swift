import ClipsiteCLibrary

/// A program that reads questions and writes answers. It is ended with this value, if not before.
package final class AnsweringProcess {
  private let process: ChildProcess
  private let socket: Int32
  private var isEnded = false
  private var isLate = false

  /// Starts a program, whose messages for people go nowhere.
  ///
  /// - Throws: `SystemError` when it cannot be started.
  package init(_ words: [String]) throws(SystemError) {
    guard let ends = Socket.pair() else { throw .last("cannot create", "a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { systemClose(ends[1]) }
    socket = ends[0]
    do throws(SystemError) {
      process = try ChildProcess(
        words, input: ends[1], output: .descriptor(ends[1]), messages: .file("/dev/null"))
    } catch {
      systemClose(ends[0])
      throw error
    }
  }

  deinit { if !isEnded { _ = end() } }

  /// Sends bytes.
  package func send(_ bytes: [UInt8]) { DescriptorStream(socket).write(bytes) }

  /// Receives bytes.
  ///
  /// - Parameter milliseconds: How long to wait for more of them.
  /// - Returns: `nil` if the program has ended, or takes longer.
  package func receive(_ count: Int, milliseconds: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var list = PollList()
    list.append(socket, for: .readable)
    while bytes.count < count {
      isLate = !list.wait(milliseconds: milliseconds)
      if isLate { return nil }
      var buffer = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let received = buffer.withUnsafeMutableBytes { systemRead(socket, $0) }
      guard received > 0 else { return nil }
      bytes += buffer.prefix(received)
    }
    return bytes
  }

  /// Ends the program, unless it has ended.
  ///
  /// - Returns: The reason why it ended.
  package func end() -> Reason {
    isEnded = true
    systemClose(socket)
    switch (try? process.kill())?.signal {
    case _ where isLate: return .late
    case SIGXCPU: return .outOfTime
    case nil, 0: return .exit
    default: return .signal
    }
  }

  /// The reason why a program ended.
  package enum Reason: Sendable {
    /// It did not send what was waited for.
    case late
    /// It took more of a processor than it may.
    case outOfTime
    /// It ended itself.
    case exit
    /// Another signal ended it.
    case signal
  }
}
