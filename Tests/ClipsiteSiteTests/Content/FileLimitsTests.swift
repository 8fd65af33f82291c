import ClipsiteContent
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sizes of files at their limits and one byte past them, as they are and as `limits` in `site.yml` says.
struct FileLimitsTests {
  private static let megabyte = 1 << 20

  /// A page of so many bytes, hardly any of which are rendered.
  private static func page(_ bytes: Int) -> String {
    let page = Fixture.page("title: A", "[a]: /")
    return page + String(repeating: "a", count: bytes - page.utf8.count)
  }

  @Test(arguments: [0, 1])
  func aPageMayHaveAMegabyte(more: Int) throws {
    let fixture = try Fixture(["Content/a.md": Self.page(Self.megabyte + more)])
    #expect(try fixture.findings() == (more == 0 ? [] : ["error: FileTooLarge Content/a.md"]))
  }

  @Test(arguments: [0, 1])
  func aPageMayHaveWhatTheSiteSays(more: Int) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("limits: {source-file: 2 MiB}"),
      "Content/a.md": Self.page(2 * Self.megabyte + more),
    ])
    #expect(try fixture.findings() == (more == 0 ? [] : ["error: FileTooLarge Content/a.md"]))
  }

  @Test func doesNotReadASparseGiant() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try #require(truncate(fixture.url("Content/a.md").path, 2 << 30) == 0)
    try fixture.expect(
      .fileTooLarge, at: "Content/a.md",
      "the file has 2147483648 bytes, but at most 1048576 are allowed",
      fix: "shorten it, or move what is not text into separate files")
  }

  @Test(arguments: [0, 1])
  func aConfigurationMayHaveAMegabyte(more: Int) throws {
    let text = Fixture.site("#")
    let filler = String(repeating: "a", count: Self.megabyte + more - text.utf8.count)
    let fixture = try Fixture(["Content/site.yml": text.dropLast() + filler + "\n"])
    #expect(try fixture.findings() == (more == 0 ? [] : ["error: FileTooLarge Content/site.yml"]))
  }

  @Test(arguments: [0, 1])
  func anAssociationFileThatIsMergedMayHaveAMegabyte(more: Int) throws {
    let path = "Content/.well-known/apple-app-site-association"
    let fixture = try Fixture([path: "{}" + String(repeating: " ", count: Self.megabyte + more - 2)])
    let found = try fixture.check().filter { fixture.relative($0.range.path) == path }.map(\.code.name)
    #expect(found == (more == 0 ? ["AssociationFileTooLarge"] : ["FileTooLarge"]))
  }

  @Test(arguments: [0, 1])
  func aTemplateMayHaveAMegabyte(more: Int) throws {
    let fixture = try Fixture(["Templates/huge.mustache": String(repeating: "a", count: Self.megabyte + more)]
    )
    #expect(
      try fixture.findings() == [
        "\(more == 0 ? "warning: UnusedTemplate" : "error: FileTooLarge") Templates/huge.mustache"
      ])
  }

  @Test(arguments: [64 << 10, 100 << 10], [0, 1])
  func frontMatterMayHaveWhatTheSiteSays(limit: Int, more: Int) throws {
    let text = "title: A\n# "
    let frontMatter = text + String(repeating: "a", count: limit + more - text.utf8.count - 1)
    let configured = limit == 64 << 10 ? "" : "limits: {front-matter: 100 KiB}"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(configured), "Content/a.md": Fixture.page(frontMatter),
    ])
    #expect(try fixture.check().map(\.code.name) == (more == 0 ? [] : ["FrontMatterTooLong"]))
  }

  @Test(arguments: [4 << 20, 100 << 10], [0, 1])
  func aRenderedPageMayHaveWhatTheSiteSays(limit: Int, more: Int) throws {
    let configured = limit == 4 << 20 ? "" : "limits: {page: \(limit)}"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(configured), "Content/a.md": Fixture.page("title: A\ntemplate: long"),
      "Templates/long.mustache": "<head>{{head.tags}}</head>" + (0..<5).map { "{{> part\($0)}}" }.joined(),
      "Templates/partials/part0.mustache": "", "Templates/partials/part1.mustache": "",
      "Templates/partials/part2.mustache": "", "Templates/partials/part3.mustache": "",
      "Templates/partials/part4.mustache": "",
    ])
    #expect(try fixture.build().diagnostics == [])
    var rest = limit + more - (try fixture.read("Output/example.com/a.html").utf8.count)
    for part in 0..<5 {
      let count = min(rest, 1_000_000)
      try fixture.write(
        [UInt8](repeating: 0x61, count: count), to: "Templates/partials/part\(part).mustache")
      rest -= count
    }
    #expect(try fixture.check().map(\.code.name) == (more == 0 ? [] : ["OutputTooLarge"]))
  }

  @Test(arguments: [0, 1])
  func aCopiedFileMayHaveWhatTheSiteSays(more: Int) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("limits: {copied-file: 1 KiB}")])
    try fixture.write([UInt8](repeating: 7, count: 1024 + more), to: "Content/menu.pdf")
    #expect(
      try fixture.findings() == (more == 0 ? [] : ["error: CopiedFileTooLarge Content/menu.pdf"]))
  }
}
