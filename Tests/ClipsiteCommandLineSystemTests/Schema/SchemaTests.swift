import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests
@testable import ClipsiteSite

/// A validator with the printed schemas, and the reader, come to the same verdict.
@Suite(.blocking, .needs(SchemaValidator.need))
struct SchemaTests {
  @Test func bothAcceptTheExamples() throws {
    let starter = StarterSite.files.first { $0.path == "Content/site.yml" }
    let example = try Document("Content/site.yml").text
    let pages = try StarterSite.files.filter { $0.path.hasSuffix(".md") }.map { file in
      try #require(String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n---\n").first)
    }
    let sites = [example, String(decoding: starter?.bytes ?? [], as: UTF8.self), SchemaCase.leastSite]
    let cases =
      sites.map { SchemaCase(.site, $0) } + pages.map { SchemaCase(.page, String($0.dropFirst(4))) }
      + SchemaCase.accepted
    #expect(cases.count > 20)
    for (place, isValid) in zip(cases, try verdicts(on: cases)) {
      #expect(place.errors == [], "\(place.yaml)")
      #expect(isValid, "\(place.yaml)")
    }
  }

  @Test func bothRefuseMistakes() throws {
    #expect(SchemaCase.mistakes.count >= 50)
    for (place, isValid) in zip(SchemaCase.mistakes, try verdicts(on: SchemaCase.mistakes)) {
      #expect(place.errors != [], "\(place.yaml)")
      #expect(!isValid, "\(place.yaml)")
    }
  }

  /// A schema cannot express these rules: they compare values, or need lists of the world.
  @Test func onlyTheReaderRefusesTheOthers() throws {
    for (place, isValid) in zip(SchemaCase.exceptions, try verdicts(on: SchemaCase.exceptions)) {
      #expect(place.errors != [], "\(place.yaml)")
      #expect(isValid, "\(place.yaml)")
    }
  }

  /// A file that an editor reads as a mistake, and clipsite with a warning or without.
  @Test func onlyTheSchemaRefusesThese() throws {
    for (place, isValid) in zip(SchemaCase.strict, try verdicts(on: SchemaCase.strict)) {
      #expect(place.errors == [], "\(place.yaml)")
      #expect(!isValid, "\(place.yaml)")
    }
  }

  @Test func theStarterSiteNamesItsSchema() throws {
    let files = Dictionary(uniqueKeysWithValues: StarterSite.files.map { ($0.path, $0.bytes) })
    let site = String(decoding: try #require(files["Content/site.yml"]), as: UTF8.self)
    #expect(site.hasPrefix("# yaml-language-server: $schema=../.schema/site.json\n"))
    let (status, output, _) = CommandLineTool.clipsite(codes: []).record(["schema", "site"])
    #expect(status == .success)
    #expect(files[".schema/site.json"] == Array(output.utf8))
  }

  private func verdicts(on cases: [SchemaCase]) throws -> [Bool] {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let list = cases.map {
      JSONValue.object([.init("schema", .string($0.file.rawValue)), .init("document", $0.json)])
    }
    let schemas = try SchemaCase.File.allCases.map { file in
      let (_, output, _) = CommandLineTool.clipsite(codes: []).record(["schema", file.rawValue])
      return JSONValue.Member(file.rawValue, try JSONParser.parse(Array(output.utf8)).value)
    }
    let input = JSONValue.object([.init("schemas", .object(schemas)), .init("cases", .array(list))])
    let verdicts = try SchemaValidator.verdicts(on: input.bytes(), in: folder.path)
    #expect(verdicts.count == cases.count)
    return verdicts
  }
}
