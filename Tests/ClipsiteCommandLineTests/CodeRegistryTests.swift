import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The codes that `explain` knows are the codes that the sources declare, and tests exercise each.
struct CodeRegistryTests {
  /// A code as the sources declare it.
  private struct Declaration {
    let module: String
    let member: String
    let name: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  private static let list = package.appending(path: "Sources/ClipsiteCommandLine/KnownDiagnosticCodes.swift")

  private static func texts(
    below folder: String, ending suffixes: [String] = [".swift"]
  ) throws -> [(path: String, text: String)] {
    let url = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      .filter { path in suffixes.contains(where: path.hasSuffix) }
      .map { ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8)) }
  }

  private static func declarations() throws -> [Declaration] {
    let declaration = /static let (\w+) = DiagnosticCode\(\s*"(\w+)"/
    return try texts(below: "Sources").flatMap { path, text in
      text.matches(of: declaration).map {
        Declaration(module: String(path.prefix { $0 != "/" }), member: String($0.1), name: String($0.2))
      }
    }.sorted { $0.name < $1.name }
  }

  @Test func theListHasEveryDeclaredCode() throws {
    let declarations = try Self.declarations()
    let modules = Set(declarations.map(\.module)).union(["ClipsiteText"])
      .subtracting(["ClipsiteCommandLine"])
    let text = """
      // Made from the sources by `.ci/record`.
      \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// The codes of all diagnostics that the program can print.
      enum KnownDiagnosticCodes {
        /// Every module's codes, by name.
        static let all: [DiagnosticCode] = [
      \(declarations.map { "    .\($0.member)," }.joined(separator: "\n"))
        ]
      }

      """
    try GoldenFile.expect(text, at: Self.list, as: "KnownDiagnosticCodes.swift")
  }

  @Test func aNameIsThatOfItsMember() throws {
    for code in try Self.declarations() {
      #expect(code.name.wholeMatch(of: /[A-Z][A-Za-z0-9]+/) != nil, "\(code.name)")
      #expect(code.name.lowercased() == code.member.lowercased())
    }
    #expect(Set(KnownDiagnosticCodes.all.map(\.name)).count == KnownDiagnosticCodes.all.count)
  }

  @Test func everyCodeIsExercised() throws {
    // As a whole word: the names of the test types do not count, and the texts of scenarios do.
    var words: Set<Substring> = []
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    let texts = try Self.texts(below: "Tests", ending: [".swift", ".txt"])
    for (path, text) in texts where !path.hasSuffix("CodeRegistryTests.swift") {
      words.formUnion(text.utf8.split { !letters.contains($0) }.map { Substring($0) })
    }
    for code in try Self.declarations() {
      #expect(words.contains(code.member[...]) || words.contains(code.name[...]), "\(code.name)")
    }
  }

  @Test func everyCodeIsExplained() {
    let tool = CommandLineTool.clipsite(codes: KnownDiagnosticCodes.all)
    for code in KnownDiagnosticCodes.all {
      #expect(!code.summary.isEmpty && !code.fix.isEmpty, "\(code.name)")
      let (status, output, _) = tool.record(["explain", code.name])
      #expect(status == .success)
      #expect(output.hasPrefix("\(code.name) (\(code.severity.rawValue))\n\n"), "\(code.name)")
    }
  }
}
