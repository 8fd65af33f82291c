import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct TableFormatTests {
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
    #expect(TableFormat.table(in: file, delimiter: nil).diagnostics.map(\.code) == [.importNotUTF8])
  }
}
