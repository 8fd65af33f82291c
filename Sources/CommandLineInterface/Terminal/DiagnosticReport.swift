import Diagnostics
import FileSystem
import SiteGenerator

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

  /// The file that a place is in. One that was refused for its size is not read to show a line of it.
  static func file(at path: String) -> SourceFile? {
    (try? FileStore.read(path, limit: SizeLimits.largest.sourceFile)).map {
      SourceFile(path: path, bytes: $0)
    }
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
