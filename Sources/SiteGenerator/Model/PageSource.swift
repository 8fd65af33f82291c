public import AppClips
public import Mustache

/// What the front matter of one Markdown file says: the file's own values, before anything is inherited.
///
/// The body is not kept; a recipe reads it when the page is rendered.
public struct PageSource: Sendable {
  /// The page's title.
  public var title = ""
  /// One or two sentences for search engines and previews.
  public var description: String?
  /// The preview picture.
  public var image: SpannedText?
  /// What the picture shows, for those who do not see it.
  public var imageAlt: String?
  /// The last part of the URL; without one, the file's name.
  public var slug: Spanned<Slug>?
  /// The domain that serves the page and those below it.
  public var domain: Spanned<AssociatedDomain>?
  /// The language of the page.
  public var language: LanguageTag?
  /// The template that renders the page.
  public var template: SpannedText?
  /// The App Clip fields.
  public var clip = ClipFields()
  /// Where the title stands.
  public var titleSpan = Span.none
  /// The physical place.
  public var place: PhysicalPlace?
  /// Short URLs that lead here.
  public var aliases: [SpannedText] = []
  /// The App Links tags.
  public var appLinks: AppLinks?
  /// Whether the page is left out unless drafts are asked for.
  public var isDraft: Bool?
  /// Whether search engines are asked to leave the page out.
  public var isHiddenFromSearch: Bool?
  /// Whether raw HTML in the body is passed on.
  public var allowsRawHTML = false
  /// Data of the site's own for its templates.
  public var extra: Value = .null
  /// Whether the file could be read. Of others nothing is known, and nothing is rendered or checked.
  public var isReadable = true
  /// Where the body starts, in bytes.
  public var bodyStart: UInt32 = 0
  /// A hash of the front matter's bytes, to notice a file that changes during a build.
  public var fingerprint: UInt64 = 0

  /// A page of which nothing is known yet.
  public init() {}

  /// The source of a file that cannot be read, which has been reported. Its page keeps its place on the site, so
  /// that links to it are not reported as well.
  static var unreadable: PageSource {
    var source = PageSource()
    source.isReadable = false
    return source
  }
}
