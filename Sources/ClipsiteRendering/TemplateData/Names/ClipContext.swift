import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem

/// The source of the names of the App Clip on a page.
struct ClipContext: Sendable {
  private let context: PageContext
  private let page: Page
  private let banner: SmartAppBanner

  /// The App Clip on a page, or `nil` for a page without one.
  init?(_ context: PageContext) {
    guard let page = context.launchingPage,
      let banner = context.site.banner(of: page, isCardPage: context.isCardPage)
    else { return nil }
    self.context = context
    self.page = page
    self.banner = banner
  }

  private var site: Site { context.site }
  fileprivate var fields: ClipFields { site.clip(of: page) }
  fileprivate var title: String { page.source.fields.cardTitle }
  fileprivate var url: String { site.url(of: page) }
  fileprivate var storeURL: String? { site.configuration.app.storeID?.url }
  fileprivate var playURL: String? {
    site.configuration.options.android?.apps.first.map {
      "https://play.google.com/store/apps/details?id=\($0.packageName.rawValue)"
    }
  }
  fileprivate var link: String? {
    site.configuration.app.hasDefaultLinks ? site.defaultLink(of: page).description : nil
  }
  fileprivate var callURL: String? { cardPage?.url ?? link }
  fileprivate var code: HTML? { QRCode.inline(url) }
  fileprivate var showsCard: Bool { banner.showsCard }

  fileprivate var cardPage: LinkContext? {
    guard !context.isCardPage, let path = site.cardPagePath(of: page) else { return nil }
    return LinkContext(title: title, url: path.description)
  }
}

extension QRCode {
  /// The code of a URL for the middle of a page; nil for a URL that no code can hold.
  fileprivate static func inline(_ url: String) -> HTML? {
    (try? QRCode(onScreen: url)).map { HTML(markup: $0.inlineSVG) }
  }
}

extension PageContext {
  fileprivate var isCardPage: Bool { if case .cardPage = kind { true } else { false } }
}

extension TemplateContext {
  /// The App Clip on the page; missing where `clip.display` is `none`.
  static let clip = Fields<ClipContext>([
    .text("title", "The title of the App Clip card", example: "Market Street Donuts") { $0.title },
    .text("subtitle", "The subtitle of the App Clip card", example: "Order ahead, skip the line") {
      $0.fields.cardSubtitle
    },
    .text("action-label", "The word on the card's button, in English", example: "Open") {
      ($0.fields.action ?? .open).label
    },
    .text("call", "What the App Clip does, in the words of `clip.call`", example: "Order ahead") {
      $0.fields.call
    },
    .text(
      "link",
      "The link that opens the App Clip, on \(DefaultAppClipLink.condition), but for `app.default-links: false`",
      example: "https://appclip.apple.com/id?p=com.example.Donuts.Clip&location=ferry-street%2Fmarket"
    ) { $0.link },
    .text(
      "call-url",
      "The URL of the button that opens the App Clip: the separate page that shows the card, or `link`",
      example: "https://appclip.apple.com/id?p=com.example.Donuts.Clip&location=ferry-street%2Fmarket"
    ) { $0.callURL },
    .html(
      "code", "The invocation URL as a QR code, black on white, as an SVG element", example: "<svg>…</svg>"
    ) { $0.code },
    .text("url", "The invocation URL", example: "https://example.com/ferry-street/market") { $0.url },
    .record("card-page", link, "The separate page that shows the card, if any") { $0.cardPage },
    .bool("shows-card", "Whether Safari shows the App Clip card on this page") { $0.showsCard },
    .bool("shows-banner", "Whether Safari shows only the Smart App Banner on this page") { !$0.showsCard },
    .text("store-url", "The full app in the App Store", example: "https://apps.apple.com/app/id1234567890") {
      $0.storeURL
    },
    .text(
      "play-url", "The Android app in Google Play, with `android` in site.yml",
      example: "https://play.google.com/store/apps/details?id=com.example.donuts"
    ) { $0.playURL },
  ])
}
