import ClipsiteAppClips
import ClipsiteDiagnostics

/// The checks of pages that say the same in several languages.
enum LanguageChecks {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    site.languages.groups.flatMap { check($0, site, content) }
  }

  private static func check(
    _ group: LanguageVariants, _ site: Site, _ content: ContentFolder
  ) -> [Diagnostic] {
    func path(_ page: PageID) -> String { content.displayPath(of: site.source(of: site[page])) }
    var firsts: [AppStoreConnectLanguage: PageID] = [:]
    var diagnostics: [Diagnostic] = []
    for entry in group.entries where hasCard(site[entry.page], site) {
      guard let language = AppStoreConnectLanguage(entry.language) else {
        diagnostics.append(UnknownExperienceLanguage.diagnostic(entry.language, path(entry.page)))
        continue
      }
      if let first = firsts[language] {
        diagnostics.append(
          SharedExperienceLanguage.diagnostic(language, path(entry.page), first: path(first)))
      }
      firsts[language] = firsts[language] ?? entry.page
    }
    return diagnostics
  }

  /// Whether a page gives a card a text.
  private static func hasCard(_ page: Page, _ site: Site) -> Bool {
    page.source.isReadable && site.hasOwnCard(page) && site.display(of: page) != .none
  }
}
