import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteText

/// The checks of pages that say the same in several languages.
enum LanguageChecks {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    withoutExperience(site, content) + site.languages.groups.flatMap { check($0, of: site, in: content) }
  }

  /// Reports the first page in each language in which nobody can register an experience.
  private static func withoutExperience(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let isUnknown = site.sections.map { AppStoreConnectLanguage($0.language) == nil }
    let pages = site.pages.filter { page in
      (page.source.language.map { AppStoreConnectLanguage($0) == nil } ?? isUnknown[page.section.offset])
        && site.isKnown(page) && site.hasExperience(page) && !site.isRegistrable(page)
    }
    return Dictionary(grouping: pages) { site.language(of: $0) }.map { language, pages in
      let rest =
        pages.count == 1 ? "" : ". The same is true of \(NumberText.counted(pages.count - 1, "other page"))"
      return Diagnostic(
        .unknownExperienceLanguage,
        at: SourceRange(
          content.displayPath(of: site.source(of: pages[0])), pages[0].source.fields.titleRange.bytes),
        "the page has no App Clip experience, because App Store Connect does not have the language "
          + "`\(language)`\(rest)",
        fix:
          "set `clip.language` to the language of the words on the card, or add a variant in a language that "
          + "App Store Connect has", severity: .warning)
    }
  }

  private static func check(
    _ group: LanguageVariants, of site: Site, in content: ContentFolder
  ) -> [Diagnostic] {
    func path(_ page: PageID) -> String { content.displayPath(of: site.source(of: site[page])) }
    let localizations = site.localizations(of: site[group.original])
    var diagnostics: [Diagnostic] = []
    for entry in group.entries where hasCard(site[entry.page], site) {
      guard let language = AppStoreConnectLanguage(entry.language) else {
        diagnostics.report(
          .unknownExperienceLanguage, at: SourceRange(path(entry.page)),
          "App Store Connect has no App Clip cards in `\(entry.language)`. "
            + "The card of this page shows another language",
          fix: "leave it, or set `clip.display: none` for a page without a card")
        continue
      }
      guard let chosen = localizations.first(where: { $0.language == language })?.page,
        chosen !== site[entry.page]
      else { continue }
      let isContradiction = site[entry.page].source.fields.clip.isLocalization == true
      // The author who marks one of them has decided.
      let isDecided =
        chosen.source.fields.clip.isLocalization == true
        || site[entry.page].source.fields.clip.isLocalization == false
      if isContradiction || !isDecided {
        diagnostics.report(
          .sharedExperienceLanguage, at: SourceRange(path(entry.page)),
          "the App Clip card has the words of another page in \(language.rawValue), "
            + "the language of both in App Store Connect",
          fix: "set `clip.localization: true` on one of them\(isContradiction ? " only" : "")",
          notes: [
            .init("the other one is here", at: SourceRange(content.displayPath(of: site.source(of: chosen))))
          ],
          severity: isContradiction ? .error : .note)
      }
    }
    return diagnostics
  }

  /// Indicates whether a page gives a card a text.
  private static func hasCard(_ page: Page, _ site: Site) -> Bool {
    site.isKnown(page) && site.hasOwnCard(page) && site.display(of: page) != .none
  }
}

extension DiagnosticCode {
  /// Two pages in different languages are one localization of an App Clip experience.
  package static let sharedExperienceLanguage = DiagnosticCode(
    "SharedExperienceLanguage", .note,
    summary: "The App Clip card has the words of another page in the same language.",
    explanation: """
      A page and its variants are the localizations of one App Clip experience. App Store Connect has 32
      languages without regions and scripts (App Store Connect API, `AppClipAdvancedExperienceLanguage`).
      `pt-BR` and `pt-PT` are both PT, and `zh-Hans` and `zh-Hant` are both ZH.

      All of these pages show the App Clip. The one with `clip.localization: true` gives the card its words, or
      else the first by its tag. Two pages with that setting are an error.
      """,
    fix: "Set `clip.localization: true` on the page with the words for the card.",
    example: .files(
      wrong: """
        Content/index.pt-BR.md
        ==> Content/index.pt-PT.md <==
        ---
        title: Donuts
        ---
        """,
      right: """
        Content/index.pt-BR.md
        ==> Content/index.pt-PT.md <==
        ---
        title: Donuts
        clip: {localization: true}
        ---
        """))

  /// App Store Connect does not have the language of a page.
  package static let unknownExperienceLanguage = DiagnosticCode(
    "UnknownExperienceLanguage", .note,
    summary: "App Store Connect does not have the language of the page.",
    explanation: """
      A variant of a page is a localization of its experience only in these languages: AR CA CS DA DE EL EN ES
      FI FR HE HI HR HU ID IT JA KO MS NL NO PL PT RO RU SK SV TH TR UK VI ZH (App Store Connect API,
      `AppClipAdvancedExperienceLanguage`). In others, the page is for readers, and the card shows another
      language.

      Nobody can register an experience for a page without a variant in such a language. It then has no place in
      Maps and no separate code, and its URL launches the experience above it. `clip.language` says in which
      language the words on the card are. Without a card in English, for example, a page in Icelandic can set
      `clip: {language: en, title: Harbor}`.
      """,
    fix: "Set `clip.language`, or add a variant in one of these languages.",
    example: .init(.files, wrong: "Content/index.ga.md", right: "Content/index.de.md"))
}
