import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteMustache
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct FrontMatterReaderTests {
  private func read(_ yaml: String) -> (page: PageFields, diagnostics: [Diagnostic]) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let document = parser.parse(
      SourceFile(path: "a.md", "---\n\(yaml)\n---\n"), diagnostics: &diagnostics)
    var reader = FrontMatterReader(language: .english)
    return (reader.read(document.frontMatter.root, &diagnostics), diagnostics)
  }

  @Test(arguments: [
    ("title: \"#N/A\"", "title"), ("title: A\ndescription: no data", "description"),
    ("title: A\nimage-alt: \"-\"", "image-alt"), ("title: A\nclip: {subtitle: none}", "subtitle"),
    ("title: A\nplace: {street: N/A, locality: X}", "street"),
    ("title: A\nplace: {locality: nan}", "locality"),
    ("title: A\nplace: {region: NULL}", "region"), ("title: A\nplace: {region: NA, country: US}", "region"),
    ("title: A\nplace: {postal-code: nan}", "postal-code"),
    ("title: A\nplace: {locality: None, country: DE}", "locality"),
  ])
  func warnsAboutAValueThatMeansNothing(yaml: String, key: String) throws {
    let diagnostic = try #require(read(yaml).diagnostics.first { $0.code == .noValue })
    #expect(
      diagnostic.severity == .warning && diagnostic.message.hasSuffix("says that `\(key)` has no value"))
    #expect(read(yaml).diagnostics.count(where: { $0.code == .noValue }) == 1)
  }

  @Test(arguments: [
    "title: A\nplace: {region: NA, locality: Napoli, country: IT}",
    "title: A\nplace: {locality: None, country: IT}",
    "title: A\nplace: {country: NA, locality: Windhoek}", "title: A\nplace: {region: Nan, country: TH}",
    "title: A\nclip: {display: none}", "title: A\nextra: {x: N/A}",
  ])
  func keepsNamesThatLookLikeNothing(yaml: String) {
    #expect(read(yaml).diagnostics.filter { $0.code == .noValue }.isEmpty)
  }

  @Test func readsEveryKey() throws {
    let (page, diagnostics) = read(
      """
      title: Market Street
      description: Fresh donuts, order ahead.
      slug: market
      domain: Example.COM
      language: de-AT
      image: market.jpg
      image-alt: A tray
      template: gallery
      clip:
        display: banner
        title: Market Street Donuts
        subtitle: Order ahead, skip the line
        action: play
        category: FOOD_AND_DRINK
        card-page: card
      place:
        type: Bakery
        street: 1 Market St
        locality: San Francisco
        region: CA
        postal-code: "94105"
        country: US
        latitude: 37.79360
        longitude: -122.3958
        phone: "+1 415 555 0100"
        hours: ["Mo-Fr 06:00-18:00", "Sa 07:00-16:00"]
      aliases: [/m, "https://go.example.com/m"]
      app-links: {ios: [{url: "donuts://market", app-name: Donuts}], web: {should-fallback: false}}
      draft: true
      robots: noindex
      allow-html: true
      extra: {menu: [glazed, filled]}
      """)
    #expect(diagnostics.isEmpty)
    #expect(page.title == "Market Street" && page.description == "Fresh donuts, order ahead.")
    #expect(page.slug?.value.description == "market" && page.domain?.value.rawValue == "example.com")
    #expect(page.language?.rawValue == "de-AT" && page.rare?.values.template?.value == "gallery")
    #expect(page.image?.value == "market.jpg" && page.imageAlt == "A tray")
    #expect(page.clip.display == .banner && page.clip.title == "Market Street Donuts")
    #expect(page.clip.subtitle == "Order ahead, skip the line" && page.clip.action == .play)
    #expect(page.clip.category == .foodAndDrink && page.clip.cardPage?.description == "card")
    #expect(page.aliases.map(\.value) == ["/m", "https://go.example.com/m"])
    #expect(
      page.appLinks != nil && page.isDraft == true && page.isHiddenFromSearch == true && page.allowsRawHTML)
    #expect(page.extra.asText == "{menu: [\"glazed\", \"filled\"]}")
    let place = try #require(page.place)
    #expect(place.type?.rawValue == "Bakery" && place.address.street == "1 Market St")
    #expect(place.address.locality == "San Francisco" && place.address.region == "CA")
    #expect(place.address.postalCode == "94105" && place.address.country?.rawValue == "US")
    #expect(place.coordinates?.latitude == "37.79360" && place.coordinates?.longitude == "-122.3958")
    #expect(place.phone?.rawValue == "+1 415 555 0100" && page.schedule?.hours?.value.texts.count == 2)
  }

  @Test func theLeastPageSaysNothingElse() {
    let (page, diagnostics) = read("title: A")
    #expect(diagnostics == [])
    #expect(page.description == nil && page.slug == nil && page.domain == nil && page.language == nil)
    #expect(page.image == nil && page.rare == nil && page.place == nil && page.appLinks == nil)
    #expect(page.clip == ClipFields() && page.aliases.isEmpty && page.extra.asText == "null")
    #expect(page.isDraft == nil && page.isHiddenFromSearch == nil && !page.allowsRawHTML)
  }

  @Test(arguments: [
    "NO", "off", "0123", "1e3", "12:30:00", "0x1F", "2024-01-01", "3.10", "+1", "94105567899410556789",
  ])
  func plainScalarsStayAsWritten(text: String) {
    let (page, diagnostics) = read(
      "title: \(text)\ndescription: \(text)\nimage-alt: \(text)\nplace: {postal-code: \(text), street: "
        + "\(text)}"
    )
    #expect(diagnostics == [])
    #expect(page.title == text && page.description == text && page.imageAlt == text)
    #expect(page.place?.address.postalCode == text && page.place?.address.street == text)
  }

  @Test(arguments: [
    "title: [a]", "description: {a: b}", "slug: [a]", "domain: [a]", "language: [a]", "image: [a]",
    "image-alt: [a]", "template: [a]", "clip: card", "clip: {display: [a]}", "clip: {title: [a]}",
    "clip: {subtitle: {}}", "clip: {action: []}", "clip: {category: []}", "clip: {card-page: []}",
    "place: here", "place: {type: []}", "place: {street: []}", "place: {locality: []}", "place: {region: []}",
    "place: {postal-code: []}", "place: {country: []}", "place: {latitude: [], longitude: []}",
    "place: {phone: []}", "place: {hours: {mo: 9-17}}", "place: {hours: [[Mo]]}", "aliases: {m: /m}",
    "aliases: [{a: b}]",
    "app-links: ios", "app-links: {ios: x}", "app-links: {ios: [x]}", "app-links: {web: yes}",
    "draft: yes", "draft: [true]", "robots: [noindex]", "allow-html: 1", "extra: [a]", "extra: text",
  ])
  func refusesValuesOfAnotherKind(line: String) {
    let yaml = line.hasPrefix("title") ? line : "title: A\n\(line)"
    let codes = Set(read(yaml).diagnostics.map(\.code.name))
    #expect(codes == ["WrongType"])
  }

  @Test(arguments: [
    ("titel: A\ntitle: A", "did you mean `title`?"), ("title: A\nalias: [/m]", "did you mean `aliases`?"),
    ("title: A\ndrafts: true", "did you mean `draft`?"),
    ("title: A\nclip: {subtitel: A}", "did you mean `subtitle`?"),
    ("title: A\nplace: {zip: 1}", "did you mean `postal-code`?"),
    ("title: A\nplace: {longtitude: 1}", "did you mean `longitude`?"),
    ("title: A\napp-links: {ipone: []}", "did you mean `iphone`?"),
    ("title: A\napp-links: {ios: [{url: \"a://b\", appname: A}]}", "did you mean `app-name`?"),
    ("title: A\napp-links: {web: {uri: a}}", "did you mean `url`?"),
  ])
  func suggestsTheKeyThatWasMeant(yaml: String, fix: String) {
    let found = read(yaml).diagnostics
    #expect(found.map(\.code.name) == ["UnknownKey"])
    #expect(found.map(\.fix) == [fix])
  }

  @Test(arguments: ["true", "false"])
  func onlyTrueAndFalseAreTruthValues(word: String) {
    #expect(read("title: A\ndraft: \(word)").page.isDraft == (word == "true"))
    #expect(read("title: A\ndraft: \"\(word)\"").page.isDraft == (word == "true"))
    #expect(read("title: A\nextra: {a: \(word)}").page.extra.asText == "{a: \(word)}")
    #expect(read("title: A\nextra: {a: '\(word)'}").page.extra.asText == "{a: \"\(word)\"}")
  }
}

extension PageFields {
  fileprivate var extra: Value { rare?.values.extra.data ?? .null }
}
