import ClipsiteAppClips
import ClipsiteText

/// `site.yml` while it is read.
package struct SiteReading: Sendable {
  var name: String?
  var language: LanguageTag?
  var domains: [AssociatedDomain] = []
  var app: AppIdentity?
  var options = SiteOptions()
  /// The list `universal-links`, and the mapping `android` that can refer to it.
  var universalLinks: YAMLNode?
  var android: YAMLNode?
}

/// The keys of `site.yml`. Each part is a table of the reference.
package enum ConfigurationKeys {
  package static let keys = Keys<SiteReading>(
    ("site", site), (nil, apps), ("links", links), ("looks", looks), ("lists", lists), ("hosting", hosting),
    (nil, [limits]))

  /// The file, for pages with a key that belongs in it.
  package static let file = OtherFile("`site.yml`", keys)

  /// The keys of the site as a whole.
  private static let site: [KeyDeclaration<SiteReading>] = [
    .key(
      "name", .line(\.name), .alone, about: "the name of the site, as in `og:site_name`",
      example: "Ferry Street Donuts", isRequired: true, codes: [.missingKey]),
    .key(
      "language", .value(\.language, Forms.language), .alone,
      about: "the language of pages that set no language",
      default: "`en`", example: "de", codes: [.invalidLanguage]),
    .key(
      "layout", .word(plain: \.options.layout), .alone,
      about: "where businesses live. See [Sites and URLs](../Concepts/SitesAndURLs.md#layouts)",
      default: "`multi-domain`", example: "single-domain"),
    .key(
      "page-files", .word(plain: \.options.pageFiles), .alone,
      about: "`flat` writes `market.html`, `folders` writes `market/index.html`", default: "`flat`",
      example: "folders"),
    .key(
      "domains", .domains, .alone,
      about: "every domain with pages or short URLs. The first is the primary domain",
      example: "[example.com]", isRequired: true, codes: [.missingKey, .invalidDomain, .repeatedDomain]),
    .key(
      "assets", .texts(\.options.assets), .alone,
      about: "other files of `Content` to publish, as paths and patterns. See [Security "
        + "model](../Concepts/SecurityModel.md#files)",
      example: #"["menu.csv", "tools/*.html"]"#, codes: [.unlistedFile, .scriptInDrawing]),
    .key(
      "allow-html", .texts(\.options.rawHTMLPages), .alone,
      about: "the pages that may set `allow-html`, as paths and patterns", example: #"["events/*.md"]"#,
      codes: [.unlistedHTML]),
    .key(
      "words", .words(\.options.words), .alone,
      about: "your names of days and countries and words of the theme, by language"),
    .key(
      "extra", .extra(\.options.extraData), .alone, about: "your own values for templates, as `site.extra`",
      example: "{hotline: 555 0100}"),
  ]

  private static let apps: [KeyDeclaration<SiteReading>] = [
    .key("app", .app(\.app), .alone, about: "the app", isRequired: true, codes: [.missingKey]),
    .key(
      "android",
      KeyField(.mapping(AndroidReading.keys)) { $3.android = $2.mapping($0, $1, of: AndroidReading.keys) },
      .alone, about: "the app on Android"),
    .key(
      "clip", KeyField(ClipKeys.defaults, \.options.clip), .alone,
      about: "the App Clip card of pages that set no keys"),
  ]

  /// The keys of what the app does besides the App Clip.
  private static let links: [KeyDeclaration<SiteReading>] = [
    .key(
      "universal-links",
      KeyField(.list(.mapping(UniversalLinksReader.keys))) { node, key, reader, site in
        site.universalLinks = node
        site.options.universalLinks = UniversalLinksReader.read(node, key, &reader)
      }, .alone, about: "patterns of links that open the app"),
    .key(
      "webcredentials", .flag(plain: \.options.sharesWebCredentials), .alone,
      about: "whether the app fills in passwords of the domains", default: "`false`", example: "true"),
    .key(
      "activity-continuation", .flag(plain: \.options.continuesActivities), .alone,
      about: "whether Handoff works between app and domains", default: "`false`", example: "true"),
    .key(
      "other-apps", .otherApps, .alone,
      about: "identifiers that files of `Content` can name besides those of the keys above, by service. See "
        + "[Keep an AASA file](../Guides/KeepAnAASAFile.md#name-other-apps)",
      example: "{webcredentials: [ABCDE12345.com.example.Rewards]}"),
    .key("social", KeyField(social, \.options), .alone, about: "accounts of the site"),
  ]

  /// The keys of `social`.
  private static let social = Keys<SiteOptions>([
    .key(
      "twitter", .text(\.twitterAccount), .alone, about: "the account for `twitter:site`, with its `@`",
      example: #""@donuts""#)
  ])

  /// The keys of images and looks.
  private static let looks: [KeyDeclaration<SiteReading>] = [
    .key(
      "image", .image(\.options.image), .alone,
      about: "the preview image of pages without an image: a file of `Content`, or an `https` URL",
      example: "donut.jpg", codes: [.invalidURL, .insecureURL]),
    .key(
      "image-alt", .line(\.options.imageAlt), .alone, about: "a description of that image",
      example: "A donut with sprinkles"),
    .key(
      "image-focus", .value(\.options.imageFocus, ImageFocus.form), .alone,
      about: "the point of that image that stays in view where a page cuts it", default: "the center",
      example: "top", codes: [.invalidFocus]),
    .key(
      "theme", .word(plain: \.options.theme), .alone,
      about: "the theme, of which a file in `Templates` overrides its namesake. See [Write a "
        + "theme](../Guides/WriteATheme.md)", default: "`clean`", example: "bistro"),
    .key(
      "theme-color", .themeColor(\.options.themeColor), .alone,
      about: "the color of the browser's frame"),
    .key("looks", .looks(\.options.looks), .alone, about: "the looks of the theme"),
    .key("icons", KeyField(Icons.keys, \.options.icons), .alone, about: "the icons of the site"),
    .key(
      "pictures",
      KeyField(.bool) { node, key, reader, site in
        guard let pictures = reader.bool(node, key) else { return }
        (site.options.makesPictures, site.options.picturesRange) = (pictures, ByteRange(node.range))
      }, .alone,
      about: "whether clipsite creates the sizes that pages need. See [Use images](../Guides/UseImages.md)",
      default: "`false`", example: "true"),
    .key(
      "today-script", .flag(plain: \.options.marksToday), .alone,
      about: "whether pages contain the script that shows whether a location is open and marks today",
      default: "`true`", example: "false"),
  ]

  /// The keys of lists of locations.
  private static let lists: [KeyDeclaration<SiteReading>] = [
    .key(
      "directory", .directory(\.options.directory), .alone, about: "the directory of all locations"),
    .key(
      "titles", .text(\.options.titles), .alone,
      about: "the title of the page of each location, in the template language. See [Set your "
        + "brand](../Guides/SetYourBrand.md#choose-titles-for-search-engines)",
      default: "`title` and the name of the site", example: #""{{page.title}}, {{place.locality}}""#),
    .key(
      "maps", .word(plain: \.options.maps), .alone,
      about: "whether pages with lists of locations have maps. See [List "
        + "locations](../Guides/ListLocations.md#show-or-remove-maps)", default: "`on`", example: "off"),
    .key(
      "neighbors", .flag(plain: \.options.showsNeighbors), .alone,
      about: "whether pages of locations name the nearest locations", default: "`false`", example: "true"),
  ]

  /// The keys of providers and publishing.
  private static let hosting: [KeyDeclaration<SiteReading>] = [
    .key(
      "hosts", .providers(\.options.providers), .alone,
      about: "the providers to write configuration for. See [Providers](Providers.md)", example: "[netlify]",
      codes: [.unknownProvider, .repeatedProvider]),
    .key(
      "security-headers", .flag(plain: \.options.hasSecurityHeaders), .alone,
      about: "whether providers send security headers. See [Security "
        + "model](../Concepts/SecurityModel.md#security-headers)",
      default: "`true`", example: "false"),
    .key(
      "policy", KeyField(PolicySources.keys, \.options.policy), .alone,
      about: "origins that the security policy of pages also allows. See [Add analytics and "
        + "consent](../Guides/AddAnalytics.md)"),
    .key(
      "publish", .publishTargets(\.options.publishTargets), .alone,
      about: "the targets to publish to, by name. See [Publish targets](PublishTargets.md)"),
  ]

  private static let limits = KeyDeclaration<SiteReading>.key(
    "limits", KeyField(SizeLimits.keys, \.options.limits), .alone, about: "the largest files")
}

extension KeyField<SiteReading> {
  fileprivate static var otherApps: KeyField {
    KeyField(.entries(.texts, named: "SERVICE"), plain: \.options.otherApps) { node, key, reader in
      reader.mapping(node, key)?.entries.flatMap { service, list in
        (reader.texts(list, key) ?? []).map { ServiceIdentifier(service.text ?? "", $0.value) }
      }
    }
  }

  fileprivate static var domains: KeyField {
    KeyField(.list(.text(Forms.domain.text)), \.domains) { node, key, reader in
      guard let texts = reader.texts(node, key) else { return [] }
      if texts.isEmpty { reader.report(.missingKey("domains", at: node.place)) }
      return reader.distinctValues(of: texts, Forms.domain, repeated: .repeatedDomain) { domain in
        InvalidValue("the domain `\(domain)` is listed twice", fix: "remove one of the two")
      }.map(\.value)
    }
  }
}
