package import ClipsiteAppClips
package import ClipsiteContent

/// Pages that say the same in several languages.
extension Site {
  /// A page and those that say the same in other languages, or nil for a page in one language alone.
  package func variants(of page: Page) -> LanguageVariants? { languages.group(of: page) }

  /// The localizations of a page's App Clip experience: the page itself, and those of its variants that show
  /// the App Clip, each with the language that App Store Connect knows it by.
  ///
  /// Languages that App Store Connect does not have are left out. If nothing remains, `clip.language` says in
  /// which language the words of the page are for the card. Of several variants with one language
  /// there, as `pt-BR` and `pt-PT`, the one with `clip.localization: true` counts, or else the first by its
  /// tag that does not have `false` there.
  ///
  /// - Parameter page: An original, or a page without variants. Others have no experience of their own.
  package func localizations(of page: Page) -> [(language: AppStoreConnectLanguage, page: Page)] {
    guard let entries = variants(of: page)?.entries else {
      guard display(of: page) != .none else { return [] }
      return (AppStoreConnectLanguage(language(of: page)) ?? clip(of: page).language).map { [($0, page)] }
        ?? []
    }
    var found: [(language: AppStoreConnectLanguage, entry: LanguageVariants.Entry)] = []
    for entry in entries where display(of: pages[entry.page]) != .none {
      guard let language = AppStoreConnectLanguage(entry.language) else { continue }
      if let known = found.firstIndex(where: { $0.language == language }) {
        if isLocalization(entry, before: found[known].entry) { found[known].entry = entry }
      } else {
        found.append((language, entry))
      }
    }
    if found.isEmpty, display(of: page) != .none, let language = clip(of: page).language {
      return [(language: language, page: page)]
    }
    return found.map { (language: $0.language, page: pages[$0.entry.page]) }
  }

  private func isLocalization(_ entry: LanguageVariants.Entry, before other: LanguageVariants.Entry) -> Bool {
    func rank(_ entry: LanguageVariants.Entry) -> Int {
      pages[entry.page].source.fields.clip.isLocalization.map { $0 ? 2 : 0 } ?? 1
    }
    let (own, others) = (rank(entry), rank(other))
    return own == others ? entry.language.rawValue < other.language.rawValue : own > others
  }

  /// Indicates whether a domain has pages in several languages.
  package func hasVariants(on domain: DomainID) -> Bool {
    languages.groups.contains { pages[$0.original].domain == domain }
  }

  /// The page that says the same as another in a language, or else that page itself: lists and trails lead
  /// readers to what is in their language.
  package func page(like page: PageID, in language: LanguageTag) -> PageID {
    variants(of: pages[page])?.page(in: language) ?? page
  }

  /// The addresses of a page in its languages, as search engines want them (Google Search Central, “Tell
  /// Google about localized versions of your page”): each page names all, itself too, and the original stands
  /// for readers of any other language as `x-default`. Pages that search engines are asked to leave out name
  /// none and are not named.
  ///
  /// - Parameter part: Which part of a long list the page is; the variants have as many.
  package func alternates(of page: Page, part: Int = 1) -> [(language: String, url: String)] {
    guard let entries = variants(of: page)?.entries, !isHiddenFromSearch(page) else { return [] }
    let shown = entries.filter { !isHiddenFromSearch(pages[$0.page]) }
    guard shown.count > 1 else { return [] }
    func url(_ entry: LanguageVariants.Entry) -> String {
      self.url(of: path(of: pages[entry.page], part: part), on: pages[entry.page].domain)
    }
    let all = shown.map { (language: $0.language.rawValue, url: url($0)) }
    return all + (shown[0].page == entries[0].page ? [(language: "x-default", url: all[0].url)] : [])
  }

  /// The path of a page, or of the n-th part of one with a long list.
  package func path(of page: Page, part: Int) -> URLPath {
    part == 1 ? page.path : page.path.appending(pageNumber: part)
  }
}
