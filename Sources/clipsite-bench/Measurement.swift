/// What several runs of one contestant took.
struct Measurement {
  /// What was done.
  let scenario: Scenario
  /// Who did it.
  let name: String
  /// The median of the runs.
  let usage: Usage
  /// How far apart the slowest and the fastest run are, as a share of the median.
  let spread: Double
  /// How many files the last run wrote or removed.
  let writtenFiles: Int
  /// How many bytes the output holds.
  let outputBytes: Int
}
