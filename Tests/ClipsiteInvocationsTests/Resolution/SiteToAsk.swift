import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteInvocations
import ClipsiteRendering
import ClipsiteSite
import ClipsiteTestTools
import Foundation

/// A small site, ready to be asked.
final class SiteToAsk {
  private let folder: DisposableFolder
  let resolver: SiteResolver

  private static let siteYAML =
    UsualSite.configuration.replacing("[example.com]", with: "[example.com, other.example]")
    + "layout: multi-domain\nuniversal-links: [{path: \"/closed\", exclude: true}, {path: \"/*\"}]\n"
    + "assets: [picture.txt]\nother-apps: {app-links: [com.example.donuts]}\n"

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
    // A domain without an experience.
    "away/index.md": "---\ntitle: Far\ndomain: other.example\nclip: {display: none}\n---\n",
    "away/page.md": "---\ntitle: Away\nclip: {display: card}\n---\n",
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
    let configuration = ["site.yml": Self.siteYAML.replacing(old, with: new) + more]
    folder = try UsualSite.folder(configuration.merging(files) { $1 })
    let report = try SiteBuilder(SiteFolder(folder.path)).check()
    guard let snapshot = report.value else { throw Mistake(description: "\(report.diagnostics)") }
    resolver = SiteResolver(snapshot)
  }

  /// What a text launches.
  func resolve(_ text: String, _ device: Device = .iphone, system: String? = nil) throws -> URLResolution {
    try resolver.resolve(text, for: Asker(device, system: system.flatMap(IOSVersion.init)))
  }

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }
}
