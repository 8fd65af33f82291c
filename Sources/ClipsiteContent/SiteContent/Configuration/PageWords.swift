package import ClipsiteAppClips
package import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSystem

/// The words and formats of pages in a language and country: those that clipsite knows, with the site's own
/// in their place.
///
/// Creating it reads some kilobytes of the table, so a renderer keeps it for all pages.
package final class PageWords: Sendable {
  /// The language.
  package let language: LanguageTag
  /// Indicates whether its script runs from right to left.
  package let isRightToLeft: Bool
  /// The data of the language, or of English if the table does not have the language.
  package let locale: LocaleData
  /// Numbers.
  package let numbers: NumberFormat
  private let locationCounts: PluralFormat
  private let countries: CountryNames
  /// Distances.
  package let distances: DistanceFormat
  /// The words and formats of opening hours.
  package let hours: HoursLanguage
  /// The name of the country, if the words are those of one.
  package let countryName: String?
  /// The country of the readers: the region of the language, or that of most of its speakers.
  package let country: String?
  /// The name that speakers of the language call it.
  package let ownName: String
  /// The site's own words.
  package let own: LanguageWords
  private let days: [String]
  private let labels: [String?]

  /// Collects the words of a language.
  ///
  /// - Parameter country: The country of the location: English for a shop in London is British English.
  init(_ language: LanguageTag, in country: CountryCode?, besides own: LanguageWords) {
    let found = LocaleData(language.rawValue, in: country?.rawValue)
    let locale = found ?? .english
    self.language = language
    isRightToLeft = language.isRightToLeft
    self.locale = locale
    self.own = own
    numbers = NumberFormat(locale)
    let countries = CountryNames(locale)
    self.countries = countries
    distances = DistanceFormat(locale)
    self.country = language.region ?? found?.likelyCountry
    ownName = LanguageNames.ownName(of: language.rawValue) ?? language.rawValue
    countryName = country.map { Self.name(of: $0, in: countries, besides: own) }
    let names = DayNames(locale).full
    let days = Weekday.allCases.map { own.days[$0] ?? names[$0.rawValue] }
    let known = found.flatMap(ThemeLabels.init)
    let labels = ThemeLabels.names.map { name in
      // The site's own word for closed is also that for closed every week.
      own.label(Name(name)) ?? (name == "closed-weekly" ? own.label("closed") : nil) ?? known?.text(name)
    }
    let label = { (name: String) in
      ThemeLabels.names.firstIndex(of: name).map { labels[$0] ?? ThemeLabels.english[$0] } ?? name
    }
    hours = HoursLanguage(language, locale, in: country, days: days, label: label)
    locationCounts = PluralFormat(locale, label("locations-count"))
    self.days = days
    self.labels = labels
  }

  /// The usual name of a day, as it stands alone.
  package func name(of day: Weekday) -> String { days[day.rawValue] }

  /// The full name of a region, whose addresses may have an abbreviation.
  package func name(ofRegion name: String, in country: CountryCode?) -> String {
    country.map { RegionNames.fullName(of: name, in: $0.rawValue) } ?? name
  }

  /// The usual name of a country.
  package func name(of country: CountryCode) -> String {
    Self.name(of: country, in: countries, besides: own)
  }

  private static func name(
    of country: CountryCode, in names: CountryNames, besides own: LanguageWords
  ) -> String {
    own.countries[country] ?? names.name(of: country.rawValue) ?? country.name
  }

  // MARK: Words of the theme

  /// The word of the theme with a name, in English if neither clipsite nor the site has it in the language.
  ///
  /// - Precondition: `ThemeLabels` has the name.
  package func label(_ name: String) -> String {
    guard let index = ThemeLabels.names.firstIndex(of: name) else {
      preconditionFailure("the table has no label \(name)")
    }
    return label(at: index)
  }

  /// The word of the theme at an index of `ThemeLabels.names`.
  package func label(at index: Int) -> String { labels[index] ?? ThemeLabels.english[index] }

  /// A number of locations, as in `1 location` and `1,284 locations`.
  package func text(ofLocations count: Int) -> String {
    locationCounts.text(of: count, writtenAs: numbers.text(of: count))
  }

  /// The names of the words that are English, because nobody has translated them.
  package var missingLabels: [String] {
    zip(ThemeLabels.names, labels).compactMap { $1 == nil ? $0 : nil }
  }
}

extension SiteConfiguration {
  /// The words of pages in a language, and of locations in a country.
  package func words(in language: LanguageTag, for country: CountryCode? = nil) -> PageWords {
    PageWords(language, in: country, besides: options.words.words(in: language))
  }
}

/// The words of pages by language and country, of which many pages have the same.
package final class PageWordsTable: Sendable {
  private struct Key: Hashable {
    let language: LanguageTag
    let country: CountryCode?
  }

  private let configuration: SiteConfiguration
  private let known = Locked(Memo<Key, PageWords>())
  private let addresses = Locked(Memo<CountryCode?, AddressFormat>())

  package init(_ configuration: SiteConfiguration) { self.configuration = configuration }

  /// The words of pages in a language, and of locations in a country.
  package func words(in language: LanguageTag, for country: CountryCode? = nil) -> PageWords {
    known.withLock { known in
      known.value(for: Key(language: language, country: country)) { key in
        configuration.words(in: key.language, for: key.country)
      }
    }
  }

  /// The order of addresses in a country.
  package func addresses(in country: CountryCode?) -> AddressFormat {
    addresses.withLock { formats in
      formats.value(for: country) { AddressFormat(country: $0?.rawValue) }
    }
  }
}
