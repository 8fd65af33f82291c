import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The title of an App Clip card is longer than the card shows.
package enum TitleTooLong {
  /// A title that is meant for the card.
  package static func check(explicit title: String, at place: SourceRange) -> Diagnostic? {
    let excess = CardText.excess(ofTitle: title)
    guard excess > 0 else { return nil }
    return Diagnostic(
      .titleTooLong, at: place,
      "the card title has \(title.count) characters; App Clip cards show at most \(CardText.maximumTitleLength)",
      fix: "shorten it by \(excess) \(excess == 1 ? "character" : "characters")")
  }

  /// A page's title that the card borrows.
  package static func check(borrowed title: String, at place: SourceRange) -> Diagnostic? {
    guard CardText.excess(ofTitle: title) > 0 else { return nil }
    return Diagnostic(
      .titleTooLong, at: place,
      "the title has \(title.count) characters; the App Clip card would show \(CardText.maximumTitleLength) of them",
      fix: "add a shorter `clip.title`", severity: .warning)
  }
}

extension DiagnosticCode {
  /// The title of an App Clip card is longer than the card shows.
  package static let titleTooLong = DiagnosticCode(
    "TitleTooLong", .error,
    explanation: """
      App Clip cards show at most 30 characters of the title (Apple, “Configuring the launch experience of your App
      Clip”). A longer `clip.title` is an error. Where the page's own `title` is used because there is no
      `clip.title`, it is a warning: give the card a shorter title, and the page keeps its long one.
      """)
}
