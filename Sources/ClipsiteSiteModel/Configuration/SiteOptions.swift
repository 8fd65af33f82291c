public import ClipsiteAppClips
public import ClipsiteMustache

/// The keys of `site.yml` that may be left out.
public struct SiteOptions: Sendable {
  /// Where businesses live.
  public var layout = Layout.multiDomain
  /// How pages are laid down as files.
  public var pageFiles = PageFiles.flat
  /// The App Clip fields of pages that set none.
  public var clip = ClipFields()
  /// The preview picture of pages that have none.
  public var image: SpannedText?
  /// What that picture shows.
  public var imageAlt: String?
  /// The colours of the browser's frame.
  public var themeColor: ThemeColor?
  /// The looks of the theme; nil for those that it has by itself.
  public var looks: Looks?
  /// The icons.
  public var icons = Icons()
  /// The universal links of the app: the `components` of its `applinks` entry.
  public var universalLinks: [URLComponentPattern] = []
  /// Whether the app shares passwords with its domains.
  public var sharesWebCredentials = false
  /// Whether the app takes part in Handoff with its domains.
  public var continuesActivities = false
  /// The Android app whose links `assetlinks.json` declares.
  public var android: AssetLinks?
  /// The X account of the site, with its `@`.
  public var twitterAccount: String?
  /// Where the site can be published to, in the order written.
  public var publishTargets: [PublishTarget] = []
  /// The hosts that the site is to be ready for, each once.
  public var hosts: [ChosenHost] = []
  /// Whether hosts are told to send security headers.
  public var hasSecurityHeaders = true
  /// The directory of all locations; nil for none.
  public var directory: DirectoryOptions?
  /// Whether the pages of locations name the nearest others.
  public var showsNeighbors = false
  /// Whether pictures are made in the sizes that pages, previews and cards need.
  public var makesPictures = false
  /// Where that is said.
  var picturesSpan = Span.none
  /// Whether pages get the script that marks today among opening hours.
  public var marksToday = true
  /// How large files may be.
  public var limits = SizeLimits()
  /// What pages in other languages say in place of English.
  public var words = WordTable()
  /// Data of the site's own for its templates.
  public var extra: Value = .null

  /// The options of a `site.yml` that has none.
  public init() {}
}

/// The icons of the site: the key `icons`.
public struct Icons: Sendable {
  /// The touch icon, a square opaque PNG.
  public var touch: SpannedText?
  /// The favicon.
  public var favicon: SpannedText?
  /// The picture that those of the two are made of that are not named.
  public var logo: SpannedText?
}
