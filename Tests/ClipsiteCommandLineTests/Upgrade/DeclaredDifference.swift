/// A difference that CHANGELOG.md tells, between the pages of an earlier version and those of this one.
struct DeclaredDifference: Sendable {
  /// Words of the entry in CHANGELOG.md.
  let changelog: String
  /// Texts of which each changed piece contains one.
  var pieces: [String] = []
  /// The file that changes in any way.
  var file: String?
  /// The start of the paths of files that appear.
  var newFiles: String?
  /// The code of a diagnostic that the site did not have.
  var code: String?

  /// Returns whether the entry tells a change.
  func covers(_ change: ChangedPiece) -> Bool {
    if let file, change.path.hasSuffix(file) { return true }
    return pieces.contains { change.text.contains($0) }
  }

  /// Returns whether the entry tells that a file appears.
  func adds(_ path: String) -> Bool { newFiles.map(path.hasPrefix) ?? false }

  /// All differences between version 0.1.0 and this one that the frozen sites show.
  static let all = [
    DeclaredDifference(
      changelog: "structured data, and App Store Connect have telephone numbers with the country code.",
      pieces: [".telephone = ", #"href="tel:"#]),
    DeclaredDifference(
      changelog: "Search engines get closed days and dates with other hours.",
      pieces: [".openingHoursSpecification."]),
    DeclaredDifference(
      changelog:
        "Structured data has `Organization` with the logo, `WebSite`, `parentOrganization`, and `hasMap`.",
      pieces: ["data Organization.", "data WebSite.", ".parentOrganization.", ".hasMap = "]),
    DeclaredDifference(
      changelog: "The table of hours shows all seven days", pieces: ["<tr data-days="]),
    DeclaredDifference(
      changelog: "Pages say whether their location is open now, in the time zone of the location",
      pieces: ["<script>{const mark=", "<script>{const D=1440", "script-src "]),
    DeclaredDifference(
      changelog: "The end of a day is “midnight”, where a clock", pieces: ["&quot;PM&quot;"]),
    DeclaredDifference(
      changelog: "Each device has its call: the App Clip on iPhone,", pieces: ["navigator.userAgent"]),
    DeclaredDifference(
      changelog: "Its country is a line only if the site has several countries.",
      pieces: ["<span>United States</span>"]),
    DeclaredDifference(
      changelog: "An address has the order of its country, in its own script from big to small.",
      pieces: ["〒150-0043", "東京都", "%E6%9D%B1%E4%BA%AC%E9%83%BD", "道玄坂1-2-3"]),
    DeclaredDifference(
      changelog:
        "Lists, 404 pages, card pages, and short-URL pages have the description of their page",
      pieces: [
        "Am alten Markt.", "Look for the *pink* door.", "The first of our shops.", "</a>  Boston",
        "</a>  Dresden",
      ]),
    DeclaredDifference(
      changelog: "A location without description and text has a description from its place.",
      pieces: ["渋谷店 · Donuts"]),
    DeclaredDifference(
      changelog: "Names of days, countries, and languages, numbers, and distances are those of the page's",
      pieces: ["Vereinigte Staaten", "itemListElement.name = United States", ">United States</a>"]),
    DeclaredDifference(
      changelog: "Both themes speak 23 languages: their words come from a table that every template can use",
      pieces: [
        "itemListElement.name = Standorte", "itemListElement.name = Locations", "See all places",
        "See all locations",
      ]),
    DeclaredDifference(
      changelog: "`place.special-hours`, seasons in `place.hours`, and `place.closed-until`.",
      pieces: ["Geschlossen bis {date}", "öffnet wieder am {date}"]),
    DeclaredDifference(
      changelog: "The list of businesses on a home page no longer contains the directory.",
      pieces: [#"<a href="/locations">Locations</a>    5"#]),
    DeclaredDifference(
      changelog: "On a domain that only has short URLs, `site.home` leads to the home page of the site.",
      pieces: [#"<a href="/">Donut Harbor</a>"#, #"<a href="https://example.com/">Donut Harbor</a>"#]),
    DeclaredDifference(
      changelog: "With `directory`, each domain and language has a search page", file: "/finder.js"),
    DeclaredDifference(
      changelog: "A site with `directory` and without `finder.mustache` has search pages",
      pieces: ["Permissions-Policy"], newFiles: "example.com/locations/find"),
    DeclaredDifference(
      changelog: "and a copy that nobody changed (`UneditedTemplate`).", code: "UneditedTemplate"),
    DeclaredDifference(
      changelog: "The directory has pages in every language of the site, as `/de/locations`",
      pieces: [
        "example.com/de/locations", #"action="/locations" data-finder"#, #"action="/de/locations""#,
        "<nav></nav>", #"hreflang="de">Deutsch</a> </nav>"#, #""https://example.com/locations"#,
        "item = https://example.com/locations",
        "<url><loc>https://example.com/locations", "  </url>",
      ], newFiles: "example.com/de/locations"),
    DeclaredDifference(
      changelog: "Pages of the directory and the search, and 404 pages, have a description",
      pieces: [
        "The address may have changed", "Donut Harbor: 5 locations", "Donut Harbor, United States: 3",
        "Donut Harbor, MA, United States", "Donut Harbor · ",
      ]),
    DeclaredDifference(
      changelog: "The title of a region or town names what it belongs to",
      pieces: ["<title>MA", #""og:title" content="MA"#]),
    DeclaredDifference(
      changelog: "a state or province that does not exist is a warning", code: "ContradictoryPlace"),
    DeclaredDifference(
      changelog: "`check` warns of a table in Markdown, which the page shows as text (`MarkdownTable`).",
      code: "MarkdownTable"),
    DeclaredDifference(
      changelog: "Regions have their full names, as in “Aurora, Colorado”.",
      pieces: [
        "Massachusetts", "<h1>MA</h1>", "itemListElement.name = MA", #"<a href="/locations/us/ma">MA</a>"#,
        #"<a href="/donuts/market">CA</a>"#, "California</a>",
      ]),
    DeclaredDifference(
      changelog: "In the last hour, a page says that a location closes soon", pieces: ["<p data-hours="]),
    DeclaredDifference(
      changelog: "Times of one day that overlap in `place.hours` are an error.", code: "InvalidPlace"),
    DeclaredDifference(
      changelog: "The domains of short URLs must be listed in `domains`.", code: "UndeclaredDomain"),
    DeclaredDifference(changelog: "`https` as a custom scheme is an error.", code: "InvalidAppLinks"),
    DeclaredDifference(
      changelog: "clipsite checks all internal links, images, scripts, and styles of rendered pages",
      code: "DeadLink"),
    DeclaredDifference(
      changelog: "A color of `looks` that pages show in another shade is the note `ReplacedColor`.",
      code: "ReplacedColor"),
    DeclaredDifference(
      changelog: "A number that clipsite cannot complete is a warning.", code: "IncompletePhoneNumber"),
  ]
}
