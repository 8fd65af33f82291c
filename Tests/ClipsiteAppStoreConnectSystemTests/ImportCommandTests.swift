import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// A team that registered its experiences by hand, and has a site with nothing but `site.yml`.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct ImportCommandTests {
  private let server: AppStoreServer
  private let chain = RegisteredChain()

  init() throws {
    server = try AppStoreServer()
    try server.removeContent()
    try server.control(["patience": 1])
  }

  private func run(_ line: String, status: Int32 = 0) throws -> String {
    let result = try server.run(line)
    #expect(result.status == status, "\(result.text)")
    return result.text
  }

  private func register(_ chain: RegisteredChain) throws {
    try server.control(chain.document(copies: "\(server.url)/_copy"))
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOfFile: "\(server.folder)/Content/\(path)", encoding: .utf8)
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(server.folder)/Content").sorted()
  }

  // MARK: Chains

  @Test func afterAnImportNothingIsToDo() throws {
    var chain = chain
    chain.addStores(300)
    let left = chain.addStrangers()
    try register(chain)
    let dry = try run("import --dry-run")
    #expect(
      dry.contains("Would write 302 pages. 0 experiences with a page of the site, \(left.count) without"))
    #expect(try files() == ["site.yml"])
    let text = try run("import")
    #expect(text.contains("Wrote 302 pages."), "\(text)")
    for link in left { #expect(text.contains("left: \(link)\n"), "\(link)") }
    #expect(
      text.contains("left: https://example.com/stores/index\n  no page has the name `index`"), "\(text)")
    #expect(text.contains("left: http://example.com/plain\n") && text.contains("the scheme `http`"))
    // The second one of a URL can go, because the first one covers it.
    #expect(
      text.contains("0 to register, 0 to change, 1 to deactivate, 303 the same, 8 left alone\n"), "\(text)")
    _ = try server.state()
    #expect(try run("push").contains("Done: 0 registered, 0 changed, 0 deactivated."))
    #expect(try server.state().writes == [])
    // Five images are five files.
    #expect(try files().count { $0.hasPrefix("images/") } == RegisteredChain.images)
    let before = try files()
    #expect(try run("import").contains("Wrote 0 pages. 303 experiences with a page of the site"))
    #expect(try files() == before)
  }

  @Test func aPageHasWhatIsRegistered() throws {
    var chain = chain
    chain.addStores(3)
    try register(chain)
    _ = try run("import")
    let page = try file("stores/s2.md").replacing(/image: .*\n/, with: "")
    #expect(
      page == #"""
        ---
        title: "No. 2: “#” \\ {{x}} 🍩 \"é\""
        clip:
          subtitle: "Order: ahead & skip - 2"
          action: view
          category: FOOD_AND_DRINK
          map-action: RESTAURANT_ORDER_FOOD
          relationship: OWNER
          phone-type: LANDLINE
        place:
          name: Example Donuts 2
          street: "2 Market St"
          locality: San Francisco
          region: CA
          postal-code: "94105"
          country: US
          latitude: 37.7902
          longitude: -122.3902
          phone: "+1 415 555 0102"
          maps-id: I123
        ---

        """#)
    #expect(try file("stores/s0.de.md").contains("title: Laden 0\n"))
    #expect(try file("stores/index.md").contains("title: Our stores\n"))
  }

  /// The home page is the page of a folder, whatever is below it, and `site.yml` is above all.
  @Test func aPageStatesThatItHasNoneOfWhatItWouldInherit() throws {
    try server.write(
      file("site.yml").replacing("action: open}", with: "action: open, relationship: OWNER}"),
      to: "Content/site.yml")
    var chain = chain
    let bare: [String: JSONValue] = ["businessCategory": .null]
    chain.add(
      "https://example.com/", ["EN": ["Home", "Of all"], "DE": ["Start"], "FR": ["Accueil", "De tous"]],
      place: chain.place(1), poweredBy: true)
    chain.add("https://example.com/x", ["EN": ["X"], "DE": ["X", "Nur hier"]], attributes: bare)
    chain.add("https://example.com/y", ["EN": ["Y", "Own"]], poweredBy: true)
    chain.add("https://example.com/de", ["DE": ["Deutsch"]])
    chain.add(
      "https://example.com/de/z", ["EN": ["Z"], "DE": ["Z"]], place: chain.plainPlace(2), attributes: bare)
    try register(chain)
    let text = try run("import")
    #expect(text.contains("0 to register, 0 to change, 0 to deactivate, 5 the same\n"), "\(text)")
    #expect(!text.contains(" has\n"), "\(text)")
    let page = try file("x.md")
    for line in ["powered-by: false\n", "  subtitle: \"\"\n", "  category: \"\"\n"] {
      #expect(page.contains(line), "\(page)")
    }
    #expect(try file("de/z.md").contains("  map-action: \"\"\n"))
    #expect(try file("index.de.md").contains("  subtitle: \"\"\n"))
    _ = try server.state()
    #expect(try !run("push").contains("MissingSubtitle"))
    #expect(try server.state().writes == [])
  }

  /// Whatever the page would inherit from the home page, and its translation from the original.
  @Test func aValueThatAPageCannotHaveIsNamedAndNeverAnotherOne() throws {
    var chain = chain
    let long = String(repeating: "Order ahead. ", count: 5) + "Now"
    chain.add(
      "https://example.com/", ["EN": ["Home", "Of the home page"], "DE": ["Start", "Der Startseite"]],
      place: chain.place(1))
    chain.add("https://example.com/long", ["EN": ["Long", long], "DE": ["Lang", long]])
    chain.add("https://example.com/two", ["EN": ["Two\nlines", "Order\r\n ahead\n"]])
    chain.add("https://example.com/empty", ["EN": ["Empty", "\n \n"]])
    chain.add("https://example.com/odd", ["EN": ["Odd  ", " a\u{2028}b\t#\u{1F369} "]])
    chain.add("https://example.com/kind", ["EN": ["K", "K"]], attributes: ["businessCategory": "SPACE"])
    chain.add("https://example.com/verb", ["EN": ["Verb", "V"]], attributes: ["action": "FLY"])
    try register(chain)
    let dry = try run("import --dry-run")
    let text = try run("import")
    let changes = [
      ("long", "`clip.subtitle` “\(long)”, which no page can have: the card subtitle has 68 characters, but"),
      ("long", "`clip.subtitle` in long.de.md “\(long)”, which no page can have: the card subtitle has 68 "),
      ("two", "`title` “Two\\nlines”, which is “Two lines” on a page"),
      ("two", "`clip.subtitle` “Order\\r\\n ahead\\n”, which is “Order ahead” on a page"),
      ("empty", "`clip.subtitle` “\\n \\n”, which is “” on a page"),
      ("kind", "`clip.category` “SPACE”, which no page can have: it is not one of "),
    ]
    for (name, change) in changes {
      for report in [dry, text] {
        #expect(report.contains("Content/\(name).md: https://example.com/\(name) has\n"), "\(report)")
        #expect(report.contains("  \(change)"), "\(report)")
      }
    }
    #expect(text.contains("left: https://example.com/verb\n  clipsite does not know its action `FLY`"))
    #expect(
      text.contains("0 to register, 4 to change, 0 to deactivate, 2 the same, 1 left alone\n"), "\(text)")
    #expect(text.contains("words: EN title “Two\\nlines” → “Two lines”"), "\(text)")
    // Nothing gets the words of another page.
    let plan = try server.program.run("experiences export", keepsErrors: false).text
    #expect(
      plan.split(separator: "Of the home page").count == 2 && plan.split(separator: "Der Start").count == 2)
    #expect(try file("long.de.md").contains("  subtitle: \"\"\n"))
    _ = try run("push")
    #expect(try run("push").contains("0 to register, 0 to change, 0 to deactivate, 6 the same, 1 left alone"))
  }

  /// Printed codes can lead to what the site cannot have.
  @Test func whatHasNoPlaceIsNeverDeactivatedByTheWay() throws {
    var chain = chain
    chain.addStores(1)
    let left = chain.addStrangers()
    chain.add("https://example.com:8443/port", ["EN": ["Port"]])
    chain.add("https://go.example.com/d", ["EN": ["Second"]])
    chain.add("https://example.com/bare", ["EN": ["No image"]], hasImage: false)
    chain.add("https://example.com/gone", ["EN": ["Gone"]])
    try register(chain)
    try use(domains: "example.com, go.example.com", layout: "single-domain")
    let imported = try run("import")
    #expect(imported.contains("left: https://example.com/bare\n  App Store Connect has no header image"))
    try FileManager.default.removeItem(atPath: "\(server.folder)/Content/gone.md")
    let plan = try run("plan")
    #expect(plan.contains("  https://example.com:8443/port  (left alone: in the invocation URL "), "\(plan)")
    #expect(plan.contains("  https://go.example.com/d  (left alone: its URL is a short URL "), "\(plan)")
    #expect(!plan.contains("does not have its domain") && !plan.contains("no longer"), "\(plan)")
    #expect(plan.contains(", \(left.count - 1 + 3) left alone\n"), "\(plan)")
    _ = try run("push --allow-removal")
    let state = try server.state()
    #expect(
      !state.links.contains("https://example.com/gone")
        && !state.links.contains("https://example.com/stores/s0/"))
    for link in left where link != "https://example.com/stores/s0/" { #expect(state.links.contains(link)) }
    #expect(state.links.contains("https://example.com/bare"))
    _ = try run("push --allow-removal --removal-domain example.com")
    #expect(!(try server.state().links.contains("https://example.com/a_b")))
  }

  /// Drafts have URLs by other names than those of their files, and a separate card page has a URL, too.
  @Test func theURLsOfDraftsAndCardPagesStay() throws {
    var chain = chain
    let names = ["spring-26", "sp", "stores/in/late", "stores/a/order", "stores/a/de"]
    for name in names { chain.add("https://example.com/\(name)", ["EN": ["By hand", "Once"]]) }
    try register(chain)
    try FileManager.default.copyItem(
      atPath: "\(server.folder)/copy.jpg", toPath: "\(server.folder)/Content/copy.jpg")
    for (name, text) in [
      ("spring", "title: Spring\ndraft: true\nslug: spring-26\naliases: [/sp]"),
      ("stores/drafts/index", "title: Drafts\ndraft: true\nslug: in"),
      ("stores/drafts/late", "title: Late\ndraft: true"),
      (
        "stores/a",
        "title: A\nimage: /copy.jpg\nplace: {latitude: 37.7, longitude: -122.4}\nclip: {card-page: order}"
      ),
      ("stores/a.de", "title: A\ndraft: true"),
    ] { try server.write("---\n\(text)\n---\n", to: "Content/\(name).md") }
    let text = try run("import")
    #expect(text.contains("Wrote 0 pages. 5 experiences with a page of the site"), "\(text)")
    #expect(try run("push --allow-removal").contains("0 deactivated"))
    for name in names { #expect(try server.state().links.contains("https://example.com/\(name)"), "\(name)") }
  }

  /// A draft that will replace a page has its URL, so the site with its drafts has an error.
  @Test func aDraftWithErrorsKeepsAll() throws {
    var chain = chain
    chain.add("https://example.com/late", ["EN": ["By hand", "Once"]])
    try register(chain)
    try server.write("---\ntitle: Page\n---\n", to: "Content/page.md")
    let draft = "---\ntitle: Draft\ndraft: true\nslug: page\naliases: [/late]\n---\n"
    try server.write(draft, to: "Content/new.md")
    #expect(try run("plan").contains("(left alone: a draft can have its URL, but "))
    #expect(try run("push --allow-removal").contains("0 deactivated"))
  }

  @Test func pagesBelowHiddenClipsShowTheirs() throws {
    try server.write(
      file("site.yml").replacing(/clip: .*/, with: "clip: {display: none}"), to: "Content/site.yml")
    #expect(try file("site.yml").contains("display: none"))
    var chain = chain
    chain.addStores(3)
    try register(chain)
    #expect(try run("import").contains("5 the same"))
  }

  /// Nothing undoes a removal, so it spares what an import left, and what has the URL of a page.
  @Test func whatAnImportLeavesIsNeverDeactivated() throws {
    var chain = chain
    chain.addStores(5)
    chain.add("https://example.com/lost", ["EN": ["Lost", "Without a copy"]], image: 4)
    try register(chain)
    try server.control(["lostCopies": ["4"]])
    try FileManager.default.copyItem(
      atPath: "\(server.folder)/copy.jpg", toPath: "\(server.folder)/Content/copy.jpg")
    let place = "image: /copy.jpg\nplace: {latitude: 37.7, longitude: -122.4}"
    try server.write("---\ntitle: Other\nslug: other\n\(place)\n---\n", to: "Content/stores/s1.md")
    try server.write("---\ntitle: Draft\ndraft: true\n---\n", to: "Content/stores/s2.md")
    try server.write("---\ntitle: Plain\nslug: s3\n---\n", to: "Content/stores/three.md")
    #expect(try run("import").contains("Wrote 4 pages. 2 experiences with a page of the site, 2 without"))
    try FileManager.default.removeItem(atPath: "\(server.folder)/Content/stores/s4.md")
    let plan = try run("plan")
    for (name, reason) in [
      (
        "stores/s1",
        "'Content/stores/s1.md' has its name, but is a draft, or has another URL and another card"
      ),
      ("stores/s2", "'Content/stores/s2.md' has its URL, and is a draft or needs no experience"),
      (
        "stores/s3",
        "'Content/stores/three.md' has its URL, and is a draft or needs no experience"
      ),
      ("lost", "its header image could not be downloaded, so it has no page yet. Import again"),
    ] {
      #expect(plan.contains("  https://example.com/\(name)  (left alone: \(reason)"), "\(plan)")
    }
    let before = try server.state().links
    #expect(try run("push --allow-removal").contains("1 deactivated"))
    let kept = before.filter { !$0.hasSuffix("/s4") } + ["https://example.com/stores/other"]
    #expect(try server.state().links == kept.sorted())
    try server.control(["lostCopies": []])
    #expect(try run("import").contains("Wrote 1 page."))
    #expect(try run("plan").contains("0 to register, 0 to change, 0 to deactivate"))
  }

  @Test func wordsThatAPageLacksAreNamed() throws {
    var chain = chain
    chain.addStores(1)
    try register(chain)
    _ = try run("import")
    try FileManager.default.removeItem(atPath: "\(server.folder)/Content/stores/s0.de.md")
    let text = try run("import")
    #expect(
      text.contains(
        "Content/stores/s0.md: https://example.com/stores/s0 has\n  words in DE, which `push` removes, because"
      ),
      "\(text)")
  }

  /// In whatever order App Store Connect lists them.
  @Test func ofTwoWithOneURLThatOfThePageStays() throws {
    var chain = chain
    chain.add("https://example.com", ["EN": ["Donuts", "Fresh every day"]])
    chain.add("https://example.com/market/", ["EN": ["With a slash", "Second"]])
    chain.add("https://example.com/market", ["EN": ["Market", "First"]])
    try register(chain)
    #expect(
      try run("import").contains(
        "left: https://example.com/market/\n  the experience of https://example.com/market has the same"))
    #expect(try file("market.md").contains("title: Market\n"))
    _ = try run("push --allow-removal")
    let links = try server.state().links
    #expect(links.contains("https://example.com/market") && !links.contains("https://example.com/market/"))
  }

  // MARK: Domains

  private func use(domains: String, layout: String) throws {
    let site = try file("site.yml")
    try server.write(
      site.replacing("domains: [example.com]", with: "domains: [\(domains)]")
        .replacing(/\nlayout: [a-z-]+/, with: "\nlayout: \(layout)"), to: "Content/site.yml")
  }

  /// The home page of a domain makes its folder.
  @Test func eachDomainGetsAFolder() throws {
    try use(domains: "example.com, ferry.example.net", layout: "multi-domain")
    var chain = chain
    chain.addStores(2)
    chain.add("https://ferry.example.net/", ["EN": ["Ferry", "At the harbor"]])
    chain.add("https://ferry.example.net/market", ["EN": ["Ferry Market", "In the hall"]])
    try register(chain)
    let text = try run("import")
    #expect(text.contains("Wrote 6 pages. 0 experiences with a page of the site, 0 without"), "\(text)")
    #expect(text.contains("0 to register, 0 to change, 0 to deactivate"), "\(text)")
    #expect(try file("ferry-example-net/index.md").contains("domain: ferry.example.net\n"))
    #expect(try file("ferry-example-net/market.md").contains("title: Ferry Market\n"))
    #expect(try run("import").contains("Wrote 0 pages. 6 experiences"))
  }

  /// Nobody registered the home page of the business, only its locations.
  @Test func aDomainWithoutARootExperienceGetsAFolder() throws {
    try use(domains: "example.com, b1.example.net", layout: "multi-domain")
    var chain = chain
    chain.addStores(1)
    chain.add("https://b1.example.net/loc1", ["EN": ["First", "At the harbor"]], place: chain.place(3))
    chain.add("https://b1.example.net/loc2", ["EN": ["Second", "In the hall"]])
    try register(chain)
    let text = try run("import")
    #expect(text.contains("0 without a place in it"), "\(text)")
    #expect(
      text.contains("b1-example-net/index.md: https://b1.example.net has\n  no experience, so"), "\(text)")
    #expect(text.contains("0 to register, 0 to change, 0 to deactivate"), "\(text)")
    let home = try file("b1-example-net/index.md")
    #expect(home.contains("domain: b1.example.net\n") && home.contains("display: none\n"))
    #expect(try file("b1-example-net/loc1.md").contains("display: card\n"))
    #expect(try run("import").contains("Wrote 0 pages."))
  }

  /// With one domain for pages, another one has short URLs of pages with the same card.
  @Test func anotherDomainHasShortURLs() throws {
    try use(domains: "example.com, go.example.com", layout: "single-domain")
    var chain = chain
    chain.addStores(1)
    chain.add("https://go.example.com/d", ["EN": ["Donuts", "Fresh every day"]], image: 0)
    chain.add("https://go.example.com/e", ["EN": ["Other", "Card"]], image: 0)
    try register(chain)
    let text = try run("import")
    #expect(text.contains("left: https://go.example.com/e\n"), "\(text)")
    #expect(text.contains("0 to register, 0 to change, "), "\(text)")
    #expect(try file("index.md").contains("https://go.example.com/d"))
  }

  // MARK: Existing sites

  @Test func aFileIsNeverOverwritten() throws {
    var chain = chain
    chain.addStores(3)
    try register(chain)
    let own = "---\ntitle: Mine\nslug: mine\n---\n"
    try server.write(own, to: "Content/stores/s1.md")
    try server.write("---\ntitle: Elsewhere\nimage: /copy.jpg\nslug: s2\n---\n", to: "Content/stores/two.md")
    try FileManager.default.copyItem(
      atPath: "\(server.folder)/copy.jpg", toPath: "\(server.folder)/Content/copy.jpg")
    let text = try run("import")
    #expect(
      text.contains("left: https://example.com/stores/s1\n  there is a file 'Content/stores/s1.md' already"))
    #expect(text.contains("1 experience with a page of the site, 1 without a place in it."), "\(text)")
    #expect(try file("stores/s1.md") == own)
    #expect(try !files().contains("stores/s2.md"))
  }

  /// A page without its image would be a mistake of the site, so it waits for another import.
  @Test func anImageThatIsNotThereIsReported() throws {
    try server.control(["copyFile": ""])
    var chain = chain
    chain.addStores(1)
    try register(chain)
    let text = try run("import")
    #expect(
      text.contains(
        "left: https://example.com/stores/s0\n  its header image: App Store Connect answers 404\n"),
      "\(text)")
    #expect(try files() == [DownloadedImages.fileName, "site.yml"])
    try server.control(["copyFile": .string("\(server.folder)/copy.jpg")])
    #expect(try run("import").contains("Wrote 3 pages."))
  }

  /// Without its list, a push would upload all images again.
  @Test(arguments: ["{", "{\"version\": 1}", ""]) func aDamagedListOfImagesIsReported(_ text: String) throws {
    var chain = chain
    chain.addStores(1)
    try register(chain)
    _ = try run("import")
    try server.write(text, to: "Content/\(DownloadedImages.fileName)")
    for command in ["plan", "push", "import"] {
      #expect(try run(command, status: 1).contains("\(DownloadedImages.fileName)' is damaged. Restore it"))
    }
    #expect(try file(DownloadedImages.fileName) == text)
    #expect(try server.state().writes == [])
  }

  @Test func programsGetEachOutcome() throws {
    var chain = chain
    chain.addStores(2)
    let left = chain.addStrangers()
    try register(chain)
    let lines = try server.run("import --format json").text.split(separator: "\n")
    let events = try lines.map { try JSONParser.parse(Array($0.utf8)).value }
      .filter { $0["event"]?.text == "experience-import" }
    #expect(events.count { $0["action"]?.text == "created" } == 4)
    #expect(
      events.filter { $0["action"]?.text == "left" }.compactMap { $0["url"]?.text }.sorted() == left.sorted())
    #expect(events.allSatisfy { $0["action"]?.text != "left" || $0["remarks"]?.elements?.isEmpty == false })
  }
}

/// Experiences as App Store Connect answers them.
struct RegisteredChain {
  static let images = 5
  private(set) var experiences: [JSONValue] = []
  private(set) var words: [JSONValue] = []

  /// Adds a number of stores below a page of their folder, and a home page.
  mutating func addStores(_ count: Int) {
    add("https://example.com", ["EN": ["Donuts", "Fresh every day"]])
    add(
      "https://example.com/stores", ["EN": ["Our stores", "All of them"], "FR": ["Nos magasins", "Tous"]])
    for number in 0..<count {
      var languages = [
        "EN": ["No. \(number): “#” \\ {{x}} 🍩 \"é\"", "Order: ahead & skip - \(number)"]
      ]
      if number.isMultiple(of: 3) { languages["DE"] = ["Laden \(number)", "Ohne Warten"] }
      if number.isMultiple(of: 7) { languages["PT"] = ["Loja \(number)", "Sem esperar"] }
      if number % 10 == 9 { languages = ["DE": ["Nur deutsch \(number)", "Frisch"]] }
      add(
        "https://example.com/stores/s\(number)", languages, place: number % 3 == 2 ? place(number) : nil)
    }
  }

  /// Adds experiences with unusual URLs, and returns those that have no place in the site.
  mutating func addStrangers() -> [String] {
    let card = ["EN": ["Donuts", "Fresh every day"]]
    // A short URL of the home page.
    add("https://example.com/?id=7", card, image: 0)
    let links = [
      "https://example.com/?id=8", "https://example.com/stores?x=1", "https://example.com/stores/s0/",
      "https://example.com/Caf%C3%A9", "https://example.com/a_b", "https://example.com/x#y",
      "https://example.com/stores/index", "https://example.org/x", "http://example.com/plain",
    ]
    for link in links { add(link, ["EN": ["Stranger", "Somewhere"]], place: nil) }
    add("https://example.com/old", card, status: "DEACTIVATED", image: 0)
    return links
  }

  /// A place with nothing that is the choice of a person.
  func plainPlace(_ number: Int) -> JSONValue {
    guard case .object(let members) = place(number) else { return .null }
    return .object(members.filter { !["mapAction", "relationship", "phoneNumber"].contains($0.name) })
  }

  func place(_ number: Int) -> JSONValue {
    [
      "names": [.string("Example Donuts \(number)"), "As Apple Maps says"],
      "mainAddress": [
        "structuredAddress": [
          "streetAddress": [.string("\(number) Market St")], "locality": "San Francisco",
          "stateProvince": "CA",
          "postalCode": "94105", "countryCode": "US", "floor": "",
        ]
      ],
      "displayPoint": [
        "coordinates": [
          "latitude": .number("37.79\(number < 10 ? "0" : "")\(number)"),
          "longitude": .number("-122.39\(number < 10 ? "0" : "")\(number)"),
        ], "source": "MANUALLY_PLACED",
      ],
      "mapAction": "RESTAURANT_ORDER_FOOD", "relationship": "OWNER", "placeId": "I123",
      "phoneNumber": ["number": .string("+1 415 555 0\(100 + number)"), "type": "LANDLINE"],
    ]
  }

  mutating func add(
    _ link: String, _ languages: [String: [String]], place: JSONValue? = nil, status: String = "RECEIVED",
    image file: Int? = nil, poweredBy: Bool = false, hasImage: Bool = true,
    attributes others: [String: JSONValue] = [:]
  ) {
    let number = experiences.count
    var attributes: JSONValue = [
      "link": .string(link), "status": .string(status), "action": "VIEW",
      "isPoweredBy": .bool(poweredBy),
      "businessCategory": "FOOD_AND_DRINK",
      "defaultLanguage": .string(languages.keys.contains("EN") ? "EN" : languages.keys.min() ?? "EN"),
    ]
    if let place, case .object(let members) = attributes {
      attributes = .object(members + [.init("place", place), .init("placeStatus", "MATCHED")])
    }
    if case .object(let members) = attributes {
      attributes = .object(members.map { .init($0.name, others[$0.name] ?? $0.value) })
    }
    let references = languages.keys.sorted().map { language -> JSONValue in
      let text = languages[language] ?? []
      words.append([
        "type": "appClipAdvancedExperienceLocalizations", "id": .string("W\(number)\(language)"),
        "attributes": [
          "language": .string(language), "title": .string(text[0]),
          "subtitle": text.count > 1 ? .string(text[1]) : .null,
        ],
      ])
      return ["type": "appClipAdvancedExperienceLocalizations", "id": .string("W\(number)\(language)")]
    }
    let image: JSONValue = [
      "type": "appClipAdvancedExperienceImages", "id": .string("P\((file ?? number) % Self.images)"),
    ]
    experiences.append([
      "type": "appClipAdvancedExperiences", "id": .string("R\(1000 + number)"), "attributes": attributes,
      "relationships": [
        "headerImage": ["data": hasImage ? image : .null], "localizations": ["data": .array(references)],
      ],
    ])
  }

  /// The control of the server that registers them.
  ///
  /// - Parameter copies: The URL below which it hands out copies of images.
  func document(copies: String) -> JSONValue {
    let images = (0..<Self.images).map { number -> JSONValue in
      [
        "type": "appClipAdvancedExperienceImages", "id": .string("P\(number)"),
        "attributes": [
          "fileName": .string("Donut \(number).JPG"), "fileSize": 1000,
          "sourceFileChecksum": .string(String(repeating: String(number), count: 32)),
          "assetDeliveryState": ["state": "COMPLETE"],
          "imageAsset": [
            "templateUrl": .string("\(copies)/\(number)/{w}x{h}bb.{f}"), "width": 1800, "height": 1200,
          ],
        ],
      ]
    }
    return ["registered": .array(experiences), "included": .array(words + images)]
  }
}
