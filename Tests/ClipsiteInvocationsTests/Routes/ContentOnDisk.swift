@testable import ClipsiteSiteContent
import ClipsiteDiagnostics
import Foundation
import ClipsiteSiteModel
import ClipsiteSiteRendering
import Testing

/// A site in a folder of its own; without a theme, for nothing is rendered.
struct ContentOnDisk {
  let folder: URL

  /// - Parameter files: Paths below `Content`, with the text of each. Without a `site.yml` there is a usual
  ///   one.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("clipsite-" + UUID().uuidString)
    var made: Set<URL> = []
    for (path, text) in ["site.yml": Self.configuration].merging(files, uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent("Content/\(path)")
      let parent = file.deletingLastPathComponent()
      if made.insert(parent).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: file)
    }
  }

  private static let configuration = """
    name: Ferry Street
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1}
    image: https://example.com/donut.png
    """

  /// The top of the repository, which is a site.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads a site, which must have no errors.
  static func site(in folder: URL) throws -> Site {
    let loaded = try LoadedSite(SiteFolder(folder.path))
    let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
    let site = loaded.site
    return try #require(site, "\(errors)")
  }

  func site() throws -> Site { try Self.site(in: folder) }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
