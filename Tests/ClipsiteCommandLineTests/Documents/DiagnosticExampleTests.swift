import ClipsiteAppClips
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Synchronization
import Testing

@testable import ClipsiteCommandLine

/// The wrong example of a diagnostic raises it, and nothing else. The right one does not.
struct DiagnosticExampleTests {
  private static let codes = KnownDiagnosticCodes.all.filter { $0.example != nil }
  /// A theme's head can raise what follows from a mistake, too.
  private static let alone = codes.filter { $0.example?.part != .head }

  /// The reasons of the page “Extending” are the only ones for a code without an example.
  @Test(arguments: KnownDiagnosticCodes.all) func eachCodeHasAnExampleOrAReason(_ code: DiagnosticCode) {
    #expect((code.example == nil) == (code.withoutExample != nil))
    switch code.withoutExample {
    // A code about an amount names its limit in place of an example.
    case .amount:
      #expect("\(code.summary) \(code.explanation)".contains(/\d/) || code.summary.contains("too long"))
    case .information: #expect(code.severity != .error)
    case .computer, nil: break
    }
  }

  @Test(arguments: alone) func theWrongExampleRaisesThisCodeAlone(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    let raised = try Self.raised(example.wrong, by: code)
    let usual = try Self.raised(example.right, by: code)
    #expect(raised.subtracting(usual) == [code.name], "\(raised)")
    #expect(!usual.contains(code.name))
  }

  @Test(arguments: codes.filter { $0.example?.part == .head })
  func theWrongHeadRaisesThisCode(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    #expect(try Self.raised(example.wrong, by: code).contains(code.name))
    #expect(try !Self.raised(example.right, by: code).contains(code.name))
  }

  /// The right examples of a site are right in every respect.
  @Test(arguments: alone) func theRightExampleOfASiteIsClean(_ code: DiagnosticCode) throws {
    let example = try #require(code.example)
    let parts: [DiagnosticCode.Example.Part] = [
      .frontMatter, .page, .configuration, .app, .template, .files, .experience, .command,
    ]
    guard parts.contains(example.part) else { return }
    // A second domain has no home page here, and the picture is elsewhere. All examples but one have placeholders,
    // and that one no links.
    let usual: Set = ["MissingHeaderImage", "NoHomePage", "PlaceholderValues", "UncoveredByUniversalLinks"]
    #expect(try Self.raised(example.right, by: code).subtracting(usual) == [])
  }

  // MARK: Raising

  /// What the right examples raise, by code. Two tests ask for each.
  private static let usual = Mutex<[String: Set<String>]>([:])

  private static func raised(_ lines: String, by code: DiagnosticCode) throws -> Set<String> {
    let example = try #require(code.example)
    guard lines == example.right else { return try raised(lines, by: code, example) }
    if let found = usual.withLock({ $0[code.name] }) { return found }
    let found = try raised(lines, by: code, example)
    usual.withLock { $0[code.name] = found }
    return found
  }

  private static func raised(
    _ lines: String, by code: DiagnosticCode, _ example: DiagnosticCode.Example
  ) throws -> Set<String> {
    if example.part == .answer {
      // Only these compare with a build, and the others need none.
      let isBuilt = ["V07AssociationDrift", "V13LivePages", "V22SearchIndex"].contains(code.name)
      return try ExampleAnswer(lines).codes(isBuilt: isBuilt, page: ExampleAnswer(example.right))
    }
    // Only if a site is known, its App Clip is.
    if code.name == "AppClipNotAssociated" {
      return try linted(lines, expecting: [AppID("ABCDE12345.com.example.Donuts.Clip")])
    }
    let found = try codes(of: lines, in: example.part)
    if found.contains("ImagesUnavailable") { try LoadedLibrary.vips.require(for: code.name) }
    return found
  }

