import ClipsitePlatform

/// Measures how a watcher notices saves in a large folder, and how much of a processor it uses meanwhile.
struct WatchBench {
  let options: WatchOptions
  /// The folder that everything happens in.
  let root: String

  /// - Throws: `SystemError` when a file cannot be written.
  func run() throws(SystemError) -> WatchReport {
    for number in 0..<options.files { try FileStore.write("x", to: systemPath(of: number)) }
    let watcher = try FileWatcher(root, ["Content"], by: options.polls ? .polling : .messages) { _ in false }
    let told = Locked<Set<RelativePath>>([])
    let isEnded = Locked(false)
    try SystemThread.start {
      while let changes = watcher.next() {
        guard case .paths(let paths) = changes else { continue }
        told.withLock { $0.formUnion(paths) }
      }
      isEnded.withLock { $0 = true }
    }
    var report = WatchReport()
    let before = CurrentProcess.processorSeconds
    SystemThread.sleep(milliseconds: options.seconds * 1_000)
    report.share = (CurrentProcess.processorSeconds - before) / Double(options.seconds)
    // The first save is of a file that nobody changed. Its neighbors are saved after it.
    let first = options.files / 2
    for turn in 0...options.turns {
      let number = min(first + turn % 8, options.files - 1)
      let time = try notice(of: number, turn: turn, told)
      if turn == 0 { report.first = time } else { report.near.append(time) }
    }
    watcher.stop()
    while !isEnded.withLock({ $0 }) { SystemThread.sleep(milliseconds: 1) }
    return report
  }

  /// The time from a save to the message, in milliseconds.
  private func notice(
    of number: Int, turn: Int, _ told: Locked<Set<RelativePath>>
  ) throws(SystemError) -> Double {
    let path = RelativePath(name(number))
    told.withLock { _ = $0.remove(path) }
    // Saves fall anywhere between two looks.
    SystemThread.sleep(milliseconds: 300 + turn * 37 % 200)
    told.withLock { _ = $0.remove(path) }
    let start = ContinuousClock.now
    try FileStore.append(Array("y".utf8), to: systemPath(of: number))
    while !told.withLock({ $0.contains(path) }) { SystemThread.sleep(milliseconds: 1) }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func name(_ number: Int) -> String { "Content/folder-\(number / 100)/\(number).md" }

  private func systemPath(of number: Int) -> String { "\(root)/\(name(number))" }
}

/// The findings about a watcher.
struct WatchReport {
  /// The part of a processor that waiting takes.
  var share = 0.0
  /// The time until the first save is noticed, in milliseconds.
  var first = 0.0
  /// The times until saves near it are noticed, in milliseconds.
  var near: [Double] = []

  /// Writes the findings for people.
  func text(_ options: WatchOptions) -> String {
    let method = options.polls ? "polling" : "messages of the system"
    return """
      \(Figures.grouped(options.files)) files, by \(method)
      waiting            \(Figures.fixed(share * 100, 2)) % of a processor
      first save         noticed after \(Figures.fixed(first, 0)) ms
      saves near it      noticed after \(Figures.fixed(Usage.middle(near), 0)) ms (median), \
      \(Figures.fixed(near.max() ?? 0, 0)) ms (longest of \(near.count))

      """
  }
}

/// The options on the command line after `watch`.
struct WatchOptions {
  /// The number of files.
  var files = 100_000
  /// The time that waiting is measured, in seconds.
  var seconds = 10
  /// The number of saves near the first one.
  var turns = 20
  /// Indicates whether files are looked at again and again, as on a Mac.
  var polls = true

  /// The text of `--help`.
  static let help = """
    Measure how `clipsite serve` notices saves.

    Usage: swift run -c release clipsite-bench watch [options]

      --files N        How many files the folder has (default: 100000).
      --seconds N      How long waiting is measured (default: 10).
      --turns N        How many saves are measured after the first (default: 20).
      --messages       Use the messages of the system (Linux) in place of polling.
    """

  /// Reads the words after `watch`, or `nil` if they ask for help.
  static func parse(_ words: [String]) throws(BenchOptions.UsageError) -> WatchOptions? {
    var options = WatchOptions()
    return try BenchOptions.read(words, flags: ["--messages"]) {
      name, value throws(BenchOptions.UsageError) in
      switch name {
      case "--files": options.files = try BenchOptions.number(name, value)
      case "--seconds": options.seconds = try BenchOptions.number(name, value)
      case "--turns": options.turns = try BenchOptions.number(name, value)
      case "--messages": options.polls = false
      default: throw BenchOptions.UsageError(description: "there is no option \(name)")
      }
    } ? options : nil
  }
}
