import ClipsiteCLibrary

/// The process that runs this code.
package enum CurrentProcess {
  /// The number of the process, for names that no other process takes.
  package static var id: Int32 { getpid() }

  /// Asks the process to end, as Ctrl-C does.
  package static func interrupt() { kill(getpid(), SIGTERM) }

  /// The path of the program that runs. On Linux it stays right if the file was moved or replaced.
  package static var executable: String {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      "/proc/self/exe"
    #endif
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never { ClipsiteCLibrary.exit(status) }
}

/// The environment variables that the process was started with.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// The real ones.
  package static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Given ones.
  package init(_ variables: [String: String] = [:]) { lookup = { variables[$0] } }

  private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// The value of a variable, or `nil` if it is not set.
  package subscript(variable: EnvironmentVariable) -> String? { lookup(variable.name) }

  /// Returns the value of a variable without the white space around it, or `nil` if it is not set or empty.
  /// Secrets of continuous integration often end with a line end.
  package func text(of variable: EnvironmentVariable) -> String? {
    self[variable].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    let last = start.lastIndex { !$0.isWhitespace }
    return String(start[..<(last.map(start.index(after:)) ?? start.startIndex)])
  }
}

/// An environment variable that clipsite reads. The reference lists the declarations.
package struct EnvironmentVariable: Sendable, CustomStringConvertible {
  /// The name.
  package let name: String
  /// The meaning: Markdown for a cell of a table.
  package let about: String

  /// Declares a variable.
  package init(_ name: String, about: String) {
    self.name = name
    self.about = about
  }

  /// The name.
  package var description: String { name }
}

extension EnvironmentVariable {
  /// The folder of the user.
  package static let home = EnvironmentVariable(
    "HOME", about: "the folder of the user, where profile files are, and which is never an output folder")
  /// The folders with programs.
  package static let path = EnvironmentVariable(
    "PATH", about: "the folders in which clipsite finds the program for App Clip Codes")
  /// The variables that every system has.
  package static let ofSystem = [home, path]
}

/// Ctrl-C and the signal that asks a program to end.
///
/// They are kept back from all threads and waited for by one, so no code runs inside a signal handler.
/// Threads that are started later keep them back too.
package struct InterruptSignals {
  private var signals = sigset_t()

  /// Keeps the signals back from now on.
  package init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Indicates whether one of the signals has come and waits.
  package var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// Takes a signal that waits, if there is one, and lets the next one end the program.
  package func release() {
    if isPending { _ = take() }
    letThrough()
  }

  /// Takes a signal that waits, and gives its number.
  package func take() -> Int32 {
    var (signals, number) = (signals, Int32(0))
    sigwait(&signals, &number)
    return number
  }

  /// Lets signals end the program, one that waits among them.
  package func letThrough() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits until one of the signals comes.
  package mutating func wait() {
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
  }
}
