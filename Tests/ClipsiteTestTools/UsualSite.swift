package import Foundation

/// A small site that tests make in a folder, and the site that the repository is.
package enum UsualSite {
  /// A `site.yml` with what every site needs.
  package static let configuration = """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app:
      team-id: ABCDE12345
      bundle-id: com.example.Donuts
      clip-bundle-id: com.example.Donuts.Clip
      app-store-id: 1234567890

    """

  /// The names of the templates that every theme has.
  package static let templateNames = ["404", "card", "directory", "location", "page", "redirect"]

  /// Makes a site: a `site.yml`, a theme that shows nothing but the head, and what a test adds or replaces.
  ///
  /// - Parameter files: Texts by path below the content folder.
  package static func folder(_ files: [String: String] = [:]) throws -> DisposableFolder {
    var all = ["Content/site.yml": configuration]
    for name in templateNames {
      all["Templates/\(name).mustache"] =
        "<!DOCTYPE html><html><head>{{head.tags}}</head><body></body></html>"
    }
    for (path, text) in files { all["Content/\(path)"] = text }
    return try DisposableFolder("clipsite-site", in: SiteFolders.root, all)
  }
}

/// The folder of the package, which is itself a site.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
