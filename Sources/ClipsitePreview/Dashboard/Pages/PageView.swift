import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The data of a page's own page in the dashboard.
struct PageView {
  let facts: PageFacts
  let dashboard: Dashboard
  private var site: Site { facts.site }

  var value: Value {
    [
      "title": .text(facts.page.source.fields.title), "url": .text(facts.url),
      "file": .text(dashboard.live.relative(facts.file)),
      "editor": dashboard.editorURL(of: facts.file).map { .text($0) } ?? nil,
      "icon": iconURL.map { .text($0) } ?? nil,
      "local": facts.clip.display == ClipDisplay.none ? nil : localExperience,
      "languages": localizations,
      "phone": phoneCode, "short-urls": shortURLs,
      "preview": .text(dashboard.address(facts.domain, facts.page.path.description)),
      "is-name": .bool(dashboard.addresses.isName(facts.domain)),
      "is-stale": .bool(facts.tags.isEmpty), "clip": clip,
      "looks": .list([["scheme": "light", "name": "Light"], ["scheme": "dark", "name": "Dark"]]),
      "message": message, "maps": maps, "code": Dashboard.code(facts.url),
      "association": association,
      "experience": .text(Dashboard.text(of: facts.launched, from: facts.page, in: site)),
      "tags": .list(facts.tags.filter { $0.name != "title" }.map(tag)),
      "diagnostics": .list(dashboard.diagnosticRows.values(facts.diagnostics)),
    ]
  }

  // MARK: App Clip

  private var clip: Value {
    guard facts.clip.display != ClipDisplay.none else { return nil }
    let (title, subtitle) = facts.cardLines
    let cardPage = site.cardPagePath(of: facts.page)?.description
    let banner = facts.tags.content(of: SmartAppBanner.metaName).map { SmartAppBannerContent($0) }
    return [
      "title": .text(title.shown), "subtitle": .text(subtitle.shown),
      "action": .text(facts.action.label), "app": .text(site.configuration.name),
      "card-of": facts.card == nil
        ? .text("the default experience, whose card is in App Store Connect") : nil,
      "header-size": .text(CardText.headerImageSize),
      "has-other-image": .bool(site.hasImageWithoutCard(facts.page, facts.card)),
      "shows-card": .bool(banner?.banner?.showsCard == true), "has-tag": .bool(banner != nil),
      "card-page": cardPage.map { .text($0) } ?? nil,
      "card-page-preview": cardPage.map { .text(dashboard.address(facts.domain, $0)) } ?? nil,
      "link-condition": .text(DefaultAppClipLink.condition), "image": cardImage,
      "counters": .list([title.value("Title"), subtitle.value("Subtitle")]),
    ]
  }

  /// The preview picture, by its address in the preview where the site has it.
  private var image: Value { image(in: facts.tags) }
  /// The header image of the card.
  private var cardImage: Value { image(in: facts.cardTags) }

  func imageURL(in tags: [HeadTag]) -> String? { tags.content(of: "og:image").map(address) }

  private func image(in tags: [HeadTag]) -> Value {
    guard let url = imageURL(in: tags) else { return nil }
    return [
      "url": .text(url),
      "alt": .text(tags.content(of: "og:image:alt") ?? ""),
      "size": tags.content(of: "og:image:width").map { width in
        .text("\(width) × \(tags.content(of: "og:image:height") ?? "?")")
      } ?? nil,
    ]
  }

  /// The touch icon of the site, which stands for the icon of the app.
  var iconURL: String? {
    let link = facts.tags.first { $0.name == "link" && $0["rel"] == "apple-touch-icon" }
    return link?["href"].map(address)
  }

  /// The address in the preview of a URL of the site, or of a path on the page's domain; other URLs stay.
  private func address(of url: String) -> String {
    if url.hasPrefix("/"), !url.hasPrefix("//") { return dashboard.address(facts.domain, url) }
    for domain in site.domains where url.hasPrefix("https://\(domain.name)/") {
      return dashboard.address(domain.name, String(url.dropFirst("https://\(domain.name)".utf8.count)))
    }
    return url
  }

  private var message: Value {
    [
      "title": .text(facts.tags.content(of: "og:title") ?? facts.page.source.fields.title),
      "description": (facts.tags.content(of: "og:description") ?? facts.tags.content(of: "description"))
        .map { .text($0) } ?? nil,
      "domain": .text(facts.domain.rawValue), "image": image,
    ]
  }

  /// The card in its other languages. An experience has one header image and one button for all of them.
  private var localizations: Value {
    guard let card = facts.card, card.localizations.count > 1 else { return nil }
    let image = cardImage
    return .list(
      card.localizations.map(\.page).filter { $0 !== card.words }.map { page in
        [
          "language": .text(site.language(of: page).rawValue),
          "link": .text(Dashboard.link(to: page, in: site)),
          "title": .text(shown(page.source.fields.cardTitle, CardText.maximumTitleLength)),
          "subtitle": .text(shown(site.clip(of: page).cardSubtitle ?? "", CardText.maximumSubtitleLength)),
          "action": .text(card.action.label), "app": .text(site.configuration.name), "image": image,
        ]
      })
  }

