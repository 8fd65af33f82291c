import ClipsiteSystem
import ClipsiteText
import ClipsiteVerification

/// The wait of `verify --wait` for Apple's copies of AASA files.
struct VerifyWait {
  /// The time to wait: `30m`, `2h`, or `2d`.
  struct Time: Hashable {
    let duration: Duration

    private static let units: KeyValuePairs = ["m": 60, "h": 3600, "d": 86_400]
    private static let limits = AppleCopyWait.shortestPause...Duration.seconds(30 * 86_400)

    /// Reads a time, or returns `nil` for any other text.
    init?(_ text: String) {
      guard let unit = Self.units.first(where: { text.hasSuffix($0.key) })?.value,
        let count = Int(text.dropLast()), text.first != "+", count < 100_000,
        Self.limits.contains(.seconds(count * unit))
      else { return nil }
      duration = .seconds(count * unit)
    }

    /// Returns the message that a text is not a time.
    static func refusal(of text: String) -> String {
      "'\(text)' is not a time from 5m to 30d, such as 30m, 2h, or 2d"
    }

    /// Returns a time in words, as in “2 days”, “3 hours 20 minutes”, or “5 minutes”.
    static func text(of duration: Duration) -> String {
      let minutes = Int(duration.components.seconds) / 60
      let parts = [(minutes / 1440, "day"), (minutes / 60 % 24, "hour"), (minutes % 60, "minute")]
      let shown = parts.filter { $0.0 > 0 }.map { NumberText.counted($0.0, $0.1) }
      return shown.isEmpty ? "less than a minute" : shown.joined(separator: " ")
    }
  }

  let context: CommandContext
  let limit: Duration
  let verifier: Verifier

  /// Waits if nothing but Apple's copies keeps a report from being good.
  ///
  /// - Returns: The report as it is in the end.
  func report(after report: VerifyReport) -> VerifyReport {
    let stop = StopRequest()
    defer { stop.end() }
    return self.report(after: report, .system(until: { stop.isStopped }), stopStatus: { stop.status }) {
      verifier.appleCopies(of: $0)
    }
  }

  func report(
    after report: VerifyReport, _ clock: AppleCopyWait.Clock, stopStatus: () -> ExitStatus,
    look: @escaping ([String]) -> [AppleCopy]
  ) -> VerifyReport {
    let copies = report.reports.compactMap(\.copy).filter { $0.finding != nil }
    if copies.isEmpty { return report }
    guard report.withoutCopies.status == .success else {
      context.summarize(
        "Did not wait for Apple's copy, because other findings come first.", isComplete: false)
      return report
    }
    let names = copies.map(\.domain)
    let (shown, time) = (Self.list(names), Time.text(of: limit))
    tell("Waiting up to \(time) for Apple's copy of \(shown). Ctrl-C stops.\n")
    var result = report
    let end = AppleCopyWait(upTo: limit, clock, look: look).run(for: copies) { copy, elapsed in
      result.replace(copy)
      let event = CopyEvent(copy: copy, elapsed: elapsed)
      context.show([event])
      tell(event.text)
    }
    switch end {
    case .equal: break
    case .stopped: result.endOfWait = stopStatus()
    case .expired:
      result.endOfWait = .pending
      let late = result.reports.filter { $0.copy?.finding != nil }.map(\.domain)
      context.summarize(
        "No other look at Apple's copy of \(Self.list(late)) fits into \(time). It may still be an older file.",
        isComplete: false)
    }
    return result
  }

  /// Prints a line for people.
  private func tell(_ line: String) {
    guard !context.isQuiet, !context.isJSON else { return }
    context.terminal.output.print(verbatim: line)
  }

  private static func list(_ domains: [String]) -> String {
    let rest = domains.count - 3
    return domains.prefix(3).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}

extension AppleCopyWait.Clock {
  /// The system's clock, which goes on while a computer sleeps.
  fileprivate static func system(until isStopped: @escaping () -> Bool) -> Self {
    let start = ContinuousClock.now
    return Self(now: { ContinuousClock.now - start }) { time in
      while ContinuousClock.now - start < time {
        if isStopped() { return false }
        SystemThread.sleep(milliseconds: 250)
      }
      return !isStopped()
    }
  }
}

/// A change of Apple's copy during a wait, for programs.
struct CopyEvent: JSONEvent {
  let copy: AppleCopy
  let elapsed: Duration

  /// The line for people.
  var text: String {
    "\(copy.domain): after \(VerifyWait.Time.text(of: elapsed)): \(message)\n"
  }

  private var message: String {
    copy.finding.map { VisibleText.escaped($0.message) } ?? "Apple's CDN has the file that the domain serves"
  }

  static let event = "copy"
  static let fields: [Field] = [
    Field("domain") { $0.copy.domain }, Field("isCurrent") { $0.copy.finding == nil },
    Field("message") { $0.message }, Field("seconds") { Int($0.elapsed.components.seconds) },
  ]
}

extension CommandOption {
  static let wait = CommandOption(
    "wait", .text("TIME"),
    "Ask for Apple's copy again until it is the live file, for at most a time such as 30m, 2h, or 2d.")
}
