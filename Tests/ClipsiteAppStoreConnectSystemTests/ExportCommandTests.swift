import ClipsiteTestTools
import ClipsiteText
import Foundation
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

  /// The names are those of fastlane's documentation.
  @Test func fastlaneGetsTheDefaultExperience() throws {
    try server.write(
      "---\ntitle: Startseite\nclip: {subtitle: Vorbestellen}\n---\n", to: "Content/index.de.md")
    try server.write(
      "---\ntitle: Inicio\nclip: {subtitle: Encomendar}\n---\n", to: "Content/index.pt-PT.md")
    let result = try server.program.run("experiences export --fastlane out", keepsErrors: false)
    #expect(result.status == 0, "\(result.text)")
    func file(_ name: String) throws -> String {
      try String(contentsOfFile: "\(server.folder)/out/\(name)", encoding: .utf8)
    }
    #expect(try file("app_clip_default_experience_action.txt") == "OPEN\n")
    #expect(try file("de-DE/app_clip_default_experience_subtitle.txt") == "Vorbestellen\n")
    #expect(try file("pt-PT/app_clip_default_experience_subtitle.txt") == "Encomendar\n")
    #expect(try file("en-US/app_clip_default_experience_subtitle.txt").count > 1)
    let urls = try file("app_clip_review_information/invocation_urls.txt").split(separator: "\n")
    #expect(urls.count == 3 && urls.allSatisfy { $0.hasPrefix("https://example.com") })
    let image = "out/app_clip_header_images/default/donut.jpg"
    #expect(
      try Data(contentsOf: URL(filePath: "\(server.folder)/\(image)"))
        == Data(contentsOf: URL(filePath: "\(server.folder)/Content/donut.jpg")))
    #expect(result.text.split(separator: "\n").count == 6)
    // A second run writes the same.
    #expect(try server.program.run("experiences export --fastlane out", keepsErrors: false).status == 0)
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
