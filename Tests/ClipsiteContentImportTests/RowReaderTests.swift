import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct RowReaderTests {
  private func read(
    _ cells: [String], columns: [String] = ["name", "lat", "lon", "about"]
  ) throws -> (row: PlaceRow?, report: ImportReport) {
    var table = PlaceTable(columns: columns)
    table.append(.init(line: 7, range: 0..<0), cells: cells.map { Array($0.utf8)[...] })
    var options = ImportOptions(folder: "f")
    options.mappings = try ["place.latitude=lat", "place.longitude=lon"].map {
      try FieldMapping(argument: $0)
    }
    options.bodyColumn = "about"
    let check = FieldCheck(fileExists: { _ in false })
    let reader = RowReader(table, plan: try ColumnPlan(options, for: table), check: check)
    var report = ImportReport(source: "a.csv", folder: "f", isDryRun: false)
    return (try reader.row(0, reportingTo: &report), report)
  }

  @Test func cleansCells() throws {
    let row = try read([" The\nMill ", " 1.5", "2 ", ""]).row
    #expect(row?.title == "The Mill")
    #expect(row?.line == 7)
    #expect(row?.fields.map(\.value) == [.text("The Mill"), .literal("1.5"), .literal("2")])
    #expect(row?.request.name == "the-mill")
  }

  @Test(arguments: [["Mill", "1.5", "", ""], ["Mill", "", "1.5", ""], ["Mill", "91", "1.5", ""]])
  func writesBothCoordinatesOrNone(cells: [String]) throws {
    let (row, report) = try read(cells)
    #expect(row?.fields.map(\.key) == ["title"])
    #expect(report.notes.contains { $0.message == "the other coordinate is missing" })
  }

  @Test func leavesOutRowsWithoutATitle() throws {
    let (row, report) = try read([" ", "1", "2", ""])
    #expect(row == nil)
    #expect(report.leftOut == 1)
    #expect(report.notes.map(\.lines) == [[7]])
  }

  @Test func leavesOutTextThatNoPageCanHold() throws {
    let (row, report) = try read([
      "Mill", "1", "2", String(repeating: "a", count: RowReader.maximumBodyLength),
    ])
    #expect(row?.body == "")
    #expect(report.refused["body"] == 1)
  }
}
