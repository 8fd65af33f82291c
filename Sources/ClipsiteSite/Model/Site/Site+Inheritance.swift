package import ClipsiteContent

/// The values of locations with what the folders above state for all of theirs.
extension Site {
  /// The place of a page with what its folders state for all of their locations, or `nil` for a page without
  /// one. A variant has the words of the folders' pages in its language.
  package func place(of page: Page) -> Location? {
    guard let own = page.source.fields.place else { return nil }
    guard let folder = inherited(by: page).place else { return own }
    guard page.isVariant else { return own.inheriting(folder) }
    return folderPages(above: page).reduce(own) { $0.inheriting($1.source.fields.placeOfFolder) }
      .inheriting(folder)
  }

  /// The links, notices, and photos of a page, and those that its folders state for their locations.
  package func blocks(of page: Page) -> PageBlocks? {
    let own = page.source.fields.blocks
    return page.kind == .location ? PageBlocks.joined(own, blocksOfFolders(above: page)) : own
  }

  /// The links, notices, and photos that the folder of a page and those above it have, in its language.
  package func blocksOfFolders(above page: Page) -> PageBlocks? {
    guard let blocks = sections[page.section].inherited.blocks, page.isVariant else {
      return sections[page.section].inherited.blocks
    }
    return folderPages(above: page).reduce(nil) { PageBlocks.joined($0, $1.source.fields.blocks) } ?? blocks
  }

  /// The photos of a page, or those of the nearest folder for a location without any.
  package func photos(of page: Page) -> [PagePhoto] {
    guard page.photos.isEmpty, page.kind == .location,
      sections[page.section].inherited.blocks?.photos.isEmpty == false
    else { return page.photos }
    return folderPages(above: page).first { !$0.photos.isEmpty }?.photos ?? []
  }

  /// The pages of the folder of a page and of those above it in its language, the nearest first.
  func folderPages(above page: Page) -> [Page] {
    let language = language(of: page)
    return sections.indexes(from: page.section).map { pages[self.page(like: $0, in: language)] }
  }
}
