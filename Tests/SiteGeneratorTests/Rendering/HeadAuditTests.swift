import Diagnostics
import Testing

@testable import SiteGenerator

struct HeadAuditTests {
  private static let plain = Fixture.templates["partials/layout"] ?? ""
  private static let tag = "<meta name=\"apple-itunes-app\" content=\"app-id=1\">"

  @Test func aThemeThatDropsTheHeadIsReportedWithPageAndTag() throws {
    let bare = Self.plain.replacing("{{head.tags}}", with: "")
    let fixture = try Fixture(["Templates/partials/layout.mustache": bare])
    let found = try fixture.check().filter {
      $0.code == MissingTag.code && $0.place.path.hasSuffix("index.md")
    }
    #expect(
      found.contains {
        $0.message.contains("`apple-itunes-app`") && $0.message.contains("directory.mustache")
      })
    #expect(found.contains { $0.message.contains("`og:image`") })
    #expect(found.contains { $0.message.contains("`canonical`") })
  }

  @Test func aThemeThatDoublesATagIsReported() throws {
    let doubled = Self.plain.replacing("</head>", with: Self.tag + "</head>")
    let fixture = try Fixture(["Templates/partials/layout.mustache": doubled])
    #expect(Set(try fixture.check().map(\.code)) == [DoubledTag.code])
  }

  @Test func rawHTMLOfAPageCannotAddATag() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\nallow-html: true\n---\n\(Self.tag)\n"])
    #expect(try fixture.check().map(\.code) == [DoubledTag.code, RawHTMLAllowed.code])
  }

  @Test func tagsThatATemplateWritesItselfCountWhenTheyAreEqual() {
    let head = Array("<title>T</title>\n<link rel=\"canonical\" href=\"https://example.com/\">\n".utf8)
    let page = Array("<head><link href=\"https://example.com/\" rel=canonical></head>".utf8)
    let other = Array("<head><link rel=\"canonical\" href=\"https://example.com/\"></head>".utf8)
    #expect(HeadAudit.check(other, expecting: head, template: "t", page: nil) == [])
    #expect(HeadAudit.check(page, expecting: head, template: "t", page: nil).map(\.code) == [MissingTag.code])
  }
}
