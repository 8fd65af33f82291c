import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteModel

/// Prints diagnostics: text to standard error, where people look, and JSON lines to standard output, where
/// programs read.
struct DiagnosticReport: Sendable {
  private let terminal: Terminal
  private let arguments: ParsedArguments?
  private let isJSON: Bool

  /// A report as the options of a command ask for it.
  ///
  /// - Parameter isText: Whether to print text whatever `--format` says, since standard output holds answers.
  init(on terminal: Terminal, for arguments: ParsedArguments? = nil, isText: Bool = false) {
    self.terminal = terminal
    self.arguments = arguments
    isJSON = !isText && arguments?.declared(.format) == "json"
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
      let isQuiet = arguments?.declared(.quiet) != nil
      let shown = isQuiet ? DiagnosticList(list.diagnostics.filter { $0.severity == .error }) : list
      let showsAll = arguments?.declared(.warnings) == "all"
      let formatter = TextFormatter(
        usesColor: terminal.error.usesColor, limitOfEachCode: showsAll ? nil : 3, hint: hint)
      terminal.error.print(verbatim: formatter.format(shown, sources: sources))
    }
  }

  /// How to see the warnings that are only counted.
  private var hint: String {
    let options = arguments?.command.options ?? []
    if options.contains(.warnings) { return "'--warnings all' prints them" }
    return options.contains(.format)
      ? "'--format json' prints them" : "'clipsite check --warnings all' prints those of the site"
  }
}
