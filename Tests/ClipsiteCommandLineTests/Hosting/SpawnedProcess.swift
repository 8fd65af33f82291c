import ClipsiteTestTools
import Foundation

/// A program that is run until it ends, whatever it leaves running behind it. Foundation's `Process` waits
/// for that, too.
enum SpawnedProcess {
  #if !canImport(Darwin)
    private typealias AddCloseFrom =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// What glibc has since 2.34, but Swift does not import.
    private static let addCloseFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
      unsafeBitCast($0, to: AddCloseFrom.self)
    }
  #endif

  /// Runs a program and gives its exit status; a program that a signal ended has none.
  ///
  /// - Parameters:
  ///   - home: The folder that it takes for the user's.
  ///   - log: The file for what it prints.
  static func run(_ words: [String], home: String, log: String) throws -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests block signals, and a server that inherited that would not hear of its end.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Tests in the background of a script ignore Ctrl-C, and the program must not.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    // A group, so that what the program starts ends with it when the tests are killed.
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    // What it leaves running would keep the sockets and pipes of other tests open.
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      _ = Self.addCloseFrom?(&actions, STDERR_FILENO + 1)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let variables = ProcessInfo.processInfo.environment.merging(["HOME": home]) { $1 }
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var arguments = words.map { strdup($0) } + [nil]
    defer { (environment + arguments).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &environment) == 0 else {
      throw ScenarioError("cannot run \(words[0])")
    }
    HelperProcesses.add(process)
    defer { HelperProcesses.remove(process) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw ScenarioError("cannot wait for \(words[0])") }
    }
    return status & 0x7F == 0 ? status >> 8 : nil
  }
}
