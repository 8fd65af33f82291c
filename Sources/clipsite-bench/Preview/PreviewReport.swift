/// What was found out about the servers.
struct PreviewReport {
  /// What the turns of one server gave.
  struct Entry {
    let name: String
    var turns: [WrkReport] = []

    /// The median of the turns.
    var requestsPerSecond: Double { Usage.middle(turns.map(\.requestsPerSecond)) }
    /// The median of the turns, in milliseconds.
    var ninetyNinth: Double { Usage.middle(turns.map(\.ninetyNinth)) }
    /// How far apart the best and the worst turn are, as a share of the median.
    var spread: Double {
      let figures = turns.map(\.requestsPerSecond)
      guard let least = figures.min(), let most = figures.max() else { return 0 }
      return (most - least) / requestsPerSecond
    }
  }

  /// How long the page is, in bytes.
  let pageBytes: Int
  /// The servers that are installed, clipsite first.
  private(set) var entries: [Entry]
  /// The names of those that are not.
  var missing: [String] = []
  /// Why the figures mean nothing, if so.
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
      "\(server.name) answers with status \(answer.status) and \(Figures.grouped(answer.body.count)) bytes, which are "
        + "not the page")
  }
}
