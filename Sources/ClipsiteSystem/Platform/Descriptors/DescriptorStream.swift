import ClipsiteCLibrary

/// Writes to a file descriptor, all of it or none from the first failure on.
///
/// The C library's `stdout` and `stderr` are global variables, which Swift 6 does not let threads share.
package struct DescriptorStream: Sendable {
  private let descriptor: Int32
  private let failed = Locked<Int32?>(nil)

  /// Writes to an open descriptor, such as 1.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The system's error number of the first write that failed.
  package var failure: Int32? { failed.withLock { $0 } }

  /// Indicates whether the output goes to a person.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal, or `nil` if there is none or it does not say.
  package var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes bytes; threads take turns. Does nothing after a failure.
  package func write(_ bytes: [UInt8]) {
    failed.withLock { failure in
      guard failure == nil else { return }
      let number = bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
      if number != 0 { failure = number }
    }
  }

  /// Opens on `/dev/null` whatever is closed of standard input, output and error. Otherwise the next file
  /// that is opened would be one of them, and messages would be written into it.
  package static func openClosedStreams() {
    var descriptor: Int32 = 0
    while 0...STDERR_FILENO ~= descriptor { descriptor = open("/dev/null", O_RDWR) }
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Makes a write to a pipe without a reader fail with `EPIPE` instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Indicates whether an error number means that the reader has gone. This is not a failure of ours.
  package static func isBrokenPipe(_ number: Int32) -> Bool { number == EPIPE }
}

/// The limit of open files and sockets for this process. On macOS, it is 256 to begin with.
package enum DescriptorLimit {
  /// Raises the limit to a number, or as far as the system lets it, and gives what it is then. Never lowers
  /// it.
  package static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(wanted) else { return wanted }
    let before = limit.rlim_cur
    limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
    return Int(setrlimit(resource, &limit) == 0 ? limit.rlim_cur : before)
  }

  private static var resource: Int32 {
    #if canImport(Glibc)
      Int32(RLIMIT_NOFILE.rawValue)
    #else
      RLIMIT_NOFILE
    #endif
  }
}
