/// Which pages of a site say the same in several languages. Empty, and free, for a site without variants.
package struct LanguageTable: Sendable {
  /// The groups, in the order of their originals in the content.
  let groups: [LanguageVariants]
  private let positions: [ObjectIdentifier: Int]

  /// - Parameter variants: The variants among the pages.
  init(_ variants: [PageID], _ pages: [Page], _ sections: [Section]) {
    func entry(_ id: PageID) -> LanguageVariants.Entry {
      let page = pages[id]
      let language = page.source.fields.language ?? sections[page.section].inherited.language
      return .init(language: language, page: id)
    }
    var others: [PageID: [LanguageVariants.Entry]] = [:]
    for id in variants {
      guard let name = VariantName(pages[id].fileName),
        let original = pages[sections[pages[id].section].pages].position(of: name.original)
      else { continue }
      others[original, default: []].append(entry(id))
    }
    groups = others.keys.sorted().map {
      LanguageVariants(original: entry($0), others: others[$0, default: []])
    }
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, group) in groups.enumerated() {
      for entry in group.entries { positions[ObjectIdentifier(pages[entry.page])] = position }
    }
    self.positions = positions
  }

  /// Whether no page has variants.
  package var isEmpty: Bool { groups.isEmpty }

  /// The pages that say the same as a page, or nil when it is the only one.
  func group(of page: Page) -> LanguageVariants? {
    guard !groups.isEmpty else { return nil }
    return positions[ObjectIdentifier(page)].map { groups[$0] }
  }
}
