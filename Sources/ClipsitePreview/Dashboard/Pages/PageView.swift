import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteMarkup
import ClipsiteMustache
import ClipsiteQRCodes
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering

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
      "icon": icon, "local": facts.clip.display == ClipDisplay.none ? nil : localExperience,
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
    let title = CardLine(text: facts.cardTitle, limit: CardText.maximumTitleLength)
    let subtitle = CardLine(text: facts.clip.subtitle ?? "", limit: CardText.maximumSubtitleLength)
    let cardPage = site.cardPagePath(of: facts.page)?.description
    let banner = facts.tags.content(of: SmartAppBanner.metaName).map { SmartAppBannerContent($0) }
    return [
      "title": .text(title.shown), "subtitle": .text(subtitle.shown),
      "action": .text((facts.clip.action ?? .open).label), "app": .text(site.configuration.name),
      "shows-card": .bool(banner?.banner?.showsCard == true), "has-tag": .bool(banner != nil),
      "card-page": cardPage.map { .text($0) } ?? nil,
      "card-page-preview": cardPage.map { .text(dashboard.address(facts.domain, $0)) } ?? nil,
      "image": image, "counters": .list([title.value("Title"), subtitle.value("Subtitle")]),
    ]
  }

  /// The preview picture, by its address in the preview where the site has it.
  private var image: Value {
    guard let text = facts.tags.content(of: "og:image") else { return nil }
    return [
      "url": .text(address(of: text)),
      "alt": .text(facts.tags.content(of: "og:image:alt") ?? ""),
      "size": facts.tags.content(of: "og:image:width").map { width in
        .text("\(width) × \(facts.tags.content(of: "og:image:height") ?? "?")")
      } ?? nil,
    ]
  }

  /// The touch icon of the site, which stands for the icon of the app.
  private var icon: Value {
    let link = facts.tags.first { $0.name == "link" && $0["rel"] == "apple-touch-icon" }
    return link?["href"].map { .text(address(of: $0)) } ?? nil
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

  /// The cards in the other languages of the page. An experience has one header image for all languages.
  private var localizations: Value {
    guard let entries = site.variants(of: facts.page)?.entries else { return nil }
    let cards = entries.map { (language: $0.language, page: site[$0.page]) }
      .filter { $0.page !== facts.page && site.display(of: $0.page) != ClipDisplay.none }
    let image = image
    return .list(
      cards.map { entry in
        let clip = site.clip(of: entry.page)
        return [
          "language": .text(entry.language.rawValue),
          "link": .text(Dashboard.link(to: entry.page, in: site)),
          "title": .text(shown(entry.page.source.fields.cardTitle, CardText.maximumTitleLength)),
          "subtitle": .text(shown(clip.subtitle ?? "", CardText.maximumSubtitleLength)),
          "action": .text((clip.action ?? .open).label), "app": .text(site.configuration.name),
          "image": image,
        ]
      })
  }

  private func shown(_ text: String, _ limit: Int) -> String { CardLine(text: text, limit: limit).shown }

  // MARK: On a phone

  /// The values for Settings › Developer › App Clips Testing.
  private var localExperience: Value {
    let values = [
      ("URL prefix", facts.url), ("Bundle ID", site.configuration.app.clipAppID.bundleID.rawValue),
      ("Title", facts.cardTitle), ("Subtitle", facts.clip.subtitle ?? ""),
      ("Action", (facts.clip.action ?? .open).label), ("_XCAppClipURL", facts.url),
    ]
    return [
      "values": .list(values.map { ["name": .text($0), "text": .text($1)] }),
      "image": image,
    ]
  }

  /// The code that opens this page of the preview on a phone.
  private var phoneCode: Value {
    guard let addresses = dashboard.addresses.onPhone,
      !addresses.absolute.isName(facts.domain)
    else { return nil }
    let url = addresses.absolute.address(of: facts.domain, facts.page.path.description)
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
      "category": .text(facts.clip.category.map(Self.words) ?? "Place"), "town": .text(town),
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
