import Testing

@testable import clipsite_bench

struct TableReportTests {
  private static func usage(_ wall: Double, _ memory: Int = 10 << 20) -> Usage {
    Usage(wall: wall, processor: wall * 2, peakMemory: memory)
  }

  private static func measurement(_ name: String, _ wall: Double) -> Measurement {
    Measurement(
      scenario: .build, name: name, usage: usage(wall), spread: 0.25, writtenFiles: 1_488, outputBytes: 2_000)
  }

  private static var report: SizeReport {
    var report = SizeReport(size: SampleSize(locations: 979, bodyBytes: 1_500, folders: 20))
    report.measurements = [measurement("clipsite", 0.5), measurement("hugo", 4)]
    return report
  }

  @Test func aMedianHasHalfOfTheRunsBelow() {
    let runs = [3, 1, 2].map { Self.usage($0, Int($0)) }
    #expect(Usage.median(of: runs).wall == 2 && Usage.median(of: runs).peakMemory == 2)
    #expect(Usage.spread(of: runs) == 1)
  }

  @Test func aRowHasWhatAPageCosts() throws {
    let lines = TableReport([Self.report], runs: 3).text.split(separator: "\n")
    #expect(lines.first == "1,000 pages in 20 folders, 1,500 bytes of text each, medians of 3 runs")
    let row = try #require(lines.first { $0.hasPrefix("  clipsite ") })
    let cells = ["clipsite", "500.0", "1,000.0", "500.0", "1,000.0", "2,000", "10.0", "25", "%", "1,488"]
    #expect(row.split(separator: " ").map(String.init) == cells)
  }

  @Test func comparesMediansOfTheTwo() throws {
    let lines = TableReport([Self.report], runs: 3).text.split(separator: "\n")
    let ratio = try #require(lines.first { $0.hasPrefix("  hugo / clipsite, build ") })
    #expect(ratio.split(separator: " ").suffix(2) == ["8.00", "8.00"])
    #expect(!lines.contains { $0.contains("cp -r") })
  }

  @Test func namesWhatMakesFiguresMeaningless() {
    var report = Self.report
    report.problems = ["a.html differs"]
    #expect(TableReport([report], runs: 1).text.contains("\nWRONG: a.html differs\n"))
  }

  @Test(arguments: [(0.0, 2, "0.00"), (12.304, 2, "12.30"), (1_234.56, 1, "1,234.6"), (2_291.7, 0, "2,292")])
  func writesNumbers(_ number: Double, digits: Int, text: String) {
    #expect(Figures.fixed(number, digits) == text)
  }
}
