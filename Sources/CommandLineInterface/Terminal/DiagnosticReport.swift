import Diagnostics

/// Prints diagnostics: text to standard error, where people look, and JSON lines to standard output, where programs
/// read.
struct DiagnosticReport: Sendable {
  private let terminal: Terminal
  private let isJSON: Bool

  /// A report as text, or in the format that `--format` asks for.
  init(on terminal: Terminal, for arguments: ParsedArguments? = nil) {
    self.terminal = terminal
    isJSON = arguments?.text(.format) == "json"
  }

  /// Prints a list; prints nothing when it is empty.
  func print(_ list: DiagnosticList, sources: @escaping (String) -> SourceFile?) {
    if isJSON {
      terminal.output.print(verbatim: JSONLinesFormatter().format(list, sources: sources))
    } else {
      let formatter = TextFormatter(usesColor: terminal.error.usesColor)
      terminal.error.print(verbatim: formatter.format(list, sources: sources))
    }
  }
}
