#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import clipsite_bench

  /// The work of a page as a number that no busy machine changes: instructions that a build executes for it in the
  /// program, the runtime of Swift, and the library of C, as callgrind counts them. libyaml and libcmark are left out,
  /// because a system chooses their versions.
  ///
  /// It needs a program for release that is newer than its sources: `swift build -c release --product clipsite`. With
  /// `CI=true`, `.ci/run` builds it, and the test fails without it.
  @Suite(.blocking, .enabled(if: InstalledTool.valgrind.isWanted, "valgrind is not installed"))
  struct InstructionsPerPageTests {
    /// The figure of the last commit that changed it. Raise it only with a reason in CHANGELOG.
    private static let recorded = 376_000
    /// The difference that is not reported, in percent.
    private static let tolerance = 3

    private let folder: DisposableFolder

    init() throws { folder = try DisposableFolder("instructions") }

    @Test(
      .enabled(if: InstalledTool.isRequired || ReleaseProgram.isCurrent, "no new program for release"),
      .enabled(if: ReleaseProgram.hasCompilerOfFigure, "the figure is one of another compiler"))
    func aPageCostsWhatIsRecorded() throws {
      let program = try ReleaseProgram(copiedInto: folder.path)
      let (small, big) = (SampleSize(locations: 100, bodyBytes: 1500, folders: 4), 400)
      let few = try program.instructions(of: small)
      let many = try program.instructions(of: SampleSize(locations: big, bodyBytes: 1500, folders: 4))
      let page = (many - few) / (big - small.locations)
      print("instructions per page: \(page)")
      let slack = Self.recorded * Self.tolerance / 100
      #expect(page <= Self.recorded + slack, "a page costs more than recorded")
      #expect(page >= Self.recorded - slack, "record the lower figure, so that it cannot grow again")
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

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    private static let path = root.appending(path: ".build/release/clipsite").path

    /// `true` if nothing in `Sources` changed after the program was built.
    static var isCurrent: Bool {
      guard let built = date(of: path) else { return false }
      let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
      return sources?.allSatisfy { name in
        guard let name = name as? String, name.hasSuffix(".swift") else { return true }
        return date(of: root.appending(path: "Sources/\(name)").path).map { $0 <= built } ?? true
      } ?? false
    }

    private static func date(of path: String) -> Date? {
      let values = try? URL(filePath: path).resolvingSymlinksInPath()
        .resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate
    }

    private let folder: String

    init(copiedInto folder: String) throws {
      self.folder = folder
      let source = URL(filePath: Self.path).resolvingSymlinksInPath().path
      _ = try InstalledTool.strip.run(["-g", "-o", "program", source], in: folder)
    }

    /// The instructions of a build of a sample site by one thread.
    func instructions(of size: SampleSize) throws -> Int {
      let site = "\(folder)/\(size.locations)"
      try SampleTheme.write(size, to: site)
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
