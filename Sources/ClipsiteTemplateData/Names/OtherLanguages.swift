import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The languages of words that a page shows in another language than its own, for the attribute `lang` (WCAG 2.2,
/// 3.1.2).
extension PageContext {
  /// Returns the language of the title of a page that this page names, or `nil` if it is that of this page.
  func otherLanguage(of target: Page) -> String? {
    let own = site.language(of: target)
    return own == language ? nil : own.rawValue
  }

  /// Returns the language of words that a variant takes from the page that it translates, or `nil` for others.
  func otherLanguage<Words: Equatable>(of words: (Page) -> Words) -> String? {
    guard let page = ownPage, let index = site.variants(of: page)?.original else { return nil }
    let original = site[index]
    return words(page) == words(original) ? otherLanguage(of: original) : nil
  }
}
