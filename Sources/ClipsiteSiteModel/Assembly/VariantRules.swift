package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A page in another language says something that must be the same in all languages.
package enum VariantContradiction {
  /// - Parameters:
  ///   - fields: What the variant says.
  ///   - language: The language in its name.
  ///   - original: What the original says.
  ///   - name: The name of the original's file.
  ///   - path: The variant's file, as messages name it.
  package static func check(
    _ fields: PageFields, in language: LanguageTag, against original: PageFields, _ name: String,
    at path: String
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let own = fields.language, own != language {
      diagnostics.append(
        Diagnostic(
          .variantContradiction, at: SourceRange(path),
          "the file is named as one in `\(language)`, but says `language: \(own)`",
          fix: "remove `language`, or rename the file"))
    }
    if let domain = fields.domain {
      diagnostics.append(
        Diagnostic(
          .variantContradiction, at: SourceRange(path, domain.range.bytes),
          "a page in another language has the domain of `\(name)`",
          fix: "remove `domain`"))
    }
    let keys = placeKeys(of: fields, against: original)
    if !keys.isEmpty {
      diagnostics.append(
        Diagnostic(
          .variantContradiction, at: SourceRange(path),
          "\(list(keys)) \(keys.count == 1 ? "is" : "are") not as in `\(name)`",
          fix: "remove what is not in the language of the page: it is taken from `\(name)`"))
    }
    return diagnostics
  }

  private static func placeKeys(of fields: PageFields, against original: PageFields) -> [String] {
    guard let place = fields.place else { return [] }
    return original.place.map(place.contradictions) ?? ["place"]
  }

  private static func list(_ keys: [String]) -> String {
    keys.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Location {
  /// The keys of `place` that say something else than those of the original. The words of an address may be
  /// in another language; numbers, times and codes are the same in all.
  fileprivate func contradictions(to original: Location) -> [String] {
    func differs<Value: Equatable>(_ value: Value?, _ other: Value?) -> Bool {
      value != nil && value != other
    }
    var keys: [String] = []
    if differs(type, original.type) { keys.append("type") }
    if differs(address.postalCode, original.address.postalCode) { keys.append("postal-code") }
    if differs(address.country, original.address.country) { keys.append("country") }
    if differs(coordinates?.latitude, original.coordinates?.latitude) { keys.append("latitude") }
    if differs(coordinates?.longitude, original.coordinates?.longitude) { keys.append("longitude") }
    if differs(phone, original.phone) { keys.append("phone") }
    if differs(hours, original.hours) { keys.append("hours") }
    return keys.map { "place.\($0)" }
  }
}

extension DiagnosticCode {
  /// A page in another language says something that must be the same in all languages.
  package static let variantContradiction = DiagnosticCode(
    "VariantContradiction", .error,
    explanation: """
      `market.de.md` is the page of `market.md` in German: the same place, the same domain, the same App Clip
      experience. So it takes the place from there. `place.street`, `place.locality` and `place.region` may be
      spelt as the language wants it; coordinates, telephone number, opening hours, postal code, country and
      type are those of the original. The domain is that of the original, and the language the one in the
      file's name.
      """)

  /// Two files say the same in one language.
  package static let repeatedLanguage = DiagnosticCode(
    "RepeatedLanguage", .error,
    explanation: """
      A page and its variants are one for each language: `market.md` in the language of the site or of its
      `language`, and `market.de.md` in German. Search engines and the App Clip card choose among them by
      language, so a second one would never be chosen.
      """)

  /// A file is named as a page in another language, and the page itself is missing.
  package static let variantWithoutOriginal = DiagnosticCode(
    "VariantWithoutOriginal", .error,
    explanation: """
      `market.de.md` says in German what `market.md` says, and needs that file beside it: the original gives
      the URL that is registered for the App Clip, the place and everything else that is the same in all
      languages. A folder's own page is `index.md`, and `index.de.md` in German.

      A page that exists in one language only has no language in its name; it says `language: de` in its front
      matter.
      """)

  /// The App Clip card has the subtitle of another language.
  package static let untranslatedSubtitle = DiagnosticCode(
    "UntranslatedSubtitle", .warning,
    explanation: """
      A page in another language has the subtitle of its original, or the one that the folders above give all
      pages, unless it has its own: the App Clip card would mix two languages.
      """)
}
