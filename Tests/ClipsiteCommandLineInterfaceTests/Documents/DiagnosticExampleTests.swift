import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteJSON
import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// The wrong example of a diagnostic raises it, and nothing else. The right one does not.
@Suite(.timeLimit(.minutes(30))) struct DiagnosticExampleTests {
  private static let codes = KnownCodes.all.filter { $0.example != nil }
  /// A theme's head can raise what follows from a mistake, too.
  private static let alone = codes.filter { $0.example?.part != .head }

  @Test(arguments: alone) func theWrongExampleRaisesThisCodeAlone(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    let raised = try Self.codes(of: example.wrong, in: example.part)
    let usual = try Self.codes(of: example.right, in: example.part)
    #expect(raised.subtracting(usual) == [code.name], "\(raised)")
    #expect(!usual.contains(code.name))
  }

  @Test(arguments: codes.filter { $0.example?.part == .head })
  func theWrongHeadRaisesThisCode(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    #expect(try Self.codes(of: example.wrong, in: .head).contains(code.name))
    #expect(try !Self.codes(of: example.right, in: .head).contains(code.name))
  }

  /// The right examples of a site are right in every respect.
  @Test(arguments: alone) func theRightExampleOfASiteIsClean(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    guard [.frontMatter, .page, .configuration, .app, .template].contains(example.part) else { return }
    // A second domain has no home page here.
    #expect(try Self.codes(of: example.right, in: example.part).subtracting(["NoHomePage"]) == [])
  }

  // MARK: Fixtures

  private static func codes(of lines: String, in part: DiagnosticCode.Example.Part) throws -> Set<String> {
    switch part {
    case .association: try linted(lines)
    case .associationDetail: try linted("{\"applinks\": {\"details\": [\(lines)]}}")
    case .associationComponents:
      try linted(
        """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": \(lines)}]}}
        """)
    case .data: (try? JSONParser.parse(Array(lines.utf8))) == nil ? ["InvalidJSON"] : []
    case .table:
      try printed(["import", "places.csv", "--folder", "stores", "--dry-run"], ["places.csv": lines])
    case .features:
      try printed(
        ["import", "places.geojson", "--folder", "stores", "--dry-run"], ["places.geojson": lines])
    case .associatedDomains:
      try printed(
        ["entitlements", "--check", "Clip.entitlements"], ["Clip.entitlements": entitlements(lines)])
    case .frontMatter:
      try printed(
        ["check"], ["Content/market.md": "---\n\(merged(["title": "title: Market Street"], lines))---\n"])
    case .page: try printed(["check"], ["Content/market.md": lines + "\n"])
    case .configuration: try printed(["check"], ["Content/site.yml": merged(configuration, lines)])
    case .app:
      try printed(
        ["check"],
        [
          "Content/site.yml": merged(
            configuration, "app:\n" + merged(app, lines).replacing(/(?m)^(?=.)/, with: "  "))
        ])
    case .template: try printed(["check"], theme(head: "{{head.tags}}", body: lines))
    case .head: try printed(["check"], theme(head: lines, body: ""))
    }
  }

  private static let app = [
    "team-id": "team-id: ABCDE12345", "bundle-id": "bundle-id: com.example.Donuts",
    "clip-bundle-id": "clip-bundle-id: com.example.Donuts.Clip", "app-store-id": "app-store-id: 1234567890",
  ]

  private static let configuration: [String: String] = {
    var blocks: [String: String] = [:]
    for line in SmallSite.configuration.split(separator: "\n") {
      blocks[String(line.prefix { $0 != ":" })] = String(line)
    }
    return blocks
  }()

  /// Blocks of YAML by their keys, with some lines in place of those of the same keys.
  private static func merged(_ blocks: [String: String], _ lines: String) -> String {
    let keys = Set(lines.split(separator: "\n").map { String($0.prefix { $0 != ":" }) })
    let kept = blocks.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    return (kept + [lines]).joined(separator: "\n") + "\n"
  }

  private static func theme(head: String, body: String) -> [String: String] {
    [
      "Templates/page.mustache":
        "<!DOCTYPE html><html lang=\"en\"><head>\(head)</head><body>\(body)</body></html>\n",
      "Templates/partials/head.mustache": "<p>Donuts</p>\n",
      "Content/market.md": "---\ntitle: Market Street\n---\n",
    ]
  }

  private static func entitlements(_ domains: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>com.apple.developer.associated-domains</key>
    <array>
    \(domains)
    </array>
    </dict></plist>
    """
  }

  private static func linted(_ file: String) throws -> Set<String> {
    let app = try BundleID("com.example.Donuts")
    let found = AppSiteAssociationLinter(app: app).diagnostics(
      for: SourceFile(path: "apple-app-site-association", file))
    return Set(found.map(\.code.name))
  }

  /// The codes that a command prints in a small site with some files.
  private static func printed(_ words: [String], _ files: [String: String]) throws -> Set<String> {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (path, text) in SmallSite.files.merging(files, uniquingKeysWith: { $1 }) {
      try folder.write(path, text)
    }
    let tool = CommandLineTool.clipsite(codes: [])
    let paths = words.map { files[$0] == nil ? $0 : "\(folder.path)/\($0)" }
    let (status, output, error) = tool.record(paths + ["--site", folder.path, "--format", "json"])
    #expect(status == .success || status == .contentErrors, "\(error)")
    return Set(output.matches(of: /"code":"(\w+)"/).map { String($0.1) })
  }
}
