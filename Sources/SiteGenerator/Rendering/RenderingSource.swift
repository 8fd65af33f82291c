/// What all renderers share: the site, its theme, and where the bodies are read from.
struct RenderingSource: Sendable {
  let site: Site
  let tree: OutputTree
  let theme: Theme
  let content: ContentFolder
  let images: ImageTable
}
