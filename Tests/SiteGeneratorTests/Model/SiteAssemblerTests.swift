import Diagnostics
import FileSystem
import Foundation
import Testing

@testable import SiteGenerator

struct SiteAssemblerTests {
  @Test func copiesFilesOfFoldersWithAnyName() throws {
    let fixture = try Fixture([
      "Content/My Pictures/Deep/a.txt": "a", "Content/shop/index.md": "---\ntitle: Shop\n---\n",
      "Content/shop/menu/lunch.txt": "b",
    ])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/My Pictures/Deep/a.txt") == "a")
    #expect(try fixture.read("Output/example.com/shop/menu/lunch.txt") == "b")
  }

  @Test func aPageInAFolderWithAnyNameNeedsASlug() throws {
    let fixture = try Fixture(["Content/My Shop/index.md": "---\ntitle: Shop\n---\n"])
    #expect(try fixture.check().map(\.code) == [InvalidSlug.code])
    try fixture.write("---\ntitle: Shop\nslug: my-shop\n---\n", to: "Content/My Shop/index.md")
    #expect(try fixture.build().diagnostics == [])
    #expect(FileStore.exists(fixture.url("Output/example.com/my-shop.html").path))
  }
}
