@testable import ClipsiteSiteContent
import ClipsiteAppClips
import ClipsiteHTTPServer
import Foundation
@testable import ClipsitePreview
@testable import ClipsiteSiteModel

/// A small site in a temporary folder, and its dashboard.
final class SiteInFolder {
  let root: URL
  let live: LiveSite

  static let siteYAML = """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app:
      team-id: ABCDE12345
      bundle-id: com.example.Donuts
      clip-bundle-id: com.example.Donuts.Clip
      app-store-id: 1234567890
    universal-links: [{path: "/closed", exclude: true}, {path: "/*"}]

    """

  /// - Parameter files: Contents by path below the content folder.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "clipsite-dashboard-\(UUID().uuidString)")
    var all = ["Content/site.yml": Self.siteYAML, "Content/index.md": "---\ntitle: Home\n---\n"]
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
    live = LiveSite(SiteFolder(root.path))
    _ = try live.reload()
  }

  /// Writes a file below the content folder.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appending(path: "Content/\(path)"))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var dashboard: Dashboard {
    let addresses = PreviewAddresses()
    addresses.listen(on: 8080)
    if let domain = try? AssociatedDomain("example.com") { addresses.listen(on: 8081, for: domain) }
    return Dashboard(live: live, addresses: addresses.local, editor: EditorLinks("vscode"))
  }

  /// A page of the dashboard, as text.
  func page(_ target: String) -> String {
    guard case .bytes(let body) = dashboard.answer("/_clipsite/" + target)?.body else { return "" }
    return String(decoding: body, as: UTF8.self)
  }
}
