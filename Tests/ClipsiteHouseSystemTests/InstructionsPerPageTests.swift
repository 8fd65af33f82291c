#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  /// The work of a page as a number that no busy machine changes: instructions that a build executes for it in the
  /// program, the runtime of Swift, and the library of C, as callgrind counts them. libyaml and libcmark are left out,
  /// because a system chooses their versions.
  ///
  /// It needs a program for release that is newer than its sources: `swift build -c release --product clipsite`. With
  /// `CI=true`, `.ci/run` builds it, and the test fails without it.
  @Suite(.blocking, .needs(InstalledTool.valgrind))
  struct InstructionsPerPageTests {
    /// The difference that is not reported, in percent.
    private static let tolerance = 3

    private let folder: DisposableFolder

    init() throws { folder = try DisposableFolder("instructions") }

    @Test(
      .enabled(if: InstalledTool.isRequired || BuiltProgram.release != nil, "no new program for release"),
      .enabled(if: ReleaseProgram.hasCompilerOfFigure, "the figure is one of another compiler"),
      arguments: SamplePage.allCases)
    fileprivate func aPageCostsWhatIsRecorded(_ page: SamplePage) throws {
      let program = try ReleaseProgram(copiedInto: folder.path)
      let (small, big) = (100, 400)
      let few = try program.instructions(of: page, small)
      let many = try program.instructions(of: page, big)
      let cost = (many - few) / (big - small)
      print("instructions per page, \(page): \(cost)")
      let slack = page.recorded * Self.tolerance / 100
      #expect(cost <= page.recorded + slack, "a page costs more than recorded")
      #expect(cost >= page.recorded - slack, "record the lower figure, so that it cannot grow again")
    }
  }

  /// The location of a site that `.ci/bench` writes.
  private enum SamplePage: CaseIterable {
    /// A location as in real data, in the theme of the benchmark.
    case plain
    /// A location with all that people see on it, and with hours that no other has, in the theme of clipsite.
    case complete

    /// The figure of the last commit that changed it. Raise it only with a reason in CHANGELOG.
    var recorded: Int {
      switch self {
      case .plain: 630_000
      case .complete: 2_054_000
      }
    }

    /// Writes a site with a number of locations into a folder.
    func write(_ locations: Int, to site: String) throws {
      let words = ["--write", site, "--pages", "\(locations)", "--folders", "4"]
      try Benchmark.run(words + (self == .complete ? ["--complete"] : []))
    }
  }

  extension InstalledTool {
    /// Counts instructions.
    fileprivate static let valgrind = InstalledTool("valgrind")
    fileprivate static let strip = InstalledTool("strip", package: "binutils")
  }

  /// The program as users run it, without the debug information that valgrind cannot read.
  private struct ReleaseProgram {
    #if compiler(>=6.3) && compiler(<6.4)
      static let hasCompilerOfFigure = true
    #else
      static let hasCompilerOfFigure = false
    #endif

    private let folder: String

    init(copiedInto folder: String) throws {
      self.folder = folder
      let source = URL(filePath: try #require(BuiltProgram.release)).resolvingSymlinksInPath().path
      _ = try InstalledTool.strip.run(["-g", "-o", "program", source], in: folder)
    }

    /// The instructions of a build of a sample site by one thread.
    func instructions(of page: SamplePage, _ locations: Int) throws -> Int {
      let site = "\(folder)/\(locations)"
      try page.write(locations, to: site)
      let printed = try InstalledTool.valgrind.run(
        [
          "--tool=callgrind", "--callgrind-out-file=counts", "./program", "build", "--site", site,
          "--workers", "1", "--quiet",
        ], in: folder)
      let counts = try String(contentsOfFile: "\(folder)/counts", encoding: .utf8)
      let home = "\(site)/Output/example.com/index.html"
      try #require(FileManager.default.fileExists(atPath: home), "\(printed)")
      return CallgrindCounts(counts).sum(of: ["program", "libswiftCore.so", "libc.so.6"])
    }
  }

  /// The instructions of each object file, by its name (“Callgrind Format Specification”, version 1).
  private struct CallgrindCounts {
    private var objects: [String: Int] = [:]

    init(_ text: String) {
      var names: [Substring: String] = [:]
      var object = ""
      var isCall = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("ob=") || line.hasPrefix("cob=") {
          let words = line.drop { $0 != "=" }.dropFirst().split(separator: " ", maxSplits: 1)
          guard let number = words.first else { continue }
          if words.count == 2 { names[number] = words[1].split(separator: "/").last.map(String.init) }
          if line.hasPrefix("ob=") { object = names[number] ?? "" }
        } else if line.hasPrefix("calls=") {
          isCall = true
        } else if let first = line.first, first.isNumber || "+-*".contains(first) {
          // The line below a call is what the call cost, which the lines of the function that was called also say.
          if !isCall, let count = line.split(separator: " ").last.flatMap({ Int($0) }) {
            objects[object, default: 0] += count
          }
          isCall = false
        }
      }
    }

    func sum(of names: [String]) -> Int { names.reduce(0) { $0 + (objects[$1] ?? 0) } }
  }
#endif
