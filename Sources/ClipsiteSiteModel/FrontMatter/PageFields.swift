package import ClipsiteAppClips
package import ClipsiteMustache

/// The front matter of one Markdown file: the file's own values, before anything is inherited.
package struct PageFields: Sendable {
  /// The page's title.
  package var title = ""
  /// One or two sentences for search engines and previews.
  package var description: String?
  /// The preview picture.
  package var image: SpannedText?
  /// What the picture shows, for those who do not see it.
  var imageAlt: String?
  /// The last part of the URL; without one, the file's name.
  package var slug: Spanned<Slug>?
  /// The domain that serves the page and those below it.
  var domain: Spanned<AssociatedDomain>?
  /// The language of the page.
  var language: LanguageTag?
  /// The template that renders the page.
  package var template: SpannedText?
  /// The App Clip fields.
  package var clip = ClipFields()
  /// Where the title stands.
  package var titleRange = ByteRange.none
  /// The physical place.
  package var place: PhysicalPlace?
  /// Short URLs that lead here.
  var aliases: [SpannedText] = []
  /// The App Links tags.
  package var appLinks: AppLinks?
  /// Whether the page is left out unless drafts are asked for.
  var isDraft: Bool?
  /// Whether search engines are asked to leave the page out.
  package var isHiddenFromSearch: Bool?
  /// Whether raw HTML in the body is passed on.
  package var allowsRawHTML = false
  /// Data of the site's own for its templates.
  package var extra: Value = .null

  /// Fields that say nothing.
  init() {}
}
