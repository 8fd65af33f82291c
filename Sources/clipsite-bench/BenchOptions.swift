/// The options on the command line.
struct BenchOptions {
  /// The number of locations in each sample site.
  var locations = [1_000, 10_000]
  /// About how long the body of a location is, in bytes.
  var bodyBytes = 1_500
  /// The number of folders of the locations.
  var folders = 20
  /// The number of runs of each program.
  var runs = 5
  /// Hugo, by path or by name; nil to leave it out.
  var hugo: String? = "hugo"
  /// The folder in which the sites stay, or `nil` to remove them.
  var keep: String?

  /// The text of `--help`.
  static let help = """
    Measure clipsite beside Hugo and `cp -r`.

    Usage: swift run -c release clipsite-bench [options]

      --pages N[,N…]   How many locations each site has (default: 1000,10000).
      --body BYTES     How long the text of a location is (default: 1500).
      --folders N      How many folders the locations are spread over (default: 20).
      --runs N         How often each program runs; medians are printed (default: 5).
      --hugo PATH      The Hugo program, not a script that starts it (default: hugo).
      --without-hugo   Leave Hugo out.
      --keep DIR       Put the sites into an empty folder and leave them there, as for a profiler.
    """

  /// A command line that cannot be understood.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the words after the program's name, or `nil` if help is asked for.
  static func parse(_ words: [String]) throws(UsageError) -> BenchOptions? {
    var options = BenchOptions()
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" { return nil }
      if word == "--without-hugo" {
        options.hugo = nil
      } else if let value = words.popFirst() {
        try options.set(word, value)
      } else {
        throw UsageError(description: "\(word) is unknown or needs a value")
      }
    }
    return options
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--pages": locations = try Self.numbers(name, value)
    case "--body": bodyBytes = try Self.number(name, value)
    case "--folders": folders = try Self.number(name, value)
    case "--runs": runs = try Self.number(name, value)
    case "--hugo": hugo = value
    case "--keep": keep = value
    default: throw UsageError(description: "there is no option \(name)")
    }
  }

  private static func numbers(_ name: String, _ text: String) throws(UsageError) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ",") { numbers.append(try number(name, String(part))) }
    return numbers
  }

  /// A whole number above 0.
  private static func number(_ name: String, _ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(description: "\(name) wants a number above 0, not '\(text)'")
    }
    return number
  }
}
