/// What wrk says of a server.
struct WrkReport: Equatable {
  /// How many requests were answered in a second.
  let requestsPerSecond: Double
  /// How long the slowest but one of a hundred answers took, in milliseconds.
  let ninetyNinth: Double
  /// What went wrong, in wrk's words.
  let problems: [String]

  /// Reads what `wrk --latency` prints; nil when it lacks a figure.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    func value(_ label: String) -> Substring? {
      lines.first { $0.hasPrefix(label) }.map { line in line.dropFirst(label.count).drop { $0 == " " } }
    }
    guard let requests = value("Requests/sec:").flatMap({ Double($0) }),
      let latency = value("99%").flatMap(Self.milliseconds)
    else { return nil }
    requestsPerSecond = requests
    ninetyNinth = latency
    problems = lines.filter { $0.hasPrefix("Non-2xx") || $0.hasPrefix("Socket errors") }.map(String.init)
  }

  /// A time as wrk writes it, such as `1.45ms`, `812.00us`, `1.02s` and `2.00m`.
  private static func milliseconds(_ text: Substring) -> Double? {
    let units: KeyValuePairs = ["us": 0.001, "ms": 1, "s": 1_000, "m": 60_000]
    guard let unit = units.first(where: { text.hasSuffix($0.key) }) else { return nil }
    return Double(text.dropLast(unit.key.count)).map { $0 * unit.value }
  }
}
