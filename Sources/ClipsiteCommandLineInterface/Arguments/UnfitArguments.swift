import ClipsiteDiagnostics

/// Arguments that are well formed and yet do not fit: to each other, to the site, or to what they name. A
/// `UsageError` is what a command's declaration already rules out.
struct UnfitArguments: Error {
  /// The whole sentence, without a full stop; it may quote what was written.
  let message: String

  init(_ message: String) { self.message = message }

  /// Prints the sentence and gives the exit status.
  func report(on terminal: Terminal) -> ExitStatus {
    terminal.fail(VisibleText.escaped(message))
    return .usage
  }
}
