package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem

/// The values that all renderers share: the site, its theme, and the source of the bodies.
///
/// An object, so that a worker counts one reference where it would count one for each part.
package final class RenderingSource: Sendable {
  package let site: Site
  package let tree: OutputTree
  /// The paths that the domains answer, with the short URLs that providers redirect.
  package let served: ServedPaths
  package let theme: Theme
  package let content: ContentFolder
  package let images: ImageTable
  /// Makes the pictures, or `nil` if the site wants none made, or they cannot be, which is reported.
  package let pictures: ImageMaker?
  /// The search pages.
  package let finders: [FinderIndex]

  /// Indicates whether a URL that nothing has leads nowhere for sure.
  let areAllURLsKnown: Bool
  /// The pattern of the titles of locations; nil for none.
  let titles: TitlePattern?

  package init(
    site: Site, tree: OutputTree, served: ServedPaths, theme: Theme, content: ContentFolder,
    images: ImageTable,
    pictures: ImageMaker? = nil, finders: [FinderIndex] = []
  ) {
    self.site = site
    self.tree = tree
    self.served = served
    self.theme = theme
    self.content = content
    self.images = images
    self.pictures = pictures
    self.finders = finders
    areAllURLsKnown = site.areAllURLsKnown
    titles = TitlePattern(site, content)
  }
}
