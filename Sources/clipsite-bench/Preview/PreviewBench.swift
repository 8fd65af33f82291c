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
    guard InstalledProgram.path(of: Self.load[0]) != nil else {
      throw SystemError(
        "cannot run", Self.load[0], reason: "it is not installed; nothing is measured without it")
    }
    let servers = PreviewServers(root: root, options: options)
    let ours = try servers.clipsite(clipsite)
    // The others serve the very bytes of the preview, which has added its script to the page.
    let page = try ServerProcess.run(ours) { $0 }
    guard page.status == 200 else {
      throw SystemError("cannot measure", ours.name, reason: "it answers with status \(page.status)")
    }
    let others = try servers.others(page.body)
    let installed = others.compactMap(\.installed)
    var report = PreviewReport(pageBytes: page.body.count, [ours] + installed)
    report.missing = others.filter { $0.installed == nil }.map(\.name)
    for _ in 0..<options.turns {
      for (index, server) in ([ours] + installed).enumerated() {
        try ServerProcess.run(server) { answer throws(SystemError) in
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
    guard let report = WrkReport(String(decoding: try FileStore.read(file), as: UTF8.self)) else {
      throw SystemError("cannot read", file, reason: "wrk gives no figures")
    }
    return report
  }
}
