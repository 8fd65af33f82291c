/// Lists in a language, as in `A, B, and C`.
package struct ListFormat: Sendable {
  private let pair: Pattern
  private let start: Pattern
  private let middle: Pattern
  private let end: Pattern
  private let language: String

  /// Reads the patterns of a language.
  package init(_ locale: LocaleData) {
    let fields = locale.line("lists")?.fields ?? []
    let patterns = (fields.count == 4 ? fields : Array(repeating: "{0}, {1}", count: 4)).map {
      Pattern(text: $0)
    }
    (pair, start, middle, end) = (patterns[0], patterns[1], patterns[2], patterns[3])
    language = locale.language
  }

  /// Joins texts into a list.
  package func join(_ items: [String]) -> String {
    guard var text = items.first else { return "" }
    for (index, item) in items.enumerated().dropFirst() {
      let isLast = index == items.count - 1
      let pattern = items.count == 2 ? pair : isLast ? end : index == 1 ? start : middle
      // Each pattern begins with its first item, so the text grows at its end.
      text += (isLast ? special(item) : nil) ?? pattern.filled("", item)
    }
    return text
  }

  /// The last item with another form of “and” before it (CLDR, “List Patterns”).
  private func special(_ item: String) -> String? {
    switch language {
    case "es" where Self.startsWithI(item): " e \(item)"
    // Hebrew joins “and” to the word, but not to a word in another script.
    case "he" where item.unicodeScalars.first.map { !(0x590..<0x600 ~= $0.value) } == true: " ו-\(item)"
    default: nil
    }
  }

  /// In Spanish, `y` is `e` before the sound i: `Francia e Italia`, but `agua y hielo`.
  private static func startsWithI(_ word: String) -> Bool {
    let word = word.lowercased()
    guard !word.hasPrefix("hia"), !word.hasPrefix("hie") else { return false }
    return ["i", "í", "hi", "hí"].contains { word.hasPrefix($0) }
  }
}
