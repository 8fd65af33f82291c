/// Writes what was found out about the servers for people.
struct PreviewTable {
  private(set) var text = ""

  init(_ report: PreviewReport, _ options: PreviewOptions) {
    line(
      "a page of \(Figures.grouped(report.pageBytes)) bytes, \(PreviewBench.load.joined(separator: " ")) "
        + "-d\(options.seconds)s; medians of \(options.turns) turns")
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
