import ClipsiteText
import Testing

@testable import ClipsiteImport

struct LocationTableTests {
  @Test(arguments: [
    ("PK\u{3}\u{4}..xl/workbook.xml", "an Excel workbook", "CSV UTF-8 (Comma delimited)"),
    ("PK\u{3}\u{4}..mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "an OpenDocument", "Text CSV"),
    ("PK\u{3}\u{4}..Index/Document.iwa", "a Numbers spreadsheet", "Export To > CSV"),
    ("PK\u{3}\u{4}..a.csv", "a ZIP archive", "unpack it"), ("%PDF-1.7", "a PDF document", "export the table"),
    ("<!DOCTYPE html>\n<html><table>", "an HTML document", "CSV UTF-8 (Comma delimited)"),
    (" \n<html>", "an HTML document", "CSV UTF-8 (Comma delimited)"),
    ("<?xml version=\"1.0\"?><kml/>", "an XML document", "export the table"),
    ("\u{0}a,b\n", "a byte with the value 0", "export the table again"),
    ("a\u{0},\u{0}b\u{0}\n\u{0}", "UTF-16, not UTF-8", "UTF-8"),
  ])
  func namesTheProgramThatExportsATable(text: String, name: String, fix: String) throws {
    let found = TableFormat.table(in: SourceFile(path: "a.xlsx", text)).diagnostics
    let diagnostic = try #require(found.first)
    #expect(found.count == 1 && diagnostic.code == .importNotUTF8)
    #expect(diagnostic.message.contains(name) && diagnostic.fix?.contains(fix) == true)
  }

  @Test func namesAnImage() {
    let file = SourceFile(path: "a.csv", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
    #expect(TextEncoding.problem(in: file)?.message == "the file is a PNG image, not CSV or GeoJSON")
  }

  @Test func readsATableThatBeginsLikeAnArchive() {
    #expect(TextEncoding.problem(in: SourceFile(path: "a.csv", "PK,xl/\n1,2\n")) == nil)
  }

  // MARK: LocationTable

  @Test func fillsShortRowsAndCutsLongOnes() {
    var table = LocationTable(columns: ["a", "b"])
    for texts in [["1"], ["2", "3", "4"]] {
      table.append(.init(line: 1, range: 0..<0), cells: texts.map { Array($0.utf8)[...] })
    }
    #expect(table.rows.count == 2)
    #expect([table.cell(row: 0, column: 0), table.cell(row: 0, column: 1)] == ["1", ""])
    #expect([table.cell(row: 1, column: 0), table.cell(row: 1, column: 1)] == ["2", "3"])
  }

  @Test(arguments: [
    (#"="05641""#, "05641"), (#"="2 Main St""#, "2 Main St"), ("'12180", "12180"),
    ("'+49 30 1234", "+49 30 1234"),
    (#"="""#, ""), (#"=""#, #"=""#), ("'50s Diner", "'50s Diner"), ("'", "'"), ("=A1", "=A1"),
    ("'n Beetjie", "'n Beetjie"),
  ])
  func readsTheTextOfAFormula(cell: String, text: String) {
    var table = LocationTable(columns: ["a", "b"])
    table.append(.init(line: 1, range: 0..<0), cells: [cell, "x"].map { Array($0.utf8)[...] })
    #expect([table.cell(row: 0, column: 0), table.cell(row: 0, column: 1)] == [text, "x"])
  }

  @Test func findsCellsBetweenEmptyOnes() {
    var table = LocationTable(columns: (0..<300).map { "\($0)" })
    let rows: [[Int: String]] = [[:], [0: "a", 7: "b", 299: "c"], [:], [299: "d"], [1: "e"]]
    for row in rows {
      table.append(
        .init(line: 1, range: 0..<0), texts: row.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
    for (index, row) in rows.enumerated() {
      for column in table.columns.indices {
        #expect(table.cell(row: index, column: column) == row[column] ?? "")
      }
    }
  }

  @Test func refusesMoreColumnsThanSheetsHave() {
    let names = (0...LocationTable.maximumColumns).map { "c\($0)" }
    let csv = SourceFile(path: "a.csv", names.joined(separator: ",") + "\n1\n")
    #expect(TableFormat.table(in: csv).diagnostics.map(\.code) == [.tooManyColumns])
    let members = names.map { "\"\($0)\": 1" }.joined(separator: ",")
    for text in [
      "{\"type\": \"Feature\", \"properties\": {\(members)}}",
      "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\", \"properties\": {\(members)}}]}",
    ] {
      let (table, diagnostics) = TableFormat.table(in: SourceFile(path: "a.json", text))
      #expect(diagnostics.map(\.code) == [.tooManyColumns] && table.rows.isEmpty)
    }
  }

  @Test func readsFeaturesWithDifferentProperties() {
    let features = (0..<4_000).map {
      "{\"type\": \"Feature\", \"properties\": {\"name\": \"n\($0)\", \"tag\($0)\": \($0)}}"
    }
    let text = "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ",\n"))]}"
    let (table, diagnostics) = TableFormat.table(in: SourceFile(path: "a.json", text))
    #expect(diagnostics.isEmpty && table.rows.count == 4_000 && table.columns.count == 4_001)
    #expect(table.cell(row: 3_999, column: 4_000) == "3999" && table.cell(row: 3, column: 4_000).isEmpty)
  }

  @Test func endsForTablesOfOneWidthAndAnother() {
    let header = (0..<4_000).map { "c\($0)" }.joined(separator: ",")
    let rows = String(repeating: "x\n", count: 100_000)
    let (table, diagnostics) = TableFormat.table(
      in: SourceFile(path: "a.csv", "\(header)\n\(rows)"))
    #expect(table.rows.count == 100_000 && diagnostics.count == 100_000)
    #expect(table.cell(row: 99_999, column: 0) == "x")
  }

  @Test func hidesColumnsWithoutANameForOptions() {
    #expect(LocationTable(columns: ["a", "", LocationTable.latitude]).namedColumns == ["a"])
  }

  // MARK: TableFormat

  @Test(arguments: [
    ("a.csv", "{", TableFormat.csv), ("a.TSV", "{", .csv), ("a.geojson", "a,b", .geoJSON),
    ("a.JSON", "", .geoJSON),
    ("a.txt", "\u{FEFF} \n{", .geoJSON), ("a", "a,b", .csv), ("-", "", .csv),
  ])
  func looksAtNameAndContent(path: String, text: String, format: TableFormat) {
    #expect(TableFormat(of: SourceFile(path: path, text)) == format)
  }

  @Test func checksTheEncodingFirst() {
    let file = SourceFile(path: "a.csv", bytes: [0x61, 0xFF, 0x0A])
    #expect(TableFormat.table(in: file).diagnostics.map(\.code) == [.importNotUTF8])
  }

  // MARK: TextEncoding

  @Test(arguments: [
    "", "abc", "Bräuhaus", "北京", "😀", "\u{FEFF}a", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
  ])
  func acceptsUTF8(text: String) {
    #expect(TextEncoding.problem(in: SourceFile(path: "a.csv", text)) == nil)
  }

  @Test(arguments: [
    ([0x61, 0xE4, 0x62], 1), ([0xC0, 0xAF], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0),
    ([0xE2, 0x82], 0), ([0x80], 0), ([0xC3, 0xA4, 0xFF], 2), ([0xF0, 0x9F, 0x98], 0),
    ([0xE0, 0x9F, 0x80], 0),
  ])
  func findsTheFirstBadByte(bytes: [UInt8], offset: Int) {
    let problem = TextEncoding.problem(in: SourceFile(path: "a.csv", bytes: bytes))
    #expect(problem?.range.bytes?.lowerBound == offset)
    #expect(problem?.fix == "save the file as UTF-8")
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func namesUTF16(bytes: [UInt8]) {
    let problem = TextEncoding.problem(in: SourceFile(path: "a.csv", bytes: bytes))
    #expect(problem?.message == "the file is UTF-16, not UTF-8")
  }

  // MARK: PlainText

  @Test(arguments: [
    ("", ""), ("a", "a"), ("  a b  ", "a b"), ("\u{A0}\u{3000}a\u{2003}", "a"), ("a\nb", "a b"),
    ("a\r\n\tb", "a b"), ("a \nb", "a b"), ("a\u{0}\u{7}b\u{7F}\u{9B}\u{81}", "ab›"),
    ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{FEFF}a", "a"), ("\u{202E}a\u{2066}", "a"), ("  é\u{301} ", "é\u{301}"), ("😀", "😀"),
  ])
  func makesOneLine(text: String, expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test(arguments: [0xFFFE, 0x1FFFF, 0xFDD0, 0xFDEF] as [UInt32])
  func removesNoncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(PlainText.line("a\(Character(scalar))b") == "ab")
  }

  @Test(arguments: [
    ("", [""]), ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]), ("a\n\n b ", ["a", "", "b"]),
    ("a\tb\u{2029}c", ["a b", "c"]),
  ])
  func splitsLines(text: String, expected: [String]) {
    #expect(PlainText.lines(text) == expected)
  }

  @Test func shortensLongText() {
    #expect(PlainText.excerpt(String(repeating: "ä", count: 80)).count == 80)
    let excerpt = PlainText.excerpt(String(repeating: "ä", count: 81))
    #expect(excerpt.count == 80)
    #expect(excerpt.hasSuffix("…"))
  }
}
