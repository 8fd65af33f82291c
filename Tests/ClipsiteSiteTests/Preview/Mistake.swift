import ClipsiteSystem
import Foundation

/// A mistake as authors make them, and what the preview shows of the page that it is in.
///
/// The site has the pages `index.md`, `about.md`, `other.md` and `ferry-street/market.md`.
struct Mistake: CustomStringConvertible, Sendable {
  /// What somebody sees at the URL of the page.
  enum Shown: Sendable {
    /// The page with a text, as it is now or as it was.
    case text(String)
    /// A page that says that it cannot be shown: status 503.
    case unavailable
    /// The answer to unknown URLs.
    case notFound
  }

  let description: String
  /// Makes the mistake.
  let make: @Sendable (Fixture) throws -> Void
  /// The first of the errors that `check` finds.
  let code: String
  /// The URL of the page that the mistake concerns.
  var path = "/about"
  /// What the page shows while the preview runs, and the sentence about it.
  let running: (shown: Shown, sentence: String)
  /// The same for a preview that starts with the mistake.
  let starting: (shown: Shown, sentence: String)

  static let asFarAsPossible = "Pages with errors are shown as far as possible."
  static let kept = "Content/about.md shows its last good state."
  static let leftOut = "Content/about.md is left out of the site until it is corrected."
  static let otherValues = "You see the site with other values for those that site.yml lacks."

  /// A mistake in `about.md` after which the file cannot be read.
  private static func unreadable(_ name: String, _ text: String, _ code: String) -> Mistake {
    Mistake(
      description: name, make: { try $0.write(text, to: "Content/about.md") }, code: code,
      running: (.text("First"), kept), starting: (.unavailable, leftOut))
  }

  /// A mistake in `about.md` after which the page has no known place on the site.
  private static func displaced(_ name: String, _ line: String, _ code: String) -> Mistake {
    unreadable(name, "---\ntitle: About\n\(line)\n---\nSecond\n", code)
  }

  /// A mistake in `about.md` that keeps nothing from being shown.
  private static func shown(
    _ name: String, _ lines: String, _ code: String, body: String = "Second"
  ) -> Mistake {
    Mistake(
      description: name,
      make: { try $0.write("---\n\(lines)\n---\n\(body)\n", to: "Content/about.md") }, code: code,
      running: (.text("Second"), asFarAsPossible), starting: (.text("Second"), asFarAsPossible))
  }

  /// A mistake in `site.yml` after which nothing is known of the site, or only a value is missing.
  private static func configuration(_ name: String, _ text: String, _ code: String, isUsable: Bool) -> Mistake
  {
    Mistake(
      description: name, make: { try $0.write(text, to: "Content/site.yml") }, code: code,
      running: (.text("First"), "You see the site with its last good site.yml."),
      starting: (.text("First"), isUsable ? asFarAsPossible : otherValues))
  }

  /// A mistake in a template. If the file cannot be read, that of the theme stands in.
  private static func template(
    _ name: String, _ code: String, _ make: @escaping @Sendable (Fixture) throws -> Void
  ) -> Mistake {
    Mistake(
      description: name, make: make, code: code,
      running: (.text("First"), "You see the pages with the last good templates."),
      starting: (.text("First"), asFarAsPossible))
  }

  private static func file(
    _ name: String, _ code: String, _ shown: Shown = .text("First"),
    _ make: @escaping @Sendable (Fixture) throws -> Void
  ) -> Mistake {
    Mistake(
      description: name, make: make, code: code, running: (shown, asFarAsPossible),
      starting: (shown, asFarAsPossible))
  }

  private static let page = Fixture.templates["page"] ?? ""

  static let all: [Mistake] = [
    unreadable("open list", "---\ntitle: [\n---\nSecond\n", "InvalidYAML"),
    unreadable("open quote", "---\ntitle: \"About\n---\nSecond\n", "UnclosedQuote"),
    unreadable("tab", "---\nclip:\n\tsubtitle: Text\n---\nSecond\n", "TabIndentation"),
    unreadable("no front matter", "Second\n", "MissingFrontMatter"),
    unreadable("front matter without end", "---\ntitle: About\nSecond\n", "FrontMatterNotClosed"),
    unreadable("empty file", "", "MissingFrontMatter"),
    displaced("wrong slug", "slug: Ab out", "InvalidSlug"),
    displaced("domain that is not listed", "domain: example.org", "UndeclaredDomain"),
    shown("no title", "description: About", "MissingTitle"),
    shown("dead link", "title: About", "DeadLink", body: "[Second](nowhere.md)"),
    shown(
      "long subtitle",
      "title: About\nclip: {subtitle: A subtitle that is much longer than the fifty-six characters of a card}",
      "SubtitleTooLong"),
    shown("wrong latitude", "title: About\nplace: {latitude: 137.5, longitude: 1}", "InvalidPlace"),
    shown("unknown template", "title: About\ntemplate: nothing", "UnknownTemplate"),
    shown("missing image", "title: About\nimage: nothing.png", "MissingImage"),
    shown("URL of another page", "title: About\naliases: [/other]", "DuplicateURL"),
    configuration("open list in site.yml", "domains: [\n" + Fixture.siteYAML, "InvalidYAML", isUsable: false),
    configuration(
      "site.yml without app", "name: Shop\ndomains: [example.com]\n", "MissingKey", isUsable: false),
    configuration(
      "wrong team ID", Fixture.siteYAML.replacing("ABCDE12345", with: "ABC"), "InvalidAppIDPrefix",
      isUsable: false),
    configuration(
      "wrong color", Fixture.siteYAML + "theme-color: reddish\n", "WrongType", isUsable: true),
    configuration(
      "wrong type of words", Fixture.siteYAML + "words: {de: [label]}\n", "WrongType", isUsable: true),
    template("open section", "UnclosedSection") {
      try $0.write(page + "{{#open}}", to: "Templates/page.mustache")
    },
    template("missing partial", "MissingTemplate") {
      try $0.write(page + "{{> nothing}}", to: "Templates/page.mustache")
    },
    template("template that is no text", "UTF16File") {
      try $0.write([0xFF, 0xFE] as [UInt8], to: "Templates/location.mustache")
    },
    template("partial that is no text", "UTF16File") {
      try $0.write([0xFF, 0xFE] as [UInt8], to: "Templates/partials/layout.mustache")
    },
    template("template of every page with a dead link", "DeadLink") {
      let layout = Fixture.templates["partials/layout"] ?? ""
      try $0.write(
        layout.replacing("</body>", with: "<a href=\"/gone\">Gone</a></body>"),
        to: "Templates/partials/layout.mustache")
    },
    file("link to nothing", "DanglingLink") { try $0.link("Content/lost.txt", to: "gone.txt") },
    file("pipe", "NotAFile") { mkfifo($0.url("Content/pipe.txt").path, 0o644) },
    file("control character", "FileNameWithControlCharacter") { try $0.write("", to: "Content/Menu\r") },
    file("folder named as a page", "FolderNamedAsPage", .notFound) {
      try $0.remove("Content/about.md")
      try $0.write("---\ntitle: A\n---\n", to: "Content/about.md/index.md")
    },
    file("picture that is none", "InvalidImage") { try $0.write("text", to: "Content/donut.png") },
  ]
}
