import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteNetwork
@testable import ClipsitePreview
@testable import ClipsiteSite
import ClipsiteTestTools
import Foundation

/// A small site in a temporary folder, and its dashboard.
final class SiteInFolder {
  private let folder: DisposableFolder
  let live: LiveSite

  static let siteYAML =
    UsualSite.configuration + "universal-links: [{path: \"/closed\", exclude: true}, {path: \"/*\"}]\n"

  /// - Parameter files: Contents by path below the content folder.
  init(_ files: [String: String]) throws {
    let usual = ["site.yml": Self.siteYAML, "index.md": "---\ntitle: Home\n---\n"]
    folder = try UsualSite.folder(usual.merging(files) { $1 })
    live = LiveSite(SiteFolder(folder.path))
    _ = try live.reload()
  }

  /// Writes a file below the content folder.
  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "Content/\(path)")
  }

  var root: URL { folder.url }

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
