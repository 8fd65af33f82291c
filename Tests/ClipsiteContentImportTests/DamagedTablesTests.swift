import ClipsiteDiagnostics
import ClipsiteTestTools
import Testing

@testable import ClipsiteContentImport

/// Damaged tables end or are reported, and what would be written stays inside the folder.
@Suite(.timeLimit(.minutes(30))) struct DamagedTablesTests {
  private func attempt(_ file: SourceFile) throws {
    let (table, diagnostics) = TableFormat.table(in: file, delimiter: nil)
    try #require(Hostile.strays(diagnostics, in: file) == [])
    let folder = ImportPlan.Folder(path: "Content/shop")
    let options = ImportOptions(folder: "shop")
    guard let plan = try? ImportPlan(table, from: file.path, options: options, folder: folder) else { return }
    for page in plan.files { try #require(!page.name.contains("/") && !page.name.hasPrefix(".")) }
  }

  @Test func ofRows() throws {
    let seeds = [
      "title,street,locality,latitude,longitude\nMarket,1 Market St,San Francisco,37.7,-122.3\n\"Pier, 3\",\"a \"\"b\"\"\",x,,\n",
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
