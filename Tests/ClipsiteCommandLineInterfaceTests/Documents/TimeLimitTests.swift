import Foundation
import Testing

/// Every test has a time limit, and what tests start ends with them.
@Suite(.timeLimit(.minutes(30))) struct TimeLimitTests {
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

  /// The suites that do not say how long their tests may take, or not in the way of their target.
  static func unlimited(in text: String, of path: String) -> [String] {
    let isSystem = path.split(separator: "/").first?.hasSuffix("SystemTests") == true
    let wanted = isSystem ? ".blocking" : ".timeLimit("
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
      if line.drop(while: { $0 == " " }).hasPrefix("@Test"), suite != "extension", !traits.contains(wanted) {
        found.append("\(path): \(suite)")
        traits += wanted
      }
      if top.hasPrefix("}"), line.first == "}" || text.hasPrefix("#if") { (suite, traits) = ("", "") }
    }
    return found
  }

  @Test func everySuiteHasALimit() throws {
    let sources = try Self.sources()
    #expect(sources.count > 400)
    #expect(sources.flatMap { Self.unlimited(in: $1, of: $0) }.sorted() == [])
  }

  @Test(
    arguments: [
      (
        "@Suite(.timeLimit(.minutes(30))) struct ATests {\n  @Test func a() {}\n}\n", [],
        ["ASystemTests/A.swift: ATests"]
      ),
      ("@Suite(.blocking) struct ATests {\n  @Test func a() {}\n}\n", ["ATests/A.swift: ATests"], []),
      (
        "struct ATests {\n  @Test func a() {}\n}\n", ["ATests/A.swift: ATests"],
        ["ASystemTests/A.swift: ATests"]
      ), ("struct Helper {\n}\n", [], []),
      (
        "#if os(Linux)\n  @Suite(\n    .enabled(if: A.isWanted, \"no\"))\n  struct ATests {\n    @Test func "
          + "a() {}\n  }\n#endif\n",
        ["ATests/A.swift: ATests"], ["ASystemTests/A.swift: ATests"]
      ),
    ] as [(String, [String], [String])])
  func aSuiteWithoutOneIsFound(text: String, fast: [String], system: [String]) {
    #expect(Self.unlimited(in: text, of: "ATests/A.swift") == fast)
    #expect(Self.unlimited(in: text, of: "ASystemTests/A.swift") == system)
  }

  /// `HelperProcesses` starts no process but its own by Foundation's method, and nothing else does.
  @Test func everyProcessEndsWithTheTests() throws {
    let start = /\b[Pp]ro(?:cess|grams)\w*\.run\(\)/
    for (path, text) in try Self.sources() where !path.hasSuffix("/HelperProcesses.swift") {
      #expect(!text.contains(start), "\(path): use runWithTests()")
    }
  }
}
