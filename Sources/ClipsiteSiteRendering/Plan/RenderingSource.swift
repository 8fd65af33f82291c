import ClipsitePictures

/// What all renderers share: the site, its theme, and where the bodies are read from.
///
/// An object, so that a worker counts one reference where it would count one for each part.
final class RenderingSource: Sendable {
  let site: Site
  let tree: OutputTree
  /// What the domains answer, with the short URLs that hosts redirect.
  let served: ServedPaths
  let theme: Theme
  let content: ContentFolder
  let images: ImageTable
  /// Makes the pictures; nil when the site wants none made, or they cannot be, which is reported.
  let pictures: PictureMaker?

  init(
    site: Site, tree: OutputTree, served: ServedPaths, theme: Theme, content: ContentFolder,
    images: ImageTable,
    pictures: PictureMaker? = nil
  ) {
    self.site = site
    self.tree = tree
    self.served = served
    self.theme = theme
    self.content = content
    self.images = images
    self.pictures = pictures
  }
}
