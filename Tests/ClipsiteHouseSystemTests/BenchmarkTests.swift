import ClipsiteTestTools
import Foundation
import Testing

/// The sites that `.ci/bench` writes, and what it says of a wrong result. Published figures refer to the sites, so their
/// bytes change only with the figures.
@Suite(.blocking, .enabled(if: InstalledTool.python.isWanted, "python3 is not installed"))
struct BenchmarkTests {
  private let folder: DisposableFolder

  init() throws { folder = try DisposableFolder("bench") }

  /// FNV-1a of the paths and bytes of all files, in the order of the paths (draft-eastlake-fnv, section 2).
  private static func digest(_ folder: DisposableFolder) throws -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in try folder.files() {
      for byte in Array(name.utf8) + [0] + Array(try Data(contentsOf: folder.url(name))) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return hash
  }

  @Test func theSiteKeepsItsBytes() throws {
    try Benchmark.run(["--write", folder.path, "--pages", "40", "--folders", "3"])
    #expect(try Self.digest(folder) == 0xA984_73B1_9CD8_2A09)
  }

  /// The values of a key in each location, without those of translations.
  private func values(of key: String) throws -> [String?] {
    try folder.files().filter { $0.wholeMatch(of: /.*\/place-[0-9]+\.md/) != nil }.map { name in
      let line = try folder.read(name).split(separator: "\n").first { $0.hasPrefix("\(key): ") }
      return line.map { String($0.dropFirst(key.count + 2)) }
    }
  }

  /// The shares of real data: 5,911 breweries, of which 89 % have a telephone number and 80 % coordinates.
  @Test func locationsHaveTheSharesOfRealOnes() throws {
    try Benchmark.run(["--write", folder.path, "--pages", "1500"])
    let shares: [(String, ClosedRange<Double>)] = [
      ("  hours", 0.85...0.95), ("  phone", 0.86...0.92), ("  latitude", 0.77...0.83),
      ("  street", 0.91...0.96), ("  services", 0.66...0.74), ("photos", 0.26...0.34),
      ("  special-hours", 0.05...0.1), ("description", 0.56...0.64), ("notices", 0.04...0.09),
    ]
    for (key, share) in shares {
      let found = try values(of: key)
      #expect(found.count == 1500)
      let part = Double(found.count { $0 != nil }) / 1500
      #expect(share.contains(part), "\(key): \(part)")
    }
    let weeks = Dictionary(grouping: try values(of: "  hours").compactMap { $0 }) { $0 }
    let own = weeks.values.count { $0.count == 1 }
    #expect((500...560).contains(own), "\(own) locations have hours that no other has")
    let languages = try folder.files().filter { $0.contains(/place-[0-9]+\.[a-z]+\.md/) }
    #expect(languages.count == 50)
    let bodies = try folder.files().filter { $0.contains("place-") }
      .map { try folder.read($0).components(separatedBy: "\n---\n")[1].utf8.count }.sorted()
    #expect((500...900).contains(bodies[bodies.count / 2]) && bodies[0] == 0 && (bodies.last ?? 0) > 4_000)
  }

  /// What clipsite builds is counted by the script, and by what is on the disk.
  @Test func aBuildHasTheExpectedFiles() throws {
    let site = folder.url("site").path
    let expected = try Benchmark.run(["--write", site, "--pages", "130", "--folders", "5"])
    let result = try BuiltProgram(in: folder.path).run("build --quiet --site site")
    #expect(result.status == 0, "\(result.text)")
    let pages = try folder.files().count { $0.hasPrefix("site/Output/") && $0.hasSuffix(".html") }
    #expect("\(pages)\n" == expected)
  }

  @Test func aSiteWithEverythingHasNoErrors() throws {
    try Benchmark.run(["--write", folder.url("site").path, "--pages", "20", "--complete"])
    let result = try BuiltProgram(in: folder.path).run("build --quiet --site site")
    #expect(result.status == 0, "\(result.text)")
    let page = try folder.read("site/Output/example.com/business-001/place-000000.html")
    for word in ["class=\"services\"", "class=\"photos\"", "special-hours", "Order", "/locations"] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test(.enabled(if: compiles, "needs cc and pkg-config"))
  func everyContestantIsMeasured() throws {
    let text = try Benchmark.run(["--program", BuiltProgram.path] + Self.small)
    #expect(text.contains("\nrebuild, one page changed\n  clipsite "), "\(text)")
    #expect(text.contains("  floor / cp -r, build ") && text.contains("\n  2 workers "), "\(text)")
    #expect(!text.contains("WRONG"), "\(text)")
  }

  /// A program that writes too little is not fast.
  @Test(.enabled(if: compiles, "needs cc and pkg-config"))
  func aWrongResultIsAFailure() throws {
    // A shell writes it, because Linux starts no file that another test's new process still has open for writing.
    let lines = #"mkdir -p "$6" && echo >"$6/index.html""#
    _ = try InstalledTool("sh").run(
      ["-c", #"printf '#!/bin/sh\n%s\n' "$1" >program && chmod +x program"#, "sh", lines], in: folder.path)
    let text = try Benchmark.run(["--program", folder.url("program").path] + Self.small, status: 1)
    #expect(text.contains("WRONG: clipsite wrote 1 HTML files instead of "), "\(text)")
    #expect(text.contains("WRONG: clipsite wrote files although nothing had changed"), "\(text)")
  }

  private static let compiles = InstalledTool.compiler.isWanted && InstalledTool.packages.isWanted
  private static let small = ["--pages", "30", "--folders", "2", "--runs", "1", "--without-hugo"]
}

/// The script that writes sites and measures builds.
enum Benchmark {
  /// Runs it, and returns what it prints.
  @discardableResult
  static func run(_ words: [String], status: Int32 = 0) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: try #require(InstalledTool.python.path))
    process.arguments = [Repository.root.appending(path: ".ci/bench").path] + words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runWithTests()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == status, "\(text)")
    return text
  }
}

extension InstalledTool {
  /// Compiles the floor.
  fileprivate static let compiler = InstalledTool("cc", package: "gcc")
  fileprivate static let packages = InstalledTool("pkg-config")
}
