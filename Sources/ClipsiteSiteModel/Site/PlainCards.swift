/// Finds the pages that have a card of their own although they are neither a business nor a location.
///
/// Such a page has words for the card in its own front matter, or a short URL that the experience of its
/// domain's home page does not cover for sure: one on another domain, or one with a query. What flows down
/// from a folder is not its own, because the card of the folder's `index.md` has it already.
enum PlainCards {
  /// The pages, with all that say the same in other languages.
  static func find(
    _ pages: [Page], _ aliases: [Alias], _ queryAliases: [QueryAlias], _ languages: LanguageTable
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func add(_ page: Page) {
      guard found.insert(ObjectIdentifier(page)).inserted, let group = languages.group(of: page) else {
        return
      }
      for entry in group.entries { found.insert(ObjectIdentifier(pages[entry.page])) }
    }
    for page in pages where page.kind == .plain && page.source.fields.clip.hasWords { add(page) }
    for alias in aliases where pages[alias.page].kind == .plain && pages[alias.page].domain != alias.domain {
      add(pages[alias.page])
    }
    for alias in queryAliases where pages[alias.page].kind == .plain { add(pages[alias.page]) }
    return found
  }
}

extension ClipFields {
  /// Whether any of the words on the card is set.
  fileprivate var hasWords: Bool { title != nil || subtitle != nil || action != nil }
}
