package import ClipsiteText

/// A table in the form of other dialects of Markdown, such as `| a | b |`. CommonMark makes a paragraph of it.
struct MarkdownTable {
  private let rows: [[String]]
  private let hasHeadings: Bool
  /// The most bytes of HTML that a report prints.
  private static let longestHTML = 32 << 10

  /// The table of the lines of a paragraph, or `nil` for other text.
  init?(_ lines: [String]) {
    let cells = lines.map(Self.cells)
    let isRule = cells.count > 1 && lines[0].contains("|") && lines[1].contains("|")
    hasHeadings = isRule && cells[1].allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
    guard hasHeadings || cells[0].count > 1 && lines[0].hasPrefix("|") && lines[0].hasSuffix("|") else {
      return nil
    }
    rows = hasHeadings ? [cells[0]] + cells[2...] : cells
  }

  /// The texts between the signs of a line.
  private static func cells(_ line: String) -> [String] {
    var (cells, isEscaped) = ([""], false)
    for character in line {
      if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    if line.hasPrefix("|") { cells.removeFirst() }
    if cells.last == "" { cells.removeLast() }
    return cells.map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Reports the table, with its HTML in one line.
  ///
  /// - Parameter lines: The settings that HTML needs.
  func diagnostic(at range: SourceRange, _ limits: ContentLimits, lines: [Diagnostic.Note]) -> Diagnostic {
    let html = rows.enumerated().map { index, cells in
      let tag = index == 0 && hasHeadings ? "th" : "td"
      return "<tr>\(cells.map { "<\(tag)>\(Self.html($0, limits))</\(tag)>" }.joined())</tr>"
    }
    let table = "<table>\(html.joined())</table>"
    let isShort = table.utf8.count <= Self.longestHTML
    return Diagnostic(
      .markdownTable, at: range, "the page shows the signs of this table, because CommonMark has no tables",
      fix: isShort ? "paste it as HTML between two empty lines" : "write it as HTML",
      notes: (isShort ? [Diagnostic.Note(table, at: range)] : []) + lines)
  }

  private static func html(_ cell: String, _ limits: ContentLimits) -> String {
    var html: [UInt8] = []
    Array(cell.utf8).withUnsafeBytes {
      CMarkDocument($0, limit: limits.markdownTreeBytes)?.appendHTML(to: &html)
    }
    let isParagraph = html.starts(with: "<p>".utf8)
    return String(decoding: isParagraph ? html.dropFirst(3).dropLast(5) : html[...], as: UTF8.self)
  }
}

extension DiagnosticCode {
  package static let markdownTable = DiagnosticCode(
    "MarkdownTable", .warning,
    summary: "A table in Markdown is not a table on the page.",
    explanation: """
      clipsite reads CommonMark, which has no tables. Lines such as `| Espresso | $3 |` are text with vertical bars.
      The report has the table as HTML, and the lines of the page and of `site.yml` that HTML needs. HTML without a
      script does not change the security policy of the site.
      """,
    fix: "Replace the table with the HTML of the report, or write a list.",
    example: .init(
      .page, wrong: "---\ntitle: Market Street\n---\n| Espresso | $3 |\n|---|---|\n| Tea | $4 |",
      right: "---\ntitle: Market Street\n---\n- Espresso: $3\n- Tea: $4"))
}
