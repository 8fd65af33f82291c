import ClipsitePlatform

/// The benchmark: clipsite beside what people use instead, each as a whole process.
@main
struct ClipsiteBench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      // The program is a contestant of its own: the floor is measured as a whole process, too.
      if let floor = Floor(words) { return try floor.run() }
      let rest = Array(words.dropFirst())
      let isRight =
        switch words.first {
        case "preview": try preview(rest)
        case "hostile": try hostile(rest)
        case "watch": try watch(rest)
        default: try build(words)
        }
      if !isRight { CurrentProcess.exit(1) }
    } catch {
      print("clipsite-bench: \(error)")
      CurrentProcess.exit(error is BenchOptions.UsageError ? 64 : 74)
    }
  }

  /// Measures builds; says whether the sites are right.
  private static func build(_ words: [String]) throws -> Bool {
    guard let options = try BenchOptions.parse(words) else {
      print(BenchOptions.help)
      return true
    }
    let reports = try inFolder(options.keep) { root in
      try Bench(options: options, programs: programs(), root: root).run()
    }
    print(
      options.printsJSON
        ? String(decoding: JSONReport.bytes(reports, runs: options.runs), as: UTF8.self)
        : TableReport(reports, runs: options.runs).text)
    return reports.allSatisfy(\.problems.isEmpty)
  }

  /// Measures the preview; says whether the servers are right.
  private static func preview(_ words: [String]) throws -> Bool {
    guard let options = try PreviewOptions.parse(words) else {
      print(PreviewOptions.help)
      return true
    }
    let report = try inFolder { root in
      try PreviewBench(options: options, clipsite: programs() + "/clipsite", root: root).run()
    }
    print(PreviewTable(report, options).text, terminator: "")
    return report.problems.isEmpty
  }

  /// Measures hostile inputs. That each is accepted or refused is all that can be right about them.
  private static func hostile(_ words: [String]) throws -> Bool {
    guard let options = try HostileOptions.parse(words) else {
      print(HostileOptions.help)
      return true
    }
    let entries = try inFolder { root in
      try HostileBench(options: options, clipsite: programs() + "/clipsite", root: root).run()
    }
    print(HostileTable(entries, options).text, terminator: "")
    return true
  }

  /// Measures the watcher of the preview. It fails if a save is never noticed.
  private static func watch(_ words: [String]) throws -> Bool {
    guard let options = try WatchOptions.parse(words) else {
      print(WatchOptions.help)
      return true
    }
    let report = try inFolder { root in try WatchBench(options: options, root: root).run() }
    print(report.text(options), terminator: "")
    return true
  }

  /// Works in a folder that is kept, or in one that goes at the end.
  private static func inFolder<Result>(
    _ kept: String? = nil, _ work: (String) throws -> Result
  ) throws -> Result {
    // In memory, where there is a file system for it: a disk's mood is not what is measured.
    let shared = (try? FileStore.isFolder("/dev/shm")) == true ? "/dev/shm" : "/tmp"
    if let kept {
      try FileStore.makeFolders(kept)
      return try work(kept)
    }
    let root = try WorkPlace(shared, prefix: "clipsite-bench-").make()
    defer { root.remove() }
    return try work(root.path)
  }

  /// The folder of this program and of clipsite, which was built with it.
  private static func programs() throws(SystemError) -> String {
    let program = CommandLine.arguments[0]
    guard let path = try FileStore.realPath(program), let slash = path.lastIndex(of: "/") else {
      throw SystemError("cannot find", program, reason: "start it with `swift run -c release clipsite-bench`")
    }
    return String(path[..<slash])
  }
}
