package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteText

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
      diagnostics.report(
        .variantContradiction, at: SourceRange(path),
        "the file is named as one in `\(language)`, but has `language: \(own)`",
        fix: "remove `language`, or rename the file")
    }
    if let domain = fields.domain {
      diagnostics.report(
        .variantContradiction, at: SourceRange(path, domain.range.bytes),
        "a page in another language has the domain of `\(name)`",
        fix: "remove `domain`")
    }
    let keys = fields.placeContradictions(to: original)
    if !keys.isEmpty {
      diagnostics.report(
        .variantContradiction, at: SourceRange(path),
        "\(list(keys)) \(keys.count == 1 ? "is" : "are") not as in `\(name)`",
        fix: "remove what is not in the language of the page: it is taken from `\(name)`")
    }
    return diagnostics
  }

  /// The keys of `place` that a variant can translate.
  fileprivate static let translatable = list(
    PlaceKeys.keys.all.filter { $0.flow.translation == .ownOrOriginal }.map { "place.\($0.name)" })

  private static func list(_ keys: [String]) -> String {
    keys.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension DiagnosticCode {
  /// A page in another language says something that must be the same in all languages.
  package static let variantContradiction = DiagnosticCode(
    "VariantContradiction", .error,
    summary: "A variant contradicts its original.",
    explanation: """
      `market.de.md` is the page of `market.md` in German: the same location, domain, and App Clip experience.
      It can translate \(VariantContradiction.translatable), and the labels of `place.special-hours`, if it
      repeats their dates and times.
      Coordinates, telephone number, opening hours, postal code, country, type, and domain come from the
      original. The language comes from the name of the file.
      """,
    fix: "Remove the setting from the variant.",
    example: .init(
      .files,
      wrong: """
        Content/market.md
        ==> Content/market.de.md <==
        ---
        title: Marktstraße
        slug: markt
        place: {postal-code: "10117"}
        ---
        """,
      right: """
        Content/market.md
        ==> Content/market.de.md <==
        ---
        title: Marktstraße
        slug: markt
        ---
        """))

  /// Two files say the same in one language.
  package static let repeatedLanguage = DiagnosticCode(
    "RepeatedLanguage", .error,
    summary: "Two variants of a page have the same language.",
    explanation: """
      `market.md` is in the language of the site or of its `language`, and `market.de.md` is in German. Search
      engines and the App Clip card choose by language, so they would never choose the second one.
      """,
    fix: "Remove one of the two, or correct its language.",
    example: .init(
      .files, wrong: "Content/market.md\nContent/market.en.md",
      right: "Content/market.md\nContent/market.de.md"))

  /// A file is named as a page in another language, and the page itself is missing.
  package static let variantWithoutOriginal = DiagnosticCode(
    "VariantWithoutOriginal", .error,
    summary: "The original of a variant does not exist.",
    explanation: """
      `market.de.md` needs `market.md` beside it. The original has the URL for the App Clip, the location, and
      everything else that all languages share. The page of a folder is `index.md`, and `index.de.md` in
      German.
      """,
    fix:
      "Add the original. For a page in one language, remove the language from its name and set `language`.",
    example: .init(
      .files, wrong: "Content/market.de.md",
      right: "Content/market.md\nContent/market.de.md"))

  /// The App Clip card has the subtitle of another language.
  package static let untranslatedSubtitle = DiagnosticCode(
    "UntranslatedSubtitle", .warning,
    summary: "A variant uses the subtitle of another language.",
    explanation: """
      Without `clip.subtitle`, a variant has the subtitle of its original or of the folders above. The App
      Clip card would mix two languages.
      """,
    fix: "Add a translated `clip.subtitle`.",
    example: .init(
      .files, wrong: "", right: "clip: {subtitle: Frische Donuts}\n",
      in: { subtitle in
        """
        ==> Content/index.md <==
        ---
        title: Donuts
        clip: {subtitle: Fresh donuts}
        ---
        ==> Content/index.de.md <==
        ---
        title: Donuts
        \(subtitle)---
        """
      }))
}
