/// A command line that the shell runs.
package struct ShellCommand: Sendable {
  /// What the shell reads first: it goes to the folder and sets the variables, then reads the command line.
  private static let preamble = """
    cd "$1" && shift || exit 126
    line=$1 && shift
    for setting do export "$setting"; done
    eval "$line"
    """

  private let line: String
  private let folder: String

  /// - Parameters:
  ///   - line: The command line.
  ///   - folder: The folder that it runs in.
  package init(_ line: String, in folder: String) {
    self.line = line
    self.folder = folder
  }

  /// Runs the command line until it ends. It reads nothing; its messages go where ours go.
  ///
  /// - Parameters:
  ///   - variables: What it finds in its environment besides our own.
  ///   - output: The file that its output goes to; nil for where our messages go.
  /// - Returns: Its exit status; 128 and the number of a signal that ended it.
  package func run(
    with variables: [(name: String, value: String)], output: String? = nil
  ) throws(SystemError) -> Int32 {
    let settings = variables.map { "\($0.name)=\($0.value)" }
    let process = try ChildProcess(
      ["sh", "-c", Self.preamble, "sh", folder, line] + settings, name: line,
      output: output.map { .file($0) } ?? .messages, messages: .messages)
    let end = try process.wait()
    return end.status ?? 128 + end.signal
  }
}
