import Foundation
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteCommandLineInterfaceTests

/// The reference pages name every key that the program reads, and no other.
@Suite(.blocking) struct DocumentedKeysTests {
  @Test func theTableOfTheConfigurationIsComplete() throws {
    try expectKeys(on: "Reference/SiteConfiguration", .configuration)
  }

  @Test func theTableOfTheFrontMatterIsComplete() throws {
    try expectKeys(on: "Reference/FrontMatter", .frontMatter)
  }

  /// Targets have names of the author's, so they are not among the keys of the whole file.
  @Test func theTableOfTargetsIsComplete() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in StarterSite.files { try folder.write(file.path, String(decoding: file.bytes, as: UTF8.self)) }
    let cells = try Document(page: "Reference/PublishTargets").firstCells.flatMap { $0 }
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

  private func expectKeys(on page: String, _ file: KeyProbe.File) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in StarterSite.files { try folder.write(file.path, String(decoding: file.bytes, as: UTF8.self)) }
    let documented = try Document(page: page).firstCells.flatMap { $0 }
      .flatMap(Self.expanded)
    let known = try KeyProbe(file, in: folder).keys()
    #expect(documented.count == Set(documented).count)
    #expect(Set(documented).subtracting(known) == [], "the program does not know these")
    #expect(known.subtracting(documented) == [], "the page does not have these")
  }

  /// Braces as a shell reads them.
  private static func expanded(_ text: String) -> [String] {
    guard let match = text.firstMatch(of: /\{([^}]*)\}/) else { return [text] }
    return match.1.split(separator: ",").flatMap { word in
      expanded(text.replacingCharacters(in: match.range, with: word))
    }
  }
}
