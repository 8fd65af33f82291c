import ClipsiteCLibrary

/// The events of a descriptor that `poll` waits for and reports.
package struct PollEvents: OptionSet, Sendable {
  package let rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  /// Something can be read, or the other side has closed.
  package static let readable = PollEvents(rawValue: Int16(POLLIN))
  /// Something can be written.
  package static let writable = PollEvents(rawValue: Int16(POLLOUT))
}

/// The descriptors that a thread waits for. The list keeps its memory when it is filled again.
package struct PollList: Sendable {
  private var entries: [pollfd] = []

  /// Creates an empty list.
  package init() {}

  /// Removes all descriptors.
  package mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds a descriptor.
  ///
  /// - Parameter descriptor: The descriptor, or `nil` for an entry to which nothing happens.
  package mutating func append(_ descriptor: Int32?, for events: PollEvents) {
    entries.append(pollfd(fd: descriptor ?? -1, events: events.rawValue, revents: 0))
  }

  /// Waits until something happens to a descriptor, or the time is over.
  ///
  /// - Parameter milliseconds: The longest time, or -1 for as long as it takes.
  /// - Returns: `false` if nothing happened.
  @discardableResult
  package mutating func wait(milliseconds: Int32) -> Bool {
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    // After an interruption, nothing is known about any descriptor.
    if count < 0 { for index in entries.indices { entries[index].revents = 0 } }
    return count > 0
  }

  /// Returns what happened to a descriptor, by its position in the list. Errors count, even if nobody waits
  /// for them.
  package subscript(index: Int) -> PollEvents { PollEvents(rawValue: entries[index].revents) }
}

/// Calls for descriptors of every kind.
package enum Descriptor {
  package static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Writes all bytes, and gives the error number, 0 when all went well.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // A call that takes nothing and gives no reason leaves an old number behind.
        return EIO
      } else if errno == EAGAIN {
        // A pipe that another program made non-blocking is full now and then.
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Waits until a descriptor can be written to.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var list = PollList()
    list.append(descriptor, for: .writable)
    list.wait(milliseconds: -1)
  }

  /// Makes a descriptor one that never waits and that child processes do not get.
  package static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}

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