  private func shown(_ text: String, _ limit: Int) -> String { CardLine(text: text, limit: limit).shown }

  // MARK: On a phone

  /// The values for Settings › Developer › App Clips Testing.
  private var localExperience: Value {
    let values = [
      ("URL prefix", facts.url), ("Bundle ID", site.configuration.app.clipAppID.bundleID.rawValue),
      ("Title", facts.cardTitle), ("Subtitle", facts.cardSubtitle),
      ("Action", facts.action.label), ("_XCAppClipURL", facts.url),
    ]
    return [
      "values": .list(values.map { ["name": .text($0), "text": .text($1)] }),
      "image": cardImage,
    ]
  }

  /// The code that opens this page of the preview on a phone.
  private var phoneCode: Value {
    guard let addresses = dashboard.addresses.onPhone,
      !addresses.absolute.isName(facts.domain)
    else { return nil }
    let path = addresses.absolute.address(of: facts.domain, facts.page.path.description)
    let url = addresses.entrance(to: path)
    return ["url": .text(url), "code": Dashboard.code(url)]
  }

  private var shortURLs: Value {
    let list = ShortURL.all(of: site, leadingTo: facts.page)
    return list.isEmpty ? nil : ["rows": dashboard.shortURLs(list, of: site)]
  }

  // MARK: Other apps

  private var maps: Value {
    guard let place = facts.page.source.fields.place else { return nil }
    let address = place.address
    let town = [address.locality, address.region].compactMap { $0 }.joined(separator: ", ")
    return [
      "name": .text(facts.page.source.fields.title),
      "category": .text((facts.clip.category ?? nil).map(Self.words) ?? "Place"), "town": .text(town),
      "street": .text(address.street ?? ""),
      "action": facts.clip.display == ClipDisplay.none ? nil : .text((facts.clip.action ?? .open).label),
      "phone": place.phone.map { .text($0.rawValue) } ?? nil,
    ]
  }

  /// `FOOD_AND_DRINK` as “Food and drink”.
  private static func words(_ category: BusinessCategory) -> String {
    let words = category.rawValue.replacing("_", with: " ").lowercased()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: Association

  private var association: Value {
    let app = site.configuration.app
    let (verdict, isGood) = linkVerdict
    return [
      "clip-id": .text(app.clipAppID.description), "has-clip": .bool(facts.association.hasAppClip),
      "verdict": .text(verdict), "is-good": .bool(isGood),
      "entry": facts.association.decidingEntry.map { .text($0) } ?? nil,
      "file": .text(dashboard.address(facts.domain, AppSiteAssociation.path)),
    ]
  }

  private var linkVerdict: (text: String, isGood: Bool) {
    switch facts.association.verdict {
    case .matched: ("The full app opens this URL.", true)
    case .blocked: ("This entry keeps the URL in the browser.", false)
    case .some(.none): ("No entry matches: the URL stays in the browser.", false)
    case nil: ("The site has no universal links.", true)
    }
  }

  private func tag(_ tag: HeadTag) -> Value {
    let name = tag["name"] ?? tag["property"] ?? tag["rel"] ?? tag["http-equiv"]
    let rest = tag.attributes.filter {
      !["name", "property", "rel", "http-equiv", "content", "href"].contains($0.name)
    }
    let details = rest.map { "\($0.name)=\($0.value)" }
    return [
      "element": .text(tag.name), "name": name.map { .text($0) } ?? nil,
      "content": .text(([tag["content"] ?? tag["href"]].compactMap { $0 } + details).joined(separator: " ")),
    ]
  }
}

extension PageFacts {
  /// The title and the subtitle of the card.
  var cardLines: (title: CardLine, subtitle: CardLine) {
    (
      CardLine(text: cardTitle, limit: CardText.maximumTitleLength),
      CardLine(text: cardSubtitle, limit: CardText.maximumSubtitleLength)
    )
  }
}

/// One line of text on an App Clip card: how long it may be, and how it looks when it is longer.
struct CardLine {
  /// The text as written.
  let text: String
  /// The number of characters that the card shows.
  let limit: Int

  /// The text as the card shows it.
  var shown: String { excess > 0 ? text.prefix(limit - 1) + "…" : text }

  /// The number of characters that are too many.
  var excess: Int { max(0, text.count - limit) }

  /// The data for the counter below the card.
  func value(_ name: String) -> Value {
    [
      "name": .text(name), "text": .text(text), "length": .text(String(text.count)),
      "limit": .text(String(limit)),
      "is-over": .bool(excess > 0), "excess": .text(String(excess)),
    ]
  }
}
