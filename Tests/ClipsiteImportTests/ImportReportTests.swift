import ClipsiteText
import Testing

@testable import ClipsiteImport

struct ImportReportTests {
  private var report: ImportReport {
    var report = ImportReport(source: "a.csv", folder: "Content/mills", isDryRun: true)
    report.rows = 3
    report.files = [
      .init(path: "Content/mills/a.md", line: 2, action: .written),
      .init(path: "Content/mills/b.md", line: 3, action: .skipped),
    ]
    report.folderPages = ["Content/mills/index.md"]
    report.oddities[.leftOut] = 1
    report.missing = ["place.phone": 2]
    report.refused = ["place.phone": 1]
    report.note(line: 4, key: "place.phone", value: "x", "it is not a phone number")
    report.note(line: 5, "the row has no title, so it makes no page")
    return report
  }

  @Test func readsAsText() {
    #expect(
      report.text == """
        a.csv: 3 rows, pages in Content/mills: 1 written, 0 updated, 0 unchanged, 1 skipped \
        (dry run, nothing is written)
          made Content/mills/index.md
          1 row without a page, for the reasons below
          place.phone: 2 empty, 1 left out
        a.csv:4: place.phone `x`: it is not a phone number
        a.csv:5: the row has no title, so it makes no page

        """)
  }

  @Test func readsAsJSON() throws {
    let node = try JSONParser.parse(JSONWriter.bytes { $0.value(report.json) })
    #expect(node["isDryRun"]?.bool == true)
    #expect(node["counts"]?["written"]?.content == .number("1"))
    #expect(node["counts"]?["leftOut"]?.content == .number("1"))
    #expect(node["files"]?.elements?.first?["path"]?.text == "Content/mills/a.md")
    #expect(node["refused"]?["place.phone"]?.content == .number("1"))
    #expect(node["notes"]?.elements?.first?["value"]?.text == "x")
    #expect(node["notes"]?.elements?.last?["value"]?.content == .null)
    #expect(node["notes"]?.elements?.first?["lines"]?.elements?.first?.content == .number("4"))
  }

  @Test func showsTheFirstNotesAndKeepsAll() {
    var report = report
    for line in 0..<200 { report.note(line: line, "remark \(line)") }
    #expect(report.notes.count == 202 && report.notesLeftOut == 0)
    #expect(report.text.hasSuffix("and 102 more remarks. `--format json` prints all\n"))
  }

  @Test func gathersRowsWithTheSameRemark() {
    var report = ImportReport(source: "a.csv", folder: "f", isDryRun: false)
    for line in [4, 9] { report.note(line: line, key: "title", value: "x", "odd") }
    #expect(report.notes.map(\.lines) == [[4, 9]])
    #expect(report.text.hasSuffix("a.csv:4: title `x`: odd (also on line 9)\n"))
    for line in 11..<21 { report.note(line: line, key: "title", value: "x", "odd") }
    #expect(report.notes.map(\.rows) == [12] && report.notes[0].lines.last == 20)
    #expect(report.text.hasSuffix("(also on lines 9, 11, 12, 13, 14, 15, 16, 17, 18 and 2 more)\n"))
    #expect(report.notesLeftOut == 0)
  }

  @Test func shortensValues() {
    var report = report
    report.note(line: 1, value: String(repeating: "a", count: 200), "long")
    #expect(report.notes.last?.value?.count == 80)
  }
}
