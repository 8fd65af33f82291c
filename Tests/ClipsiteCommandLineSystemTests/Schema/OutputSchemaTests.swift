import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// A validator accepts each line that commands print for programs, by the schema that the program prints.
@Suite(.blocking, .needs(SchemaValidator.need, LoadedLibrary.qrencode, LoadedLibrary.curl))
struct OutputSchemaTests {
  private static let tool = CommandLineTool.clipsite(codes: [])

  /// Each kind of line comes in a scenario or below, except those that need App Store Connect or two runs.
  @Test func allLinesFit() throws {
    let outputs = try Self.recorded() + Self.printed()
    #expect(outputs.count >= 30)
    for (line, output) in outputs {
      let last = try output.split(separator: "\n").last.map(Self.value)
      #expect(last?["event"] == "summary", "\(line)")
    }
    let lines = try outputs.flatMap { try $0.output.split(separator: "\n").map(Self.value) }
    for (line, isValid) in zip(lines, try Self.verdicts(on: lines)) { #expect(isValid, "\(line)") }
    let schema = try Self.schema()
    let known = (schema["oneOf"]?.elements ?? []).compactMap { $0["properties"]?["event"]?["const"]?.text }
    let seen = Set(lines.compactMap { $0["event"]?.text })
    #expect(
      Set(known).subtracting(seen).sorted() == [
        "default-experience", "domain-status", "experience", "experience-import",
      ])
  }

  /// A line that lacks a member, or has another one, is none.
  @Test func otherLinesDoNotFit() throws {
    let outputs = try Self.printed().flatMap { try $0.output.split(separator: "\n").map(Self.value) }
    let ofEach = Dictionary(outputs.map { ($0["event"]?.text ?? "", $0) }) { first, _ in first }
    let others = ofEach.values.flatMap { line in
      let members = line.members ?? []
      return members.map { member in JSONValue.object(members.filter { $0.name != member.name }) }
        + [
          .object(members + [.init("more", 1)]), .object(members.map { .init($0.name, .array([$0.value])) }),
        ]
    }
    #expect(others.count > 60)
    for (line, isValid) in zip(others, try Self.verdicts(on: others)) { #expect(!isValid, "\(line)") }
  }

  // MARK: Lines

  /// The outputs for programs that scenarios show.
  private static func recorded() throws -> [(line: String, output: String)] {
    let folders = [
      "ClipsiteCommandLineTests/Scenarios", "ClipsiteCommandLineSystemTests/BadInput",
    ]
    return try folders.flatMap { folder in
      let folder = Document.root.appendingPathComponent("Tests/\(folder)")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "txt" }.flatMap { file in
        try Scenario(String(contentsOf: file, encoding: .utf8)).steps.filter { step in
          let isReport = tool.commands.contains {
            $0.options.contains(.format) && step.line.hasPrefix($0.name)
          }
          return isReport && !step.isShell && step.line.contains("--format json")
        }.map { ($0.line, $0.output) }
      }
    }
  }

  /// The outputs of commands on a site, some of which fail.
  private static func printed() throws -> [(line: String, output: String)] {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    try site.folder.write("stores.csv", "Name,Street,Menu\nMission,1 Mission Street,donuts\nMarket,,\n")
    let association = "Output/example.com/.well-known/apple-app-site-association"
    let lines = [
      "publish", "build", "check", "check --host nobody", "check --odd", "build --site nowhere", "codes",
      "codes --template 3 --foreground 000000", "entitlements",
      "experiences plan --against none",
      "entitlements --write App.entitlements", "publish --dry-run", "publish", "publish --releases",
      "publish --rollback", "publish --targets", "resolve /about /nothing appclip.apple.com/id?p=a.b",
      "resolve --aasa \(association) https://example.com/ nonsense", "resolve --aasa Content/site.yml /",
      "verify --no-cdn --resolve example.com:443:127.0.0.1:1", "verify nowhere",
      "import stores.csv --folder stores", "import stores.csv --folder stores --yes --dry-run",
      "import stores.csv --folder stores --yes", "import none --folder stores",
    ]
    var outputs: [(String, String)] = []
    for line in lines {
      outputs.append((line, site.run("\(line) --format json").output))
      if line == "publish", outputs.count > 1 {
        try site.folder.write(
          "Content/about.md", "---\ntitle: \(String(repeating: "Long ", count: 20))\n---\n")
        outputs.append((line, site.run("build --format json").output))
        outputs.append((line, site.run("publish --format json").output))
      }
    }
    return outputs
  }

  private static func value(_ line: Substring) throws -> JSONValue {
    try JSONParser.parse(Array(line.utf8)).value
  }

  // MARK: Schema

  private static func schema() throws -> JSONValue {
    let (_, output, _) = tool.record(["schema", "output"])
    return try JSONParser.parse(Array(output.utf8)).value
  }

  private static func verdicts(on lines: [JSONValue]) throws -> [Bool] {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let cases = lines.map { JSONValue.object([.init("schema", "output"), .init("document", $0)]) }
    let input: JSONValue = ["schemas": ["output": try schema()], "cases": .array(cases)]
    return try SchemaValidator.verdicts(on: input.bytes(), in: folder.path)
  }
}
