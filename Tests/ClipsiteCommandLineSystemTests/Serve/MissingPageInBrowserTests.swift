import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The answer to unknown URLs: in the language of the URL, and without a script in that of the site.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct MissingPageInBrowserTests {
  private static let site = """
    name: Laden
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip}
    icons: {favicon: favicon.svg}
    directory: {path: locations}

    """

  private static func preview(_ site: String) throws -> RunningPreview {
    let place: (String) -> String = { "---\ntitle: \($0)\nplace: {locality: \($0), country: DE}\n---\n" }
    return try RunningPreview(
      configuration: site,
      files: [
        "Content/index.md": "---\ntitle: Home\n---\n", "Content/index.de.md": "---\ntitle: Start\n---\n",
        "Content/index.ar.md": "---\ntitle: بداية\n---\n", "Content/a/index.md": "---\ntitle: A\n---\n",
        "Content/a/b.md": place("Bonn"), "Content/a/k.md": place("Köln"),
        "Content/favicon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      ])
  }

  /// What people read and use of the page, in its order.
  private static let facts = """
    (() => {
      const part = (name) => document.querySelector(name), text = (name) => part(name)?.innerText.trim();
      return [document.documentElement.lang, document.documentElement.dir, document.title, text('h1'), text('.lead'),
        text('.skip'), text('.top .find'), part('.top .find').pathname, part('.brand').pathname,
        part('input[type=search]').placeholder, part('.search').dataset.finder, text('.search .go'),
        part('.languages summary').textContent.trim(), part('.languages [aria-current]').hreflang,
        text('main .actions a'), part('main .actions a').pathname, text('.foot a:nth-child(2)'),
        [...document.querySelectorAll('.foot [hreflang]')].map((e) => e.hreflang).sort().join(' ')]
    })()
    """

  @Test(arguments: [
    (
      "/nowhere",
      [
        "en", "ltr", "Page not found – Laden", "Page not found",
        "The address may have changed, or a letter may be missing.", "Skip to content", "Find a location",
        "/locations/find", "/", "Town, postal code, or name", "/locations/find", "Search", "English", "en",
        "See all locations", "/locations", "All locations", "ar de",
      ]
    ),
    (
      "/de/nowhere",
      [
        "de", "ltr", "Seite nicht gefunden – Laden", "Seite nicht gefunden", "", "Zum Inhalt springen", "",
        "/locations/find/de", "/de", "", "/locations/find/de", "", "Deutsch", "de", "", "/de/locations", "",
        "ar en",
      ]
    ),
    ("/ar/nowhere", ["ar", "rtl"]),
  ])
  func theWholePageIsInTheLanguageOfTheURL(path: String, expected: [String]) throws {
    let preview = try Self.preview(Self.site)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.page(path))
    let found = try page.evaluate(Self.facts).elements?.compactMap(\.text) ?? []
    for (one, wanted) in zip(found, expected) where !wanted.isEmpty { #expect(one == wanted) }
    guard path != "/nowhere" else { return }
    // No word of the frame is left in the language of the site.
    try page.open(preview.page("/nowhere"))
    let english = try page.evaluate(Self.facts).elements?.compactMap(\.text) ?? []
    for (one, other) in zip(found, english) { #expect(one != other || one == "ltr") }
  }

  @Test func withoutALanguageInItsURLItIsInTheLanguageOfTheSite() throws {
    let preview = try Self.preview(Self.site.replacing("language: en", with: "language: de"))
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.page("/nirgends"))
    let found = try page.evaluate(Self.facts).elements?.compactMap(\.text) ?? []
    #expect(found.first == "de" && found.dropFirst(3).first == "Seite nicht gefunden")
  }
}
