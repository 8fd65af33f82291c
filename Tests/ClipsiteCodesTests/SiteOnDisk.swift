import Foundation
@testable import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering
import Testing

@testable import ClipsiteCodes

/// A site in a folder of its own, and the codes of it.
struct SiteOnDisk {
  let folder: URL

  /// - Parameter files: Paths below `Content`, with the text of each.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("clipsite-" + UUID().uuidString)
    for (path, text) in ["site.yml": Self.configuration].merging(files, uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent("Content/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let configuration = """
    name: Ferry Street
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1}
    image: https://example.com/donut.png
    """

  /// The codes of the site, which must have no errors.
  func codes(prefersShortURLs: Bool = false) throws -> CodeList {
    try Self.codes(in: folder, prefersShortURLs: prefersShortURLs)
  }

  static func codes(in folder: URL, prefersShortURLs: Bool = false) throws -> CodeList {
    let site = try #require(try LoadedSite(SiteFolder(folder.path)).site)
    return CodeList(site, prefersShortURLs: prefersShortURLs)
  }

  /// The top of the repository, which is a site.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
