/// The manual page of the program, made from the declarations of its commands (`man 7 man`).
struct ManPage: Sendable {
  /// The program.
  let tool: CommandLineTool

  /// The whole page. It has no date, because the same program prints the same page.
  var text: String {
    let name = tool.name.uppercased()
    var lines = [
      ".TH \(name) 1 \"\" \"\(tool.name) \(tool.version)\" \"User Commands\"",
      ".SH NAME", "\(tool.name) \\- \(Self.escaped(Self.phrase(tool.summary)))",
      ".SH SYNOPSIS", ".B \(tool.name)", ".I COMMAND", "[options]",
      ".SH DESCRIPTION",
    ]
    lines += Self.prose(tool.summary + "\n\n" + tool.discussion)
    lines.append(".SH COMMANDS")
    lines += tool.commands.flatMap(section)
    lines.append(".SH \"EXIT STATUS\"")
    lines += ExitStatus.allCases.flatMap { Self.item(String($0.rawValue), $0.explanation) }
    lines += [".SH \"SEE ALSO\""]
    lines += Self.prose("`\(tool.name) help COMMAND` prints the section of a command.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: Command) -> [String] {
    let positionals = command.positionals.flatMap { Self.item($0.name, $0.summary) }
    let options = command.options.filter { $0 != .help && $0 != .version }.flatMap {
      Self.item($0.synopsis, $0.summary + ($0.repeats ? " May be repeated." : ""))
    }
    let examples = command.examples.flatMap { example in
      Self.item("\(tool.name) \(example.line)", example.purpose)
    }
    let usage = Self.escaped(command.usage(program: tool.name))
    return [".SS \"\(usage.replacing("\"", with: "\\(dq"))\""]
      + Self.prose(command.summary + "\n\n" + command.discussion) + positionals + options
      + (examples.isEmpty ? [] : [".PP", "Examples:"] + examples)
  }

  /// A sentence as the phrase that `apropos` lists.
  private static func phrase(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
  }

  private static func item(_ term: String, _ meaning: String) -> [String] {
    [".TP", ".B \(escaped(term))", line(meaning)]
  }

  /// Paragraphs, lists, and indented code, as the help of commands has them.
  private static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var isCode = false
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isNowCode = source.hasPrefix("    ")
      if isNowCode != isCode {
        if isNowCode, lines.last != ".PP" { lines.append(".PP") }
        lines.append(isNowCode ? ".EX" : ".EE")
        isCode = isNowCode
      }
      if isCode {
        lines.append(guarded(escaped(String(source))))
      } else if source.hasPrefix("- ") {
        lines += [".IP \\(bu 2", line(String(source.dropFirst(2)))]
      } else if !source.isEmpty {
        lines.append(line(String(source.drop { $0 == " " })))
      } else if lines.last != ".PP", !lines.isEmpty {
        lines.append(".PP")
      }
    }
    if isCode { lines.append(".EE") }
    // A paragraph without a text is an empty line for nobody.
    while lines.last == ".PP" { lines.removeLast() }
    return lines
  }

  /// A line of text, in which code between backticks is bold.
  private static func line(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
    guard !parts.count.isMultiple(of: 2) else { return guarded(escaped(text)) }
    let marked = parts.enumerated().map { index, part in index.isMultiple(of: 2) ? part : "\\fB\(part)\\fR" }
    return guarded(marked.joined())
  }

  /// A line that is no request: a period at its start would be one.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// The escapes of characters that mean something, or would become another one on a screen: a quotation mark
  /// would be curly, and a copied command would not work.
  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "“": "\\(lq",
    "”": "\\(rq", "’": "\\(cq", "–": "\\(en", "…": "...",
  ]

  /// Text in which every character means itself, on a screen of any kind.
  private static func escaped(_ text: String) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }
}
