import ClipsiteAppClips
package import ClipsiteMustache

/// The words that a site has for a language in place of those that clipsite knows: an entry of the key
/// `words` of `site.yml`.
package struct LanguageWords: Sendable {
  /// The names of days.
  var days: [Weekday: String] = [:]
  /// The names of countries.
  var countries: [CountryCode: String] = [:]
  /// The words of the theme, as pages have them under `extra.labels`.
  private var labels: [(Name, Value)] = []
  /// The mapping `extra` of all pages that have none of their own.
  private var extra = Value.null

  /// No words.
  package static let none = LanguageWords()

  private init() {}

  /// Takes other words for the theme.
  mutating func take(labels record: Record) {
    labels = Self.fields(of: .record(record))
    extra = .record(Record([("labels", .record(record))]))
  }

  /// Returns a word of the theme, or `nil` if the site does not have it.
  func label(_ name: Name) -> String? {
    for label in labels where label.0 == name { if case .text(let text) = label.1 { return text } }
    return nil
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
}
