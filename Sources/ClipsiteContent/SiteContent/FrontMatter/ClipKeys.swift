import ClipsiteAppClips
package import ClipsiteText

/// The keys of `clip`.
enum ClipKeys {
  /// The keys in front matter.
  static let keys = Keys<ClipFields>([title] + declaredForSites + [localization])
  /// The keys in `site.yml`, for all pages.
  static let defaults = Keys<ClipFields>(declaredForSites)

  private static let title = KeyDeclaration<ClipFields>.key(
    "title",
    .card(
      "title", \.title, .titleTooLong, atMost: CardText.maximumTitleLength, CardText.excess(ofTitle:)
    ) { $0 }, .alone,
    about: "the title of the card, at most \(CardText.maximumTitleLength) characters", default: "`title`",
    example: "Market Street Donuts", codes: [.titleTooLong])

  private static let localization = KeyDeclaration<ClipFields>.key(
    "localization", .flag(\.isLocalization), .alone,
    about: "whether the card has the words of this page, if App Store Connect has one language for several "
      + "variants, as for `pt-BR` and `pt-PT`",
    default: "`true` for the first by its tag", example: "true")

  /// The way to state that a page has none of the values that it would inherit.
  private static let emptyMeansNone = "or `\"\"` for none"

  private static let declaredForSites: [KeyDeclaration<ClipFields>] = [
    .key(
      "display", .word(\.display), .down,
      about: "`card` for the App Clip card, `banner` for the Smart App Banner, or `none` for no tag",
      default: "`card`", example: "card"),
    .key(
      "subtitle",
      .card(
        "subtitle", \.subtitle, .subtitleTooLong, atMost: CardText.maximumSubtitleLength,
        CardText.excess(ofSubtitle:)
      ) { $0.isEmpty ? nil : $0 }, .words,
      about:
        "the subtitle of the card, at most \(CardText.maximumSubtitleLength) characters, \(emptyMeansNone)",
      example: "Order ahead, skip the line", codes: [.subtitleTooLong]),
    .key(
      "action",
      KeyField(.word { ClipAction.allCases.map(\.frontMatter) }, \.action) {
        $2.choice($0, $1, meaning: ClipAction.init(frontMatter:)) { ClipAction.allCases.map(\.frontMatter) }
      }, .down, about: "the word on the card's button", default: "`open`", example: "open"),
    .key(
      "call", .line(\.call), .words, about: "the words of the button that opens the App Clip",
      default: "a label of the theme", example: "Order ahead"),
    .key(
      "language",
      KeyField(.word { AppStoreConnectLanguage.allCases.map(\.rawValue.asciiLowercased) }, \.language) {
        $2.choice($0, $1, meaning: { (try? LanguageTag($0)).flatMap(AppStoreConnectLanguage.init) }) {
          AppStoreConnectLanguage.allCases.map(\.rawValue.asciiLowercased)
        }
      }, .down,
      about: "the language of the words on the card, for pages in a language that App Store Connect does not "
        + "have",
      default: "the language of the page", example: "en"),
    .key(
      "category", .clearable(\.category), .down,
      about: "the business category of App Store Connect, \(emptyMeansNone). The theme does not use it",
      example: "FOOD_AND_DRINK"),
    .key(
      "map-action", .clearable(\.mapAction), .down,
      about: "what people can do at the locations, \(emptyMeansNone)",
      example: "RESTAURANT_ORDER_FOOD"),
    .key(
      "relationship", .clearable(\.relationship), .down,
      about: "your relationship to the locations, \(emptyMeansNone)", example: "OWNER"),
    .key(
      "phone-type", .clearable(\.phoneType), .down,
      about: "the kind of `place.phone`, \(emptyMeansNone)", example: "LANDLINE"),
    .key(
      "powered-by", .flag(\.isPoweredBy), .down,
      about:
        "whether the App Clip belongs to a platform that serves other businesses and is named on their cards",
      default: "`false`", example: "true"),
    .key(
      "card-page", .value(\.cardPage, Forms.slug), KeyFlow(.special("by locations"), .ownOrOriginal),
      about: "the last part of the URL of a separate page that shows the card, only for pages with [an "
        + "experience](../Guides/RegisterExperiences.md#know-which-pages-have-an-experience)",
      example: "order", codes: [.invalidSlug]),
  ]
}

extension KeyFlow {
  /// The folder, the folder in a language, or the original sets the words if the file does not.
  fileprivate static let words = KeyFlow(.folders, .words)
}

extension KeyField<ClipFields> {
  /// A text of the card. One that is too long stays, so that nothing else is reported of it.
  ///
  /// - Parameter meaning: The value of a text.
  fileprivate static func card<Text>(
    _ name: String, _ path: WritableKeyPath<ClipFields, Text?>, _ code: DiagnosticCode, atMost limit: Int,
    _ excess: @escaping @Sendable (String) -> Int, meaning: @escaping @Sendable (String) -> Text
  ) -> KeyField {
    let form = Forms.line(code, atMost: limit, excess: excess) { text, excess in
      InvalidValue(
        "the card \(name) has \(text.count) characters, but App Clip cards show at most \(limit)",
        fix: "shorten it by \(excess) \(excess == 1 ? "character" : "characters")")
    }
    return KeyField(.text(form.text), path) { node, key, reader in
      reader.line(node, key).map { text in meaning(reader.value(of: text, form) ?? text.value) }
    }
  }
}

extension Diagnostic {
  /// A warning about a page's title that the card borrows and cannot show as a whole.
  package static func tooLong(borrowedTitle title: String, at range: SourceRange) -> Diagnostic? {
    guard CardText.excess(ofTitle: title) > 0 else { return nil }
    return Diagnostic(
      .titleTooLong, at: range,
      "the title has \(title.count) characters, but "
        + "the App Clip card would show \(CardText.maximumTitleLength) of them",
      fix: "add a shorter `clip.title`", severity: .warning)
  }
}

extension DiagnosticCode {
  /// The subtitle of an App Clip card is longer than the card shows.
  package static let subtitleTooLong = DiagnosticCode(
    "SubtitleTooLong", .error,
    summary: "App Clip cards show at most \(CardText.maximumSubtitleLength) characters of the subtitle.",
    explanation: "The limit is Apple's (“Configuring the launch experience of your App Clip”).",
    fix: "Shorten the subtitle.",
    example: .init(
      .frontMatter,
      wrong: "clip:\n  subtitle: Order ahead and skip the whole line at lunch time, every day",
      right: "clip:\n  subtitle: Order ahead and skip the line"))

  /// The title of an App Clip card is longer than the card shows.
  package static let titleTooLong = DiagnosticCode(
    "TitleTooLong", .error,
    summary: "App Clip cards show at most \(CardText.maximumTitleLength) characters of the title.",
    explanation: """
      The limit is Apple's (“Configuring the launch experience of your App Clip”). A longer `clip.title` is an
      error. If the page's `title` is too long and `clip.title` is missing, this is a warning.
      """,
    fix: "Set a shorter `clip.title`. The page keeps its long title.",
    example: .init(
      .frontMatter, wrong: "title: The very best donuts of Market Street",
      right: "title: The very best donuts of Market Street\nclip:\n  title: Market Street"))
}
