import ClipsitePlatform

/// Has clipsite check a small site with each hostile input, as a whole process.
struct HostileBench {
  /// The result for one input.
  struct Entry {
    let input: HostileInput
    /// The median of the runs.
    let usage: Usage
    /// Indicates whether the site had errors, without which it would have been built.
    let isRefused: Bool
  }

  let options: HostileOptions
  /// The program.
  let clipsite: String
  /// An empty folder.
  let root: String

  /// Measures plain texts and all hostile ones.
  ///
  /// - Throws: `SystemError` when a file cannot be written, or the program neither accepts nor refuses an
  ///   input.
  func run() throws(SystemError) -> [Entry] {
    try writeTheme()
    var entries: [Entry] = []
    for input in HostileInput.plain + HostileInput.all { entries.append(try measure(input)) }
    return entries
  }

  private func writeTheme() throws(SystemError) {
    for folder in ["Content", "Templates"] { try FileStore.makeFolders("\(root)/\(folder)") }
    for name in ["404", "card", "directory", "location", "page", "redirect"] {
      try save("<head>{{head.tags}}</head>{{page.body}}\n", "\(name).mustache", in: "Templates")
    }
    try save("---\ntitle: Home\n---\n", "index.md", in: "Content")
  }

  private func measure(_ input: HostileInput) throws(SystemError) -> Entry {
    try save(
      Self.configuration + (input.source == .configuration ? input.text : ""), "site.yml", in: "Content")
    let settings = input.source == .frontMatter ? "title: A\n\(input.text)\n" : "title: A\n"
    try save("---\n\(settings)---\n" + (input.source == .markdown ? input.text : ""), "a.md", in: "Content")
    var usages: [Usage] = []
    var status: Int32 = 0
    for _ in 0..<options.runs {
      let words = [clipsite, "check", "--quiet", "--site", root, "--workers", "1"]
      let run = try ChildProcess.run(words, accepting: [0, 1])
      usages.append(run.usage)
      status = run.status
    }
    return Entry(input: input, usage: .median(of: usages), isRefused: status == 1)
  }

  private func save(_ text: String, _ name: String, in folder: String) throws(SystemError) {
    try FileStore.save(Array(text.utf8), as: name, in: "\(root)/\(folder)")
  }

  private static let configuration = """
    name: Ferry Street Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip}
    image: https://example.com/donut.png

    """
}

/// The options on the command line after `hostile`.
struct HostileOptions {
  /// The number of checks of each input.
  var runs = 3

  /// The text of `--help`.
  static let help = """
    Measure `clipsite check` with files that are made to be slow, each beside plain text of the same size.

    Usage: swift run -c release clipsite-bench hostile [options]

      --runs N         How often each input is checked; medians are printed (default: 3).
    """

  /// Reads the words after `hostile`, or `nil` if they ask for help.
  static func parse(_ words: [String]) throws(BenchOptions.UsageError) -> HostileOptions? {
    var options = HostileOptions()
    return try BenchOptions.read(words) { name, value throws(BenchOptions.UsageError) in
      guard name == "--runs" else {
        throw BenchOptions.UsageError(description: "\(name) is unknown or needs a value")
      }
      options.runs = try BenchOptions.number(name, value)
    } ? options : nil
  }
}

/// Writes what was found out about hostile inputs for people.
struct HostileTable {
  private(set) var text = ""

  init(_ entries: [HostileBench.Entry], _ options: HostileOptions) {
    line(
      "clipsite check, one worker, medians of \(options.runs) runs; “x plain” is the ratio to plain text of "
        + "the same size"
    )
    line(
      Figures.label("", 42)
        + ["KiB", "CPU ms", "x plain", "peak MiB", "x plain"].map { Figures.cell($0, 10) }.joined()
        + "  result")
    for entry in entries {
      let plain = entries.first { $0.input.source == entry.input.source }?.usage ?? entry.usage
      append(entry, plain)
    }
    let slowest = entries.map(\.usage.processor).max() ?? 0
    let largest = entries.map(\.usage.peakMemory).max() ?? 0
    line("slowest: \(Figures.fixed(slowest * 1e3, 0)) ms, most memory: \(Self.mebibytes(largest)) MiB")
  }

  private mutating func append(_ entry: HostileBench.Entry, _ plain: Usage) {
    let usage = entry.usage
    let cells = [
      Figures.fixed(Double(entry.input.text.utf8.count) / 1024, 0), Figures.fixed(usage.processor * 1e3, 1),
      Figures.fixed(usage.processor / plain.processor, 1), Self.mebibytes(usage.peakMemory),
      Figures.fixed(Double(usage.peakMemory) / Double(plain.peakMemory), 1),
    ]
    line(
      Figures.label("\(entry.input.source.rawValue): \(entry.input.name)", 42)
        + cells.map { Figures.cell($0, 10) }.joined() + (entry.isRefused ? "  refused" : "  rendered"))
  }

  private static func mebibytes(_ bytes: Int) -> String { Figures.fixed(Double(bytes) / 1_048_576, 1) }

  private mutating func line(_ text: String) { self.text += text + "\n" }
}
