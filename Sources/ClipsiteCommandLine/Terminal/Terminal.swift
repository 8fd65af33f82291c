import ClipsiteSystem
import ClipsiteText

/// The two streams a command writes to.
package struct Terminal: Sendable {
  /// One of the streams.
  struct Stream: Sendable {
    /// Indicates whether the output goes to a person.
    let isTerminal: Bool
    /// Indicates whether to use color.
    let usesColor: Bool
    /// Writes bytes as they are.
    let write: @Sendable ([UInt8]) -> Void
    /// The system's error number of the first write that failed.
    let failure: @Sendable () -> Int32?

    /// Writes text and a line end.
    func print(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")]) }

    func print(verbatim text: String) { write(Array(text.utf8)) }
  }

  /// Results: what was asked for.
  let output: Stream
  /// Messages: mistakes, progress.
  let error: Stream
  /// The columns that prose may take, from 40 to 100.
  let width: Int

  /// Two streams, and the columns of the screen if there is one.
  init(output: Stream, error: Stream, columns: Int? = nil) {
    self.output = output
    self.error = error
    width = columns.map { min(max($0, 40), 100) } ?? 80
  }

  /// Standard output and standard error of the process.
  static func standard(environment: Environment = .process) -> Terminal {
    let streams = (output: DescriptorStream(1), error: DescriptorStream(2))
    return Terminal(
      output: Stream(streams.output, environment), error: Stream(streams.error, environment),
      columns: streams.output.columns)
  }

  /// Writes a fault of the command line or of the world: `error: …`.
  func fail(_ message: String, fix: String? = nil) {
    error.print(TextStyle.error.apply(to: "error:", if: error.usesColor) + " " + message)
    if let fix { error.print("  " + TextStyle.fix.apply(to: "fix:", if: error.usesColor) + " " + fix) }
  }

  /// Writes what the system refused, and what to do about it.
  func fail(_ refusal: SystemError) { fail(VisibleText.escaped(refusal.description), fix: refusal.fix) }
}

extension Terminal.Stream {
  fileprivate init(_ descriptor: DescriptorStream, _ environment: Environment) {
    let isTerminal = descriptor.isTerminal
    self.init(
      isTerminal: isTerminal, usesColor: environment.usesColor(isTerminal: isTerminal),
      write: { descriptor.write($0) }, failure: { descriptor.failure })
  }
}

extension Environment {
  /// Indicates whether to use color on a stream. Only output for people has color, unless `NO_COLOR`
  /// (no-color.org), `CLICOLOR_FORCE` and `CLICOLOR` (bixense.com/clicolors), or `TERM` decide otherwise, in
  /// this order.
  func usesColor(isTerminal: Bool) -> Bool {
    if let value = self[.noColor], !value.isEmpty { return false }
    if let value = self[.forceColor], !value.isEmpty, value != "0" { return true }
    return isTerminal && self[.color] != "0" && self[.terminal] != "dumb"
  }
}

extension EnvironmentVariable {
  static let noColor = EnvironmentVariable(
    "NO_COLOR", about: "no colors, if set and not empty ([no-color.org](https://no-color.org))")
  static let forceColor = EnvironmentVariable(
    "CLICOLOR_FORCE", about: "colors even in a file, if set and neither empty nor `0`")
  static let color = EnvironmentVariable("CLICOLOR", about: "no colors, if `0`")
  static let terminal = EnvironmentVariable("TERM", about: "the kind of terminal, without colors if `dumb`")

  /// The variables of the terminal, in the order in which they decide.
  static let ofTerminal = [noColor, forceColor, color, terminal]
}
