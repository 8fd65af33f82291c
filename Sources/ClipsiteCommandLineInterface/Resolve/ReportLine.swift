/// A line of a report: a heading in a column of its own, and text that is wrapped beside it.
struct ReportLine {
  private let heading: String
  private let content: String
  private let column: Int

  /// - Parameter column: The columns of the heading.
  init(_ heading: String, _ content: String, column: Int = 16) {
    self.heading = heading
    self.content = content
    self.column = column
  }

  /// The line with its text as it is, for what must not lose a space.
  var unwrapped: String { heading + padding + content }

  private var padding: String { String(repeating: " ", count: max(1, column - heading.count)) }

  /// The line, or several.
  func text(width: Int) -> String {
    TextWrapper(width: width).paragraph(
      content, indent: String(repeating: " ", count: column), first: heading + padding)
  }
}
