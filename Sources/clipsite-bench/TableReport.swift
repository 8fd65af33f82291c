import ClipsitePlatform

/// Writes numbers for tables.
enum Figures {
  /// A number with digits behind the point, as in `12.30`.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard digits > 0 else { return grouped(scaled) }
    return "\(grouped(scaled / scale)).\((scaled % scale).padded(to: digits))"
  }

  /// A whole number in groups of three digits, as in `12,345`.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : "\(grouped(number / 1000)),\((number % 1000).padded(to: 3))"
  }

  /// A cell of a table, filled up on the left.
  static func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A cell of a table, filled up on the right.
  static func label(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// Writes what was found out for people.
struct TableReport {
  private(set) var text = ""
  private static let headings = [
    "wall ms", "CPU ms", "µs/page", "CPU µs/page", "pages/s", "peak MiB", "spread", "written",
  ]

  init(_ reports: [SizeReport], runs: Int) {
    for report in reports { append(report, runs: runs) }
  }

  private mutating func line(_ text: String = "") { self.text += text + "\n" }

  private mutating func append(_ report: SizeReport, runs: Int) {
    let size = report.size
    line(
      "\(Figures.grouped(size.pages)) pages in \(size.folders) folders, \(Figures.grouped(size.bodyBytes)) "
        + "bytes of text "
        + "each, medians of \(runs) runs")
    line(Figures.label("", 16) + Self.headings.map { Figures.cell($0, 13) }.joined())
    for scenario in Scenario.allCases {
      line(scenario.rawValue)
      for measurement in report.measurements where measurement.scenario == scenario {
        append(measurement, size)
      }
    }
    appendRatios(report)
    for problem in report.problems { line("WRONG: \(problem)") }
    line()
  }

  private mutating func append(_ measurement: Measurement, _ size: SampleSize) {
    let (usage, pages) = (measurement.usage, Double(size.pages))
    let cells = [
      Figures.fixed(usage.wall * 1e3, 1), Figures.fixed(usage.processor * 1e3, 1),
      Figures.fixed(usage.wall * 1e6 / pages, 1), Figures.fixed(usage.processor * 1e6 / pages, 1),
      Figures.fixed(pages / usage.wall, 0), Figures.fixed(Double(usage.peakMemory) / 1_048_576, 1),
      Figures.fixed(measurement.spread * 100, 0) + " %", Figures.grouped(measurement.writtenFiles),
    ]
    line(Figures.label("  " + measurement.name, 16) + cells.map { Figures.cell($0, 13) }.joined())
  }

  private mutating func appendRatios(_ report: SizeReport) {
    line("ratios of medians: wall, CPU")
    appendRatio("hugo / clipsite, build", of: "hugo", to: "clipsite", in: .build, report)
    appendRatio("clipsite / cp -r", of: "clipsite", to: "cp -r", in: .build, report)
    appendRatio("floor / cp -r", of: Floor.name, to: "cp -r", in: .build, report)
    appendRatio("1 worker / 2 workers", of: "1 worker", to: "2 workers", in: .buildWithWorkers, report)
    for scenario in [Scenario.rebuildUnchanged, .rebuildOnePage] {
      appendRatio("hugo / clipsite, \(scenario.rawValue)", of: "hugo", to: "clipsite", in: scenario, report)
      appendRatio("hugo / floor, \(scenario.rawValue)", of: "hugo", to: Floor.name, in: scenario, report)
    }
    if let output = report.measurement(.build, "clipsite") {
      line(
        "  output: \(Figures.grouped(output.writtenFiles)) files, \(Figures.grouped(output.outputBytes)) "
          + "bytes"
      )
    }
  }

  private mutating func appendRatio(
    _ label: String, of name: String, to otherName: String, in scenario: Scenario, _ report: SizeReport
  ) {
    guard let one = report.measurement(scenario, name), let other = report.measurement(scenario, otherName)
    else { return }
    let wall = Figures.fixed(one.usage.wall / other.usage.wall, 2)
    let processor = Figures.fixed(one.usage.processor / other.usage.processor, 2)
    line(Figures.label("  " + label, 45) + Figures.cell(wall, 8) + Figures.cell(processor, 8))
  }
}
