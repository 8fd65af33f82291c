@testable import ClipsiteCommandLine
import ClipsiteContent

/// A small site with short URLs on its own and on another domain, to be built for hosts.
enum HostedScenario {
  static let tool = CommandLineTool.clipsite(codes: [])

  /// Writes the site into a folder.
  static func write(to folder: ScenarioFolder, pageFiles: String, theme: BuiltInTheme = .clean) throws {
    try folder.write(
      "Content/site.yml",
      """
      name: Ferry Street Donuts
      domains: [example.com, go.example.com]
      app: {team-id: Q7W2E9R4T1, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
        app-store-id: 1234567890}
      image: https://example.com/donut.png
      assets: ["*.txt"]
      page-files: \(pageFiles)
      theme: \(theme.name)

      """)
    try folder.write("Content/index.md", "---\ntitle: Home\n---\n")
    try folder.write("Content/ferry-street/index.md", "---\ntitle: Ferry Street\n---\n")
    try folder.write(
      "Content/ferry-street/mission.md",
      """
      ---
      title: Mission
      place: {locality: Town}
      aliases: ["https://go.example.com?id=1", "https://example.com?id=2&a=b.c", "https://example.com?menu"]
      ---

      """)
    try folder.write(
      "Content/market.md",
      """
      ---
      title: Market Street
      place: {locality: San Francisco}
      aliases: [/m, /s/market, "https://go.example.com/", "https://go.example.com/market"]
      ---

      """)
    try folder.write("Content/menu.txt", "Donuts\n")
  }
}
