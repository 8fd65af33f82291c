import ClipsiteTestTools
import Dispatch
import Foundation
import Synchronization

@testable import ClipsitePublishingTests

/// The program itself, as a process of its own.
struct Program {
  /// The folder that it is started in.
  let folder: DisposableFolder
  /// Variables besides those of the tests.
  var environment: [String: String] = [:]

  /// Runs a command line.
  ///
  /// - Parameter started: Told the number of the process.
  @discardableResult
  func run(_ line: String, started: (Int32) -> Void = { _ in }) throws -> BuiltProgram.Result {
    try BuiltProgram(in: folder.path, environment: environment).run(line, started: started)
  }
}

/// A process that is to get a signal. Whoever sends one waits until the process is known.
final class Victim: Sendable {
  private let process = Mutex<Int32>(0)
  private let known = DispatchSemaphore(value: 0)

  func isKnown(as number: Int32) {
    process.withLock { $0 = number }
    known.signal()
  }

  func send(_ signal: Int32) {
    known.wait()
    known.signal()
    kill(process.withLock { $0 }, signal)
  }
}

/// Something that is so or not, for all threads.
final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set(_ isSet: Bool) { value.withLock { $0 = isSet } }
}
