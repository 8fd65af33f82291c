import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem

/// A short URL of a site: one that a file or a redirect answers, or one with a query.
struct ShortURL {
  let url: String
  let page: PageID
  let domain: AssociatedDomain
  /// The path and query that the preview answers.
  let target: String

  /// The short URLs of a site, or those that lead to a page.
  static func all(of site: Site, leadingTo page: Page? = nil) -> [ShortURL] {
    func leads(to id: PageID) -> Bool { page.map { site[id] === $0 } ?? true }
    return site.aliases.filter { leads(to: $0.page) }.map { alias in
      ShortURL(
        url: site.url(of: alias.path, on: alias.domain), page: alias.page, domain: site[alias.domain].name,
        target: alias.path.description)
    }
      + site.queryAliases.filter { leads(to: $0.page) }.map { alias in
        let url = alias.url.description
        let target = url.dropFirst("https://\(site[alias.domain].name)".utf8.count)
        return ShortURL(
          url: url, page: alias.page, domain: site[alias.domain].name,
          target: target.hasPrefix("/") ? String(target) : "/\(target)")
      }
  }

  /// The address of the page of the dashboard.
  var link: String { "\(Dashboard.root)short-url?url=\(PercentEncoding.queryComponent(url))" }
}

extension Dashboard {
  /// The data of the list of short URLs.
  func shortURLList(_ query: QueryItems) -> Value {
    guard let site = live.status.snapshot?.site else { return [:] }
    let all = ShortURL.all(of: site)
    let parts = ListParts(all.count, length: Self.listLength, number: query.part)
    return [
      "total": .text(Self.count(all.count, "short URL")), "rows": shortURLs(all[parts.range], of: site),
      "parts": parts.value([]),
    ]
  }

  /// The data of some short URLs.
  func shortURLs(_ list: some Sequence<ShortURL>, of site: Site) -> Value {
    .list(
      list.map { short in
        [
          "short": .text(short.url), "link": .text(short.link),
          "target": .text(site[short.page].source.fields.title),
          "target-url": .text(site.url(of: site[short.page])),
        ]
      })
  }

  /// The page of one short URL.
  func shortURL(_ query: QueryItems) -> HTTPResponse {
    guard let snapshot = live.status.snapshot, let url = query["url"],
      let short = ShortURL.all(of: snapshot.site).first(where: { $0.url == url })
    else { return missing }
    let page = snapshot.site[short.page]
    let invocation = try? InvocationURL(url)
    let launched = invocation.map { snapshot.experiences.launched(by: $0) }
    return html(
      "short-url", title: url,
      [
        "url": .text(url), "target": .text(page.source.fields.title),
        "target-url": .text(snapshot.site.url(of: page)),
        "target-link": .text(Self.link(to: page, in: snapshot.site)),
        "preview": .text(addresses.address(of: short.domain, short.target)),
        "is-name": .bool(addresses.isName(short.domain)), "code": Self.code(url),
        "launches": launched.map { .text(Self.text(of: $0, from: page, in: snapshot.site)) } ?? nil,
      ])
  }

  /// The QR code of a URL; a path of a site is never too long for one.
  static func code(_ url: String) -> Value {
    guard let code = try? QRCode(onScreen: url) else { return nil }
    return .html(HTML(markup: code.svg(title: "QR code of \(url)")))
  }

  /// The launched experience in words.
  static func text(
    of launched: ExperienceMatch<SiteExperiences.Registered>, from page: Page, in site: Site
  ) -> String {
    func name(_ experience: SiteExperiences.Registered?) -> String {
      experience.map { "that of \(site.url(of: $0.page))" } ?? "the default one"
    }
    return switch launched {
    case .match(let launched) where launched.page === page:
      "Its own, once \(launched.url) is registered in App Store Connect."
    case .match(let launched):
      "That of \(site.url(of: launched.page)), whose URL is the longest prefix."
    case .defaultExperience: "The default experience: no page with an experience is a prefix of this URL."
    case .ambiguous(let one, let other):
      "Open: Apple’s documents allow \(name(one)) and \(name(other))."
    }
  }
}
