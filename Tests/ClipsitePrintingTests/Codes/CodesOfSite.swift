@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePrinting

extension CodeList {
  /// The codes of the repository's site.
  init(prefersShortURLs: Bool = false) throws {
    try self.init(at: Repository.root.path, prefersShortURLs: prefersShortURLs)
  }

  /// The codes of a sample site with these texts, by path below the content folder.
  init(of files: [String: String], prefersShortURLs: Bool = false) throws {
    let folder = try UsualSite.folder(files)
    self = try withExtendedLifetime(folder) {
      try CodeList(at: folder.path, prefersShortURLs: prefersShortURLs)
    }
  }

  private init(at path: String, prefersShortURLs: Bool) throws {
    let site = try #require(try LoadedSite(SiteFolder(path)).site)
    self.init(site, prefersShortURLs: prefersShortURLs)
  }
}
