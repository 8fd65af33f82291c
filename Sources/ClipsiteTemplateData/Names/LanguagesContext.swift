import ClipsiteSiteContent
import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteSiteModel

/// The source of the names of the page in other languages, for a switch between them.
struct LanguagesContext: Sendable {
  private let page: Page
  private let part: Int
  private let site: Site
  private let variants: LanguageVariants
  private let words: WordsTable

  /// The languages of a page, or `nil` for a page in one language alone.
  init?(_ context: PageContext) {
    guard let page = context.ownPage, let variants = context.site.variants(of: page) else { return nil }
    (self.page, self.variants) = (page, variants)
    (part, site, words) = (context.part, context.site, context.source.words)
  }

  fileprivate var all: [VariantContext] {
    variants.entries.map { entry in
      let target = site[entry.page]
      // The variants of a long list have as many parts.
      return VariantContext(
        language: entry.language, name: words.words(in: entry.language).ownName,
        url: site.path(of: target, part: part).description, isCurrent: target === page)
    }
  }
}

/// A page in one of its languages.
struct VariantContext: Sendable {
  let language: LanguageTag
  let name: String
  let url: String
  let isCurrent: Bool
}

extension TemplateContext {
  /// The page in other languages.
  static let languages = Fields<LanguagesContext>([
    .list("all", of: language, "All of its languages, that of the original first") { $0.all }
  ])

  /// A page in one of its languages.
  static let language = Fields<VariantContext>([
    .text("name", "What speakers call the language", example: "Deutsch") { $0.name },
    .text("tag", "The language tag", example: "de") { $0.language.rawValue },
    .text("url", "The address of the page in it", example: "/ferry-street/market/de") { $0.url },
    .bool("is-current", "Whether it is the language of this page") { $0.isCurrent },
  ])
}
