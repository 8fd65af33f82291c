@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidSlugTests {
  @Test(arguments: [
    ("../../etc/passwd", "the slug `../../etc/passwd` contains a full stop"),
    ("..%2f", "the slug `..%2f` contains a full stop"),
    ("/abs", "the slug `/abs` contains `/`, but it must be a single path segment"),
    ("a//b", "the slug `a//b` contains `/`, but it must be a single path segment"),
    (".", "the slug `.` is a relative path segment"),
    ("..", "the slug `..` is a relative path segment"), ("", "the slug is empty"),
    (".well-known", "the slug `.well-known` is the folder of the Apple App Site Association file"),
    ("index.html", "the slug `index.html` contains a full stop"),
    ("con", "the slug `con` is a name that Windows reserves"),
    ("lpt1", "the slug `lpt1` is a name that Windows reserves"),
    ("Market", "the slug `Market` has upper-case letters"),
    ("café", "the slug `café` is not ASCII"), ("-a", "the slug `-a` starts or ends with a hyphen"),
    ("index", "the slug `index` is the name of a folder's own page"),
  ])
  func refusesTheKey(slug: String, message: String) throws {
    try Fixture.expect(
      .invalidSlug, message, in: ["Content/a.md": Fixture.page("title: A\nslug: «\"\(slug)\"»")])
    try Fixture.expect(
      .invalidSlug, message,
      in: [
        "Content/a.md": Fixture.page("title: A\nclip: {card-page: «\"\(slug)\"»}\nplace: {locality: Town}")
      ])
  }

  @Test(arguments: ["a\\\\b", "a\\tb"])
  func refusesWhatYAMLEscapes(slug: String) throws {
    try Fixture.expect(
      .invalidSlug, in: ["Content/a.md": Fixture.page("title: A\nslug: «\"\(slug)\"»")])
  }

  @Test func refusesThreeHundredCharacters() throws {
    try Fixture.expect(
      .invalidSlug,
      in: ["Content/a.md": Fixture.page("title: A\nslug: «\(String(repeating: "a", count: 300))»")])
  }

  @Test(arguments: ["Market Street", "a.b", "é", "MARKET"])
  func refusesTheNameOfAFile(name: String) throws {
    try Fixture.expect(
      .invalidSlug, at: "Content/\(name).md", in: ["Content/\(name).md": Fixture.page("title: A")])
  }

  @Test func refusesTheNameOfAFolderWithPages() throws {
    try Fixture.expect(
      .invalidSlug, at: "Content/Ferry Street", "the slug `Ferry Street` has upper-case letters",
      fix: "write `ferry-street`", in: ["Content/Ferry Street/a.md": Fixture.page("title: A")])
    try Fixture.expect(
      .invalidSlug, at: "Content/Ferry Street",
      in: ["Content/Ferry Street/oak/index.md": Fixture.page("title: A")])
  }

  @Test func aSlugMendsAName() throws {
    try Fixture.expectNothing(
      in: [
        "Content/Market Street.md": Fixture.page("title: A\nslug: market-street"),
        "Content/Ferry Street/index.md": Fixture.page("title: A\nslug: ferry-street"),
      ])
  }

  @Test func aFolderOfFilesAloneKeepsItsName() throws {
    let fixture = try Fixture([
      "Content/My Pictures/2024/a.txt": "a",
      "Content/a.md": Fixture.page("title: A", "[x](<My Pictures/2024/a.txt>)"),
    ])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/My Pictures/2024/a.txt") == "a")
    #expect(try fixture.read("Output/example.com/a.html").contains("href=\"/My%20Pictures/2024/a.txt\""))
  }
}
