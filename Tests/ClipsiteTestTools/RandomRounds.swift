import Foundation

/// How often tests with random edits edit. `ALL_ROUNDS=1`, which `.ci/sanitize` sets, asks for all; other
/// runs do a part, the same each time.
package enum RandomRounds {
  private static let isAll = ProcessInfo.processInfo.environment["ALL_ROUNDS"] == "1"

  /// The number of rounds.
  package static func count(_ part: Int, of all: Int) -> Int { isAll ? all : part }
}
