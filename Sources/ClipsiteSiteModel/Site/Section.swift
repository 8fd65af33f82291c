package import ClipsitePlatform

/// A folder of the content: a business, a group of locations, or the whole site.
package struct Section: Sendable {
  /// The path below the content folder; empty for the content folder itself.
  package let folder: RelativePath
  /// The position of the section above, or nil at the top.
  package let parent: Int?
  /// The position of the domain in `Site.hosts`.
  package let host: Int
  /// The path that the URLs of its pages begin with.
  package let base: URLPath
  /// The path below the domain's folder that its copied files begin with.
  package let filesBase: RelativePath
  /// The position of its `index.md` in `Site.pages`, if it has one.
  package let index: Int?
  /// The positions of its pages in `Site.pages`, its `index.md` among them.
  package let pages: Range<Int>
  /// The positions of the sections right below.
  package internal(set) var subsections: [Int] = []
  /// What its pages inherit.
  package let inherited: Inherited

  /// The path of a file in the folder, relative to the content folder.
  package func path(of name: RelativePath) -> RelativePath { folder.appending(name) }
}
