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
    all["Content/site.yml"] = listingShortURLs(of: all)
    return try DisposableFolder("clipsite-site", in: SiteFolders.root, all)
  }

  /// Returns the `site.yml` of a site with the domains of the short URLs in its files, because every site must
  /// list them.
  ///
  /// - Parameter files: Texts by path below the folder of the site.
  package static func listingShortURLs(of files: [String: String]) -> String? {
    let pages = files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
    let lines = pages.flatMap { $0.value.split(separator: "\n") }.filter { $0.contains("aliases: ") }
    let domains = lines.flatMap { line in
      line.matches(of: quotedURL).map(\.2) + line.matches(of: plainURL).map(\.1)
    }
    return files["Content/site.yml"].map { site in
      domains.reduce(site) { site, domain in
        guard let list = site.firstMatch(of: /domains: \[([^\]]*)\]/) else { return site }
        if list.1.split(separator: ", ").contains(domain) { return site }
        return site.replacingCharacters(in: list.range, with: "domains: [\(list.1), \(domain)]")
      }
    }
  }

  private static var quotedURL: Regex<(Substring, Substring, Substring)> {
    /(["'])https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/?\?[^"'#]+|(?:\/[a-z0-9-]*)*)\1/
  }
  private static var plainURL: Regex<(Substring, Substring)> {
    /[\[ ]https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/[a-z0-9-]*)*(?=[,\]]|$)/
  }
}

/// The folder of the package, which is itself a site.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
