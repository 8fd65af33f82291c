package import ClipsiteAppClips
package import ClipsiteMustache

/// The words of pages in a language: names of days and countries, and the words of the theme. It is an entry
/// of the key `words` of `site.yml`.
package struct LanguageWords: Sendable {
  /// The names of the days, as far as they are not English.
  package var days: [Weekday: String] = [:]
  /// The names of countries, as far as they are not English.
  var countries: [CountryCode: String] = [:]
  /// The words of the theme, as pages have them under `extra.labels`.
  private var labels: [(Name, Value)] = []
  /// The mapping `extra` of all pages that have none of their own.
  private var extra = Value.null

  /// Words in place of English ones.
  package init(days: [Weekday: String] = [:]) { self.days = days }

  package static let english = LanguageWords()
  /// The built-in names by language.
  package static let known = knownDays.mapValues { names in
    let names = names.split(separator: ",").map(String.init)
    return LanguageWords(days: Dictionary(uniqueKeysWithValues: zip(Weekday.allCases, names)))
  }

  /// The usual name of a day.
  package func name(of day: Weekday) -> String { days[day] ?? day.name }

  /// The usual name of a country.
  package func name(of country: CountryCode) -> String { countries[country] ?? country.name }

  /// Takes other words for the theme.
  package mutating func take(labels record: Record) {
    labels = Self.fields(of: .record(record))
    extra = .record(Record([("labels", .record(record))]))
  }

  /// The mapping `extra` of a page or of the site with the words of the theme among its `labels`; its own
  /// come first.
  package func extra(_ own: Value) -> Value {
    guard !labels.isEmpty else { return own }
    var fields = Self.fields(of: own)
    guard !fields.isEmpty else { return extra }
    let ownLabels = fields.first { $0.0 == "labels" }.map { Self.fields(of: $0.1) } ?? []
    fields.removeAll { $0.0 == "labels" }
    return .record(Record(fields + [("labels", .record(Record(ownLabels + labels)))]))
  }

  private static func fields(of value: Value) -> [(Name, Value)] {
    guard case .record(let record) = value else { return [] }
    return Array(zip(record.shape.names, record.values))
  }

  /// Monday first (Unicode CLDR, names of days in the wide format).
  private static let knownDays = [
    "de": "Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag",
    "es": "lunes,martes,miércoles,jueves,viernes,sábado,domingo",
    "fr": "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche",
    "he": "יום שני,יום שלישי,יום רביעי,יום חמישי,יום שישי,יום שבת,יום ראשון",
    "it": "lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica",
    "nl": "maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag",
  ]
}
