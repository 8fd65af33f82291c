/// What follows from all pages of the content taken together.
extension SiteAssembler {
  /// The pages of the directory of all locations, behind those of the content.
  mutating func assembleDirectory() -> DirectoryBuilder? {
    guard let options = configuration.options.directory else { return nil }
    var builder = DirectoryBuilder(sections, pages)
    builder.build(options)
    (sections, pages) = (builder.sections, builder.pages)
    return builder
  }

  /// The neighbors of each location; those of the site as it was when no location has moved.
  func neighbors() -> SiteNeighbors? {
    guard configuration.options.showsNeighbors else { return nil }
    if let previous, let known = previous.neighbors, SiteNeighbors.areSame(pages, previous.pages) {
      return known
    }
    return SiteNeighbors(pages, workers)
  }
}
