import ClipsiteSystem
import ClipsiteTestTools
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Two runs publish different versions of a site at once. If what is there at the end is neither version, the
/// run that ended last says so, and running it again brings its version.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct OvertakingRunsTests {
  /// The order of a test: the second run does some of its requests and waits. The first run begins, does some
  /// of its requests, and waits until the second one has ended. Then it does the rest.
  private final class Schedule: Sendable {
    private struct State {
      var counts = [0, 0]
      var isBetweenLists = false
    }

    private let pauses: [Int]
    private let state = Mutex(State())
    private let firstMayBegin = DispatchSemaphore(value: 0)
    private let firstHasPaused = DispatchSemaphore(value: 0)
    private let secondHasEnded = DispatchSemaphore(value: 0)

    init(_ pauses: [Int]) { self.pauses = pauses }

    /// Indicates whether a run waited after it had compared the list and before it wrote it.
    var isBetweenLists: Bool { state.withLock(\.isBetweenLists) }

    func look(at request: FaultServer.Request) {
      guard let authorization = request.headers["authorization"] else { return }
      let run = ["Credential=FIRST/", "Credential=SECOND/"].firstIndex(where: authorization.contains)
      guard let run else { return }
      let isPause = state.withLock { state in
        state.counts[run] += 1
        guard state.counts[run] == pauses[run] else { return false }
        if request.method == "PUT", request.key == ".clipsite-published.json" { state.isBetweenLists = true }
        return true
      }
      guard isPause else { return }
      (run == 0 ? firstHasPaused : firstMayBegin).signal()
      (run == 0 ? secondHasEnded : firstHasPaused).wait()
    }

    func run(_ first: @escaping @Sendable () -> Bool, _ second: () -> Bool) -> [Bool] {
      let result = Mutex(false)
      let firstHasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        firstMayBegin.wait()
        let isComplete = first()
        result.withLock { $0 = isComplete }
        firstHasPaused.signal()
        firstHasEnded.signal()
      }
      let isComplete = second()
      firstMayBegin.signal()
      secondHasEnded.signal()
      firstHasEnded.wait()
      return [result.withLock { $0 }, isComplete]
    }
  }

  private static let old = ["gone": "0", "home": "0", "same": "0"]
  private static let versions = [
    ["home": "first", "map": "1", "only-first": "1", "same": "0"],
    ["home": "second", "map": "2", "only-second": "2", "same": "0"],
  ]

  private func files(_ server: FaultServer) -> [String: String] {
    server.state.withLock { state in
      state.objects.filter { $0.key != ".clipsite-published.json" }
        .mapValues { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  private static func publish(_ version: Int, to port: UInt16) -> Bool {
    let key = AccessKey(id: ["FIRST", "SECOND"][version], secret: "S")
    let run = try? StoreRun(versions[version], to: S3Store.testing(port: port, key: key))
    return run?.outcome.isComplete == true
  }

  @Test(arguments: [1, 3, 4, 5, 8, 10, 11, 13, 14], [true, false])
  func noRunEndsWellInAMix(_ secondPause: Int, _ knowsConditions: Bool) throws {
    for firstPause in [1, 4, 6, 9, 13, 99] {
      let schedule = Schedule([firstPause, secondPause])
      let server = try FaultServer(knowsConditions: knowsConditions) { request, _ in
        schedule.look(at: request)
        return nil
      }
      defer { server.stop() }
      #expect(try StoreRun(Self.old, to: S3Store.testing(port: server.port)).outcome.isComplete)
      let port = server.port
      let results = schedule.run({ Self.publish(0, to: port) }, { Self.publish(1, to: port) })
      let comment: Comment = "pauses \(firstPause) and \(secondPause): \(results), \(files(server))"
      if !Self.versions.contains(files(server)) { #expect(results != [true, true], comment) }
      // In a store that compares nothing itself, a list of a run may be gone, and its files then stay.
      if !knowsConditions, schedule.isBetweenLists { continue }
      for version in [0, 1] where !results[version] {
        #expect(Self.publish(version, to: port), comment)
        if knowsConditions { #expect(files(server) == Self.versions[version], comment) }
      }
    }
  }
}
