import ClipsiteSystem
import ClipsiteText

/// One line that counts while something long runs, such as `1,234 pages, 12,000/s`; for terminals only, unless
/// it is known how many there are. Then there is a line every five seconds elsewhere.
///
/// Any thread may report. The line appears after half a second, is redrawn at most ten times a second, and
/// erased at the end.
struct ProgressLine: Sendable {
  private struct State: Sendable {
    var done = 0
    /// The time of the last line.
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
  private static let longInterval = Duration.seconds(5)
  private static let erase = "\r\u{1B}[K"

  /// A line on the terminal's error stream.
  ///
  /// - Parameters:
  ///   - noun: what is counted, in the plural.
  ///   - total: how many there are, or `nil` if nobody knows.
  ///   - isQuiet: draw nothing.
  ///   - elapsed: the time since the start; the system's steady clock unless a test says otherwise.
  init(
    on terminal: Terminal, counting noun: String, of total: Int? = nil, isQuiet: Bool = false,
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    stream = terminal.error
    self.noun = total.map { "of \(NumberText.grouped($0)) \(noun)" } ?? noun
    isOn = (stream.isTerminal || total != nil) && !isQuiet
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// One more is done.
  func add() {
    let done = state.withLock { state in
      state.done += 1
      return state.done
    }
    update(done)
  }

  /// Shows how many are done.
  func update(_ count: Int) {
    guard isOn else { return }
    let now = elapsed()
    state.withLock { state in
      if stream.isTerminal {
        if now < Self.delay { return }
        if let drawn = state.drawn, now - drawn < Self.interval { return }
        stream.print(verbatim: Self.erase + Self.text(count, noun, after: now))
        state.isVisible = true
      } else {
        if now - (state.drawn ?? .zero) < Self.longInterval { return }
        stream.print("\(NumberText.grouped(count)) \(noun) after \(now.components.seconds) s")
      }
      state.drawn = now
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
    let text = "\(NumberText.grouped(count)) \(noun)"
    guard elapsed >= interval else { return text }
    let rate = Double(count) / (elapsed / .seconds(1))
    return text + ", \(NumberText.grouped(rounded(Int(rate))))/s"
  }

  /// Two leading digits: more would only flicker.
  private static func rounded(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return number / unit * unit
  }
}
