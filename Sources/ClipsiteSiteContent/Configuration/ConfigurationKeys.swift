import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics

/// The keys of `site.yml`. Each group is a table of the reference.
package final class ConfigurationKeys: KeyGroup {
  package static let keys = ConfigurationKeys()

  let site = SiteKeys.keys
  let app = Key("app", .mapping(AppKeys.keys), about: "the app", isRequired: true, codes: [.missingKey])
  let android = Key("android", .mapping(AndroidKeys.keys), about: "the app on Android")
  let clip = Key("clip", .mapping(ClipDefaultKeys.keys), about: "the App Clip card of pages that set no keys")
  let links = LinkKeys.keys
  let looks = LookKeys.keys
  let lists = ListKeys.keys
  let hosting = HostingKeys.keys
  let limits = Key("limits", .mapping(SizeLimitKeys.keys), about: "the largest files")
}

/// The keys of the site as a whole.
final class SiteKeys: KeyGroup {
  static let keys = SiteKeys()

  let name = Key(
    "name", .text(.line), about: "the name of the site, as in `og:site_name`", example: "Ferry Street Donuts",
    isRequired: true, codes: [.missingKey])
  let language = Key(
    "language", .text(.language), about: "the language of pages that set no language", default: "`en`",
    example: "de", codes: [.invalidLanguage])
  let layout = Key(
    "layout", .word(Layout.self),
    about: "where businesses live. See [Sites and URLs](../Concepts/SitesAndURLs.md#layouts)",
    default: "`multi-domain`", example: "single-domain")
  let pageFiles = Key(
    "page-files", .word(PageFiles.self),
    about: "`flat` writes `market.html`, `folders` writes `market/index.html`", default: "`flat`",
    example: "folders")
  let domains = Key(
    "domains", .list(.text(.domain)), about: "every domain with pages. The first is the primary domain",
    example: "[example.com]", isRequired: true, codes: [.missingKey, .invalidDomain, .repeatedDomain])
  let words = Key(
    "words", .entries(.mapping(WordKeys.keys), named: "LANGUAGE"),
    about: "your names of days and countries and words of the theme, by language")
  let extra = Key(
    "extra", .anything, about: "your own values for templates, as `site.extra`",
    example: "{hotline: 555 0100}")
}

/// The keys of what the app does besides the App Clip.
final class LinkKeys: KeyGroup {
  static let keys = LinkKeys()

  let universalLinks = Key(
    "universal-links", .list(.mapping(UniversalLinkKeys.keys)), about: "patterns of links that open the app")
  let webcredentials = Key(
    "webcredentials", .bool, about: "whether the app fills in passwords of the domains", default: "`false`",
    example: "true")
  let activityContinuation = Key(
    "activity-continuation", .bool, about: "whether Handoff works between app and domains",
    default: "`false`", example: "true")
  let social = Key("social", .mapping(SocialKeys.keys), about: "accounts of the site")
}

/// The keys of `social`.
final class SocialKeys: KeyGroup {
  static let keys = SocialKeys()

  let twitter = Key(
    "twitter", .text, about: "the account for `twitter:site`, with its `@`", example: #""@donuts""#)
}

/// The keys of images and looks.
final class LookKeys: KeyGroup {
  static let keys = LookKeys()

  let image = Key(
    "image", .text(.image),
    about: "the preview image of pages without an image: a file of `Content`, or an `https` URL",
    example: "donut.jpg", codes: [.invalidURL, .insecureURL])
  let imageAlt = Key(
    "image-alt", .text(.line), about: "a description of that image", example: "A donut with sprinkles")
  let themeColor = Key(
    "theme-color", .mapping(ThemeColorKeys.keys), about: "the color of the browser's frame")
  let looks = Key("looks", .mapping(LooksKeys.keys), about: "the looks of the theme")
  let icons = Key("icons", .mapping(IconKeys.keys), about: "the icons of the site")
  let pictures = Key(
    "pictures", .bool,
    about: "whether clipsite creates the sizes that pages need. See [Use images](../Guides/UseImages.md)",
    default: "`false`", example: "true")
  let todayScript = Key(
    "today-script", .bool,
    about: "whether pages contain the script that says whether a location is open and marks today",
    default: "`true`",
    example: "false")
}

/// The keys of `icons`.
final class IconKeys: KeyGroup {
  static let keys = IconKeys()

  let touch = Key(
    "touch", .text, about: "a file of `Content` for `apple-touch-icon`",
    default: "created from the logo, if the site has one", example: "touch-icon.png")
  let favicon = Key(
    "favicon", .text, about: "a file of `Content` for `icon`",
    default: "created from the logo, if the site has one", example: "favicon.svg")
  let logo = Key(
    "logo", .text,
    about: "a square image of at least 180 by 180 pixels that icons are created from, with `pictures`",
    example: "logo.png")
}

/// The keys of lists of locations.
final class ListKeys: KeyGroup {
  static let keys = ListKeys()

  let directory = Key(
    "directory", .mapping(DirectoryKeys.keys), about: "the directory of all locations")
  let titles = Key(
    "titles", .text,
    about: "the title of the page of each location, in the template language. See [Set your "
      + "brand](../Guides/SetYourBrand.md#choose-titles-for-search-engines)",
    default: "`title` and the name of the site", example: #""{{page.title}}, {{place.locality}}""#)
  let neighbors = Key(
    "neighbors", .bool, about: "whether pages of locations name the nearest locations", default: "`false`",
    example: "true")
}

/// The keys of providers and publishing.
final class HostingKeys: KeyGroup {
  static let keys = HostingKeys()

  let hosts = Key(
    "hosts", .list(.word(Provider.self)),
    about: "the providers to write configuration for. See [Providers](Providers.md)", example: "[netlify]",
    codes: [.unknownProvider, .repeatedProvider])
  let securityHeaders = Key(
    "security-headers", .bool,
    about: "whether providers send security headers. See [Security "
      + "model](../Concepts/SecurityModel.md#security-headers)",
    default: "`true`", example: "false")
  let policy = Key(
    "policy", .mapping(PolicyKeys.keys),
    about: "origins that the security policy of pages also allows. See [Add analytics and "
      + "consent](../Guides/AddAnalytics.md)")
  let publish = Key(
    "publish", .entries(.mapping(PublishKeys.keys), named: "NAME"),
    about: "the targets to publish to, by name. See [Publish targets](PublishTargets.md)")
}
