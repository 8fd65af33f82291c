/// Writes diagnostics for GitHub Actions: annotations beside the lines of a change, and a summary of the run.
///
/// GitHub shows 10 annotations of each level from a step, and drops the others without a word. The worst come
/// first, and the last one counts what is left out.
public struct GitHubFormatter {
  /// The most annotations of one level that a step can have.
  public static let limit = 10
  /// The most bytes of a summary. GitHub drops one of more than 1 MiB, and a step can run several commands.
  static let summaryLimit = 1 << 18

  /// Returns the path in the repository of a file as messages name it.
  private let repositoryPath: (String) -> String
  /// Indicates whether the run has a summary, to which annotations can refer.
  private let hasSummary: Bool

  /// A formatter.
  ///
  /// - Parameters:
  ///   - hasSummary: Indicates whether the summary is kept.
  ///   - repositoryPath: Gives the path in the repository of a file.
  public init(hasSummary: Bool, repositoryPath: @escaping (String) -> String = { $0 }) {
    self.hasSummary = hasSummary
    self.repositoryPath = repositoryPath
  }

  // MARK: Annotations

  /// The annotations, a workflow command a line. Empty if there is nothing to report.
  ///
  /// - Parameters:
  ///   - list: what to report.
  ///   - sources: gives the file for a path.
  public func annotations(_ list: DiagnosticList, sources: @escaping (String) -> SourceFile?) -> String {
    Severity.allCases.sorted(by: >).map { severity in
      let all = list.diagnostics.filter { $0.severity == severity }
      let count = list.count(of: severity)
      let shown = count > Self.limit ? Self.limit - 1 : count
      var files = SourceReader(sources)
      let lines = all.prefix(shown).map { annotation($0, in: files.index(of: $0.range.path)) }
      return lines.joined() + (shown == count ? "" : rest(count - shown, severity))
    }.joined()
  }

  private func rest(_ count: Int, _ severity: Severity) -> String {
    let count = DiagnosticList.describe(more: true) { $0 == severity ? count : 0 } ?? ""
    let place = hasSummary ? "the summary of this run" : "the log"
    return "::\(severity.workflowCommand)::and \(count). See \(place)\n"
  }

  private func annotation(_ diagnostic: Diagnostic, in file: PositionIndex?) -> String {
    let range = diagnostic.range
    var text = diagnostic.message + (diagnostic.fix.map { "\nfix: \($0)" } ?? "")
    var properties: [String] = []
    if range.isURL { text = "\(range.path): \(text)" } else { properties = place(range, in: file) }
    properties.append("title=\(Self.escaped(diagnostic.code.name, isProperty: true))")
    return "::\(diagnostic.severity.workflowCommand) \(properties.joined(separator: ","))::"
      + Self.escaped(text, isProperty: false) + "\n"
  }

  /// The file, its lines, and the columns if they are on one line. The last column is part of the range.
  private func place(_ range: SourceRange, in file: PositionIndex?) -> [String] {
    let path = "file=" + Self.escaped(repositoryPath(range.path), isProperty: true)
    guard let bytes = range.bytes, let file else { return [path] }
    let (start, end) = (file.position(of: bytes.lowerBound), file.position(of: bytes.upperBound))
    let lines = ["line=\(start.line)", "endLine=\(end.line)"]
    guard start.line == end.line else { return [path] + lines }
    return [path] + lines + ["col=\(start.column)", "endColumn=\(max(start.column, end.column - 1))"]
  }

  /// The text of a workflow command, as the runner reads it back.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += VisibleText.escape(for: scalar) ?? String(scalar)
      }
    }
    return result
  }

  // MARK: Summary

  /// The summary in Markdown, with a row for each diagnostic, the worst first. Empty if there is nothing to
  /// report.
  ///
  /// - Parameters:
  ///   - list: what to report.
  ///   - title: what was run.
  ///   - sources: gives the file for a path.
  public func summary(
    _ list: DiagnosticList, title: String, sources: @escaping (String) -> SourceFile?
  ) -> String {
    guard let counts = list.summary else { return "" }
    var files = SourceReader(sources)
    let all = list.bySeverity
    var text = "## \(Self.markdown(title)): \(counts)\n\n| | where | what |\n|---|---|---|\n"
    var rest = all.reduce(0) { $0 + $1.count }
    for diagnostic in all {
      let row = row(for: diagnostic, in: files.index(of: diagnostic.range.path))
      guard text.utf8.count + row.utf8.count <= Self.summaryLimit else { break }
      text += row
      rest -= 1
    }
    return text + (rest > 0 ? "\nand \(rest) more\n" : "") + "\n"
  }

  private func row(for diagnostic: Diagnostic, in file: PositionIndex?) -> String {
    let range = diagnostic.range
    var place = range.isURL ? range.path : repositoryPath(range.path)
    if let bytes = range.bytes, let position = file?.position(of: bytes.lowerBound) {
      place += ":\(position.line):\(position.column)"
    }
    let fix = diagnostic.fix.map { "<br>fix: \(Self.markdown($0))" } ?? ""
    return "| \(diagnostic.severity) | \(Self.markdown(place)) "
      + "| \(Self.markdown(diagnostic.message)) \\[\(diagnostic.code.name)]\(fix) |\n"
  }

  /// Text in a cell of a table that is only text: no markup, no end of the cell, nothing invisible.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~", "#", "$": result += "\\" + String(scalar)
      default: result += VisibleText.escape(for: scalar).map { "\\" + $0 } ?? String(scalar)
      }
    }
    return result
  }
}

extension Severity {
  /// The command of a workflow that makes an annotation of this severity.
  fileprivate var workflowCommand: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension SourceRange {
  /// Indicates whether it is on the web, and in no file of the repository.
  fileprivate var isURL: Bool { path.hasPrefix("https://") || path.hasPrefix("http://") }
}
