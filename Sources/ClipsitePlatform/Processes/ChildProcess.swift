import ClipsitePlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a program and says what it took, as the system counted it (`wait4`).
enum ChildProcess {
  /// Runs a program until it ends.
  ///
  /// The peak memory is never below that of the benchmark at the time: Linux counts the moment before the program
  /// takes the place of its parent's copy.
  ///
  /// - Parameters:
  ///   - words: The program, by path or by name, and its arguments.
  ///   - output: The file that its standard output goes to; it is dropped without one.
  /// - Throws: `SystemError` when it cannot be started or does not end with status 0.
  @discardableResult
  static func run(_ words: [String], output: String = "/dev/null") throws(SystemError) -> Usage {
    try run(words, output: output, accepting: [0]).usage
  }

  /// Runs a program until it ends with one of some statuses.
  ///
  /// - Throws: `SystemError` when it cannot be started, or ends with another status or by a signal.
  static func run(
    _ words: [String], output: String = "/dev/null", accepting statuses: Set<Int32>
  ) throws(SystemError) -> (usage: Usage, status: Int32) {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn(words, output: output)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .last("cannot wait for", words[0]) }
    }
    let wall = start.duration(to: clock.now) / .seconds(1)
    guard status & 0x7F == 0, statuses.contains(status >> 8) else {
      let end = status & 0x7F == 0 ? "status \(status >> 8)" : "signal \(status & 0x7F)"
      throw SystemError("cannot run", words.joined(separator: " "), reason: "it ended with \(end)")
    }
    let taken = Usage(
      wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: Int(usage.ru_maxrss) * unitOfPeakMemory)
    return (taken, status >> 8)
  }

  /// Starts a program.
  ///
  /// - Parameter output: The file that its standard output goes to; it is dropped without one.
  /// - Returns: The number of the process, which has to be waited for.
  static func spawn(_ words: [String], output: String = "/dev/null") throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard failure == 0 else { throw SystemError("cannot run", words[0], number: failure) }
    return process
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  #if canImport(Darwin)
    private static let unitOfPeakMemory = 1
  #else
    private static let unitOfPeakMemory = 1024
  #endif
}
