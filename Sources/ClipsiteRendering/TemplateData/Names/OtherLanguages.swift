import ClipsiteAppClips
import ClipsiteSite

// The languages of words that a page shows in another language than its own, for the attribute `lang`
// (WCAG 2.2, 3.1.2).

extension Site {
  /// Returns the language of the words of a page, or `nil` if it is that of the page that shows them.
  func language(of target: Page, besides language: LanguageTag) -> String? {
    let own = self.language(of: target)
    return own == language ? nil : own.rawValue
  }
}

extension PageContext {
  /// Returns the language of the title of a page that this page names, or `nil` if it is that of this page.
  func otherLanguage(of target: Page) -> String? { site.language(of: target, besides: language) }

  /// Returns the language of words that a variant takes from the page that it translates, or `nil` for
  /// others.
  func otherLanguage<Words: Equatable>(_ page: Page? = nil, of words: (Page) -> Words) -> String? {
    guard let page = page ?? ownPage, page.isVariant, let index = site.variants(of: page)?.original else {
      return nil
    }
    let original = site[index]
    return words(page) == words(original) ? otherLanguage(of: original) : nil
  }
}
