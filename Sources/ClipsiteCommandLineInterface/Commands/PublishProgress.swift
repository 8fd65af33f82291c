import ClipsitePlatform

/// Shows how far a run is: one line that changes on a terminal, a line every five seconds elsewhere.
struct PublishProgress: Sendable {
  private struct State: Sendable {
    var done = 0
    var lastLine = Duration.zero
  }

  private static let interval = Duration.seconds(5)

  private let line: ProgressLine
  private let stream: Terminal.Stream?
  private let total: Int
  private let noun: String
  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  /// - Parameters:
  ///   - total: How many changes there are.
  ///   - noun: What they are, in the plural.
  ///   - isQuiet: Show nothing.
  ///   - elapsed: The time since the start; the system's steady clock unless a test says otherwise.
  init(
    on terminal: Terminal, of total: Int, counting noun: String = "files", isQuiet: Bool,
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    let start = ContinuousClock.now
    let clock = elapsed ?? { ContinuousClock.now - start }
    self.total = total
    self.noun = noun
    self.elapsed = clock
    line = ProgressLine(
      on: terminal, counting: "of \(ProgressLine.grouped(total)) \(noun)", isQuiet: isQuiet, elapsed: clock)
    stream = isQuiet || terminal.error.isTerminal ? nil : terminal.error
  }

  /// One more change is done.
  func add() {
    let now = elapsed()
    let (done, isDue) = state.withLock { state in
      state.done += 1
      let isDue = now - state.lastLine >= Self.interval
      if isDue { state.lastLine = now }
      return (state.done, isDue)
    }
    line.update(done)
    if isDue, let stream {
      stream.print(
        "\(ProgressLine.grouped(done)) of \(ProgressLine.grouped(total)) \(noun) after \(seconds(now))")
    }
  }

  /// Erases the line. Call it before anything else is printed.
  func finish() { line.finish() }

  private func seconds(_ duration: Duration) -> String { "\(duration.components.seconds) s" }
}
