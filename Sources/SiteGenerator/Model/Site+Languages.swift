public import AppClips

/// Pages that say the same in several languages.
extension Site {
  /// A page and those that say the same in other languages, or nil for a page in one language alone.
  public func variants(of page: Page) -> LanguageVariants? { languages.group(of: page) }

  /// The localizations of a page's App Clip experience: the page itself, and those of its variants that show the App
  /// Clip, each with the language that App Store Connect knows it by.
  ///
  /// Languages that App Store Connect does not have are left out. Two variants with one language there are an error
  /// of the site (`SharedExperienceLanguage`), so each language is there once in a site without errors.
  ///
  /// - Parameter page: An original, or a page without variants. Others have no experience of their own.
  public func localizations(of page: Page) -> [(language: AppStoreConnectLanguage, page: Page)] {
    let all = variants(of: page)?.entries.map { (language: $0.language, page: pages[$0.page]) }
    return (all ?? [(language: language(of: page), page: page)]).compactMap { entry in
      guard display(of: entry.page) != .none else { return nil }
      return AppStoreConnectLanguage(entry.language).map { (language: $0, page: entry.page) }
    }
  }

  /// The page that says the same as another in a language, or else that page itself: lists and trails lead readers
  /// to what is in their language.
  func page(like index: Int, in language: LanguageTag) -> Int {
    variants(of: pages[index])?.page(in: language) ?? index
  }
}
