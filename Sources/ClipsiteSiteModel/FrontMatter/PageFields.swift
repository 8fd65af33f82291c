public import ClipsiteAppClips
public import ClipsiteMustache

/// The front matter of one Markdown file: the file's own values, before anything is inherited.
public struct PageFields: Sendable {
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

  /// Fields that say nothing.
  public init() {}
}
