/// The findings about the servers.
struct PreviewReport {
  /// The results of one server's turns.
  struct Entry {
    let name: String
    var turns: [WrkReport] = []

    /// The median of the turns.
    var requestsPerSecond: Double { Usage.middle(turns.map(\.requestsPerSecond)) }
    /// The median of the turns, in milliseconds.
    var ninetyNinth: Double { Usage.middle(turns.map(\.ninetyNinth)) }
    /// The distance between the best and the worst turn, as a share of the median.
    var spread: Double {
      let figures = turns.map(\.requestsPerSecond)
      guard let least = figures.min(), let most = figures.max() else { return 0 }
      return (most - least) / requestsPerSecond
    }
  }

  /// The length of the page, in bytes.
  let pageBytes: Int
  /// The servers that are installed, clipsite first.
  private(set) var entries: [Entry]
  /// The names of those that are not.
  var missing: [String] = []
  /// The reasons why the figures mean nothing, if there are any.
  private(set) var problems: [String] = []

  init(pageBytes: Int, _ servers: [PreviewContestant]) {
    self.pageBytes = pageBytes
    entries = servers.map { Entry(name: $0.name) }
  }

  /// Keeps what a turn of a server gave.
  mutating func add(_ turn: WrkReport, at index: Int) {
    problems += turn.problems.map { "\(entries[index].name): \($0)" }
    entries[index].turns.append(turn)
  }

  /// Notes that a server does not give the page.
  mutating func note(_ answer: PageAnswer, of server: PreviewContestant) {
    problems.append(
      "\(server.name) answers with status \(answer.status) and \(Figures.grouped(answer.body.count)) bytes, "
        + "which are "
        + "not the page")
  }
}

/// The report of wrk on a server.
struct WrkReport: Equatable {
  /// The number of requests that were answered in a second.
  let requestsPerSecond: Double
  /// The 99th percentile of the answers' times, in milliseconds.
  let ninetyNinth: Double
  /// The errors, in wrk's words.
  let problems: [String]

  /// Reads what `wrk --latency` prints, or `nil` if it lacks a figure.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    func value(_ label: String) -> Substring? {
      lines.first { $0.hasPrefix(label) }.map { line in line.dropFirst(label.count).drop { $0 == " " } }
    }
    guard let requests = value("Requests/sec:").flatMap({ Double($0) }),
      let latency = value("99%").flatMap(Self.milliseconds)
    else { return nil }
    requestsPerSecond = requests
    ninetyNinth = latency
    problems = lines.filter { $0.hasPrefix("Non-2xx") || $0.hasPrefix("Socket errors") }.map(String.init)
  }

  /// A time as wrk writes it, such as `1.45ms`, `812.00us`, `1.02s` and `2.00m`.
  private static func milliseconds(_ text: Substring) -> Double? {
    let units: KeyValuePairs = ["us": 0.001, "ms": 1, "s": 1_000, "m": 60_000]
    guard let unit = units.first(where: { text.hasSuffix($0.key) }) else { return nil }
    return Double(text.dropLast(unit.key.count)).map { $0 * unit.value }
  }
}

/// Writes what was found out about the servers for people.
struct PreviewTable {
  private(set) var text = ""

  init(_ report: PreviewReport, _ options: PreviewOptions) {
    line(
      "a page of \(Figures.grouped(report.pageBytes)) bytes, \(PreviewBench.load.joined(separator: " ")) "
        + "-d\(options.seconds)s, medians of \(options.turns) turns")
    line(
      Figures.label("", 18) + ["requests/s", "99 % in ms", "spread"].map { Figures.cell($0, 12) }.joined())
    let measured = report.entries.filter { !$0.turns.isEmpty }
    for entry in measured {
      let cells = [
        Figures.fixed(entry.requestsPerSecond, 0), Figures.fixed(entry.ninetyNinth, 2),
        Figures.fixed(entry.spread * 100, 0) + " %",
      ]
      line(Figures.label(entry.name, 18) + cells.map { Figures.cell($0, 12) }.joined())
    }
    if let ours = measured.first {
      for other in measured.dropFirst() { appendRatios(ours, other) }
    }
    for name in report.missing { line("\(name) is not installed, so it is left out") }
    for problem in report.problems { line("WRONG: \(problem)") }
  }

  private mutating func appendRatios(_ ours: PreviewReport.Entry, _ other: PreviewReport.Entry) {
    let requests = Figures.fixed(ours.requestsPerSecond / other.requestsPerSecond, 2)
    let latency = Figures.fixed(ours.ninetyNinth / other.ninetyNinth, 2)
    line("\(ours.name) / \(other.name): \(requests) times the requests, \(latency) times the 99 %")
  }

  private mutating func line(_ text: String) { self.text += text + "\n" }
}
