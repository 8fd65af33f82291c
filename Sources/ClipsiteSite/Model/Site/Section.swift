package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem

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
  /// The language of its pages. Each page asks for it some ten times, and `inherited` is large.
  package let language: LanguageTag

  init(
    folder: RelativePath, parent: SectionID?, domain: DomainID, base: URLPath, filesBase: RelativePath,
    index: PageID?, pages: Range<PageID>, inherited: Inherited
  ) {
    (self.folder, self.parent, self.domain, self.base) = (folder, parent, domain, base)
    (self.filesBase, self.index, self.pages, self.inherited) = (filesBase, index, pages, inherited)
    language = inherited.language
  }

  /// The path of a file in the folder, relative to the content folder.
  package func path(of name: RelativePath) -> RelativePath { folder.appending(name) }
}

/// The front matter that flows from a folder's `index.md` to the pages below it. The declarations of the keys
/// name the values that flow.
package struct Inherited: Sendable {
  /// The values of the keys.
  private var fields: PageFields
  /// The preview picture.
  package var image: ImageReference?
  /// Indicates whether each `index.md` above the pages could be read. Without one, the values that the pages
  /// inherit are unknown.
  package private(set) var isKnown = true

  /// The values of `site.yml`.
  init(_ configuration: SiteConfiguration, image: ImageReference?) {
    fields = PageFields(language: configuration.language)
    fields.imageAlt = configuration.options.imageAlt
    if let focus = configuration.options.imageFocus { fields.imageFocus = focus }
    fields.clip = configuration.options.clip
    // Without a word about it, Safari shows the App Clip card: that is what a site of App Clip pages is for.
    fields.clip.display = fields.clip.display ?? .card
    self.image = image
  }

  /// The language of the pages.
  var language: LanguageTag { fields.language ?? .english }
  /// The description of the image.
  var imageAlt: String? { fields.imageAlt }
  /// The point of the image that stays in view.
  var imageFocus: ImageFocus? { fields.imageFocus }
  /// The App Clip fields without the title.
  package var clip: ClipFields { fields.clip }
  /// Indicates whether the pages are left out unless drafts are asked for.
  var isDraft: Bool { fields.isDraft ?? false }
  /// Indicates whether search engines are asked to leave the pages out.
  package var isHiddenFromSearch: Bool { fields.isHiddenFromSearch ?? false }
  /// The hours of the locations.
  package var schedule: Schedule? { fields.schedule }
  /// The links, notices, and photos that the locations have in common.
  var blocks: PageBlocks? { fields.blocks }
  /// The other values that the locations have in common.
  var place: Location? { fields.place }

  /// Returns the values that the pages below a folder inherit if its `index.md` has these fields.
  func extended(by source: PageSource, image ownImage: ImageReference?) -> Inherited {
    var result = self
    result.fields = source.fields.handedDown(below: fields)
    result.fields.imageAlt = ownImage == nil ? imageAlt : source.fields.imageAlt
    let focus = ownImage == nil ? imageFocus : source.fields.imageFocus
    if result.fields.imageFocus != focus { result.fields.imageFocus = focus }
    result.image = ownImage ?? image
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

  /// Indicates whether the files of all pages could be read. Otherwise a URL that nothing has may be the
  /// slug, a short URL, or the domain of a page that cannot be read.
  package var areAllURLsKnown: Bool { pages.allSatisfy(\.source.isReadable) }
}
