import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite

/// The source of the names of the page in other languages, for a switch between them.
struct LanguagesContext: Sendable {
  fileprivate let all: [VariantContext]

  /// The languages of a page, or `nil` for a page in one language alone.
  init?(_ context: PageContext) {
    if let finder = context.finder {
      self.init(finder, context)
    } else if context.kind == .notFound {
      self.init(homeOf: context)
    } else {
      self.init(pageOf: context)
    }
  }

  /// The languages of the home page of a domain, or of its search page, for the answer to unknown URLs: no
  /// host knows the language of who asks for one.
  private init?(homeOf context: PageContext) {
    let site = context.site
    let home = site.home(of: context.domain, in: context.language).map { site[$0] }
    let entries = home.flatMap { $0.domain == context.domain ? site.variants(of: $0) : nil }?.entries.map {
      ($0.language, site[$0.page].path)
    }
    let scopes = context.source.finders(on: context.domain).map { ($0.language, $0.path) }
    let all = entries ?? scopes
    guard all.count > 1 else { return nil }
    self.all = all.map { language, path in
      VariantContext(language, at: path, isCurrent: language == context.language, context)
    }
  }

  private init?(pageOf context: PageContext) {
    let site = context.site
    guard let page = context.ownPage, let variants = site.variants(of: page) else { return nil }
    all = variants.entries.map { entry in
      let target = site[entry.page]
      // The variants of a long list have as many parts.
      return VariantContext(
        entry.language, at: site.path(of: target, part: context.part), isCurrent: target === page, context)
    }
  }

  /// The languages of the search pages of a domain.
  private init?(_ finder: FinderScope, _ context: PageContext) {
    let scopes = context.source.finders(on: finder.domain)
    guard scopes.count > 1 else { return nil }
    all = scopes.map { VariantContext($0.language, at: $0.path, isCurrent: $0 == finder, context) }
  }
}

/// A page in one of its languages.
struct VariantContext: Sendable {
  let language: LanguageTag
  let name: String
  let url: String
  let isCurrent: Bool
  fileprivate let words: PageWords
  private let context: PageContext

  fileprivate init(_ language: LanguageTag, at path: URLPath, isCurrent: Bool, _ context: PageContext) {
    self.language = language
    words = context.source.words.words(in: language)
    name = words.ownName
    url = path.description
    self.isCurrent = isCurrent
    self.context = context
  }

  /// The search page of the domain in the language.
  fileprivate var finderURL: String? {
    context.source.finders(on: context.domain).first { $0.language == language }?.path.description
  }
  /// The directory of all locations in the language.
  fileprivate var directoryURL: String? {
    let site = context.site
    return site.directory?.root.map {
      site.reference(to: site[site.page(like: $0, in: language)], from: context.domain)
    }
  }
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
    .record("words", words, "The words of the theme in it, for `404.mustache`") { $0.words },
    .text("finder-url", "Its search page", example: "/locations/find/de") { $0.finderURL },
    .text("directory-url", "The directory of all locations in it", example: "/de/locations") {
      $0.directoryURL
    },
    .text("direction", "The direction of its script: ltr or rtl", example: "ltr") {
      $0.words.isRightToLeft ? "rtl" : "ltr"
    },
  ])
}
