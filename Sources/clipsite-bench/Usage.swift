/// What one process took.
struct Usage {
  /// From its start to its end, in seconds.
  let wall: Double
  /// The time of all its threads on a processor, in the program and in the system, in seconds.
  let processor: Double
  /// The most memory that it held, in bytes.
  let peakMemory: Int

  /// The median of each figure. Half the runs took less: a busy machine spoils an average, and the best run is luck.
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
