import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteMustache
import ClipsiteQRCodes
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
      "preview": .text(dashboard.address(facts.domain, facts.page.path.description)),
      "is-stale": .bool(facts.tags.isEmpty), "clip": clip,
      "looks": .list([["scheme": "light", "name": "Light"], ["scheme": "dark", "name": "Dark"]]),
      "message": message, "maps": maps, "code": code,
      "association": association, "experience": .text(experience),
      "tags": .list(facts.tags.filter { $0.name != "title" }.map(tag)),
      "diagnostics": .list(DiagnosticRows(dashboard.live).values(facts.diagnostics)),
    ]
  }

  // MARK: App Clip

  private var clip: Value {
    guard facts.clip.display != ClipDisplay.none else { return nil }
    let title = CardLine(text: facts.cardTitle, limit: CardText.maximumTitleLength)
    let subtitle = CardLine(text: facts.clip.subtitle ?? "", limit: CardText.maximumSubtitleLength)
    let cardPage = site.cardPagePath(of: facts.page)?.description
    let banner = facts.content(of: SmartAppBanner.metaName).map { SmartAppBannerContent($0) }
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
    guard let text = facts.content(of: "og:image") else { return nil }
    return [
      "url": .text(address(of: text)),
      "alt": .text(facts.content(of: "og:image:alt") ?? ""),
      "size": facts.content(of: "og:image:width").map { width in
        .text("\(width) × \(facts.content(of: "og:image:height") ?? "?")")
      } ?? nil,
    ]
  }

  /// The address in the preview of a URL of the site; other URLs stay.
  private func address(of url: String) -> String {
    for domain in site.domains where url.hasPrefix("https://\(domain.name)/") {
      return dashboard.address(domain.name, String(url.dropFirst("https://\(domain.name)".utf8.count)))
    }
    return url
  }

  private var message: Value {
    [
      "title": .text(facts.content(of: "og:title") ?? facts.page.source.fields.title),
      "domain": .text(facts.domain.rawValue), "image": image,
    ]
  }

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

  /// The QR code of the invocation URL, for which a path of a site is never too long.
  private var code: Value {
    guard let code = try? QRCode(facts.url) else { return nil }
    return .html(HTML(markup: code.svg(title: "QR code of \(facts.url)")))
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

  private var experience: String {
    func name(_ experience: SiteExperiences.Registered?) -> String {
      experience.map { "that of \(site.url(of: $0.page))" } ?? "the default one"
    }
    return switch facts.launched {
    case nil: "None: the page shows no App Clip."
    case .match(let launched) where launched.page === facts.page:
      "Its own, once \(facts.url) is registered in App Store Connect."
    case .match(let launched):
      "That of \(site.url(of: launched.page)), whose URL is the longest prefix."
    case .defaultExperience: "The default experience: no page with an experience is a prefix of this URL."
    case .ambiguous(let one, let other):
      "Open: Apple’s documents allow \(name(one)) and \(name(other))."
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
