import ClipsitePlatform

/// What one process took.
struct Usage {
  /// From its start to its end, in seconds.
  let wall: Double
  /// The time of all its threads on a processor, in the program and in the system, in seconds.
  let processor: Double
  /// The most memory that it held, in bytes.
  let peakMemory: Int

  /// The median of each figure. Half the runs took less: a busy machine spoils an average, and the best run
  /// is luck.
  static func median(of runs: [Usage]) -> Usage {
    Usage(
      wall: middle(runs.map(\.wall)), processor: middle(runs.map(\.processor)),
      peakMemory: middle(runs.map(\.peakMemory)))
  }

  /// How far apart the slowest and the fastest run are, as a share of the median.
  static func spread(of runs: [Usage]) -> Double {
    let walls = runs.map(\.wall)
    guard let least = walls.min(), let most = walls.max() else { return 0 }
    return (most - least) / median(of: runs).wall
  }

  /// The median of some numbers.
  static func middle<Number: Comparable>(_ numbers: [Number]) -> Number {
    precondition(!numbers.isEmpty, "no runs")
    return numbers.sorted()[numbers.count / 2]
  }
}

extension ChildProcess {
  /// Runs a program until it ends, and drops its messages.
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
    let end = try ChildProcess(words, output: .file(output), messages: .file("/dev/null")).wait()
    let wall = start.duration(to: clock.now) / .seconds(1)
    guard let status = end.status, statuses.contains(status) else {
      let reason = end.status.map { "status \($0)" } ?? "signal \(end.signal)"
      throw SystemError("cannot run", words.joined(separator: " "), reason: "it ended with \(reason)")
    }
    return (Usage(wall: wall, processor: end.processorSeconds, peakMemory: end.peakMemory), status)
  }
}
