import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes the mapping `clip`, and checks the texts that the App Clip card shows.
package enum ClipReader {
  /// Reads the mapping `clip` of front matter.
  static func read(_ reader: inout MappingReader) -> ClipFields {
    var clip = readDefaults(&reader)
    if let title = reader.line("title") {
      clip.title = title.value
      check(title: title, &reader)
    }
    return clip
  }

  /// Reads the fields of `clip` that `site.yml` may set for all pages: all but the title.
  static func readDefaults(_ reader: inout MappingReader) -> ClipFields {
    var clip = ClipFields()
    clip.display = reader.choice("display", ClipDisplay.self)
    if let subtitle = reader.line("subtitle") {
      clip.subtitle = subtitle.value
      check(subtitle: subtitle, &reader)
    }
    clip.action = reader.choice("action") {
      ClipAction(frontMatter: $0)
    } words: {
      ClipAction.allCases.map { $0.frontMatter }
    }
    clip.call = reader.line("call")?.value
    clip.category = reader.choice("category", BusinessCategory.self)
    clip.mapAction = reader.choice("map-action", MapAction.self)
    clip.relationship = reader.choice("relationship", PlaceRelationship.self)
    clip.phoneType = reader.choice("phone-type", PhoneType.self)
    clip.isPoweredBy = reader.bool("powered-by")?.value
    clip.cardPage =
      reader.value("card-page", .invalidSlug, Slug.init(_:))?.value
    return clip
  }

  private static func check(title: Located<String>, _ reader: inout MappingReader) {
    let excess = CardText.excess(ofTitle: title.value)
    guard excess > 0 else { return }
    reader.report(
      Diagnostic(
        .titleTooLong, at: reader.range(title.range),
        "the card title has \(title.value.count) characters; "
          + "App Clip cards show at most \(CardText.maximumTitleLength)", fix: shortening(by: excess)))
  }

  private static func check(subtitle: Located<String>, _ reader: inout MappingReader) {
    let excess = CardText.excess(ofSubtitle: subtitle.value)
    guard excess > 0 else { return }
    reader.report(
      Diagnostic(
        .subtitleTooLong, at: reader.range(subtitle.range),
        "the card subtitle has \(subtitle.value.count) characters; "
          + "App Clip cards show at most \(CardText.maximumSubtitleLength)", fix: shortening(by: excess)))
  }

  private static func shortening(by excess: Int) -> String {
    "shorten it by \(excess) \(excess == 1 ? "character" : "characters")"
  }

  /// A warning about a page's title that the card borrows and cannot show as a whole.
  package static func check(borrowedTitle title: String, at range: SourceRange) -> Diagnostic? {
    guard CardText.excess(ofTitle: title) > 0 else { return nil }
    return Diagnostic(
      .titleTooLong, at: range,
      "the title has \(title.count) characters; "
        + "the App Clip card would show \(CardText.maximumTitleLength) of them",
      fix: "add a shorter `clip.title`", severity: .warning)
  }
}

extension DiagnosticCode {
  /// The subtitle of an App Clip card is longer than the card shows.
  package static let subtitleTooLong = DiagnosticCode(
    "SubtitleTooLong", .error,
    explanation: """
      App Clip cards show at most 56 characters of the subtitle (Apple, “Configuring the launch experience of
      your App Clip”).
      """)

  /// The title of an App Clip card is longer than the card shows.
  package static let titleTooLong = DiagnosticCode(
    "TitleTooLong", .error,
    explanation: """
      App Clip cards show at most 30 characters of the title (Apple, “Configuring the launch experience of
      your App Clip”). A longer `clip.title` is an error. Where the page's own `title` is used because there
      is no `clip.title`, it is a warning: give the card a shorter title, and the page keeps its long one.
      """)
}
