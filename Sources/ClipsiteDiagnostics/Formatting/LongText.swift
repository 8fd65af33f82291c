/// Shortens long values in messages, so that a report stays readable whatever an author's file holds.
///
/// Values are the texts between backticks. A message without long values stays as it is.
enum LongText {
  /// The longest value that is shown whole, in Unicode scalars.
  static let longestValue = 200
  /// The longest message, in Unicode scalars.
  static let longestMessage = 2000

  /// Returns the text with the middle of long values left out.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestValue else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : leavingOutMiddle(of: String(part), longest: longestValue)
    }
    return leavingOutMiddle(of: parts.joined(separator: "`"), longest: longestMessage)
  }

  private static func leavingOutMiddle(of text: String, longest: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > longest, scalars.count > longest else { return text }
    let end = longest / 4
    return String(scalars.prefix(longest - end)) + "…" + String(scalars.suffix(end))
  }
}
