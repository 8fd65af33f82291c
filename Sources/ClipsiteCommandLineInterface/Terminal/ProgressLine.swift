import ClipsitePlatform

/// One line that counts while something long runs, such as `1,234 pages, 12,000/s`; for terminals only.
///
/// Any thread may report. The line appears after half a second, is redrawn at most ten times a second, and
/// erased at the end.
struct ProgressLine: Sendable {
  private struct State: Sendable {
    var drawn: Duration?
    var isVisible = false
  }

  private let stream: Terminal.Stream
  private let noun: String
  private let isOn: Bool
  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)
  private static let erase = "\r\u{1B}[K"

  /// A line on the terminal's error stream.
  ///
  /// - Parameters:
  ///   - terminal: where to draw; nothing is drawn when its error stream is no terminal.
  ///   - noun: what is counted, in the plural.
  ///   - isQuiet: draw nothing.
  ///   - elapsed: the time since the start; the system's steady clock unless a test says otherwise.
  init(
    on terminal: Terminal, counting noun: String, isQuiet: Bool = false,
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    stream = terminal.error
    self.noun = noun
    isOn = terminal.error.isTerminal && !isQuiet
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// Shows how many are done.
  func update(_ count: Int) {
    guard isOn else { return }
    let now = elapsed()
    guard now >= Self.delay else { return }
    state.withLock { state in
      if let drawn = state.drawn, now - drawn < Self.interval { return }
      state = State(drawn: now, isVisible: true)
      stream.print(verbatim: Self.erase + Self.text(count, noun, after: now))
    }
  }

  /// Erases the line. Call it before anything else is printed.
  func finish() {
    state.withLock { state in
      if state.isVisible { stream.print(verbatim: Self.erase) }
      state.isVisible = false
    }
  }

  /// The text of the line; the rate is left out in the first tenth of a second, when it says nothing.
  static func text(_ count: Int, _ noun: String, after elapsed: Duration) -> String {
    let text = "\(grouped(count)) \(noun)"
    guard elapsed >= interval else { return text }
    let rate = Double(count) / (elapsed / .seconds(1))
    return text + ", \(grouped(rounded(Int(rate))))/s"
  }

  /// A number with commas between the thousands.
  static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  /// A number with its noun, as in “1 file” and “1,200 files”.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)" + (number == 1 ? "" : "s")
  }

  /// Two leading digits: more would only flicker.
  private static func rounded(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return number / unit * unit
  }
}

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
