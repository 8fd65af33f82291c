@testable import ClipsiteSiteContent
import ClipsiteAppClips
import Foundation
import ClipsiteResolution
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// A small site in a temporary folder, ready to be asked.
final class SiteToAsk {
  private let root: URL
  let resolver: SiteResolver

  static let siteYAML = """
    name: Ferry Street Donuts
    language: en
    layout: multi-domain
    domains: [example.com, other.example]
    app:
      team-id: ABCDE12345
      bundle-id: com.example.Donuts
      clip-bundle-id: com.example.Donuts.Clip
      app-store-id: 1234567890
    universal-links: [{path: "/closed", exclude: true}, {path: "/*"}]

    """

  static let files = [
    "index.md": "---\ntitle: Home\n---\n",
    "about.md": "---\ntitle: About\n---\n",
    "quiet.md": "---\ntitle: Quiet\nclip: {display: none}\n---\n",
    "picture.txt": "not a page",
    "shop/index.md": "---\ntitle: Shop\n---\n",
    "shop/store1.md": """
    ---
    title: Store One
    clip: {title: One, subtitle: First, action: view, card-page: order}
    place: {locality: Town, country: US}
    image: "https://example.com/one.jpg"
    aliases: [/s1, "https://go.example.com/1"]
    app-links:
      ios: [{url: "donuts://one", app-name: Donuts}]
      android: [{package: com.example.donuts, class: com.example.Shop}]
      web: {should-fallback: false}
    ---
    """,
    "shop/store10.md": "---\ntitle: Store Ten\nclip: {display: none}\n---\n",
    "away/page.md": "---\ntitle: Away\ndomain: other.example\n---\n",
  ]

  /// - Parameters:
  ///   - more: More lines of `site.yml`.
  ///   - old: A text of `site.yml`.
  ///   - new: The text in its place.
  ///   - files: Contents by path below the content folder.
  init(
    _ more: String = "", replacing old: String = "\0", with new: String = "",
    files: [String: String] = SiteToAsk.files
  ) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "clipsite-resolve-\(UUID().uuidString)")
    var all = ["Content/site.yml": Self.siteYAML.replacing(old, with: new) + more]
    for name in ["directory", "location", "page", "card", "redirect", "404"] {
      all["Templates/\(name).mustache"] =
        "<!DOCTYPE html><html><head>{{head.tags}}</head><body></body></html>"
    }
    for (path, text) in files { all["Content/\(path)"] = text }
    for (path, text) in all {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let report = try SiteBuilder(SiteFolder(root.path)).check()
    guard let snapshot = report.value else { throw Mistake(description: "\(report.diagnostics)") }
    resolver = SiteResolver(snapshot)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// What a text launches.
  func resolve(_ text: String, _ device: Device = .iphone, system: String? = nil) throws -> URLResolution {
    try resolver.resolve(text, for: Asker(device, system: system.flatMap(IOSVersion.init)))
  }

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }
}
