/// Everything that was found out about a site of one size.
struct SizeReport {
  let size: SampleSize
  /// What was measured, scenario by scenario.
  var measurements: [Measurement] = []
  /// The processor time in seconds of each stage of a build on one thread, in order.
  var stages: [(name: String, seconds: Double)] = []
  /// Why the figures mean nothing, if so.
  var problems: [String] = []

  /// One measurement.
  func measurement(_ scenario: Scenario, _ name: String) -> Measurement? {
    measurements.first { $0.scenario == scenario && $0.name == name }
  }
}
