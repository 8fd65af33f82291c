import ClipsiteTestTools
import Foundation
import Testing

/// What `.ci/setup` installs, and what `.ci/bare` hides, is what the documents name.
struct DocumentedSetupTests {
  private static func script(_ name: String) throws -> String {
    try String(contentsOf: Document.root.appending(path: ".ci/\(name)"), encoding: .utf8)
  }

  /// The rows of the table of libraries, as cells.
  private static func libraries() throws -> [[Substring]] {
    let lines = try Document(page: "Guides/Install").section("Libraries").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| [") }.map { $0.split(separator: "|") }
  }

  /// Without `CI=true`, which adds what comes after the line that asks for it.
  private static func packages(of function: String) throws -> Set<Substring> {
    let script = try script("setup")
    let start = try #require(script.range(of: "\n\(function)() {"))
    let end = try #require(script[start.upperBound...].range(of: "\"${CI:-}\""))
    let lines = script[start.upperBound..<end.lowerBound]
    return Set(lines.split { !($0.isLetter || $0.isNumber || "-@.".contains($0)) })
  }

  /// Every feature of the program works after it, and so do its tests.
  @Test func theSetupInstallsEveryLibrary() throws {
    let rows = try Self.libraries()
    #expect(rows.count == 7)
    for (cell, function) in [(2, "with_apt"), (3, "with_brew")] {
      let packages = try Self.packages(of: function)
      for row in rows {
        for name in row[cell].matches(of: /`(.*?)`/).map(\.1) {
          #expect(packages.contains(name), "\(function): \(name)")
        }
      }
    }
  }

  @Test func eachLoadedLibraryIsHiddenInTurn() throws {
    let words = try #require(try Self.script("bare").firstMatch(of: /\nlibraries=\((.*)\)\n/)).1
    #expect(words.split(separator: " ").map(String.init) == LoadedLibrary.all.map(\.name))
    let rows = try Self.libraries().filter { row in
      LoadedLibrary.all.contains { row[0].contains("[\($0.name)]") }
    }
    #expect(rows.count == LoadedLibrary.all.count)
  }

  /// A script of a bare computer installs what it calls before it calls it.
  @Test func theReleaseBeginsWithTheSetup() throws {
    let lines = try Self.script("release").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let setup = try #require(lines.firstIndex { $0.hasSuffix(".ci/setup") })
    let use = try #require(lines.firstIndex { $0.contains("pkg-config") })
    #expect(setup < use)
  }
}
