package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A page in another language says something that has to be the same in all languages.
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

extension DiagnosticCode {
  /// A page in another language says something that has to be the same in all languages.
  package static let variantContradiction = DiagnosticCode(
    "VariantContradiction", .error,
    explanation: """
      `market.de.md` is the page of `market.md` in German: the same place, the same domain, the same App Clip experience. So
      it takes the place from there. `place.street`, `place.locality` and `place.region` may be spelt as the language wants
      it; coordinates, telephone number, opening hours, postal code, country and type are those of the original. The domain is
      that of the original, and the language the one in the file's name.
      """)
}
