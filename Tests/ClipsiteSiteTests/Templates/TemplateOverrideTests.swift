import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering

/// Files of a site in place of those of its theme.
struct TemplateOverrideTests {
  private static let original = BuiltInTheme.clean.files["partials/footer.mustache"]

  private func notes(_ text: String) throws -> [Diagnostic] {
    let fixture = try Fixture(["Templates/partials/footer.mustache": text])
    return try TemplateOverride.all(in: fixture.folder.templates, of: .clean)
      .filter { $0.path == "partials/footer.mustache" }.compactMap { $0.note(version: "9.0.0") }
  }

  private func copy(version: String = "9.0.0") throws -> String {
    let original = try #require(Self.original)
    return String(decoding: OriginMark(of: original, version: version).copy(of: original), as: UTF8.self)
  }

  @Test func aCopyThatNobodyChangedCanGo() throws {
    let original = String(decoding: try #require(Self.original).bytes, as: UTF8.self)
    for text in [original, try copy(), try copy(version: "1.0.0")] {
      let found = try notes(text)
      #expect(found.map(\.code) == [.uneditedTemplate])
      #expect(found.first?.message == "the file is the same as clean:partials/footer.mustache")
    }
  }

  @Test func anEditedCopyIsSilentWhileItsOriginalIsTheSame() throws {
    #expect(try notes(copy(version: "1.0.0") + "<p>Own</p>\n") == [])
    #expect(try notes("<footer>Own</footer>\n") == [])
  }

  /// The original of an older version had another digest.
  @Test func theNoteOfAChangedOriginalHasTheDifference() throws {
    let lines = try copy(version: "1.0.0").split(separator: "\n", omittingEmptySubsequences: false)
    let digest = try #require(lines[0].split(separator: " ").dropLast().last)
    let gone = try #require(lines.dropFirst(2).first { !$0.isEmpty })
    let text = lines.map { $0 == gone ? "<p>Own</p>" : String($0) }.joined(separator: "\n")
      .replacing(digest, with: "0123456789abcdef")
    let note = try #require(try notes(text).first)
    #expect(note.code == .outdatedOverride && note.severity == .note)
    #expect(note.message.contains("has changed since clipsite 1.0.0"))
    #expect(note.fix?.contains("`clipsite 9.0.0, clean:partials/footer.mustache, \(digest)`") == true)
    #expect(note.notes.map(\.message) == ["only the theme has `\(gone)`", "only your file has `<p>Own</p>`"])
    #expect(note.notes[0].range.path == "clean:partials/footer.mustache")
    #expect(note.notes[1].range.path.hasSuffix("Templates/partials/footer.mustache"))
    // With the new mark, the owner has seen it.
    let seen = text.replacing("clipsite 1.0.0", with: "clipsite 9.0.0").replacing(
      "0123456789abcdef", with: digest)
    #expect(try notes(seen) == [])
  }

  /// Nothing has changed since the version in the first line: the site has another theme.
  @Test func aCopyOfAnotherThemeIsNamed() throws {
    let bistro = try #require(BuiltInTheme.bistro.files["partials/style.mustache"])
    let copy = OriginMark(of: bistro, version: "9.0.0").copy(of: bistro)
    let fixture = try Fixture(["Templates/partials/style.mustache": String(decoding: copy, as: UTF8.self)])
    let note = try #require(
      TemplateOverride.all(in: fixture.folder.templates, of: .clean).compactMap { $0.note(version: "9.0.0") }
        .first { $0.code == .outdatedOverride })
    #expect(
      note.message == "this file is a copy of bistro:partials/style.mustache, "
        + "but the file of the theme is clean:partials/style.mustache")
  }

  @Test(arguments: ["{{! clipsite 1", "{{! }}", "", "{{! clipsite 1, 2, 3 }}", "<!-- clipsite -->\r\n"])
  func noLineHarmsTheCheck(_ line: String) throws { #expect(try notes(line).count <= 1) }

  // MARK: Inheriting

  /// A partial of the site is in the templates of the theme that include it.
  @Test func anOverrideIsUsedByTemplatesOfTheTheme() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try fixture.remove("Templates")
    try fixture.write("<footer>Own {{page.title}}</footer>\n", to: "Templates/partials/footer.mustache")
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/a.html")
    #expect(page.contains("<footer>Own A</footer>") && page.contains("<header"))
  }

  @Test func theThemeOfTheSiteIsInherited() throws {
    for theme in BuiltInTheme.allCases {
      let fixture = try Fixture(["Content/site.yml": Fixture.siteYAML + "theme: \(theme.name)\n"])
      try fixture.remove("Templates")
      try fixture.buildCleanly()
      let page = try fixture.read("Output/example.com/index.html")
      #expect(page.contains("ui-serif") == (theme == .bistro), "\(theme)")
    }
  }

  /// A theme is parsed as far as a site needs it.
  @Test func templatesThatNothingIncludesAreNotParsed() throws {
    let fixture = try Fixture()
    let files = try fixture.folder.templates.read()
    let theme = Theme(files, for: SiteOptions())
    #expect(
      theme.library.names.sorted()
        == Fixture.templates.keys.map { $0.replacing("partials/", with: "") }.sorted())
  }

  /// A site without a directory has no search page, so its template does not count in any check.
  @Test func theTemplateOfSearchPagesIsParsedWithADirectoryOnly() throws {
    for (lines, searches) in [("", false), ("directory: {}\n", true)] {
      let fixture = try Fixture(["Content/site.yml": Fixture.siteYAML + lines])
      try fixture.remove("Templates")
      let options = try #require(try LoadedSite(fixture.folder).site).configuration.options
      let theme = Theme(try fixture.folder.templates.read(), for: options)
      #expect((theme.finder != nil) == searches)
      #expect((theme.library.template(named: "results") != nil) == searches)
    }
  }

  // MARK: Unused files

  @Test(arguments: [
    ("partials/haeder.mustache", "did you mean `partials/header.mustache`?"),
    ("locaton.mustache", "did you mean `location.mustache`?"),
    ("partials/header.html", "did you mean `partials/header.mustache`?"),
    ("signs/counter.eps", "did you mean `signs/counter.svg`?"),
    ("partials/menu-of-the-day.mustache", "include it in a template, or delete it"),
  ])
  func aFileThatNothingUsesIsAWarning(_ path: String, _ fix: String) throws {
    let fixture = try Fixture(["Templates/\(path)": "<p>Donuts</p>\n"])
    let found = try fixture.check()
    #expect(found.map(\.code) == [.unusedTemplate])
    #expect(found.first?.fix == fix)
    #expect(found.first.map { fixture.relative($0.range.path) } == "Templates/\(path)")
  }

  @Test func usedFilesAreSilent() throws {
    let page = try #require(Fixture.templates["page"])
    let fixture = try Fixture([
      "Templates/menu.mustache": page, "Content/a.md": Fixture.page("title: A\ntemplate: menu"),
      "Templates/page.mustache": page + "{{> own}}", "Templates/partials/own.mustache": "<p>Own</p>",
      "Templates/README.md": "Notes\n", "Templates/.DS_Store": "x", "Templates/signs/door.svg": "<svg/>",
      "Templates/partials/.#own.mustache": "{{#open}}",
    ])
    #expect(try fixture.check() == [])
    // Data decide what is included, so anything may be.
    try fixture.write(page + "{{> *page.extra.part}}{{> own}}", to: "Templates/page.mustache")
    try fixture.write("<p>Other</p>", to: "Templates/partials/other.mustache")
    #expect(try fixture.check().map(\.code.name).contains("UnusedTemplate") == false)
  }

  /// A page that is not part of the site yet may name the template.
  @Test func aDraftMayUseATemplate() throws {
    let fixture = try Fixture([
      "Templates/menu.mustache": try #require(Fixture.templates["page"]),
      "Content/a.md": Fixture.page("title: A\ntemplate: menu\ndraft: true"),
    ])
    #expect(try fixture.check() == [])
  }
}
