import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteSite

/// What a site consists of and what its pages say, as tests ask for it.
extension Fixture {
  /// The model of the site; fails the test when there is none.
  func site(drafts: Bool = false) throws -> Site {
    let loader = SiteLoader(folder: folder, includesDrafts: drafts, workers: Workers(count: 1))
    return try #require(try loader.load().site)
  }

  /// The URL of every page by its file.
  func urls() throws -> [String: String] {
    let site = try site()
    return Dictionary(uniqueKeysWithValues: site.pages.map { (site.source(of: $0).text, site.url(of: $0)) })
  }

  /// Builds a site that must be without any diagnostic.
  func buildCleanly(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try build().diagnostics.map { "\($0.code.name): \(relative($0.message))" }
    #expect(found == [], sourceLocation: sourceLocation)
  }

  /// A page of the output, taken apart.
  func page(_ path: String) throws -> HTMLPage { HTMLPage(try read("Output/\(path)")) }
}
