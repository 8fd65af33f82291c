import ClipsiteDiagnostics
import Foundation
import ClipsiteSiteGenerator
import Testing

@testable import ClipsiteCommandLineInterface

/// The codes that `explain` knows are the codes that the sources declare, and tests exercise each.
@Suite struct CodeRegistryTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func texts(below folder: String, _ fileExtension: String) throws -> [String] {
    let url = package.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try paths.filter { $0.hasSuffix(fileExtension) }.map {
      try String(contentsOf: url.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func everyDeclaredCodeIsKnownAndNoOther() throws {
    let declaration = /DiagnosticCode\(\s*"([A-Za-z0-9]+)"/
    let declared = try Self.texts(below: "Sources", ".swift").flatMap { text in
      text.matches(of: declaration).map { String($0.1) }
    }
    #expect(declared.sorted() == KnownCodes.all.map(\.name).sorted())
  }

  @Test func everyCodeOfTheGeneratorIsExercised() throws {
    let tests = try Self.texts(below: "Tests/ClipsiteSiteGeneratorTests", ".swift")
    for code in SiteGeneratorCodes.all {
      // As a whole word: the names of the test types do not count.
      let name = try Regex("\\b\(code.name)\\b").wordBoundaryKind(.simple)
      #expect(tests.contains { $0.contains(name) }, "\(code.name)")
    }
  }

  @Test func everyCheckHasATestOfItsName() throws {
    let folder = Self.package.appending(path: "Sources/ClipsiteSiteGenerator/Checks")
    let tests = Self.package.appending(path: "Tests/ClipsiteSiteGeneratorTests/Checks")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && path.contains("/") {
      let test = tests.appending(path: path.replacing(".swift", with: "Tests.swift"))
      #expect(FileManager.default.fileExists(atPath: test.path), "\(path)")
    }
  }
}
