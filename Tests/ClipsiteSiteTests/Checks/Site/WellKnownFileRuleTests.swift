import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct MisplacedWellKnownTests {
  @Test(arguments: ["security.txt", "apple-app-site-association", "a/b.txt"])
  func refusesAFolderWhereNobodyLooks(name: String) throws {
    try Fixture.expect(
      .misplacedWellKnown, at: "Content/shops/.well-known/\(name)",
      "nobody will look for a folder .well-known here",
      fix: "move its files to Content/.well-known/, or to a folder in it with the domain's name",
      in: ["Content/shops/.well-known/\(name)": "{}"])
  }

  @Test func nothingInItIsAPage() throws {
    let fixture = try Fixture(["Content/.well-known/policy.md": "No front matter."])
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/.well-known/policy.md") == "No front matter.")
  }

  @Test func isContentWithOneAtTheTop() throws {
    let fixture = try Fixture([
      "Content/.well-known/security.txt": "primary",
      "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
      "Content/b.md": Fixture.page("title: B\ndomain: shop.example.net"),
      "Content/.well-known/shop.example.net/security.txt": "other",
    ])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/.well-known/security.txt") == "primary")
    #expect(try fixture.read("Output/shop.example.net/.well-known/security.txt") == "other")
  }
}

struct MisplacedAssociationFileTests {
  @Test(arguments: [
    "apple-app-site-association", "shops/apple-app-site-association", "apple-app-site-association.json",
    ".well-known/sub/apple-app-site-association", ".well-known/apple-app-site-association.txt",
  ])
  func refusesAFileThatDevicesDoNotRead(path: String) throws {
    try Fixture.expect(
      .misplacedAssociationFile, at: "Content/\(path)",
      "devices do not read an AASA file with this name in this place",
      fix: "move it to Content/.well-known/apple-app-site-association", in: ["Content/\(path)": "{}"])
  }

  @Test func isContentWithTheRightPlace() throws {
    try Fixture.expectNothing(in: ["Content/.well-known/apple-app-site-association": "{}"])
  }
}

struct IneffectiveHostFileTests {
  @Test func warnsOfAConfigurationThatNoHostReads() throws {
    try Fixture.expect(
      .ineffectiveProviderFile, at: "Content/.well-known/vercel.json",
      "no host reads a configuration file in this folder", fix: "move it to the root of the project",
      in: ["Content/.well-known/vercel.json": "{}"])
  }

  @Test func isContentWithItAtTheTop() throws {
    try Fixture.expectNothing(in: ["Content/vercel.json": "{}"])
  }
}
