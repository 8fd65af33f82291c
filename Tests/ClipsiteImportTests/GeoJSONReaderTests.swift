import ClipsiteText
import Testing

@testable import ClipsiteImport

struct GeoJSONReaderTests {
  private func read(_ text: String) -> (table: LocationTable, diagnostics: [Diagnostic]) {
    GeoJSONReader.table(in: SourceFile(path: "a.geojson", text))
  }

  private func collection(_ features: String...) -> String {
    "{\"type\": \"FeatureCollection\", \"features\": [\n\(features.joined(separator: ",\n"))\n]}"
  }

  private func feature(_ properties: String, geometry: String = "null", id: String = "") -> String {
    "{\"type\": \"Feature\", \(id)\"properties\": \(properties), \"geometry\": \(geometry)}"
  }

  private func row(_ table: LocationTable, _ row: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: table.columns.indices.map {
        (table.columns[$0], table.cell(row: row, column: $0))
      })
  }

  @Test func makesColumnsOfProperties() {
    let (table, diagnostics) = read(
      collection(
        feature("{\"name\": \"A\", \"n\": 1.50, \"open\": true, \"none\": null}"),
        feature("{\"address\": {\"street\": \"B\", \"x\": {\"y\": 2}}}")))
    #expect(diagnostics.isEmpty)
    #expect(table.columns == ["name", "n", "open", "none", "address.street", "address.x.y"])
    #expect(row(table, 0)["n"] == "1.50")
    #expect(row(table, 0)["open"] == "true")
    #expect(row(table, 0)["none"] == "")
    #expect(row(table, 1)["address.x.y"] == "2")
    #expect(row(table, 1)["name"] == "")
    #expect(table.rows.map(\.line) == [2, 3])
  }

  @Test func refusesLongNames() {
    let long = String(repeating: "x", count: 1020)
    let inner = (0..<2_000).map { "\"member\($0)\": 1" }.joined(separator: ",")
    let (table, diagnostics) = read(
      collection(feature("{\"a\": 1, \"\(long)\": {\(inner)}, \"\(long)\(long)\": {\(inner)}}")))
    #expect(table.columns == ["a"])
    #expect(diagnostics.reduce(0) { $0 + $1.count } == 2_001)
    #expect(diagnostics.allSatisfy { $0.code == .notGeoJSON && $0.message.contains("at most 1024") })
  }

  @Test func joinsArraysAsListsAreSplit() {
    let (table, _) = read(collection(feature("{\"a\": [\"x\", 2], \"b\": [\"x;y\", \"z\"], \"c\": [[1]]}")))
    #expect(row(table, 0) == ["a": "x; 2", "b": "x;y | z", "c": ""])
  }

  @Test func takesCoordinatesOfPointsAsSpelt() {
    let point = "{\"type\": \"Point\", \"coordinates\": [-122.39580, 3.77936e1, 12]}"
    let (table, _) = read(collection(feature("{}", geometry: point)))
    #expect(row(table, 0) == [LocationTable.longitude: "-122.39580", LocationTable.latitude: "3.77936e1"])
    #expect(table.namedColumns.isEmpty)
  }

  @Test func prefersTheFeaturesOwnID() {
    let (table, _) = read(
      collection(feature("{\"id\": \"inner\"}", id: "\"id\": 7, "), feature("{\"id\": 8}")))
    #expect(row(table, 0)["id"] == "7")
    #expect(row(table, 1)["id"] == "8")
  }

  @Test func importsAreasWithoutCoordinates() {
    let (table, diagnostics) = read(
      collection(feature("{\"name\": \"A\"}", geometry: "{\"type\": \"Polygon\", \"coordinates\": []}")))
    #expect(diagnostics.map(\.code) == [.notAPoint])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(table.columns == ["name"])
    #expect(table.rows.count == 1)
  }

  @Test func readsASingleFeature() {
    #expect(read(feature("{\"name\": \"A\"}")).table.rows.count == 1)
  }

  @Test(arguments: [
    ("", "there is no JSON value, the text is empty"),
    ("{\"type\": \"FeatureCollection\",}", "a comma cannot precede the closing bracket"),
    ("[1]", "the value is not a FeatureCollection"),
    ("{\"type\": \"Topology\"}", "the value is not a FeatureCollection"),
    ("{\"type\": \"FeatureCollection\"}", "the FeatureCollection has no array `features`"),
    ("{\"type\": \"FeatureCollection\", \"features\": []}", "the file has no features"),
    ("{\"type\": \"FeatureCollection\", \"features\": [1]}", "an element of `features` is not a Feature"),
    ("{\"type\": \"Feature\", \"properties\": 1}", "`properties` is not an object"),
    ("{\"type\": \"Feature\", \"geometry\": {}}", "the geometry has no type"),
    (
      "{\"type\": \"Feature\", \"geometry\": {\"type\": \"Point\", \"coordinates\": [1]}}",
      "the Point has no longitude and latitude"
    ),
    (
      "{\"type\": \"Feature\", \"geometry\": {\"type\": \"Point\", \"coordinates\": [\"1\", 2]}}",
      "the Point has no longitude and latitude"
    ),
  ])
  func reportsErrors(text: String, message: String) {
    let diagnostics = read(text).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.code) == [message.hasSuffix("no features") ? .emptyTable : .notGeoJSON])
  }

  /// Reading, proposing, and planning take time for the values, and not for the cells of a table without
  /// gaps. There are 16 million cells, each of which would be read in several steps.
  @Test func plansWideTablesOfFewValues() throws {
    let features = (0..<4_000).map { row in
      "{\"type\":\"Feature\",\"properties\":{\"name\":\"P\(row)\",\"k\(row)\":\"v\"},\"geometry\":null}"
    }
    let table = read("{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}")
      .table
    #expect(table.columns.count == 4_001)
    var options = ImportOptions(folder: "f")
    let proposal = try MappingProposal(table, from: "a", options: options, check: FieldCheck { _ in false })
    options = proposal.added(to: options)
    var plan = try ImportPlan(table, from: "a", options: options, folder: .init(path: "Content/f"))
    var files = 0
    try plan.forEachFile { _ in files += 1 }
    #expect(files == 4_000 && plan.report.missing["extra.k-0"] == 3_999)
    #expect(plan.record.bytes.count < 400_000)
  }
}
