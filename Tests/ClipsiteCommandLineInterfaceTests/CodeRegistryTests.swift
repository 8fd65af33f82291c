import ClipsiteDiagnostics
import Foundation
import ClipsiteProviders
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering
import Testing

@testable import ClipsiteCommandLineInterface

/// The codes that `explain` knows are the codes that the sources declare, and tests exercise each.
@Suite(.timeLimit(.minutes(30))) struct CodeRegistryTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// Where the modules from the model of a site to its output are tested.
  private static let testFolders = ["Tests/ClipsiteSiteTests", "Tests/ClipsiteSiteSystemTests"]
  /// These modules.
  private static let modules = ["SiteModel", "Providers", "SiteRendering", "SiteOutput"]

  private static func texts(below folder: String, _ fileExtension: String) throws -> [String] {
    let url = package.appending(path: folder)
    return try paths(below: folder).filter { $0.hasSuffix(fileExtension) }.map {
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

  @Test func everyCodeOfASiteIsExercised() throws {
    let tests = try Self.testFolders.flatMap { try Self.texts(below: $0, ".swift") }
    // As a whole word: the names of the test types do not count.
    var words: Set<Substring> = []
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    for text in tests { words.formUnion(text.utf8.split { !letters.contains($0) }.map { Substring($0) }) }
    let codes = SiteModelCodes.all + ProviderCodes.all + SiteRenderingCodes.all + SiteOutputCodes.all
    for code in codes { #expect(words.contains(code.name[...]), "\(code.name)") }
  }

  @Test func everyFileWithACodeHasATestOfItsName() throws {
    let tests = try Self.testFolders.flatMap { try Self.paths(below: $0) }
    let names = Set(tests.compactMap { $0.split(separator: "/").last })
    for module in Self.modules {
      let folder = "Sources/Clipsite\(module)"
      for path in try Self.paths(below: folder) where path.hasSuffix(".swift") {
        let file = Self.package.appending(path: "\(folder)/\(path)")
        guard try String(contentsOf: file, encoding: .utf8).contains("DiagnosticCode(") else { continue }
        let name = file.deletingPathExtension().lastPathComponent
        #expect(names.contains("\(name)Tests.swift"), "\(path)")
      }
    }
  }

  private static func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
  }
}
