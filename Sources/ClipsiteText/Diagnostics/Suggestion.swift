extension String {
  /// Returns the text with another sentence after it, which begins with a capital letter.
  package func followed(by sentence: String?) -> String {
    guard let sentence, let first = sentence.first else { return self }
    return "\(self). \(first.uppercased())\(sentence.dropFirst())"
  }
}

/// Finds the name that a misspelt one probably meant.
public enum Suggestion {
  /// The candidate nearest to a name, or `nil` if none is near enough to be meant.
  ///
  /// Near means a Damerau–Levenshtein distance (optimal string alignment) of at most a third of the name's
  /// length, and at least one; letter case counts nothing. Of equally near candidates the first wins. If none
  /// is near, the name may be the beginning of a single one: four letters or more, with one mistake in five
  /// letters.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    var beginning: (name: String?, distance: Int)?
    for candidate in candidates {
      let limit = max(1, max(wanted.count, candidate.unicodeScalars.count) / 3)
      let (whole, start) = distances(wanted, Array(candidate.lowercased().unicodeScalars))
      if whole <= limit, whole < best?.distance ?? .max { best = (candidate, whole) }
      guard start <= wanted.count / 5, start <= beginning?.distance ?? .max else { continue }
      beginning = (start == beginning?.distance ? nil : candidate, start)
    }
    return best?.name ?? (wanted.count < 4 ? nil : beginning?.name)
  }

  /// The fix that a suggestion makes: “did you mean `title`?”, or `nil` if nothing is near.
  public static func fix(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean `\($0)`?" }
  }

  /// The largest number of words of a list in a message.
  private static let mostWords = 8

  /// Returns the words of a list for a message. Of a long list, these are the first.
  package static func list(_ words: [String]) -> String {
    (words.count > mostWords ? words.prefix(mostWords) + ["…"] : words[...]).joined(separator: ", ")
  }

  /// Words as prose: `a, b or c`.
  package static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the fix for a text that is not a word of a list of front matter.
  package static func fix(for text: String, ofList words: [String]) -> String {
    fix(for: text, in: words)
      ?? (words.count > mostWords
        ? "use one of the words that `clipsite schema page` lists" : "use one of these words")
  }

  /// The distance between two texts, and the one between the first and the nearest beginning of the second.
  private static func distances(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar]
  ) -> (whole: Int, beginning: Int) {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return (last[b.count], last.min() ?? a.count)
  }
}
