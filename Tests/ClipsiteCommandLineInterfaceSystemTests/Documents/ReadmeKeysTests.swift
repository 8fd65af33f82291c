import Foundation
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteCommandLineInterfaceTests

/// The tables of keys in the README name every key that the program reads, and no other.
@Suite(.blocking) struct ReadmeKeysTests {
  @Test func theTableOfTheConfigurationIsComplete() throws {
    try expectKeys(below: "site.yml", .configuration)
  }

  @Test func theTableOfTheFrontMatterIsComplete() throws {
    try expectKeys(below: "Front matter", .frontMatter)
  }

  /// Targets have names of the author's, so they are not among the keys of the whole file.
  @Test func theTableOfTargetsIsComplete() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in StarterSite.files { try folder.write(file.path, String(decoding: file.bytes, as: UTF8.self)) }
    let cells = try Document("README.md").firstCells(below: "Publish").flatMap { $0 }
    let documented = cells.filter { !$0.hasPrefix("CLIPSITE_") }.map { "publish.name.\($0)" }
    #expect(try KeyProbe(.configuration, in: folder).keys(below: "publish.name") == Set(documented))
  }

  @Test(arguments: [
    ("a", ["a"]), ("a.{b,c}", ["a.b", "a.c"]), ("a.{b,c}[].d", ["a.b[].d", "a.c[].d"]),
    ("{a,b}.{c,d}", ["a.c", "a.d", "b.c", "b.d"]),
  ])
  func bracesStandForSeveralKeys(_ text: String, keys: [String]) {
    #expect(Self.expanded(text) == keys)
  }

  private func expectKeys(below heading: String, _ file: KeyProbe.File) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in StarterSite.files { try folder.write(file.path, String(decoding: file.bytes, as: UTF8.self)) }
    let documented = try Document("README.md").firstCells(below: heading).flatMap { $0 }
      .flatMap(Self.expanded)
    let known = try KeyProbe(file, in: folder).keys()
    #expect(documented.count == Set(documented).count)
    #expect(Set(documented).subtracting(known) == [], "the program does not know these")
    #expect(known.subtracting(documented) == [], "the README does not have these")
  }

  /// Braces as a shell reads them.
  private static func expanded(_ text: String) -> [String] {
    guard let match = text.firstMatch(of: /\{([^}]*)\}/) else { return [text] }
    return match.1.split(separator: ",").flatMap { word in
      expanded(text.replacingCharacters(in: match.range, with: word))
    }
  }
}
