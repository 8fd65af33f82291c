import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct PlaceTableTests {
  @Test func fillsShortRowsAndCutsLongOnes() {
    var table = PlaceTable(columns: ["a", "b"])
    for texts in [["1"], ["2", "3", "4"]] {
      table.append(.init(line: 1, range: 0..<0), cells: texts.map { Array($0.utf8)[...] })
    }
    #expect(table.rows.count == 2)
    #expect([table.cell(row: 0, column: 0), table.cell(row: 0, column: 1)] == ["1", ""])
    #expect([table.cell(row: 1, column: 0), table.cell(row: 1, column: 1)] == ["2", "3"])
  }

  @Test func hidesColumnsWithoutANameForOptions() {
    #expect(PlaceTable(columns: ["a", "", PlaceTable.latitude]).namedColumns == ["a"])
  }
}
