package import ClipsitePlatform

/// A folder of the content: a business, a group of locations, or the whole site.
package struct Section: Sendable {
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
  /// The sections right below.
  package internal(set) var subsections: [SectionID] = []
  /// What its pages inherit.
  package let inherited: Inherited

  /// The path of a file in the folder, relative to the content folder.
  package func path(of name: RelativePath) -> RelativePath { folder.appending(name) }
}
