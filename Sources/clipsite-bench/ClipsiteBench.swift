import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The benchmark: clipsite beside Hugo and `cp -r`, each as a whole process.
@main
struct ClipsiteBench {
  static func main() {
    do {
      // The program is a contestant of its own: the floor is measured as a whole process, too.
      if let floor = Floor(Array(CommandLine.arguments.dropFirst())) { return try floor.run() }
      guard let options = try BenchOptions.parse(Array(CommandLine.arguments.dropFirst())) else {
        print(BenchOptions.help)
        return
      }
      let reports = try run(options)
      print(
        options.printsJSON
          ? String(decoding: JSONReport.bytes(reports, runs: options.runs), as: UTF8.self)
          : TableReport(reports, runs: options.runs).text)
      if reports.contains(where: { !$0.problems.isEmpty }) { exit(1) }
    } catch {
      print("clipsite-bench: \(error)")
      exit(error is BenchOptions.UsageError ? 64 : 74)
    }
  }

  private static func run(_ options: BenchOptions) throws(SystemError) -> [SizeReport] {
    let program = CommandLine.arguments[0]
    guard let path = FileStore.realPath(program), let slash = path.lastIndex(of: "/") else {
      throw SystemError("cannot find", program, reason: "start it with `swift run -c release clipsite-bench`")
    }
    // Memory, where there is a file system for it: a disk's mood is not what is measured.
    let base = FileStore.isFolder("/dev/shm") ? "/dev/shm" : "/tmp"
    let root = options.keep ?? "\(base)/clipsite-bench-\(getpid())"
    try FileStore.makeFolders(root)
    defer { if options.keep == nil { FileStore.removeTree(root) } }
    return try Bench(options: options, program: path, clipsite: "\(path[..<slash])/clipsite", root: root)
      .run()
  }
}
