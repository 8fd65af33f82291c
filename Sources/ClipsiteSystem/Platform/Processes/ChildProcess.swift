import ClipsiteCLibrary

/// A program that was started.
package struct ChildProcess: Sendable {
  /// The end of a process.
  package struct End: Sendable {
    /// The exit status, or `nil` if a signal ended the process.
    package let status: Int32?
    /// The number of the signal that ended the process, or 0.
    package let signal: Int32
  }

  /// A file that a program writes to.
  package enum Output: Sendable {
    /// The file at a path. It is made or emptied.
    case file(String)
    /// The stream for the messages of this process.
    case messages
    /// An open descriptor.
    case descriptor(Int32)
  }

  /// The number of the process.
  package let id: Int32
  private let name: String

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program, by path or by name, and its arguments.
  ///   - name: What messages call the program.
  ///   - input: The open descriptor that it reads, or `nil` if it reads nothing.
  ///   - output: Where its output goes.
  ///   - messages: Where its messages go.
  /// - Throws: `SystemError` when it cannot be started.
  package init(
    _ words: [String], name: String? = nil, input: Int32? = nil, output: Output, messages: Output
  ) throws(SystemError) {
    self.name = name ?? words[0]
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
    // Signals that this process keeps back are not kept back from the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This process ignores a broken pipe. In a command, that would keep `yes | head -1` from ending.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, output) in [(STDOUT_FILENO, output), (STDERR_FILENO, messages)] {
      switch output {
      case .file(let path):
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .messages where descriptor != STDERR_FILENO:
        posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, descriptor)
      case .messages: break
      case .descriptor(let open): posix_spawn_file_actions_adddup2(&actions, open, descriptor)
      }
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    guard failure == 0 else { throw SystemError("cannot run", self.name, number: failure) }
    id = process
  }

  /// Waits until the program ends.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package func wait() throws(SystemError) -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw .last("cannot wait for", name) }
    }
    let signal = status & 0x7F
    return End(status: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal)
  }

  /// Forces the program to end, if it has not ended.
  ///
  /// - Throws: `SystemError` when the system does not tell how it ended.
  package func kill() throws(SystemError) -> End {
    systemKill(id)
    return try wait()
  }

  /// Asks the program to end, and forces it to if it does not.
  ///
  /// - Parameters:
  ///   - looks: How often it is looked whether it has ended.
  ///   - pause: The time between two looks, in milliseconds.
  package func end(looks: Int, pause: Int) {
    systemKill(id, SIGTERM)
    for _ in 0..<looks {
      guard waitpid(id, nil, WNOHANG) == 0 else { return }
      SystemThread.sleep(milliseconds: pause)
    }
    systemKill(id)
    waitpid(id, nil, 0)
  }

}

/// A command line that the shell runs.
package struct ShellCommand: Sendable {
  /// The beginning of the shell's input. It goes to the folder and sets the variables, then reads the command
  /// line.
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
  ///   - output: The file that its output goes to, or `nil` for where our messages go.
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
