import Foundation
import Synchronization
package import Testing

/// Something that tests need and that a computer may lack: a program, a library, or a right.
package protocol TestNeed: Sendable {
  /// What it is called, as in `python3`.
  var name: String { get }
  /// Where it comes from.
  var origin: NeedOrigin { get }
  /// Indicates whether this computer has it.
  var isThere: Bool { get }
}

/// Where what a test needs comes from.
package enum NeedOrigin: Sendable {
  /// `CI=true .ci/setup` installs it.
  case setup
  /// The system grants it, or does not.
  case permission
  /// It is part of another system, so it is never required on this one.
  case otherSystem
}

extension TestNeed {
  package var origin: NeedOrigin { .setup }

  /// Indicates whether to run the tests that need it: it is there, or we are in CI, where it must be.
  package var isWanted: Bool { isThere || (origin != .otherSystem && InstalledTool.isRequired) }

  fileprivate var reason: String {
    switch origin {
    case .setup: "needs \(name): CI=true .ci/setup"
    case .permission, .otherSystem: "needs \(name)"
    }
  }

  /// Skips a test case without it, and prints why, which Swift Testing does for whole tests only.
  package func require(for testCase: String) throws {
    guard !isWanted else { return }
    SkippedTests.count(self)
    print("➜ Test case \(testCase) skipped: \"\(reason)\"")
    try Test.cancel(Comment(rawValue: reason))
  }
}

/// Something that is looked for in its own way.
package struct Need: TestNeed {
  package let name: String
  package let origin: NeedOrigin
  private let look: @Sendable () -> Bool

  package init(_ name: String, from origin: NeedOrigin = .setup, isThere look: @escaping @Sendable () -> Bool)
  {
    (self.name, self.origin, self.look) = (name, origin, look)
  }

  package var isThere: Bool { look() }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests if this computer lacks something. In CI, they run and fail.
  package static func needs(_ needs: any TestNeed..., sourceLocation: SourceLocation = #_sourceLocation)
    -> Self
  {
    let names = Need(needs.map(\.name).joined(separator: " and "), from: needs[0].origin) { true }
    return .enabled(Comment(rawValue: names.reason), sourceLocation: sourceLocation) {
      guard let missing = needs.first(where: { !$0.isWanted }) else { return true }
      // A suite is asked, and then each of its tests.
      if Test.current?.isSuite != true { SkippedTests.count(missing) }
      return false
    }
  }
}

/// How many tests were skipped, by what they need. When the process ends, one line says it, below the last one
/// of Swift Testing.
private enum SkippedTests {
  private struct Key: Hashable {
    let name: String
    let isPermission: Bool
  }

  private static let counts = Mutex<[Key: Int]>([:])

  private static let printing: Void = {
    atexit { SkippedTests.printLine() }
  }()

  static func count(_ need: any TestNeed) {
    if need.origin == .otherSystem { return }
    _ = printing
    counts.withLock { $0[Key(name: need.name, isPermission: need.origin == .permission), default: 0] += 1 }
  }

  private static func printLine() {
    let counts = counts.withLock { $0 }
    var line = "➜ \(counts.values.reduce(0, +)) tests were skipped."
    line += list(counts.filter { $0.key.isPermission }, after: " Not permitted: ")
    line += list(counts.filter { !$0.key.isPermission }, after: " Not installed: ")
    if counts.contains(where: { !$0.key.isPermission }) { line += " To install it, run: CI=true .ci/setup" }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// The most frequent first.
  private static func list(_ counts: [Key: Int], after words: String) -> String {
    let sorted = counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    return sorted.isEmpty
      ? "" : words + sorted.map { "\($0.key.name) (\($0.value))" }.joined(separator: ", ") + "."
  }
}
