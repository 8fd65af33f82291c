import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The subtitle of an App Clip card is longer than the card shows.
package enum SubtitleTooLong {
  package static func check(_ subtitle: String, at place: SourceRange) -> Diagnostic? {
    let excess = CardText.excess(ofSubtitle: subtitle)
    guard excess > 0 else { return nil }
    return Diagnostic(
      .subtitleTooLong, at: place,
      "the card subtitle has \(subtitle.count) characters; "
        + "App Clip cards show at most \(CardText.maximumSubtitleLength)",
      fix: "shorten it by \(excess) \(excess == 1 ? "character" : "characters")")
  }
}

extension DiagnosticCode {
  /// The subtitle of an App Clip card is longer than the card shows.
  package static let subtitleTooLong = DiagnosticCode(
    "SubtitleTooLong", .error,
    explanation: """
      App Clip cards show at most 56 characters of the subtitle (Apple, “Configuring the launch experience of your App
      Clip”).
      """)
}
