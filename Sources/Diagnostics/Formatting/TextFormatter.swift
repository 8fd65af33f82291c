/// Writes diagnostics for people: the place, the message, the line with carets under it, the fix.
///
/// ```
/// Content/market.md:7:13: error: the card subtitle has 61 characters; cards show at most 56 [SubtitleTooLong]
///    7 |   subtitle: Order ahead and skip the whole line at lunch time, every day
///      |             ^
///   fix: shorten it by 5 characters
///   note: Content/index.md:4:3: the rule is set here
/// ```
/// Control and bidirectional characters in names, values and lines are spelt out, so that no file can write to
/// the terminal by way of an error message.
public struct TextFormatter: Sendable {
  /// Whether to use colour.
  public let usesColor: Bool
  /// The most diagnostics to print in full; errors come before warnings, and these before notes, when there are more.
  public let limit: Int
  /// The most columns of a line to show.
  public let excerptWidth: Int

  /// A formatter for a terminal (with colour) or a file (without).
  public init(usesColor: Bool, limit: Int = 100, excerptWidth: Int = 100) {
    self.usesColor = usesColor
    self.limit = limit
    self.excerptWidth = excerptWidth
  }

  /// The whole report, ending with a line such as “2 errors, 1 warning”; empty when there is nothing to report.
  ///
  /// - Parameters:
  ///   - list: what to report.
  ///   - sources: gives the file for a path; a place in a file it does not know is printed without line.
  public func format(_ list: DiagnosticList, sources: @escaping (String) -> SourceFile?) -> String {
    guard let summary = list.summary else { return "" }
    var (files, noteFiles) = (SourceReader(sources), SourceReader(sources))
    var blocks = chosen(from: list).map { diagnostic in
      self.block(for: diagnostic, in: files.index(of: diagnostic.place.path)) { noteFiles.index(of: $0) }
    }
    if let rest = rest(of: list) { blocks.append("and \(rest)\n") }
    return blocks.joined(separator: "\n") + "\n" + summary + "\n"
  }

  private func chosen(from list: DiagnosticList) -> [Diagnostic] {
    var left = shownCounts(of: list)
    return list.diagnostics.filter { diagnostic in
      left[diagnostic.severity, default: 0] -= 1
      return left[diagnostic.severity, default: 0] >= 0
    }
  }

  private func rest(of list: DiagnosticList) -> String? {
    let shown = shownCounts(of: list)
    return DiagnosticList.describe(more: true) { list.count(of: $0) - shown[$0, default: 0] }
  }

  /// How many of each severity fit, those that matter most first.
  private func shownCounts(of list: DiagnosticList) -> [Severity: Int] {
    var left = limit
    var counts: [Severity: Int] = [:]
    for severity in Severity.allCases.sorted(by: >) {
      counts[severity] = min(left, list.count(of: severity))
      left -= counts[severity, default: 0]
    }
    return counts
  }

  private func block(
    for diagnostic: Diagnostic, in file: PositionIndex?, notes: (String) -> PositionIndex?
  ) -> String {
    let severity = TextStyle(diagnostic.severity)
    let message = VisibleText.escaped(diagnostic.message)
    var lines = [
      paint(describe(diagnostic.place, in: file) + ":", .bold) + " "
        + paint(diagnostic.severity.rawValue + ":", severity) + " " + paint(message, .bold)
        + " [\(diagnostic.code.name)]"
    ]
    if let range = diagnostic.place.range, let file { lines += excerpt(of: file, range) }
    if let fix = diagnostic.fix { lines.append("  " + paint("fix:", .fix) + " " + VisibleText.escaped(fix)) }
    for note in diagnostic.notes {
      let place = describe(note.place, in: notes(note.place.path))
      lines.append("  " + paint("note:", .quiet) + " \(place): \(VisibleText.escaped(note.message))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ place: Place, in file: PositionIndex?) -> String {
    let path = VisibleText.escaped(place.path)
    guard let range = place.range, let file else { return path }
    let position = file.position(of: range.lowerBound)
    return "\(path):\(position.line):\(position.column)"
  }

  private func excerpt(of file: PositionIndex, _ range: Range<Int>) -> [String] {
    let line = file.source.line(containing: range.lowerBound)
    let excerpt = Excerpt(of: line, marking: range, width: excerptWidth)
    let number = String(file.position(of: range.lowerBound).line)
    let width = max(4, number.utf8.count)
    let gutter = String(repeating: " ", count: width - number.utf8.count) + number
    return [
      paint(gutter + " |", .quiet) + (excerpt.text.isEmpty ? "" : " " + excerpt.text),
      paint(String(repeating: " ", count: width) + " |", .quiet) + " " + paintMarks(excerpt.marks),
    ]
  }

  /// Colours the carets only: a colour sequence before the spaces would be wasted bytes.
  private func paintMarks(_ marks: String) -> String {
    let start = marks.firstIndex(of: "^") ?? marks.endIndex
    return marks[..<start] + paint(String(marks[start...]), .fix)
  }

  private func paint(_ text: String, _ style: TextStyle) -> String { style.apply(to: text, if: usesColor) }
}
