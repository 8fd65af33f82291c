/// What all renderers share: the site, its theme, and where the bodies are read from.
///
/// An object, so that a worker counts one reference where it would count one for each part.
final class RenderingSource: Sendable {
  let site: Site
  let tree: OutputTree
  let theme: Theme
  let content: ContentFolder
  let images: ImageTable

  init(site: Site, tree: OutputTree, theme: Theme, content: ContentFolder, images: ImageTable) {
    self.site = site
    self.tree = tree
    self.theme = theme
    self.content = content
    self.images = images
  }
}
