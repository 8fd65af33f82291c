import ClipsitePlatform

/// Lets contestants run in turn, so that a busy minute of the machine is shared fairly.
struct Contest {
  let scenario: Scenario
  let contestants: [Contestant]
  let runs: Int

  /// Runs everybody as often as asked.
  ///
  /// - Parameter prepare: What happens before each round, unmeasured.
  func run(prepare: (Int) throws(SystemError) -> Void) throws(SystemError) -> [Measurement] {
    var usages: [[Usage]] = Array(repeating: [], count: contestants.count)
    var measurements: [Measurement] = []
    for round in 0..<runs {
      try prepare(round)
      measurements = []
      for (index, contestant) in contestants.enumerated() {
        if scenario.startsAfresh { Contestant.removeOutput(contestant.output) }
        let before = try OutputCensus(of: contestant.output)
        usages[index].append(try ChildProcess.run(contestant.words))
        let after = try OutputCensus(of: contestant.output)
        measurements.append(
          Measurement(
            scenario: scenario, name: contestant.name, usage: .median(of: usages[index]),
            spread: Usage.spread(of: usages[index]), writtenFiles: after.changes(since: before),
            outputBytes: after.bytes))
      }
    }
    return measurements
  }
}

/// One way to make a folder of files, to be measured.
struct Contestant {
  /// The name in the table.
  let name: String
  /// The program and its arguments.
  let words: [String]
  /// The folder that it writes.
  let output: String

  /// Removes a folder of the bench that a contestant has written.
  static func removeOutput(_ path: String) {
    let path = RelativePath(path)
    guard let root = try? OpenFolder(path.folder.text), let folder = try? root.folder(path.name)
    else { return }
    root.removeTree(path.name, folder)
  }
}

/// The task of the contestants.
enum Scenario: String, CaseIterable {
  case build
  case buildWithWorkers = "build, by workers"
  case rebuildUnchanged = "rebuild, nothing changed"
  case rebuildOnePage = "rebuild, one page changed"

  /// Indicates whether each run starts without any output.
  var startsAfresh: Bool { self == .build || self == .buildWithWorkers }
}

/// The figures of several runs of one contestant.
struct Measurement {
  /// The task.
  let scenario: Scenario
  /// The contestant.
  let name: String
  /// The median of the runs.
  let usage: Usage
  /// The distance between the slowest and the fastest run, as a share of the median.
  let spread: Double
  /// The number of files that the last run wrote or removed.
  let writtenFiles: Int
  /// The number of bytes in the output.
  let outputBytes: Int
}

/// Everything that was found out about a site of one size.
struct SizeReport {
  let size: SampleSize
  /// The measurements, scenario by scenario.
  var measurements: [Measurement] = []
  /// The reasons why the figures mean nothing, if there are any.
  var problems: [String] = []

  /// One measurement.
  func measurement(_ scenario: Scenario, _ name: String) -> Measurement? {
    measurements.first { $0.scenario == scenario && $0.name == name }
  }
}

/// The resources that one process used.
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

  /// Returns the distance between the slowest and the fastest run, as a share of the median.
  static func spread(of runs: [Usage]) -> Double {
    let walls = runs.map(\.wall)
    guard let least = walls.min(), let most = walls.max() else { return 0 }
    return (most - least) / median(of: runs).wall
  }

  /// The median of some numbers.
  private static func middle<Number: Comparable>(_ numbers: [Number]) -> Number {
    precondition(!numbers.isEmpty, "no runs")
    return numbers.sorted()[numbers.count / 2]
  }
}

extension ChildProcess {
  /// Runs a program until it ends, and drops what it prints.
  ///
  /// - Parameter words: The program, by path or by name, and its arguments.
  /// - Throws: `SystemError` when it cannot be started or does not end with status 0.
  static func run(_ words: [String]) throws(SystemError) -> Usage {
    let start = ContinuousClock.now
    let end = try ChildProcess(words, output: .file("/dev/null"), messages: .file("/dev/null")).wait()
    let wall = (ContinuousClock.now - start) / .seconds(1)
    guard end.status == 0 else {
      let reason = end.status.map { "status \($0)" } ?? "signal \(end.signal)"
      throw SystemError("cannot run", words.joined(separator: " "), reason: "it ended with \(reason)")
    }
    return Usage(wall: wall, processor: end.processorSeconds, peakMemory: end.peakMemory)
  }
}
