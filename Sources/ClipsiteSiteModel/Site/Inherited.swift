import ClipsiteAppClips

/// The front matter that flows from a folder's `index.md` to the pages below it.
///
/// `title`, `description`, `slug`, `aliases`, `place`, `app-links` and `extra` belong to one page and do not
/// flow.
package struct Inherited: Sendable {
  /// The language of the pages.
  var language: LanguageTag
  /// The preview picture.
  package var image: ImageReference?
  /// What the picture shows.
  var imageAlt: String?
  /// The App Clip fields without the title.
  package var clip: ClipFields
  /// Whether the pages are left out unless drafts are asked for.
  var isDraft = false
  /// Whether search engines are asked to leave the pages out.
  package var isHiddenFromSearch = false

  /// What the pages below a folder inherit when its `index.md` says this.
  func extended(by source: PageSource, image ownImage: ImageReference?) -> Inherited {
    var result = self
    result.language = source.fields.language ?? language
    result.clip = source.fields.clip.inheriting(clip).inheritable
    if ownImage != nil {
      result.image = ownImage
      result.imageAlt = source.fields.imageAlt
    }
    result.isDraft = source.fields.isDraft ?? isDraft
    result.isHiddenFromSearch = source.fields.isHiddenFromSearch ?? isHiddenFromSearch
    return result
  }
}
