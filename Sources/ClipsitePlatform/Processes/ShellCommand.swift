#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    let process = try spawn(["sh", "-c", Self.preamble, "sh", folder, line] + settings, output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last("cannot wait for", line) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func spawn(_ words: [String], _ output: String?) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Signals that this process keeps back are not kept back from the command.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This process ignores a broken pipe. In a command, that would keep `yes | head -1` from ending.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    guard failure == 0 else { throw SystemError("cannot run", line, number: failure) }
    return process
  }
}
