/// Writes diagnostics for people: the place, the message, the line with carets under it, the fix.
///
/// ```
/// Content/market.md:7:13: error: the card subtitle has 61 characters; cards show at most 56 [SubtitleTooLong]
///    7 |   subtitle: Order ahead and skip the whole line at lunch time, every day
///      |             ^
///   fix: shorten it by 5 characters
///   note: Content/index.md:4:3: the rule is set here
/// ```
/// It spells out control and bidirectional characters in names, values, and lines. No file can write to the
/// terminal with an error message.
public struct TextFormatter: Sendable {
  /// Indicates whether to use color.
  public let usesColor: Bool
  /// The most errors to print in full.
  public let limit: Int
  /// The most warnings and notes of each code to print in full, or `nil` for all.
  public let limitOfEachCode: Int?
  /// The hint how to see the others, as in “'--warnings all' prints them”.
  public let hint: String?
  /// The most columns of a line to show.
  public let excerptWidth: Int

  /// A formatter for a terminal (with color) or a file (without).
  public init(
    usesColor: Bool, limit: Int = 100, limitOfEachCode: Int? = 3, hint: String? = nil,
    excerptWidth: Int = 100
  ) {
    self.usesColor = usesColor
    self.limit = limit
    self.limitOfEachCode = limitOfEachCode
    self.hint = hint
    self.excerptWidth = excerptWidth
  }

  /// The whole report, ending with a line such as “2 errors, 1 warning”. Empty if there is nothing to
  /// report.
  ///
  /// - Parameters:
  ///   - list: what to report.
  ///   - sources: gives the file for a path; a place in a file it does not know is printed without line.
  public func format(_ list: DiagnosticList, sources: @escaping (String) -> SourceFile?) -> String {
    guard let summary = list.summary else { return "" }
    var (files, noteFiles) = (SourceReader(sources), SourceReader(sources))
    let (shown, rest) = chosen(from: list)
    var blocks = shown.map { index in
      let diagnostic = list.diagnostics[index]
      return block(for: diagnostic, in: files.index(of: diagnostic.range.path)) { noteFiles.index(of: $0) }
    }
    if !rest.isEmpty { blocks.append(rest) }
    return blocks.joined(separator: "\n") + "\n" + summary + "\n"
  }

  /// The diagnostics of one code that are left out.
  private struct Group {
    let name: String
    let severity: Severity
    var count = 0
    var shown = 0
  }

  /// The indexes of what is printed in full, and the lines that count the others.
  private func chosen(from list: DiagnosticList) -> (shown: [Int], rest: String) {
    var shown: [Int] = []
    var errors = (count: 0, shown: 0)
    var groups: [Group] = []
    for (index, diagnostic) in list.diagnostics.enumerated() {
      if diagnostic.severity == .error {
        errors.count += diagnostic.count
        if errors.shown < limit {
          shown.append(index)
          errors.shown += 1
        }
        continue
      }
      // There are a few codes at most, and the last one is the likeliest.
      let (name, severity) = (diagnostic.code.name, diagnostic.severity)
      let group = groups.lastIndex { $0.severity == severity && $0.name == name } ?? groups.count
      if group == groups.count { groups.append(Group(name: name, severity: severity)) }
      groups[group].count += diagnostic.count
      if groups[group].shown < limitOfEachCode ?? .max {
        shown.append(index)
        groups[group].shown += 1
      }
    }
    return (shown, rest(errors.count - errors.shown, of: groups))
  }

  private func rest(_ errors: Int, of groups: [Group]) -> String {
    var lines =
      errors > 0 ? ["and \(DiagnosticList.describe(more: true) { $0 == .error ? errors : 0 } ?? "")\n"] : []
    let cut = groups.filter { $0.count > $0.shown }.sorted { $0.severity > $1.severity }
    lines += cut.map { group in
      let more = DiagnosticList.describe(more: true) { $0 == group.severity ? group.count - group.shown : 0 }
      return "and \(more ?? "") [\(group.name)]\n"
    }
    if let hint, limitOfEachCode != nil, !cut.isEmpty { lines.append("\(hint)\n") }
    return lines.joined()
  }

  private func block(
    for diagnostic: Diagnostic, in file: PositionIndex?, notes: (String) -> PositionIndex?
  ) -> String {
    let severity = TextStyle(diagnostic.severity)
    let message = VisibleText.escaped(diagnostic.message)
    var lines = [
      paint(describe(diagnostic.range, in: file) + ":", .bold) + " "
        + paint(diagnostic.severity.rawValue + ":", severity) + " " + paint(message, .bold)
        + " [\(diagnostic.code.name)]"
    ]
    if let range = diagnostic.range.bytes, let file { lines += excerpt(of: file, range) }
    if let fix = diagnostic.fix { lines.append("  " + paint("fix:", .fix) + " " + VisibleText.escaped(fix)) }
    for note in diagnostic.notes {
      let place = describe(note.range, in: notes(note.range.path))
      lines.append("  " + paint("note:", .quiet) + " \(place): \(VisibleText.escaped(note.message))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ place: SourceRange, in file: PositionIndex?) -> String {
    let path = VisibleText.escaped(place.path)
    guard let range = place.bytes, let file else { return path }
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

  /// Colors the carets only: a color sequence before the spaces would be wasted bytes.
  private func paintMarks(_ marks: String) -> String {
    let start = marks.firstIndex(of: "^") ?? marks.endIndex
    return marks[..<start] + paint(String(marks[start...]), .fix)
  }

  private func paint(_ text: String, _ style: TextStyle) -> String { style.apply(to: text, if: usesColor) }
}

/// A way to set text off on a terminal: an SGR sequence of ECMA-48.
public enum TextStyle: String, Sendable, CaseIterable {
  /// Messages and names.
  case bold = "1"
  /// Errors.
  case error = "1;31"
  /// Warnings.
  case warning = "1;33"
  /// Carets and fixes.
  case fix = "1;32"
  /// Line numbers and notes.
  case quiet = "36"

  /// The style of a severity's name.
  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .quiet
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  /// The text in this style, or unchanged when color is off.
  public func apply(to text: String, if isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
