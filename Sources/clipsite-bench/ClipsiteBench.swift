import ClipsitePlatform

/// The benchmark: clipsite beside what people use instead, each as a whole process.
@main
struct ClipsiteBench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      // The program is a contestant of its own: the floor is measured as a whole process, too.
      if let floor = Floor(words) { return try floor.run() }
      guard let options = try BenchOptions.parse(words) else { return print(BenchOptions.help) }
      let reports = try inFolder(options.keep) { root in
        try Bench(options: options, programs: programs(), root: root).run()
      }
      print(TableReport(reports, runs: options.runs).text)
      if !reports.allSatisfy(\.problems.isEmpty) { CurrentProcess.exit(1) }
    } catch {
      print("clipsite-bench: \(error)")
      CurrentProcess.exit(error is BenchOptions.UsageError ? 64 : 74)
    }
  }

  /// Works in a folder that is kept, or in one that goes at the end.
  private static func inFolder<Result>(
    _ kept: String?, _ work: (String) throws -> Result
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
