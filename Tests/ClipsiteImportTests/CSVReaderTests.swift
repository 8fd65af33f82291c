import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct CSVReaderTests {
  @Test func findsTheDelimiterBehindABlankLine() {
    #expect(Delimiter.detected(in: Array("\r\n\na;b\n".utf8)[...]) == .semicolon)
  }

  // MARK: CSVReader

  /// The cells of a text, the header first.
  private func cells(_ text: String) -> [[String]] {
    let (table, _) = CSVReader.table(in: SourceFile(path: "a.csv", text))
    let rows = table.rows.indices.map { row in
      table.columns.indices.map { table.cell(row: row, column: $0) }
    }
    return [table.columns] + rows
  }

  private func problems(_ text: String) -> [String] {
    let file = SourceFile(path: "a.csv", text)
    return CSVReader.table(in: file).diagnostics.sorted().map { problem in
      let place = problem.range.bytes.map { file.position(of: $0.lowerBound) }
      return "\(place?.line ?? 0):\(place?.column ?? 0) \(problem.code.name) \(problem.message)"
    }
  }

  @Test func ignoresNamesThatNobodyCanType() {
    let long = String(repeating: "n", count: 2000)
    #expect(cells("a,\(long)\n1,2\n")[0] == ["a", ""])
    #expect(problems("a,\(long)\n1,2\n") == [])
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2\r3,4\r", [["a", "b"], ["1", "2"], ["3", "4"]]),
    ("\u{FEFF}a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
    ("a\tb\n1\t\n", [["a", "b"], ["1", ""]]),
    ("sep=;\na;b,c\n1;2\n", [["a", "b,c"], ["1", "2"]]),
    ("\n  \na,b\n\n1,2\n,\n", [["a", "b"], ["1", "2"]]),
    ("\"a,b\",c\n\"x\"\"y\"\"\",2\n", [["a,b", "c"], ["x\"y\"", "2"]]),
    ("a,b\n\"1\r\n2\",3\n", [["a", "b"], ["1\r\n2", "3"]]),
    ("a,b\n \"1,0\" , 2 \n", [["a", "b"], ["1,0", " 2 "]]),
    ("a,b\nthe \"old\" mill,2\n", [["a", "b"], ["the \"old\" mill", "2"]]),
    ("a,b\n1,2,,\n", [["a", "b"], ["1", "2"]]),
    ("a,b\n\"\",\"\"\"\"\n", [["a", "b"], ["", "\""]]),
    ("na me , b\n1,2", [["na me", "b"], ["1", "2"]]),
  ])
  func readsCells(text: String, expected: [[String]]) {
    #expect(cells(text) == expected)
    #expect(problems(text).isEmpty)
  }

  @Test(arguments: [
    ("", "0:0 EmptyTable the file is empty"),
    ("\n\n", "0:0 EmptyTable the file is empty"),
    ("a,b\n", "1:1 EmptyTable the file has a header but no rows"),
    ("a,b\n1,2\n3\n", "3:1 RaggedRow this row has 1 cell, but the header has 2"),
    ("a,b\n1,\"2\n2\"\n3,4,5\n", "4:1 RaggedRow this row has 3 cells, but the header has 2"),
    ("a,b\n1,\"2\n3,4\n", "2:3 UnclosedCellQuote the quote that opens here is never closed"),
    ("a,b\n\"B\" Inn,2\n", "2:5 TextAfterQuote text follows the quote that closes the cell"),
    ("a,a\n1,2\n", "1:1 RepeatedColumn columns 1 and 2 are both named `a`"),
  ])
  func reportsProblems(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func collectsEveryRaggedRow() {
    #expect(problems("a,b\n1\n1,2\n1,2,3\n").count == 2)
  }

  @Test func warnsOnlyOfDoubtfulHeaders() {
    let (_, diagnostics) = CSVReader.table(in: SourceFile(path: "a.csv", "a,a,\n1,2,3\n"))
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func countsLinesInsideQuotes() {
    let text = "a,b\n\"1\n\r\n\r2\",3\n4,5\r6,7"
    let (table, _) = CSVReader.table(in: SourceFile(path: "a.csv", text))
    #expect(table.rows.map(\.line) == [2, 6, 7])
  }

  @Test func readsManyDoubledQuotesInLinearTime() {
    let cell = String(repeating: "\"\"", count: 200_000)
    #expect(cells("a,b\n\"\(cell)\",2\n")[1][0].utf8.count == 200_000)
  }

  // MARK: CSVRecords

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

  // MARK: Delimiter

  @Test(arguments: [
    ("a,b,c", Delimiter.comma), ("a;b;c,d", .semicolon), ("a\tb", .tab), ("a", .comma), ("", .comma),
    ("\"a;b;c\",d", .comma), ("a;b\n1,2,3,4,5", .semicolon),
  ])
  func looksAtTheHeader(header: String, expected: Delimiter) {
    #expect(Delimiter.detected(in: Array(header.utf8)[...]) == expected)
  }

  // MARK: DamagedTables

  // Damaged tables end or are reported, and what would be written stays inside the folder.

  private func attempt(_ file: SourceFile) throws {
    let (table, diagnostics) = TableFormat.table(in: file)
    try #require(Hostile.strays(diagnostics, in: file) == [])
    let folder = ImportPlan.Folder(path: "Content/shop")
    let options = ImportOptions(folder: "shop")
    guard var plan = try? ImportPlan(table, from: file.path, options: options, folder: folder) else { return }
    var names: [String] = []
    try plan.forEachFile { names.append($0.name) }
    for name in names { try #require(!name.contains("/") && !name.hasPrefix(".")) }
  }

  @Test func ofRows() throws {
    let seeds = [
      "title,street,locality,latitude,longitude\nMarket,1 Market St,San Francisco,37.7,-122.3\n\"Pier, "
        + "3\",\"a \"\"b\"\"\",x,,\n",
      "sep=;\ntitle;phone\nA;+1 415 555 0100\n", "title\tslug\nA\ta\n", "\u{FEFF}title\r\nA\r\n", "",
    ]
    let tokens = [
      "\"", ",", ";", "\t", "\r\n", "\n", "\"\"", "../", "=cmd()", "title", "slug", "sep=", "---\n", ": ",
    ]
    var damage = Mutations("rows", of: seeds, tokens: tokens)
    try damage.forEach { try attempt(SourceFile(path: "places.csv", bytes: $0)) }
  }

  @Test func ofFeatures() throws {
    let seeds = [
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[-122.4,37.8]},"properties":{"title":"Market","street":"1 Market St","n":1e3,"b":true,"c":null}}]}"#,
      #"{"type":"Feature","geometry":null,"properties":{}}"#, "[]", "{}",
    ]
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\\u0000", "\\ud800", "1e999", "-", "null", #""type":"#,
      #""Point""#, "0.1",
    ]
    var damage = Mutations("features", of: seeds, tokens: tokens)
    try damage.forEach { try attempt(SourceFile(path: "places.geojson", bytes: $0)) }
  }
}
