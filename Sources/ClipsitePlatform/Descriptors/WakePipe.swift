#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends a wait from another thread: a pipe of which the waiting one reads the other end.
package final class WakePipe: Sendable {
  private let writeEnd: Int32
  /// The descriptor that can be read from after a signal.
  package let readEnd: Int32

  /// - Throws: `SystemError` when there are no more descriptors.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("cannot create", "a pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { Descriptor.prepare(end) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Ends the wait, and every later one until the pipe is emptied.
  package func signal() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Empties the pipe after it woke the thread.
  package func clear() {
    var buffer: [UInt8] = Array(repeating: 0, count: 64)
    while read(readEnd, &buffer, buffer.count) > 0 {}
  }

  /// Waits until a descriptor can be read from, the time is over, or somebody signals.
  ///
  /// - Parameter milliseconds: How long at most; -1 for as long as it takes.
  /// - Returns: Whether the descriptor can be read from.
  package func wait(for descriptor: Int32?, milliseconds: Int32) -> Bool {
    var list = PollList()
    list.append(readEnd, for: .readable)
    list.append(descriptor, for: .readable)
    return list.wait(milliseconds: milliseconds) && !list[1].isEmpty
  }
}
