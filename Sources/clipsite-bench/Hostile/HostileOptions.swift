/// What the command line asks for after `hostile`.
struct HostileOptions {
  /// How often each input is checked.
  var runs = 3

  /// What `--help` prints.
  static let help = """
    Measure `clipsite check` with files that are made to be slow, each beside plain text of the same size.

    Usage: swift run -c release clipsite-bench hostile [options]

      --runs N         How often each input is checked; medians are printed (default: 3).
    """

  /// Reads the words after `hostile`; nil when they ask for help.
  static func parse(_ words: [String]) throws(BenchOptions.UsageError) -> HostileOptions? {
    var options = HostileOptions()
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" { return nil }
      guard word == "--runs", let value = words.popFirst() else {
        throw BenchOptions.UsageError(description: "\(word) is unknown or needs a value")
      }
      options.runs = try BenchOptions.number(word, value)
    }
    return options
  }
}
