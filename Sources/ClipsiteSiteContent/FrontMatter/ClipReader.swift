import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes the mapping `clip`, and checks the texts that the App Clip card shows.
package enum ClipReader {
  /// Reads the mapping `clip` of front matter.
  static func read(_ reader: inout MappingReader) -> ClipFields {
    var clip = readDefaults(&reader)
    if let title = reader.line(ClipKeys.keys.title) {
      clip.title = title.value
      check(
        title, as: "title", excess: CardText.excess(ofTitle: title.value), over: CardText.maximumTitleLength,
        .titleTooLong, &reader)
    }
    return clip
  }

  /// Reads the fields of `clip` that `site.yml` may set for all pages: all but the title.
  static func readDefaults(_ reader: inout MappingReader) -> ClipFields {
    let keys = ClipDefaultKeys.keys
    var clip = ClipFields()
    clip.display = reader.choice(keys.display, ClipDisplay.self)
    if let subtitle = reader.line(keys.subtitle) {
      clip.subtitle = subtitle.value
      check(
        subtitle, as: "subtitle", excess: CardText.excess(ofSubtitle: subtitle.value),
        over: CardText.maximumSubtitleLength, .subtitleTooLong, &reader)
    }
    clip.action = reader.choice(keys.action) {
      ClipAction(frontMatter: $0)
    } words: {
      ClipAction.allCases.map { $0.frontMatter }
    }
    clip.call = reader.line(keys.call)?.value
    clip.category = reader.choice(keys.category, BusinessCategory.self)
    clip.mapAction = reader.choice(keys.mapAction, MapAction.self)
    clip.relationship = reader.choice(keys.relationship, PlaceRelationship.self)
    clip.phoneType = reader.choice(keys.phoneType, PhoneType.self)
    clip.isPoweredBy = reader.bool(keys.poweredBy)?.value
    clip.cardPage =
      reader.value(keys.cardPage, .invalidSlug, Slug.init(_:))?.value
    return clip
  }

  private static func check(
    _ text: Ranged<String>, as name: String, excess: Int, over limit: Int, _ code: DiagnosticCode,
    _ reader: inout MappingReader
  ) {
    guard excess > 0 else { return }
    reader.report(
      Diagnostic(
        code, at: reader.range(text.range),
        "the card \(name) has \(text.value.count) characters, but App Clip cards show at most \(limit)",
        fix: shortening(by: excess)))
  }

  private static func shortening(by excess: Int) -> String {
    "shorten it by \(excess) \(excess == 1 ? "character" : "characters")"
  }

  /// A warning about a page's title that the card borrows and cannot show as a whole.
  package static func check(borrowedTitle title: String, at range: SourceRange) -> Diagnostic? {
    guard CardText.excess(ofTitle: title) > 0 else { return nil }
    return Diagnostic(
      .titleTooLong, at: range,
      "the title has \(title.count) characters, but "
        + "the App Clip card would show \(CardText.maximumTitleLength) of them",
      fix: "add a shorter `clip.title`", severity: .warning)
  }
}

/// The keys of `clip` in front matter.
final class ClipKeys: KeyGroup {
  static let keys = ClipKeys()

  let title = Key(
    "title", .text(.cardTitle),
    about: "the title of the card, at most \(CardText.maximumTitleLength) characters", default: "`title`",
    example: "Market Street Donuts", codes: [.titleTooLong])
  let defaults = ClipDefaultKeys.keys
}

/// The keys of `clip` that `site.yml` can also set.
final class ClipDefaultKeys: KeyGroup {
  static let keys = ClipDefaultKeys()

  let display = Key(
    "display", .word(ClipDisplay.self),
    about: "`card` for the App Clip card, `banner` for the Smart App Banner, or `none` for no tag",
    default: "`card`",
    example: "card", inherited: .folders)
  let subtitle = Key(
    "subtitle", .text(.cardSubtitle),
    about: "the subtitle of the card, at most \(CardText.maximumSubtitleLength) characters",
    example: "Order ahead, skip the line", inherited: .folders, codes: [.subtitleTooLong])
  let action = Key(
    "action", .word { ClipAction.allCases.map(\.frontMatter) },
    about: "the word on the card's button", default: "`open`", example: "open",
    inherited: .folders)
  let call = Key(
    "call", .text(.line), about: "the words of the button that opens the App Clip",
    default: "a label of the theme", example: "Order ahead", inherited: .folders)
  let category = Key(
    "category", .word(BusinessCategory.self),
    about: "the business category of App Store Connect. The theme does not use it",
    example: "FOOD_AND_DRINK", inherited: .folders)
  let mapAction = Key(
    "map-action", .word(MapAction.self), about: "what people can do at the locations",
    example: "RESTAURANT_ORDER_FOOD", inherited: .folders)
  let relationship = Key(
    "relationship", .word(PlaceRelationship.self),
    about: "your relationship to the locations", example: "OWNER",
    inherited: .folders)
  let phoneType = Key(
    "phone-type", .word(PhoneType.self),
    about: "the kind of `place.phone`", example: "LANDLINE",
    inherited: .folders)
  let poweredBy = Key(
    "powered-by", .bool,
    about:
      "whether the App Clip belongs to a platform that serves other businesses and is named on their cards",
    default: "`false`", example: "true", inherited: .folders)
  let cardPage = Key(
    "card-page", .text(.slug),
    about: "the last part of the URL of a separate page that shows the card, only for pages with [an "
      + "experience](../Guides/RegisterExperiences.md#know-which-pages-have-an-experience)",
    example: "order", inherited: .other("by locations"), codes: [.invalidSlug])
}

extension TextForm {
  fileprivate static let cardTitle = TextForm("line", maximumLength: CardText.maximumTitleLength) { text in
    CardText.excess(ofTitle: text) > 0 ? tooLong(text, CardText.maximumTitleLength) : nil
  }
  fileprivate static let cardSubtitle = TextForm("line", maximumLength: CardText.maximumSubtitleLength) {
    text in
    CardText.excess(ofSubtitle: text) > 0 ? tooLong(text, CardText.maximumSubtitleLength) : nil
  }

  private static func tooLong(_ text: String, _ limit: Int) -> String {
    "it has \(text.count) characters, but App Clip cards show at most \(limit)"
  }
}

extension DiagnosticCode {
  /// The subtitle of an App Clip card is longer than the card shows.
  package static let subtitleTooLong = DiagnosticCode(
    "SubtitleTooLong", .error,
    summary: "App Clip cards show at most 56 characters of the subtitle.",
    explanation: "The limit is Apple's (“Configuring the launch experience of your App Clip”).",
    fix: "Shorten the subtitle.",
    example: .init(
      .frontMatter,
      wrong: "clip:\n  subtitle: Order ahead and skip the whole line at lunch time, every day",
      right: "clip:\n  subtitle: Order ahead and skip the line"))

  /// The title of an App Clip card is longer than the card shows.
  package static let titleTooLong = DiagnosticCode(
    "TitleTooLong", .error,
    summary: "App Clip cards show at most 30 characters of the title.",
    explanation: """
      The limit is Apple's (“Configuring the launch experience of your App Clip”). A longer `clip.title` is an
      error. If the page's `title` is too long and `clip.title` is missing, this is a warning.
      """,
    fix: "Set a shorter `clip.title`. The page keeps its long title.",
    example: .init(
      .frontMatter, wrong: "title: The very best donuts of Market Street",
      right: "title: The very best donuts of Market Street\nclip:\n  title: Market Street"))
}
