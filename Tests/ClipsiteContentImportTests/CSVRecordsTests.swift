import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct CSVRecordsTests {
  private func records(_ text: String) -> [CSVRecords.Record] {
    var records = CSVRecords(SourceFile(path: "a.csv", text), delimiter: .comma, from: 0, line: 1)
    var result: [CSVRecords.Record] = []
    while let record = records.next() { result.append(record) }
    return result
  }

  @Test func givesTheBytesOfEachRecord() {
    #expect(records("ab,c\r\n\"d\n\",e\n").map(\.range) == [0..<4, 6..<12])
  }

  @Test func makesARecordOfABlankLine() {
    let blank = records("a\n\nb\n")
    #expect(blank.map(\.isBlank) == [false, true, false])
    #expect(blank.map(\.line) == [1, 2, 3])
  }

  @Test func endsACellAtTheEndOfTheFile() {
    #expect(records("a,").map(\.cells.count) == [2])
    #expect(records("\"a\"").map(\.cells.count) == [1])
  }

  @Test func pointsFromStrayTextToTheQuote() throws {
    var records = CSVRecords(SourceFile(path: "a.csv", "\"a\"b,c"), delimiter: .comma, from: 0, line: 1)
    let record = records.next()
    #expect(record?.isBroken == true)
    #expect(records.diagnostics.first?.notes.first?.range.bytes == 0..<1)
  }

  @Test(arguments: ["\"", "a,\"", "\"a\"\"", ",\"b\n\n"])
  func survivesAQuoteWithoutEnd(text: String) {
    #expect(records(text).last?.isBroken == true)
  }
}
