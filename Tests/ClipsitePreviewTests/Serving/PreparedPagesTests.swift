@testable import ClipsitePreview
import ClipsiteAppClips
import ClipsiteHTTPServer
import Testing

struct PreparedPagesTests {
  private let key: PreparedPages.Key
  private let page = StaticResource(Array("<p>12345</p>".utf8), contentType: "text/html")

  init() throws {
    key = PreparedPages.Key(domain: try AssociatedDomain("example.com"), path: "/a", host: "localhost")
  }

  private func key(_ path: String) -> PreparedPages.Key {
    .init(domain: key.domain, path: path, host: "localhost")
  }

  @Test func aPageIsKeptForItsBuildAlone() {
    let pages = PreparedPages()
    pages.keep(page, for: key, build: 2)
    #expect(pages.page(key, build: 2)?.bytes == page.bytes)
    #expect(pages.page(key, build: 1) == nil && pages.page(key, build: 3) == nil)
    #expect(pages.page(key("/b"), build: 2) == nil)
  }

  @Test func aNewBuildForgetsAndAnOldOneChangesNothing() {
    let pages = PreparedPages()
    pages.keep(page, for: key, build: 1)
    pages.keep(page, for: key("/b"), build: 2)
    pages.keep(page, for: key("/c"), build: 1)
    #expect(pages.page(key, build: 1) == nil && pages.page(key, build: 2) == nil)
    #expect(pages.page(key("/b"), build: 2) != nil && pages.page(key("/c"), build: 2) == nil)
  }

  @Test func roomIsMadeByForgettingAll() {
    let pages = PreparedPages(capacity: 50)
    pages.keep(page, for: key, build: 1)
    pages.keep(page, for: key, build: 1)
    pages.keep(page, for: key("/b"), build: 1)
    #expect(pages.page(key, build: 1) != nil && pages.page(key("/b"), build: 1) != nil)
    pages.keep(page, for: key("/c"), build: 1)
    #expect(pages.page(key, build: 1) == nil && pages.page(key("/c"), build: 1) != nil)
  }

  @Test func aPageLargerThanTheRoomIsNotKept() {
    let pages = PreparedPages(capacity: 8)
    pages.keep(page, for: key, build: 1)
    #expect(pages.page(key, build: 1) == nil)
  }
}
