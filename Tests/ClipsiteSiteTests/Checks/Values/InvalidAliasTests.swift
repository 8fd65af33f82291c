import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidAliasTests {
  @Test(arguments: [
    ("/M", "the slug `M` has upper-case letters"), ("/../x", "the slug `..` is a relative path segment"),
    ("/a//b", "the slug is empty"), ("/m/", "the slug is empty"),
    ("/.well-known", "the slug `.well-known` is the folder of the Apple App Site Association file"),
    ("m", "the short URL `m` is neither a path nor an `https` URL"),
    ("go.example.com/m", "the short URL `go.example.com/m` is neither a path nor an `https` URL"),
    ("m/", "the short URL `m/` is neither a path nor an `https` URL"),
    ("go.example.com/m/", "the short URL `go.example.com/m/` is neither a path nor an `https` URL"),
    ("", "the short URL is empty"),
    ("M", "the short URL `M` is neither a path nor an `https` URL"),
    (
      "http://go.example.com/m",
      "the invocation URL `http://go.example.com/m` has the scheme `http`, but it must be `https`"
    ),
    ("//go.example.com/m", "the short URL `//go.example.com/m` is neither a path nor an `https` URL"),
    ("https://go.example.com/M", "the slug `M` has upper-case letters"),
    (
      "https://go.example.com/m?x=1",
      "the short URL `https://go.example.com/m?x=1` has a query or a fragment, which no file can answer"
    ),
    (
      "https://go.example.com/m#x",
      "the short URL `https://go.example.com/m#x` has a query or a fragment, which no file can answer"
    ),
    ("/m?x=1", "the short URL `/m?x=1` has a query or a fragment, which no file can answer"),
    ("/?", "the short URL `/?` has a query or a fragment, which no file can answer"),
    ("/?x=1#y", "the short URL `/?x=1#y` has a query or a fragment, which no file can answer"),
    ("/?x= 1", "the invocation URL `https://example.com/?x= 1` contains ` `"),
    (
      "https://appclip.apple.com/id?p=com.example.Donuts.Clip",
      "in the invocation URL `https://appclip.apple.com/id?p=com.example.Donuts.Clip`, the domain before "
        + "the path "
        + "is Apple's, but no app can be associated with it"
    ),
    (
      "https://bücher.example/m",
      "in the invocation URL `https://bücher.example/m`, the domain before the path is internationalized, but "
        + "associated domains must be ASCII without `xn--` labels"
    ),
    (
      "https://a@go.example.com/m",
      "the invocation URL `https://a@go.example.com/m` contains a user name or password"
    ),
    (
      "javascript:alert(1)",
      "the invocation URL `javascript:alert(1)` has the scheme `javascript`, but it must be `https`"
    ),
  ])
  func refuses(alias: String, message: String) throws {
    try Fixture.expect(
      .invalidAlias, message, in: ["Content/a.md": Fixture.page("title: A\naliases: [«\"\(alias)\"»]")])
  }

  @Test(arguments: [
    ("m", "/m"), ("menu/lunch", "/menu/lunch"), ("go.example.com/m", "https://go.example.com/m"),
    ("www.example.com", "https://www.example.com"), ("m/", "/m"),
    ("//go.example.com/m", "https://go.example.com/m"),
  ])
  func namesWhatIsMeant(alias: String, meant: String) throws {
    try Fixture.expect(
      .invalidAlias, fix: "write `\(meant)`",
      in: ["Content/a.md": Fixture.page("title: A\naliases: [«\(alias)»]")])
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\naliases: \(meant)")])
  }

  @Test(arguments: [
    ("/aa, /b", "write a list: `[/aa, /b]`"),
    ("/aa,https://go.example.com/b", "write a list: `[/aa, https://go.example.com/b]`"),
    ("/Aa Bb", "write `/aa-bb`"), ("/a/Menü!", "write `/a/menu`"),
  ])
  func theFixOfAPathIsAPath(alias: String, fix: String) throws {
    try Fixture.expect(
      .invalidAlias, fix: fix, in: ["Content/a.md": Fixture.page("title: A\naliases: «\"\(alias)\"»")])
  }

  @Test(arguments: ["../m", "#m", "?m", ".", "M"])
  func aTextThatIsNeitherAPathNorAURLCanBeEither(alias: String) throws {
    try Fixture.expect(
      .invalidAlias, "the short URL `\(alias)` is neither a path nor an `https` URL",
      fix: "write a path such as `/m`, or a URL such as `https://example.com/m`",
      in: ["Content/a.md": Fixture.page("title: A\naliases: [«\"\(alias)\"»]")])
  }

  @Test(arguments: [
    "/m", "/a/b/c", "/?id=1", "https://example.com?id=1", "https://example.com/?p=1&p1=2",
    "https://go.example.com/m", "https://go.example.com/", "https://go.example.com",
  ])
  func isContentWith(alias: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\naliases: [\"\(alias)\"]")])
  }
}
