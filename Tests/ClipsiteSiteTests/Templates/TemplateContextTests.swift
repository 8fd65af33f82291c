import ClipsiteContent
import Foundation
import Testing

@testable import ClipsiteRendering

struct TemplateContextTests {
  /// What a template writes for the page `Content/shop/a.md`.
  private func text(_ template: String, _ frontMatter: String = "", more: [String: String] = [:]) throws
    -> String
  {
    let fixture = try Fixture(
      more.merging([
        "Content/shop/a.md": Fixture.page("title: A\ntemplate: probe\n\(frontMatter)"),
        "Content/shop/index.md": Fixture.page("title: Shop"),
        "Templates/probe.mustache": "<head>{{head.tags}}</head><body>\(template)",
      ]) { $1 })
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/shop/a.html")
    return String(page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...])
  }

  @Test func thePage() throws {
    #expect(
      try text("{{page.title}} {{page.url}} {{page.path}} {{page.language}} {{page.direction}}")
        == "A https://example.com/shop/a /shop/a en ltr")
    #expect(try text("{{page.direction}}", "language: ar") == "rtl")
    #expect(
      try text(
        "{{#page.is-home}}home{{/page.is-home}}{{#page.is-location}}loc{{/page.is-location}}{{#page.is-directory}}dir{{/page.is-directory}}"
      ) == "")
    #expect(try text("{{#page.is-location}}loc{{/page.is-location}}", "place: {locality: X}") == "loc")
    #expect(try text("{{page.description}}", "description: D <&>") == "D &lt;&amp;&gt;")
    #expect(
      try text("{{page.extra.a}} {{#page.extra.b}}yes{{/page.extra.b}}", "extra: {a: 1, b: true}") == "1 yes")
  }

  @Test func thePicture() throws {
    let template = "{{#page.image}}{{url}} {{width}}x{{height}} {{alt}}{{/page.image}}"
    #expect(try text(template, "image: /donut.png\nimage-alt: Alt") == "/donut.png 1800x1200 Alt")
    #expect(try text(template, "image: https://example.org/a.png") == "https://example.org/a.png x ")
  }

  @Test func theSite() throws {
    #expect(
      try text(
        "{{site.name}} {{site.url}} {{site.home}} {{site.language}} {{site.extra.x}}",
        more: ["Content/site.yml": Fixture.site("extra: {x: 7}")]) == "Ferry Street Donuts / / en 7")
  }

  @Test(arguments: [("", true), ("today-script: true", true), ("today-script: false", false)])
  func theScriptForToday(line: String, isThere: Bool) throws {
    let text = try text("{{site.today-script}}", more: ["Content/site.yml": Fixture.site(line)])
    #expect(text == (isThere ? "<script>\(HoursScript.text)</script>" : ""))
  }

  @Test func theClip() throws {
    let template = """
      {{#clip}}{{title}}|{{subtitle}}|{{action-label}}|{{url}}|{{store-url}}|{{#shows-card}}card{{/shows-card}}\
      {{#shows-banner}}banner{{/shows-banner}}|{{#card-page}}{{url}}{{/card-page}}{{/clip}}
      """
    let url = "https://example.com/shop/a|https://apps.apple.com/app/id1234567890"
    #expect(try text(template) == "A||Open|\(url)|card|")
    #expect(
      try text(template, "clip: {title: T, subtitle: S, action: view, display: banner}")
        == "T|S|View|\(url)|banner|")
    #expect(try text(template, "clip: {display: none}") == "")
    #expect(
      try text(template, "clip: {card-page: card}\nplace: {locality: X}")
        == "A||Open|\(url)|banner|/shop/a/card")
  }

  private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

  @Test func thePlace() throws {
    let template = """
      {{#place}}{{street}}|{{locality}}|{{region}}|{{postal-code}}|{{country}}|{{latitude}}|{{longitude}}|{{phone}}|\
      {{phone-url}}|{{#address-lines}}{{.}};{{/address-lines}}|{{#hours}}{{days}}={{times}}={{day-numbers}};{{/hours}}{{/place}}
      """
    #expect(
      try text(
        template,
        """
        place: {street: 1 Market St, locality: San Francisco, region: CA, postal-code: "94105", country: US,
                latitude: 37.79360, longitude: -122.4, phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-18:00"],
                time-zone: America/Los_Angeles}
        """)
        == "1 Market St|San Francisco|CA|94105|US|37.79360|-122.4|(415) 555-0100|tel:+14155550100|"
        + "1 Market St;San Francisco, CA 94105;|Sunday=Closed=7;"
        + (1...5).map { "\(Self.days[$0 - 1])=6:00\u{A0}AM – 6:00\u{A0}PM=\($0);" }.joined()
        + "Saturday=Closed=6;")
    #expect(
      try text("{{#place}}{{map-url}}{{/place}}", "place: {locality: X}")
        == "https://maps.apple.com/?q=A&amp;address=X")
    #expect(try text("{{#place}}[{{map-url}}]{{/place}}", "place: {phone: \"+1 415 555 0100\"}") == "[]")
    #expect(
      try text(
        "{{#place}}{{directions-url}} {{google-directions-url}}{{/place}}",
        "place: {locality: X, latitude: 1.5, longitude: -2.25}")
        == "https://maps.apple.com/?daddr=1.5%2C-2.25 "
        + "https://www.google.com/maps/dir/?api=1&amp;destination=1.5%2C-2.25")
    #expect(
      try text("{{#place}}{{directions-url}}{{/place}}", "place: {street: 1 A St, locality: X}")
        == "https://maps.apple.com/?daddr=1%20A%20St%2C%20X")
    #expect(try text("{{#place}}here{{/place}}") == "")
  }

  @Test func theWayUp() throws {
    #expect(
      try text("{{#breadcrumbs}}{{title}} {{url}};{{/breadcrumbs}}") == "Ferry Street Donuts /;Shop /shop;")
  }

  /// The directory is in the languages of its locations.
  @Test func theWayUpIsInTheLanguageOfThePage() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("directory: {}"),
      "Content/a.md": Fixture.page("title: A\nlanguage: de\nplace: {locality: X, country: DE}"),
      "Content/b.md": Fixture.page("title: B\nplace: {locality: Y, country: DE}"),
      "Content/c.md": Fixture.page("title: C\nplace: {locality: Z, country: FR}"),
      "Templates/location.mustache":
        "<head>{{head.tags}}</head><body>{{#breadcrumbs}}{{title}} {{url}};{{/breadcrumbs}}",
    ])
    _ = try fixture.build()
    let german = try fixture.read("Output/example.com/a.html")
    #expect(
      german.hasSuffix("<body>Ferry Street Donuts /;Standorte /de/locations;Deutschland /de/locations/de;"))
    #expect(german.contains(#""name":"Deutschland""#))
    #expect(
      try fixture.read("Output/example.com/b.html").hasSuffix(
        "<body>Ferry Street Donuts /;Locations /locations;Germany /locations/de;"))
  }

  @Test func theListAndTheListsBelow() throws {
    let fixture = try Fixture([
      "Templates/directory.mustache": """
      <head>{{head.tags}}</head><body>{{#children}}{{title}} {{url}} {{locality}} {{count}}[{{#count}}{{#children}}{{title}} {{url}} {{locality}};{{/children}}{{/count}}]
      {{/children}}
      """,
      "Content/shop/index.md": Fixture.page("title: Shop"),
      "Content/z.md": Fixture.page("title: Z\nplace: {locality: Zed}"),
      "Content/shop/a.md": Fixture.page("title: A\nplace: {locality: Ay}"),
    ])
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/index.html")
    #expect(page.hasSuffix("<body>Shop /shop  1[A /shop/a Ay;]\nZ /z Zed []\n"))
  }

  @Test func longListsGoOnOnFurtherPages() throws {
    var files = [
      "Content/shop/index.md": Fixture.page("title: Shop", "Body of the shop."),
      "Templates/directory.mustache": """
      <head>{{head.tags}}</head><body>{{page.body}}{{#children}}<i></i>{{/children}}{{#pagination}}{{number}}/{{total}} \
      {{previous-url}} {{next-url}}{{/pagination}}
      """,
    ]
    for number in 0...40 {
      files["Content/shop/s\(number)x.md"] = Fixture.page("title: S\nplace: {locality: X}")
    }
    let fixture = try Fixture(files)
    try fixture.buildCleanly()
    let expected = [
      ("shop", 20, "1/3  /shop/page/2"), ("shop/page/2", 20, "2/3 /shop /shop/page/3"),
      ("shop/page/3", 1, "3/3 /shop/page/2 "),
    ]
    for (path, count, text) in expected {
      let page = try fixture.page("example.com/\(path).html")
      #expect(page.all("i").count == count)
      #expect(page.text.contains(text))
      #expect(page.links("canonical") == ["https://example.com/\(path)"])
      #expect(page.text.contains("Body of the shop.") == (path == "shop"))
    }
    #expect(try fixture.files(in: "Output").keys.contains("example.com/shop/page/4.html") == false)
    #expect(try fixture.read("Output/example.com/index.html").contains("1/") == false)
  }
}
