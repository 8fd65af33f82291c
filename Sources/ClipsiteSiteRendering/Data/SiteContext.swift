import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteSiteModel

/// The source of the names below `site`, which all pages of a domain share.
struct SiteContext: Sendable {
  let site: Site
  let domain: DomainID

  /// The data, computed once for all pages.
  var value: Value { TemplateContext.shared.value(of: self).computed }

  /// The home page of the domain; a domain without one, such as that of short URLs, has that of the site.
  fileprivate var home: String {
    let hasHome = site.pages(on: domain).contains { site[$0].path.isRoot }
    return domain == .primary || hasHome ? "/" : site.url(of: .root, on: .primary)
  }

  fileprivate var extra: Value {
    let configuration = site.configuration
    return configuration.options.words.words(in: configuration.language).extra(configuration.options.extra)
  }
}

extension TemplateContext {
  /// The site as a whole.
  static let site = Fields<SiteContext>([
    .text("name", "The name of the site", example: "Ferry Street Donuts") { $0.site.configuration.name },
    .text(
      "url", "The home page of the primary domain; with its domain only on another one", example: "/"
    ) { $0.domain == .primary ? "/" : $0.site.url(of: .root, on: .primary) },
    .text("language", "The language of pages that name none", example: "en") {
      $0.site.configuration.language.rawValue
    },
    .text(
      "home", "The home page of the domain that the page is on; that of the site if the domain has none",
      example: "/"
    ) { $0.home },
    .record("looks", looks, "The mapping `looks` of site.yml") { $0.site.configuration.options.looks },
    .html(
      "today-script",
      "The script that marks today among opening hours: in elements with `data-days`, by `aria-current`",
      example: "<script>…</script>"
    ) { $0.site.configuration.options.marksToday ? TodayScript.element : nil },
    .open("extra", "The mapping `extra` of site.yml", example: #"{"season": "summer"}"#) { $0.extra },
  ])

  /// The looks of the site, for themes that let `site.yml` set them.
  static let looks = Fields<Looks>([
    .text("accent-light", "The accent color for text on a light background", example: "#a33c13") {
      $0.accent?.lightText.text
    },
    .text("accent-dark", "The accent color for text on a dark background", example: "#ff9d74") {
      $0.accent?.darkText.text
    },
    .text("fill-light", "The accent color as it is, for areas on a light background", example: "#ff6a3d") {
      $0.accent?.light.text
    },
    .text("fill-dark", "The accent color as it is, for areas on a dark background", example: "#ff9d74") {
      $0.accent?.dark.text
    },
    .text("on-fill-light", "White or black, what can be read on `fill-light`", example: "#000000") {
      $0.accent?.light.textOnIt.text
    },
    .text("on-fill-dark", "White or black, what can be read on `fill-dark`", example: "#000000") {
      $0.accent?.dark.textOnIt.text
    },
    .text("font", "The families of the font, as CSS lists them", example: "ui-serif,Georgia,serif") {
      $0.font?.families
    },
    .text("radius", "How round corners are, as a length of CSS", example: "0.5rem") { $0.corners?.radius },
    .text("button-radius", "How round those of buttons are", example: "0.5rem") { $0.corners?.buttonRadius },
  ])
}

/// The script that marks today among the opening hours of a page. It is clipsite's own, so that a security
/// policy knows what it does: it loads nothing, and sets no styles.
///
/// Today is that of the visitor's clock: a site does not say in which time zone its places are. `pageshow`
/// also comes when a page is taken out of the browser's memory, maybe on another day.
enum TodayScript {
  /// The text of the script. `data-days` holds numbers of days, Monday is 1 (ISO 8601); `Date` begins with
  /// Sunday, as 0.
  static let text = """
    {const mark=()=>{const day=new Date().getDay()||7;\
    for(const row of document.querySelectorAll("[data-days]"))\
    if(row.dataset.days.split(" ").includes(`${day}`))row.setAttribute("aria-current","date");\
    else row.removeAttribute("aria-current")};\
    mark();addEventListener("pageshow",mark)}
    """

  /// The element that a page has behind its opening hours, so that they are marked before they are painted.
  static let element = HTML(markup: "<script>\(text)</script>")
}
