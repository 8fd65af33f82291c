import ClipsiteMustache

/// One line of text on an App Clip card: how long it may be, and how it looks when it is longer.
struct CardLine {
  /// The text as written.
  let text: String
  /// How many characters the card shows.
  let limit: Int

  /// The text as the card shows it.
  var shown: String { excess > 0 ? text.prefix(limit - 1) + "…" : text }

  /// How many characters are too many.
  var excess: Int { max(0, text.count - limit) }

  /// The data for the counter below the card.
  func value(_ name: String) -> Value {
    [
      "name": .text(name), "text": .text(text), "length": .text(String(text.count)),
      "limit": .text(String(limit)),
      "is-over": .bool(excess > 0), "excess": .text(String(excess)),
    ]
  }
}
