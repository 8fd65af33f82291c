package import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteMustache
import ClipsitePlatform
package import ClipsiteSiteContent
import ClipsiteSiteModel

/// The words of pages by language and country, of which many pages have the same.
package final class WordsTable: Sendable {
  private struct Key: Hashable {
    let language: LanguageTag
    let country: CountryCode?
  }

  private let site: Site
  private let known = Locked(Memo<Key, PageWords>())
  private let addresses = Locked(Memo<CountryCode?, AddressFormat>())

  init(_ site: Site) { self.site = site }

  /// The words of pages in a language, and of locations in a country.
  package func words(in language: LanguageTag, for country: CountryCode? = nil) -> PageWords {
    known.withLock { known in
      known.value(for: Key(language: language, country: country)) { key in
        site.words(in: key.language, for: key.country)
      }
    }
  }

  /// The order of addresses in a country.
  func addresses(in country: CountryCode?) -> AddressFormat {
    addresses.withLock { formats in
      formats.value(for: country) { AddressFormat(country: $0?.rawValue) }
    }
  }
}

extension PageContext {
  /// The word of the theme at an index of `ThemeLabels.names`: the page's own, that of the answers to unknown
  /// URLs, or the one of the language.
  fileprivate func label(at index: Int, _ name: Name) -> String {
    if let own = page?.source.fields.extra.label(name) { return own }
    if kind == .notFound, let own = site.ownLabel(name) { return own }
    return words.label(at: index)
  }
}

extension TemplateContext {
  /// The words of the theme in the language of the page.
  static let labels = Fields<PageContext>(
    zip(ThemeLabels.names, ThemeLabels.english).enumerated().map { index, label in
      let name = Name(label.0)
      return .text(name, "A word of the theme", example: label.1) { $0.label(at: index, name) }
    })
}
