public import ClipsitePlatform

/// A folder of the content: a business, a group of locations, or the whole site.
public struct Section: Sendable {
  /// The path below the content folder; empty for the content folder itself.
  public let folder: RelativePath
  /// The position of the section above, or nil at the top.
  public let parent: Int?
  /// The position of the domain in `Site.hosts`.
  public let host: Int
  /// The path that the URLs of its pages begin with.
  public let base: URLPath
  /// The path below the domain's folder that its copied files begin with.
  let filesBase: RelativePath
  /// The position of its `index.md` in `Site.pages`, if it has one.
  public let index: Int?
  /// The positions of its pages in `Site.pages`, its `index.md` among them.
  public let pages: Range<Int>
  /// The positions of the sections right below.
  public internal(set) var subsections: [Int] = []
  /// What its pages inherit.
  let inherited: Inherited

  /// The path of a file in the folder, relative to the content folder.
  func path(of name: RelativePath) -> RelativePath { folder.appending(name) }
}
