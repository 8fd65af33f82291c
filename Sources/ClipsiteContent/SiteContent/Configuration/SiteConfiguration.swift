package import ClipsiteAppClips
package import ClipsiteMustache
package import ClipsiteText

/// The contents of `site.yml`: the app, the domains, the defaults.
package struct SiteConfiguration: Sendable {
  /// The name of the site, as in `og:site_name`.
  package let name: String
  /// The language of pages that name none.
  package let language: LanguageTag
  /// The domains; the first is the primary one. Never empty.
  package let domains: [AssociatedDomain]
  /// The app and its App Clip.
  package let app: AppIdentity
  /// Everything that may be left out.
  package var options: SiteOptions
  /// The values that are still those of an example.
  package var placeholders: [PlaceholderValue] = []

  /// The domain that holds everything without a domain of its own.
  package var primaryDomain: AssociatedDomain { domains[0] }
}

extension SiteConfiguration {
  /// The association that every domain of the site declares.
  package var association: AppSiteAssociation {
    var association = AppSiteAssociation(
      appClip: app.clipAppID, codesInARFor: app.detectsCodesInAR ? app.appID : nil)
    if !options.universalLinks.isEmpty {
      association.universalLinks = UniversalLinks([
        .init(appIDs: [app.appID], components: options.universalLinks)
      ])
    }
    if options.sharesWebCredentials { association.webCredentials = [app.appID] }
    if options.continuesActivities { association.activityContinuation = [app.appID] }
    return association
  }
}

/// The choice of pages with or without maps: the key `maps` of `site.yml`.
package enum Maps: String, Sendable, CaseIterable { case on, off }

/// The keys of `site.yml` that may be left out.
package struct SiteOptions: Sendable {
  /// The layout of the businesses' URLs.
  package var layout = Layout.multiDomain
  /// The form of pages as files.
  package var pageFiles = PageFiles.flat
  /// The choice of pages with or without maps.
  package var maps = Maps.on
  /// The App Clip fields of pages that set none.
  package var clip = ClipFields()
  /// The preview picture of pages that have none.
  package var image: Ranged<String>?
  /// The description of that image.
  package var imageAlt: String?
  /// The point of that image that stays in view.
  package var imageFocus: ImageFocus?
  /// The colors of the browser's frame.
  package var themeColor: ThemeColor?
  /// The theme that the site's templates override.
  package var theme = BuiltInTheme.clean
  /// The looks of the theme, or `nil` for those that it has by itself.
  package var looks: Looks?
  package var icons = Icons()
  /// The universal links of the app: the `components` of its `applinks` entry.
  package var universalLinks: [URLComponentPattern] = []
  /// Indicates whether the app shares passwords with its domains.
  package var sharesWebCredentials = false
  /// Indicates whether the app takes part in Handoff with its domains.
  package var continuesActivities = false
  /// The Android app whose links `assetlinks.json` declares.
  package var android: AssetLinks?
  /// The identifiers of other apps that files of `Content` can name, by service.
  package var otherApps: [ServiceIdentifier] = []
  /// The files besides those that every website consists of, as paths and patterns.
  package var assets: [Ranged<String>] = []
  /// The pages whose raw HTML is kept, as paths and patterns.
  package var rawHTMLPages: [Ranged<String>] = []
  /// The X account of the site, with its `@`.
  package var twitterAccount: String?
  /// The targets to which the site can be published, in the order written.
  package var publishTargets: [PublishTarget] = []
  /// The providers that the site is to be ready for, each once.
  package var providers: [ChosenProvider] = []
  /// Indicates whether providers are configured to send security headers.
  package var hasSecurityHeaders = true
  /// The origins that pages may load from besides what the theme needs.
  package var policy = PolicySources()
  /// The title of the page of each location, or `nil` for its title and the name of the site.
  package var titles: Ranged<String>?
  /// The directory of all locations, or `nil` for none.
  package var directory: DirectoryOptions?
  /// Indicates whether the pages of locations list the nearest others.
  package var showsNeighbors = false
  /// Indicates whether pictures are made in the sizes that pages, previews and cards need.
  package var makesPictures = false
  /// The range of that setting.
  package var picturesRange = ByteRange.none
  /// Indicates whether pages get the script that says whether a location is open and marks today.
  package var marksToday = true
  /// The limits of file sizes.
  package var limits = SizeLimits()
  /// The site's own words in place of those that clipsite knows.
  package var words = WordTable()
  /// The key `extra`: data of the site's own for its templates, and the labels in it that clipsite's own
  /// themes do not have.
  var extraData: (data: Value, unusualLabels: [Ranged<String>]) = (.null, [])

  /// Data of the site's own for its templates.
  package var extra: Value { extraData.data }
  /// The labels in it that clipsite's own themes do not have.
  package var unusualLabels: [Ranged<String>] { extraData.unusualLabels }

  /// The options of a `site.yml` that has none.
  package init() {}
}

/// The icons of the site: the key `icons`.
package struct Icons: Sendable {
  /// The touch icon, a square opaque PNG.
  package var touch: Ranged<String>?
  package var favicon: Ranged<String>?
  /// The picture that those of the two are made of that are not named.
  package var logo: Ranged<String>?

  static let keys = Keys<Icons>([
    .key(
      "touch", .text(\.touch), .alone, about: "a file of `Content` for `apple-touch-icon`",
      default: "created from the logo, if the site has one", example: "touch-icon.png"),
    .key(
      "favicon", .text(\.favicon), .alone, about: "a file of `Content` for `icon`",
      default: "created from the logo, if the site has one", example: "favicon.svg"),
    .key(
      "logo", .text(\.logo), .alone,
      about: "a square image of at least 180 by 180 pixels that icons are created from, with `pictures`",
      example: "logo.png"),
  ])
}

/// The directory of all locations by country, region and town: the key `directory` of `site.yml`.
package struct DirectoryOptions: Sendable {
  /// The part of the URL that all of its pages begin with.
  package let slug: Ranged<Slug>
  /// The title of its first page, or `nil` for a word of the theme.
  package let title: String?
}

extension KeyField {
  /// The directory, or none if the slug of its `path` breaks a rule, which is reported.
  static func directory(_ path: WritableKeyPath<Owner, DirectoryOptions?>) -> KeyField {
    .mapping(DirectoryReading.keys, path, from: DirectoryReading()) { directory in
      directory.path.map { DirectoryOptions(slug: $0, title: directory.title) }
    }
  }
}

/// The mapping `directory` while it is read.
private struct DirectoryReading: Sendable {
  var path = Slug.make(from: "locations").map { Ranged($0, at: .none) }
  var title: String?

  static let keys = Keys<DirectoryReading>([
    .key(
      "path", .located(\.path, Forms.slug), .alone,
      about:
        "creates a directory of all locations, and sets the first part of its URLs. `directory: {}` uses "
        + "both defaults. See [List locations](../Guides/ListLocations.md)",
      default: "no directory, or `locations`", example: "stores", codes: [.invalidSlug]),
    .key(
      "title", .line(\.title), .alone, about: "the title of its first page",
      default: "`Locations` in the language of the site", example: "All stores"),
  ])
}

/// The layout of the businesses' URLs: the key `layout` of `site.yml`. A move takes only a change of this
/// key.
package enum Layout: String, Sendable, CaseIterable {
  /// Each business that names a `domain` has it; the others are paths of the primary domain.
  case multiDomain = "multi-domain"
  /// Every business is a path of the primary domain.
  case singleDomain = "single-domain"
}
