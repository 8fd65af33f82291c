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
  /// Indicates whether to print JSON instead of a table.
  var printsJSON = false

  /// The text of `--help`.
  static let help = """
    Measure clipsite beside Hugo and `cp -r`.

    Usage: swift run -c release clipsite-bench [options]
           swift run -c release clipsite-bench preview [options]
           swift run -c release clipsite-bench hostile [options]
           swift run -c release clipsite-bench watch [options]

      --pages N[,N…]   How many locations each site has (default: 1000,10000).
      --body BYTES     How long the text of a location is (default: 1500).
      --folders N      How many folders the locations are spread over (default: 20).
      --runs N         How often each program runs; medians are printed (default: 5).
      --hugo PATH      The Hugo program, not a script that starts it (default: hugo).
      --without-hugo   Leave Hugo out.
      --keep DIR       Put the sites into an empty folder and leave them there.
      --json           Print JSON.

    The stages of a build are steps that go further and further, each by what the program itself calls; a stage is
    the difference of two steps. What happens inside of rendering (Markdown, head, data, template, audit) has no such
    step: use a profiler, and --keep.
    """

  /// A command line that cannot be understood.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the words after the program's name, or `nil` if help is asked for.
  static func parse(_ words: [String]) throws(UsageError) -> BenchOptions? {
    var options = BenchOptions()
    return try read(words, flags: ["--json", "--without-hugo"]) { name, value throws(UsageError) in
      try options.set(name, value)
    } ? options : nil
  }

  /// Reads options, most of which have a value.
  ///
  /// - Parameters:
  ///   - flags: The options without a value.
  ///   - set: Takes over an option.
  /// - Returns: Whether there is something to do. False if help is asked for.
  static func read(
    _ words: [String], flags: Set<String> = [],
    _ set: (_ name: String, _ value: String) throws(UsageError) -> Void
  ) throws(UsageError) -> Bool {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" { return false }
      guard let value = flags.contains(word) ? "" : words.popFirst() else {
        throw UsageError(description: "\(word) is unknown or needs a value")
      }
      try set(word, value)
    }
    return true
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--json": printsJSON = true
    case "--without-hugo": hugo = nil
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
  static func number(_ name: String, _ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(description: "\(name) wants a number above 0, not '\(text)'")
    }
    return number
  }
}
