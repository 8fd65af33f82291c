package import ClipsiteAppClips

/// A page and the pages that say the same in other languages.
package struct LanguageVariants: Sendable {
  /// One of the pages.
  package struct Entry: Sendable {
    /// Its language.
    package let language: LanguageTag
    /// The page.
    package let page: PageID
  }

  /// All of the pages, the original first, then by language tag.
  package let entries: [Entry]

  /// The original: the file whose name has no language, `market.md`. Its URL
  /// is the one to register as App Clip experience, for those of the others begin with it.
  package var original: PageID { entries[0].page }

  /// The page in a language: that of the very tag, or else the first whose language is the same without
  /// region and script; nil when there is none.
  package func page(in language: LanguageTag) -> PageID? {
    let entry =
      entries.first { $0.language == language }
      ?? entries.first { $0.language.language == language.language }
    return entry?.page
  }

  /// - Precondition: There is at least one entry, the original.
  package init(original: Entry, others: [Entry]) {
    entries = [original] + others.sorted { $0.language.rawValue < $1.language.rawValue }
  }
}
