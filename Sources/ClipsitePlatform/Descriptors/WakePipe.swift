import ClipsitePlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends a wait from another thread: a pipe of which the waiting one reads the other end.
final class WakeUp: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// - Throws: `SystemError` when there are no more descriptors.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("cannot open", "pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Ends the wait, and every later one.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until a descriptor can be read from, the time is over, or somebody signals.
  ///
  /// - Parameter milliseconds: How long at most; -1 for as long as it takes.
  /// - Returns: Whether the descriptor can be read from.
  func wait(for descriptor: Int32?, milliseconds: Int32) -> Bool {
    var polled = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    if let descriptor { polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    return polled.count > 1 && polled[1].revents != 0
  }
}
