import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteAppStoreConnect

/// The table as a reader of such tables takes it.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct ExportCommandTests {
  private static let reader = """
    import csv, json, sys
    print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))))
    """

  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  private func rows() throws -> [JSONValue] {
    let result = try server.program.run("experiences export --format csv", keepsErrors: false)
    #expect(result.status == 0)
    try server.write(result.text, to: "table.csv")
    let text = try PythonServer.tool.run(["-c", Self.reader, "table.csv"], in: server.folder)
    return try #require(try JSONParser.parse(Array(text.utf8)).value.elements)
  }

  @Test func theTableHasARowForEachExperience() throws {
    let found = try rows()
    try #require(
      found.map { $0["url"]?.text?.split(separator: "/").last } == [
        "example.com", "ferry-street", "market", "mission", "m",
      ])
    let market = found[2]
    #expect(
      market["title"]?.text == "Market Street Donuts"
        && market["subtitle"]?.text == "Order ahead, skip the line")
    #expect(market["longitude"]?.text == "-122.39581" && market["postal-code"]?.text == "94105")
    #expect(market["phone"]?.text == "'+14155550100")
    #expect(market["header-image"]?.text == "Content/donut.jpg")
  }

  @Test func textsOfStrangersAreNoFormulas() throws {
    try server.write(
      "---\ntitle: \"=HYPERLINK(\\\"x\\\")\"\nplace: {locality: \"@a, \\\"b\\\"\"}\n---\n", to: "Content/a.md"
    )
    let row = try #require(try rows().first { $0["url"]?.text == "https://example.com/a" })
    #expect(row["title"]?.text == "'=HYPERLINK(\"x\")")
    #expect(row["locality"]?.text == "'@a, \"b\"")
  }

  @Test func theDocumentHoldsRequestsThatTheAPITakes() throws {
    let result = try server.program.run("experiences export", keepsErrors: false)
    let document = try JSONParser.parse(Array(result.text.utf8)).value
    let records = try #require(document["experiences"]?.elements)
    #expect(document["app"]?["clip-bundle-id"]?.text == "com.example.Donuts.Clip")
    #expect(records.count == 5)
    for record in records {
      let data = try #require(record["request"]?["data"])
      #expect(data["attributes"]?["link"] == record["url"])
      #expect(data["relationships"]?["headerImage"]?["data"]?["id"]?.text == "${header-image}")
      #expect(data["relationships"]?["appClip"]?["data"]?["id"]?.text == "${app-clip}")
    }
  }
}