  private static func codes(of lines: String, in part: DiagnosticCode.Example.Part) throws -> Set<String> {
    switch part {
    case .association: try linted(lines)
    case .associationDetail: try linted("{\"applinks\": {\"details\": [\(lines)]}}")
    case .associationComponents:
      try linted(
        """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": \(lines)}]}}
        """)
    case .table: try imported("places.csv", lines)
    case .features: try imported("places.geojson", lines)
    case .associatedDomains:
      try entitlements(
        "<key>com.apple.developer.associated-domains</key>\n<array>\n\(lines)\n</array>")
    case .entitlements: try entitlements(lines)
    case .frontMatter:
      try checked("Content/market.md", "---\n\(merged(["title": "title: Market Street"], lines))---\n")
    case .page: try checked("Content/market.md", lines + "\n")
    case .configuration: try checked("Content/site.yml", merged(configuration, lines))
    case .app:
      try checked(
        "Content/site.yml",
        merged(configuration, "app:\n" + merged(app, lines).replacing(/(?m)^(?=.)/, with: "  ")))
    case .template: try printed(["check"], theme(head: "{{head.tags}}", body: lines))
    case .head: try printed(["check"], theme(head: lines, body: ""))
    case .files:
      try ExampleFiles(lines).showsOutput
        ? printed(["build"], lines: lines) : printed(["check"], lines: lines)
    case .experience: try printed(["experiences", "export"], experience, lines: lines)
    case .sign:
      try printed(["codes", "--sign", "counter"], ["Templates/signs/counter.svg": lines])
    case .command: try printed(lines.split(separator: " ").dropFirst().map(String.init))
    case .answer: []
    }
  }

  // MARK: Parts of a site

  private static let app = [
    "team-id": "team-id: ABCDE12345", "bundle-id": "bundle-id: com.example.Donuts",
    "clip-bundle-id": "clip-bundle-id: com.example.Donuts.Clip", "app-store-id": "app-store-id: 1234567890",
  ]

  private static let configuration: [String: String] = blocks(of: SmallSite.configuration)

  /// A site whose experiences are complete.
  private static let experience = [
    "Content/site.yml": merged(
      configuration, "image: donut.png\nclip: {subtitle: Fresh donuts}")
  ]

  private static func blocks(of lines: String) -> [String: String] {
    var blocks: [String: String] = [:]
    for line in lines.split(separator: "\n") { blocks[String(line.prefix { $0 != ":" })] = String(line) }
    return blocks
  }

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

  // MARK: Commands

  private static func linted(_ file: String, expecting clips: [AppID] = []) throws -> Set<String> {
    let linter = AppSiteAssociationLinter(expectedClips: clips, app: try BundleID("com.example.Donuts"))
    let found = linter.diagnostics(
      for: SourceFile(path: "apple-app-site-association", bytes: ExampleText.bytes(file)))
    return Set(found.map(\.code.name))
  }

  private static func checked(_ path: String, _ text: String) throws -> Set<String> {
    try printed(["check"], [path: text])
  }

  private static func imported(_ name: String, _ text: String) throws -> Set<String> {
    try printed(["import", name, "--folder", "stores", "--dry-run"], [name: text])
  }

  private static func entitlements(_ values: String) throws -> Set<String> {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \(values)
      </dict></plist>
      """
    return try printed(["entitlements", "--check", "Clip.entitlements"], ["Clip.entitlements": file])
  }

  /// The codes that a command prints in a small site with some files.
  ///
  /// - Parameter lines: More files, as an example names them.
  private static func printed(
    _ words: [String], _ files: [String: String] = [:], lines: String? = nil
  ) throws -> Set<String> {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    var example = try lines.map { try ExampleFiles($0) }
    let site = SmallSite.files.merging(files) { $1 }
    for (path, text) in site {
      try folder.write(path, "")
      try Data(ExampleText.bytes(text)).write(to: URL(filePath: "\(folder.path)/\(path)"))
    }
    if words.first == "experiences" {
      try ExampleFiles("Content/donut.png (1800 × 1200 pixels)").write(to: folder.path)
    }
    example?.complete { merged(blocks(of: site["Content/site.yml"] ?? ""), $0) }
    try example?.write(to: folder.path)
    return try run(words.map { paths($0, in: folder, files) }, in: folder)
  }

  /// A word that names a file or a folder of the example, as its path.
  private static func paths(_ word: String, in folder: ScenarioFolder, _ files: [String: String]) -> String {
    word.contains("/") || files[word] != nil ? "\(folder.path)/\(word)" : word
  }

  private static func run(_ words: [String], in folder: ScenarioFolder) throws -> Set<String> {
    var tool = CommandLineTool.clipsite(codes: [])
    tool.executable = BuiltProgram.path
    // These commands print JSON that is not about diagnostics.
    let format = words.first == "experiences" ? [] : ["--format", "json"]
    try LoadedLibrary.requireCodes(for: words.joined(separator: " "), in: "of an example")
    let (status, output, error) = tool.record(words + ["--site", folder.path] + format)
    #expect(status == .success || status == .contentErrors, "\(error)")
    let names = output.matches(of: /"code":"(\w+)"/).map { String($0.1) }
    return Set(names + error.matches(of: /(?m)\[([A-Z]\w+)\]$/).map { String($0.1) })
  }
}
