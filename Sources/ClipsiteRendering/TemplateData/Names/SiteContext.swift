import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The source of the names below `site`, which all pages of a domain share.
package struct SiteContext: Sendable {
  /// The facts in which domains differ. Most of ten thousand domains have the same.
  package struct Facts: Hashable, Sendable {
    /// The home page of the primary domain.
    fileprivate let url: String
    /// The home page of the domain; a domain without one, such as that of short URLs, has that of the site.
    fileprivate let home: String
    /// The search page of the domain in its first language.
    fileprivate let finder: URLPath?

    package init(_ domain: DomainID, in site: Site) {
      url = domain == .primary ? "/" : site.url(of: .root, on: .primary)
      home = site.pages(on: domain).contains { site[$0].path.isRoot } ? "/" : url
      finder = FinderScope.path(on: domain, in: site)
    }
  }

  let site: Site
  fileprivate let facts: Facts

  package init(site: Site, _ facts: Facts) { (self.site, self.facts) = (site, facts) }

  /// The data of each domain, which domains with the same facts share.
  package static func values(in site: Site) -> [Value] {
    var known: [Facts: Value] = [:]
    return site.domains.ids.map { domain in
      let facts = Facts(domain, in: site)
      if let value = known[facts] { return value }
      let value = SiteContext(site: site, facts).value
      known[facts] = value
      return value
    }
  }

  /// The data, computed once for all pages.
  package var value: Value { TemplateContext.shared.value(of: self).computed }

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
      "url", "The home page of the primary domain, with its domain only on another one", example: "/"
    ) { $0.facts.url },
    .text("language", "The language of pages that name none", example: "en") {
      $0.site.configuration.language.rawValue
    },
    .text(
      "home",
      "The home page of the domain that the page is on, or the home page of the site if the domain has none",
      example: "/"
    ) { $0.facts.home },
    .bool("focuses-images", "Whether an image of the site has the key `image-focus`") {
      $0.site.focusesImages
    },
    .bool("shows-maps", "Whether pages have maps, which `maps: off` in site.yml removes") {
      $0.site.configuration.options.maps == .on
    },
    .record("looks", looks, "The mapping `looks` of site.yml") { LooksContext($0.site) },
    .html(
      "today-script",
      "The script that shows whether a location is open, and marks today among its hours",
      example: "<script>…</script>"
    ) { $0.site.configuration.options.marksToday ? HoursScript.element : nil },
    .html(
      "device-script",
      "The script that sets `data-device` of the page to `android` on such devices, and `href` to `data-google` on all that are not Apple's",
      example: "<script>…</script>"
    ) { _ in DeviceScript.element },
    .html(
      "menu-script",
      "The script that closes the `details` before it when somebody presses Escape, or taps beside it",
      example: "<script>…</script>"
    ) { _ in MenuScript.element },
    .html(
      "missing-script",
      "The script that shows the words of the `template` whose `lang` is a part of the path, for `404.mustache`",
      example: "<script>…</script>"
    ) { _ in MissingScript.element },
    .html(
      "finder-script", "The script of search fields, with `directory` in site.yml",
      example: "<script>…</script>"
    ) { context in
      context.facts.finder.map {
        HTML(markup: "<script>\(FinderScript.loader(of: $0))</script>")
      }
    },
    .open("extra", "The mapping `extra` of site.yml", example: #"{"season": "summer"}"#) { $0.extra },
  ])

  /// The looks of the site, for themes that let `site.yml` set them.
  static let looks = Fields<LooksContext>(
    scheme("light", \.light, example: "#a33c13") + scheme("dark", \.dark, example: "#ff9d74") + [
      .text("font", "The families of the font, as CSS lists them", example: "ui-serif,Georgia,serif") {
        $0.looks.font?.families
      },
      .text("radius", "How round corners are, as a length of CSS", example: "0.5rem") {
        $0.looks.corners?.radius
      },
      .text("button-radius", "How round those of buttons are", example: "0.5rem") {
        $0.looks.corners?.buttonRadius
      },
      .text("small-radius", "How round small parts are, such as the mark of a row", example: "0.5rem") {
        $0.looks.corners?.smallRadius
      },
      .text("image-shape", "The shape of images, as an aspect ratio of CSS", example: "3/2") {
        $0.looks.imageShape?.ratio
      },
      .text("logo-url", "The logo in the header", example: "/logo.svg") { $0.url(of: $0.looks.logo?.light) },
      .text("logo-dark-url", "The logo on a dark background, if it is another one", example: "/logo-dark.svg")
      {
        $0.url(of: $0.looks.logo?.dark)
      },
      .text("text-font-url", "The font file of text", example: "/fonts/text.woff2") {
        $0.url(of: $0.looks.fonts?.text)
      },
      .text("heading-font-url", "The font file of headings", example: "/fonts/headings.woff2") {
        $0.url(of: $0.looks.fonts?.headings)
      },
    ])

  /// The colors of a scheme. Each is missing where the theme's own fits.
  private static func scheme(
    _ name: String, _ palette: @escaping @Sendable (LooksContext) -> Palette, example: String
  ) -> [Field<LooksContext>] {
    func color(
      _ kind: String, _ summary: String, _ get: @escaping @Sendable (Palette) -> HexColor?
    ) -> Field<LooksContext> {
      .text(Name("\(kind)-\(name)"), "\(summary) on a \(name) screen", example: example) {
        get(palette($0))?.text
      }
    }
    return [
      color("accent", "The accent color for text") { $0.accent },
      color("fill", "The accent color as it is, for areas") { $0.fill },
      color("on-fill", "White or black, what can be read on such areas") { $0.onFill },
      color("button", "The accent color as it is, if the key `accent` is set,") { $0.button },
      color("on-button", "White or black, what can be read on it if it is bold and has 19 pixels,") {
        $0.button?.largeTextOnIt
      },
      .bool(
        Name("swaps-\(name)"),
        "Whether buttons on a \(name) screen need the theme’s accent color for the other screen"
      ) { palette($0).swapsButton },
      .bool(Name("swaps-text-\(name)"), "Whether text needs it as well, and not `accent-\(name)`") {
        palette($0).swapsAccent
      },
      color("background", "The background of pages") { $0.background },
      color("paper", "The background of cards") { $0.paper },
      color("ink", "The color of text") { $0.ink },
      color("soft", "The color of secondary text") { $0.soft },
      color("line", "The color of thin lines") { $0.line },
      color("open", "The color of “open”, if the background is set,") { $0.open },
      color("closed", "The color of “closed”, if the background is set,") { $0.closed },
    ]
  }
}

