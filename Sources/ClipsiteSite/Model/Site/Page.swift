package import ClipsiteContent
package import ClipsiteSystem

/// One Markdown file of the site: what it says, and the URL that it has got.
///
/// An object that never changes, not a structure: pages are handed around for every tag of their own, and
/// copying one would count a reference for each of its texts.
package final class Page: Sendable {
  /// The kind of a page. It decides on its template and its neighbors.
  package enum Role: Sendable {
    /// A folder's `index.md`: a business, or a group of them, with a list of what is below.
    case directory
    /// A file with a `place`.
    case location
    /// Any other file.
    case plain
  }

  /// The contents of the file.
  package let source: PageSource
  /// The file's name, as in `market.md`.
  package let fileName: RelativePath
  /// The folder that it stands in.
  package let section: SectionID
  /// The domain that serves it.
  package let domain: DomainID
  package let path: URLPath
  /// The picture that the page itself names.
  package let ownImage: ImageReference?
  /// The photos on the page.
  package let photos: [PagePhoto]
  /// The hours of the location with those that its folders state, which pages and lists ask for often.
  let schedule: Schedule?
  /// The kind of the page.
  package let kind: Role
  /// Indicates whether the page is the page beside it in another language, as `market.de.md` is for
  /// `market.md`.
  package let isVariant: Bool

  /// A page.
  ///
  /// - Parameters:
  ///   - folder: The hours that its folders state.
  ///   - original: The page that it is a variant of.
  ///   - kind: What the page is, if that does not follow from its file.
  package init(
    source: PageSource, fileName: RelativePath, section: SectionID, domain: DomainID, path: URLPath,
    ownImage: ImageReference?, photos: [PagePhoto] = [], inheriting folder: Schedule? = nil,
    variantOf original: Page? = nil, kind: Role? = nil
  ) {
    (self.source, self.fileName, self.section, self.domain) = (source, fileName, section, domain)
    (self.path, self.ownImage, self.photos) = (path, ownImage, photos)
    let fields = source.fields
    schedule = fields.place == nil ? nil : fields.schedule.map { $0.inheriting(folder) } ?? folder
    isVariant = original != nil
    self.kind = kind ?? original?.kind ?? Self.kind(of: fileName, source)
  }

  private static func kind(of fileName: RelativePath, _ source: PageSource) -> Role {
    if fileName == indexFileName { return .directory }
    return source.fields.place == nil ? .plain : .location
  }

  /// Indicates whether the page has no file, but comes from a key of `site.yml`.
  package var isGenerated: Bool { fileName == SiteFolder.configurationFileName }

  /// The name of the file that stands for its folder.
  package static let indexFileName = SiteFolder.indexFileName
  /// The name of the file that is a domain's answer to unknown URLs.
  static let notFoundFileName: RelativePath = "404.md"
}
