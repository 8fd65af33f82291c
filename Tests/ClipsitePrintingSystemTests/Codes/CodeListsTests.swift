import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePrinting
@testable import ClipsitePrintingTests

/// The lists, as the CSV reader of Python's standard library reads them.
@Suite(.blocking, .needs(InstalledTool.python))
struct CodeListsTests {
  private static let script =
    "import csv, json; print(json.dumps(list(csv.reader(open('f', newline='', encoding='utf-8'), "
    + "strict=True))))"

  private func rows(_ bytes: [UInt8]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent("f"))
    let output = try InstalledTool.python.run(["-c", Self.script], in: folder.path)
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
  }

  @Test func theBatchHasTheColumnsOfApplesScript() throws {
    let codes = Array(try CodeList().codes.prefix(2))
    var design = CodeDesign(
      foreground: try #require(CodeColor("#ff3b30")), background: try #require(CodeColor("FFFFFF")))
    design.reading = .nfc
    design.logo = .badge
    #expect(
      try rows(CodeLists(codes: codes).batch(design)) == [
        ["SVG File Name", "URL", "Background Color", "Foreground Color", "Type", "Logo"],
        ["example.com.svg", "https://example.com/", "FFFFFF", "FF3B30", "nfc", "badge"],
        [
          "ferrystreet.example.net.svg", "https://ferrystreet.example.net/", "FFFFFF", "FF3B30", "nfc",
          "badge",
        ],
      ])
  }

  @Test func theOtherListsHaveNamesAndURLs() throws {
    let lists = CodeLists(
      codes:
        Array(try CodeList(prefersShortURLs: true).codes.prefix(3)))
    #expect(
      try rows(lists.printService) == [
        ["SVG File Name", "URL"], ["example.com.svg", "https://example.com/"],
        ["ferrystreet.example.net.svg", "https://ferrystreet.example.net/"],
        ["go.example.com_m.svg", "https://go.example.com/m"],
      ])
    #expect(
      try rows(lists.appStoreConnect) == [
        ["https://example.com/"], ["https://ferrystreet.example.net/"], ["https://go.example.com/m"],
      ])
  }

  @Test func noFieldIsAFormula() throws {
    let lists = CodeLists(codes: try CodeList().codes)
    for row in try rows(lists.batch(CodeDesign(template: 3))) + rows(lists.printService)
      + rows(lists.appStoreConnect)
    {
      for field in row { #expect(field.first.map { !"=+-@\t\r".contains($0) } == true) }
    }
  }

  @Test func anEmptySiteHasHeadersOnly() throws {
    #expect(try rows(CodeLists(codes: []).printService) == [["SVG File Name", "URL"]])
    #expect(CodeLists(codes: []).appStoreConnect == [])
  }
}
