import ClipsiteAppClips
package import ClipsiteOpeningHours
package import ClipsitePlatform
package import ClipsiteSiteContent

/// A folder of the content: a business, a group of locations, or the whole site.
///
/// An object that never changes, as a page is: each page asks for its section some twenty times, and a copy
/// would count eight references.
package final class Section: Sendable {
  /// The path below the content folder; empty for the content folder itself.
  package let folder: RelativePath
  /// The section above, or nil at the top.
  package let parent: SectionID?
  /// The domain of its pages.
  package let domain: DomainID
  /// The path that the URLs of its pages begin with.
  package let base: URLPath
  /// The path below the domain's folder that its copied files begin with.
  package let filesBase: RelativePath
  /// Its `index.md`, if it has one.
  package let index: PageID?
  /// Its pages, its `index.md` among them.
  package let pages: Range<PageID>
  /// The values that its pages inherit.
  package let inherited: Inherited

  init(
    folder: RelativePath, parent: SectionID?, domain: DomainID, base: URLPath, filesBase: RelativePath,
    index: PageID?, pages: Range<PageID>, inherited: Inherited
  ) {
    self.folder = folder
    self.parent = parent
    self.domain = domain
    self.base = base
    self.filesBase = filesBase
    self.index = index
    self.pages = pages
    self.inherited = inherited
  }

  /// The path of a file in the folder, relative to the content folder.
  package func path(of name: RelativePath) -> RelativePath { folder.appending(name) }
}

/// The front matter that flows from a folder's `index.md` to the pages below it.
///
/// `title`, `description`, `slug`, `aliases`, `app-links`, `extra` and the address in `place` belong to one
/// page and do not flow.
package struct Inherited: Sendable {
  /// The language of the pages.
  var language: LanguageTag
  /// The preview picture.
  package var image: ImageReference?
  /// The description of the image.
  var imageAlt: String?
  /// The App Clip fields without the title.
  package var clip: ClipFields
  /// Indicates whether the pages are left out unless drafts are asked for.
  var isDraft = false
  /// Indicates whether search engines are asked to leave the pages out.
  package var isHiddenFromSearch = false
  /// The hours of the locations.
  package var schedule: Schedule?
  /// Indicates whether each `index.md` above the pages could be read. Without one, the values that the pages
  /// inherit are unknown.
  package var isKnown = true

  /// Returns the values that the pages below a folder inherit if its `index.md` has these fields.
  func extended(by source: PageSource, image ownImage: ImageReference?) -> Inherited {
    var result = self
    result.language = source.fields.language ?? language
    result.clip = source.fields.clip.inheriting(clip).inheritable
    if ownImage != nil {
      result.image = ownImage
      result.imageAlt = source.fields.imageAlt
    }
    result.schedule = source.fields.inheritableSchedule?.inheriting(schedule) ?? schedule
    result.isDraft = source.fields.isDraft ?? isDraft
    result.isHiddenFromSearch = source.fields.isHiddenFromSearch ?? isHiddenFromSearch
    result.isKnown = isKnown && source.isReadable
    return result
  }
}

extension Site {
  /// Indicates whether the file of a page and all files that it inherits from could be read. A check of an
  /// unknown page would report what is not wrong.
  package func isKnown(_ page: Page) -> Bool {
    page.source.isReadable && self[page.section].inherited.isKnown
  }
}
