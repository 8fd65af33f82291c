import Foundation
import Testing

/// Readers reach every page, and no link leads nowhere.
struct DocumentLinksTests {
  @Test(arguments: DocumentTree.all) func linksResolve(_ document: Document) {
    for link in document.links where link.firstMatch(of: /^[a-z]+:/) == nil {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? document.name : Self.path(String(parts[0]), from: document)
      let url = Document.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(document.name): \(link)")
      guard parts.count > 1, let target = DocumentTree.all.first(where: { $0.name == path }) else { continue }
      #expect(target.anchors.contains(String(parts[1])), "\(document.name): \(link)")
    }
  }

  /// DocC does not report pages that no topic lists.
  @Test(arguments: landingPages) func everyPageIsListed(_ landingPage: Document) throws {
    let folder = landingPage.name.prefix(upTo: try #require(landingPage.name.lastIndex(of: "/")))
    let catalog = DocumentTree.all.filter { $0.name.hasPrefix("\(folder)/") }
    let listed = catalog.flatMap(Self.topics)
    let pages = catalog.map(\.name).filter { $0 != landingPage.name }
    #expect(Set(listed).count == listed.count)
    #expect(Set(listed) == Set(pages))
  }

  /// DocC ignores the folders of a catalog.
  @Test func namesAreUniqueInACatalog() {
    let catalogs = Dictionary(grouping: DocumentTree.all.map(\.name)) {
      $0.components(separatedBy: ".docc/")[0]
    }
    for (catalog, pages) in catalogs where pages.count > 1 {
      let names = pages.map { $0.split(separator: "/").last ?? "" }
      #expect(Set(names).count == names.count, "\(catalog)")
    }
    #expect(Self.landingPages.count == 4)
  }

  /// `.ci/pictures` takes them. A reader on a phone waits for them, and every clone contains them.
  @Test func everyPictureIsShownAndSmall() throws {
    let folder = "Sources/clipsite/clipsite.docc/Resources"
    let url = Document.root.appendingPathComponent(folder)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let links = DocumentTree.all.flatMap { page in page.links.map { Self.path($0, from: page) } }
    #expect(pictures.count > 5)
    for picture in pictures {
      #expect(links.contains("\(folder)/\(picture)"), "\(picture)")
      let size = try Data(contentsOf: url.appendingPathComponent(picture)).count
      #expect(size < 100_000, "\(picture) has \(size) bytes")
    }
  }

  /// The page of a catalog with the catalog's name.
  private static let landingPages = DocumentTree.all.filter { document in
    document.name.firstMatch(of: /([A-Za-z]+)\.docc\/([A-Za-z]+)\.md$/).map { $0.1 == $0.2 } ?? false
  }

  /// The pages that a page lists as its topics.
  private static func topics(of page: Document) -> [String] {
    guard let start = page.prose.range(of: "\n## Topics\n") else { return [] }
    return page.prose[start.upperBound...].matches(of: /\n- \[[^\]]+\]\(([^)#]+)\)/).map {
      path(String($0.1), from: page)
    }
  }

  /// The path of a relative link.
  private static func path(_ link: String, from document: Document) -> String {
    var parts = document.name.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
