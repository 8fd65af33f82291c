import Foundation
import Testing

/// Every test has a time limit, and what tests start ends with them.
struct TimeLimitTests {
  private static let tests = Document.root.appendingPathComponent("Tests")

  /// The sources of the tests, by path.
  private static func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path) where path.hasSuffix(".swift")
    {
      sources[path] = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    }
    return sources
  }

  /// The suites of system tests that do not run on the threads with a limit. `.ci/watch` limits all others.
  static func unlimited(in text: String, of path: String) -> [String] {
    guard path.split(separator: "/").first?.hasSuffix("SystemTests") == true else { return [] }
    var (suite, traits, found) = ("", "", [String]())
    for line in text.split(separator: "\n") {
      // A type at the top of its file, which may be inside of #if.
      let top = line.hasPrefix("  ") ? line.dropFirst(2) : line[...]
      let words = top.split(separator: " ")
      if top.hasPrefix("@Suite") { (suite, traits) = ("", "") }
      if top.first?.isWhitespace == false || suite.isEmpty { traits += line }
      let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
      if top.first?.isWhitespace == false, suite.isEmpty, let kind = words.firstIndex(where: kinds.contains) {
        suite =
          words[kind] == "extension" ? "extension" : words.dropFirst(kind + 1).first.map(String.init) ?? ""
      }
      if line.drop(while: { $0 == " " }).hasPrefix("@Test"), suite != "extension",
        !traits.contains(".blocking")
      {
        found.append("\(path): \(suite)")
        traits += ".blocking"
      }
      if top.hasPrefix("}"), line.first == "}" || text.hasPrefix("#if") { (suite, traits) = ("", "") }
    }
    return found
  }

  @Test func everySuiteOfSystemTestsHasALimit() throws {
    let sources = try Self.sources()
    #expect(sources.count > 400)
    #expect(sources.flatMap { Self.unlimited(in: $1, of: $0) }.sorted() == [])
  }

  @Test(
    arguments: [
      ("@Suite(.blocking) struct ATests {\n  @Test func a() {}\n}\n", []),
      ("struct ATests {\n  @Test func a() {}\n}\n", ["ASystemTests/A.swift: ATests"]),
      ("@Suite(.serialized) struct ATests {\n  @Test func a() {}\n}\n", ["ASystemTests/A.swift: ATests"]),
      ("struct Helper {\n}\n", []),
      (
        "#if os(Linux)\n  @Suite(\n    .enabled(if: A.isWanted, \"no\"))\n  struct ATests {\n    @Test func "
          + "a() {}\n  }\n#endif\n",
        ["ASystemTests/A.swift: ATests"]
      ),
    ] as [(String, [String])])
  func aSuiteWithoutOneIsFound(text: String, system: [String]) {
    #expect(Self.unlimited(in: text, of: "ASystemTests/A.swift") == system)
    #expect(Self.unlimited(in: text, of: "ATests/A.swift") == [])
  }

  /// A script that runs tests by itself would wait for a hanging one forever.
  @Test(arguments: ["run", "bare", "sanitize"]) func aScriptRunsTestsUnderTheOneLimit(name: String) throws {
    let script = try String(contentsOf: Document.root.appending(path: ".ci/\(name)"), encoding: .utf8)
    let runs = script.split(separator: "\n").filter { line in
      !line.hasPrefix("#") && (line.contains("swift test") || line.contains("\"$tests\" --testing-library"))
    }
    #expect(!runs.isEmpty)
    // One run is continued from the line before.
    let isContinued = script.contains(".ci/watch \"$@\" env -i")
    #expect(isContinued || runs.allSatisfy { $0.contains(".ci/watch ") }, "\(runs)")
  }

  /// A limit of Swift Testing cannot end a test that only computes, and nobody could tell which limit counts.
  @Test func noSuiteHasAnotherLimit() throws {
    let trait = "." + "timeLimit("
    for (path, text) in try Self.sources() { #expect(!text.contains(trait), "\(path)") }
  }

  /// `HelperProcesses` starts no process but its own by Foundation's method, and nothing else does.
  @Test func everyProcessEndsWithTheTests() throws {
    let start = /\b[Pp]ro(?:cess|grams)\w*\.run\(\)/
    for (path, text) in try Self.sources() where !path.hasSuffix("/HelperProcesses.swift") {
      #expect(!text.contains(start), "\(path): use runWithTests()")
    }
  }
}
