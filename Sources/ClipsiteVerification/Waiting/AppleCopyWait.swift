/// Looks at Apple's copies of AASA files, ever more rarely, until each is the file that its domain serves.
///
/// Nothing makes Apple read a domain earlier (TN3155), so a look more often would only be impolite.
package struct AppleCopyWait {
  /// The time, and sleep. Tests have a clock of their own.
  package struct Clock {
    /// The time since some moment.
    let now: () -> Duration
    /// Sleeps until a time, and returns `false` if somebody stopped the wait.
    let sleep: (_ until: Duration) -> Bool

    /// A clock.
    package init(now: @escaping () -> Duration, sleep: @escaping (_ until: Duration) -> Bool) {
      self.now = now
      self.sleep = sleep
    }
  }

  /// The reason why a wait ended.
  package enum End: Hashable, Sendable {
    /// Each copy is the file that its domain serves.
    case equal
    /// The time is over.
    case expired
    /// Somebody stopped it.
    case stopped
  }

  /// The shortest time between two looks at a copy, and before the first one. It doubles after each look.
  package static let shortestPause = Duration.seconds(300)
  private static let longestPause = Duration.seconds(3600)

  private struct Watched {
    var copy: AppleCopy
    var asked: Duration
    var pause = AppleCopyWait.shortestPause

    /// Returns the time of the next look. The last one is at the deadline, unless it would be impolite.
    func due(before deadline: Duration) -> Duration {
      let wanted = asked + max(pause, copy.freshness, copy.retryAfter)
      let earliest = asked + max(AppleCopyWait.shortestPause, copy.freshness, copy.retryAfter)
      return wanted <= deadline ? wanted : max(earliest, deadline)
    }
  }

  private let limit: Duration
  private let clock: Clock
  private let look: ([String]) -> [AppleCopy]

  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - look: Asks for the copies of domains, and for what they serve.
  package init(upTo limit: Duration, _ clock: Clock, look: @escaping ([String]) -> [AppleCopy]) {
    self.limit = limit
    self.clock = clock
    self.look = look
  }

  /// Waits for copies that are not yet the files of their domains.
  ///
  /// - Parameters:
  ///   - copies: The copies as they were at the first look, a moment ago.
  ///   - changed: Told of each copy that changed, and how long that took.
  package func run(for copies: [AppleCopy], changed: (AppleCopy, Duration) -> Void) -> End {
    let start = clock.now()
    var watched = copies.filter { $0.finding != nil }.map { Watched(copy: $0, asked: start) }
    while let next = watched.map({ $0.due(before: start + limit) }).min() {
      guard next <= start + limit else { return .expired }
      guard clock.sleep(next) else { return .stopped }
      let due = watched.filter { $0.due(before: start + limit) <= next }.map(\.copy.domain)
      let found = Dictionary(look(due).map { ($0.domain, $0) }) { first, _ in first }
      for index in watched.indices where due.contains(watched[index].copy.domain) {
        watched[index].asked = clock.now()
        watched[index].pause = min(watched[index].pause * 2, Self.longestPause)
        guard let copy = found[watched[index].copy.domain] else { continue }
        if copy.answers != watched[index].copy.answers { changed(copy, clock.now() - start) }
        watched[index].copy = copy
      }
      watched.removeAll { $0.copy.finding == nil }
    }
    return .equal
  }
}
