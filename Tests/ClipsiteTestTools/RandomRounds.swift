import Foundation

/// How much of a long test is done: all with `ALL_ROUNDS=1`, which the weekly run and `.ci/sanitize` set. Other runs
/// do a part, the same each time.
package enum RandomRounds {
  /// `true` if all rounds are wanted.
  package static let isAll = ProcessInfo.processInfo.environment["ALL_ROUNDS"] == "1"

  /// The number of rounds.
  package static func count(_ part: Int, of all: Int) -> Int { isAll ? all : part }

  /// The calls of the system at which a test lets something happen: every one, or only each `step`-th, and the last.
  ///
  /// - Parameter place: Where a case stands among the cases of a test. Each begins at another call.
  package static func calls(_ count: Int, every step: Int, place: Int = 0) -> [Int] {
    guard !isAll, count > step else { return count > 0 ? Array(1...count) : [] }
    let calls = Array(stride(from: 1 + place % step, through: count, by: step))
    return calls.last == count ? calls : calls + [count]
  }

  /// All cases, or those of a part.
  package static func cases<Case>(_ part: [Case], of all: [Case]) -> [Case] { isAll ? all : part }
}