/// The source of the names of the looks.
struct LooksContext: Sendable {
  let looks: Looks
  fileprivate let light: Palette
  fileprivate let dark: Palette
  private let site: Site

  /// The looks of a site; nil for the theme's own.
  init?(_ site: Site) {
    guard let looks = site.configuration.options.looks else { return nil }
    (self.looks, self.site) = (looks, site)
    (light, dark) = (looks.lightPalette, looks.darkPalette)
  }

  /// The address of a file, which is copied to each domain: browsers take fonts only from the domain of the
  /// page.
  fileprivate func url(of file: Ranged<String>?) -> String? {
    file.flatMap(site.brandFile).map { "/" + PercentEncoding.path(site[$0].path.text) }
  }
}

extension Site {
  /// The addresses of the font files, which every page loads first.
  package var preloadedFonts: [String] {
    guard let fonts = configuration.options.looks?.fonts else { return [] }
    return [fonts.text, fonts.headings].compactMap { $0.flatMap(brandFile) }.map {
      "/" + PercentEncoding.path(self[$0].path.text)
    }
  }
}

extension HoursScript {
  /// The element that a page has behind its opening hours, so that they are marked before they are painted.
  static let element = HTML(markup: "<script>\(text)</script>")
}

/// The script that closes a menu, which is the `details` right before it: with the key Escape, which leads back
/// to its button, and when somebody taps beside it. Without it, the button alone closes the menu.
package enum MenuScript {
  /// The text of the script.
  package static let text =
    #"{const m=document.currentScript.previousElementSibling,on=addEventListener;"#
    + #"on("click",e=>{if(!m.contains(e.target))m.open=!1});"#
    + #"on("keydown",e=>{if(m.open&&e.key=="Escape"){m.open=!1;m.firstElementChild.focus()}})}"#

  /// The element.
  static let element = HTML(markup: "<script>\(text)</script>")
}

/// The script of the answer to unknown URLs, which is one file for all languages because hosts do not know the
/// language of a URL. If a part of the path is the `lang` of a `template` before the script, the page gets its
/// language, its direction, and its first two elements in place of the heading and what follows it. A `template`
/// before all others has the texts and URLs of the page, each in an `i`, and those of each language replace them
/// in texts and attributes. The link to the page in the language becomes one to the language of the page.
package enum MissingScript {
  /// The text of the script.
  package static let text =
    #"{const d=document,path=location.pathname.toLowerCase().split("/"),"#
    + #"[own,...others]=d.currentScript.parentNode.querySelectorAll("template"),h=d.querySelector("h1");"#
    + #"for(const{lang,dir,content:c}of others)if(path.includes(lang.toLowerCase())){"#
    + #"const list=e=>[...e.querySelectorAll("i")].map(e=>e.textContent),from=list(own.content),to=list(c),"#
    + #"say=s=>from.includes(s.trim())&&to[from.indexOf(s.trim())]||s,"#
    + #"swap=()=>{for(const e of d.querySelectorAll("body :not([hreflang],[hreflang] *)"))"#
    + #"for(const n of[...e.attributes,...e.childNodes])if(n.nodeValue&&say(n.nodeValue)!=n.nodeValue)"#
    + #"n.nodeValue=say(n.nodeValue)};"#
    + #"Object.assign(d.documentElement,{lang,dir});d.title=d.title.replace(h.textContent,c.children[0].textContent);"#
    + #"h.nextElementSibling.replaceWith(c.children[1]);h.replaceWith(c.children[0]);swap();"#
    + #"d.addEventListener("DOMContentLoaded",()=>{swap();const now=d.querySelector("[hreflang][aria-current]");"#
    + #"for(const e of now?d.querySelectorAll(`[hreflang="${lang}"]`):[])if(e.closest("nav"))e.ariaCurrent="page";"#
    + #"else{e.href=now.href;e.lang=e.hreflang=now.lang;e.textContent=now.textContent}"#
    + #"now?.removeAttribute("aria-current")})}}"#

  /// The element.
  static let element = HTML(markup: "<script>\(text)</script>")
}

/// The script that tells a theme that a device runs Android, which style sheets cannot see, and that leads all
/// devices that are not Apple's to the address in `data-google` of a link. Without it, a page shows the App
/// Clip, both stores, and Apple's map.
package enum DeviceScript {
  /// The text of the script.
  package static let text =
    #"{const d=document,is=t=>t.test(navigator.userAgent);"#
    + #"if(is(/Android/))d.documentElement.dataset.device="android";if(!is(/Mac|iP/))"#
    + #"d.addEventListener("DOMContentLoaded",()=>{for(const e of d.querySelectorAll("[data-google]"))"#
    + "e.href=e.dataset.google})}"

  /// The element, which stands before what it hides.
  static let element = HTML(markup: "<script>\(text)</script>")
}
