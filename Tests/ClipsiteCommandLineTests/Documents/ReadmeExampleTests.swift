import Foundation
import Testing

/// The first screen of the README, and the page about launches, show files of this repository.
struct ReadmeExampleTests {
  private static let location = "harbor-coffee/embarcadero"
  private static let domain = "example.com"

  /// The beginnings of the lines that the README shows; the others are left out.
  private static let shown = [
    "<title>", "<link rel=\"canonical\"", "<meta name=\"apple-itunes-app\"", "<meta property=\"og:title\"",
    "<meta property=\"og:url\"", "<meta property=\"og:description\"", "<meta property=\"og:image\"",
    "<meta name=\"twitter:card\"",
  ]

  /// The first five lines of the front matter, behind its opening line.
  @Test func showsTheFrontMatter() throws {
    let lines = try Self.read("Content/\(Self.location).md").split(separator: "\n")
    #expect(lines.first == "---" && !lines[1...5].contains("---"))
    let shown = lines[1...5].joined(separator: "\n")
    try Document("README.md").expectSection("front-matter", "```yaml\n\(shown)\n```\n")
  }

  @Test func showsTheHead() throws {
    let page = try Self.read("Output/\(Self.domain)/\(Self.location).html")
    let lines = page.split(separator: "\n").filter { line in Self.shown.contains { line.hasPrefix($0) } }
    #expect(lines.count == Self.shown.count)
    try Document("README.md").expectSection("head", "```html\n\(lines.joined(separator: "\n"))\n```\n")
  }

  @Test func showsTheAssociation() throws {
    let file = try Self.read("Output/\(Self.domain)/.well-known/apple-app-site-association")
    let start = try #require(file.range(of: "  \"appclips\"")).lowerBound
    try Document(page: "Concepts/HowAppClipsLaunch").expectSection(
      "association", "```json\n{\n\(file[start...])```\n")
  }

  @Test func showsCommandsThatContinuousIntegrationRuns() throws {
    let ci = try Self.read(".ci/run")
    let block = try #require(try Document("README.md").blocks.first { $0.text.contains("swift test") })
    let lines = block.text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines { #expect(ci.contains(line), "\(line)") }
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Document.root.appendingPathComponent(path), encoding: .utf8)
  }
}
