import ClipsiteText
import ClipsiteVerification

/// `clipsite explain CODE`.
enum ExplainCommand {
  private static let list = CommandOption("list", .flag, "List all codes, as without an argument.")

  /// The declaration.
  ///
  /// - Parameter codes: the codes it knows.
  static func command(codes: [DiagnosticCode]) -> Command {
    let sorted = codes.sorted { $0.name < $1.name }
    return Command(
      "explain", "Explain what a diagnostic means and how to fix it.",
      discussion:
        "Every mistake that clipsite reports ends with a code in brackets, such as [SubtitleTooLong].",
      examples: [
        .init("explain SubtitleTooLong", "Print the rule, its source, and how to follow it."),
        .init("explain", "List all codes."),
      ],
      positionals: [
        Positional(
          .name("CODE", known: sorted.map(\.name)), isOptional: true,
          "The code, or the number of a live check, as in V13. Without it, clipsite lists all codes.")
      ],
      options: [list]
    ) { context in
      guard let name = context.arguments.positional(0), !context.arguments.has(list) else {
        printList(of: sorted, on: context.terminal)
        return .success
      }
      return explain(name, among: sorted, on: context.terminal)
    }
  }

  private static func explain(
    _ name: String, among codes: [DiagnosticCode], on terminal: Terminal
  ) -> ExitStatus {
    let wanted = name.lowercased()
    guard
      let code = codes.first(where: { $0.name.lowercased() == wanted })
        ?? LiveCheck.code(numbered: name.uppercased())
    else {
      let nearest = Suggestion.nearest(to: name, in: codes.map(\.name)).map { ". Did you mean '\($0)'?" }
      terminal.fail("unknown code '\(VisibleText.escaped(name))'" + (nearest ?? ""))
      terminal.error.print("'clipsite explain' lists all codes.")
      return .usage
    }
    let stream = terminal.output
    stream.print("\(TextStyle.bold.apply(to: code.name, if: stream.usesColor)) (\(severity(code, stream)))\n")
    stream.print(TextWrapper(width: terminal.width).markdown(indented(code.text)))
    return .success
  }

  private static func printList(of codes: [DiagnosticCode], on terminal: Terminal) {
    let width = codes.map(\.name.count).max() ?? 0
    let lines = codes.map { code in
      code.name + String(repeating: " ", count: width - code.name.count + 2) + severity(code, terminal.output)
        + "\n"
    }
    terminal.output.print(verbatim: lines.joined())
  }

  private static func severity(_ code: DiagnosticCode, _ stream: Terminal.Stream) -> String {
    TextStyle(code.severity).apply(to: code.severity.rawValue, if: stream.usesColor)
  }

  /// Markdown with indented blocks in place of fenced ones, which read better in a terminal.
  private static func indented(_ text: String) -> String {
    var isFenced = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isFenced.toggle()
      } else {
        lines.append(isFenced && !line.isEmpty ? "    " + line : String(line))
      }
    }
    return lines.joined(separator: "\n")
  }
}
