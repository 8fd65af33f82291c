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
    var written = Array(repeating: 0, count: contestants.count)
    for round in 0..<runs {
      try prepare(round)
      for (index, contestant) in contestants.enumerated() {
        if scenario.startsAfresh { FileStore.removeTree(contestant.output) }
        let before = try OutputCensus(of: contestant.output)
        usages[index].append(try ChildProcess.run(contestant.words))
        written[index] = try OutputCensus(of: contestant.output).changes(since: before)
      }
    }
    var measurements: [Measurement] = []
    for (index, contestant) in contestants.enumerated() {
      measurements.append(
        Measurement(
          scenario: scenario, name: contestant.name, usage: .median(of: usages[index]),
          spread: Usage.spread(of: usages[index]), writtenFiles: written[index],
          outputBytes: try OutputCensus(of: contestant.output).bytes))
    }
    return measurements
  }
}
