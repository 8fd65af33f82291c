import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

/// Sites of earlier versions build as they are, and CHANGELOG.md tells everything that changes on their
/// pages.
struct UpgradeTests {
  @Test(arguments: FrozenSite.all)
  func everyDifferenceIsInTheChangelog(site: FrozenSite) throws {
    let folder = try site.thaw()
    let (status, lines) = try site.run(["build"], in: folder)
    #expect(status == 0)
    #expect(codes(in: lines).isSubset(of: Self.declaredCodes))
    let changes = try changes(of: site, in: folder)
    #expect(changes.filter { change in !DeclaredDifference.all.contains { $0.covers(change) } }.isEmpty)
  }

  @Test func everyNewErrorIsInTheChangelog() throws {
    let (status, lines) = try FrozenSite.lenient.run(["check"], in: FrozenSite.lenient.thaw())
    #expect(status == 1)
    // The others are notes about sites that build.
    let notes = try FrozenSite.all.reduce(into: Set<String>()) { notes, site in
      notes.formUnion(codes(in: try site.run(["build"], in: site.thaw()).lines))
    }
    let unlisted = try FrozenSite.all.flatMap { site in
      try site.run(["check"], in: site.thaw(isListed: false)).lines.filter { $0["severity"]?.text == "error" }
    }
    #expect(codes(in: lines).union(notes).union(codes(in: unlisted)) == Self.declaredCodes)
  }

  @Test(arguments: FrozenSite.all.filter { $0.base == nil })
  func noFileAppearsOrGoes(site: FrozenSite) throws {
    let folder = try site.thaw()
    _ = try site.run(["build"], in: folder)
    let built = try folder.files().filter { $0.hasPrefix("Output/") && !$0.hasSuffix(".clipsite") }
    let frozen = Set(try site.frozenOutput().keys)
    let names = Set(built.map { String($0.dropFirst("Output/".count)) })
    #expect(frozen.subtracting(names).isEmpty)
    // The photo of the starter site is not frozen a second time.
    let others = names.subtracting(frozen).subtracting(["example.com/donut.jpg"])
    #expect(others.filter { name in !DeclaredDifference.all.contains { $0.adds(name) } }.isEmpty)
  }

  @Test(arguments: FrozenSite.all.filter { !$0.importOptions.isEmpty })
  func anImportOfTheSameTableChangesNothing(site: FrozenSite) throws {
    let folder = try site.thaw()
    let words = ["import", folder.path + "/stores.csv"] + site.importOptions
    let (status, lines) = try site.run(words, in: folder)
    #expect(status == 0)
    let counts = try #require(lines.last?["result"]?["counts"])
    #expect(counts["unchanged"]?.value == 4)
    for name in ["written", "updated"] { #expect(counts[name]?.value == 0, "\(name)") }
    for path in try folder.files() where path.hasSuffix(".md") {
      let frozen = FrozenSite.fixtures.appending(path: "\(site.version)/\(site.name)/\(path)")
      #expect(try folder.read(path) == String(contentsOf: frozen, encoding: .utf8), "\(path)")
    }
  }

  /// A declaration that nothing needs any more hides the next difference that looks like it.
  @Test func everyDeclarationIsNeeded() throws {
    var unused = DeclaredDifference.all.filter { $0.code == nil }
    for site in FrozenSite.all {
      let folder = try site.thaw()
      _ = try site.run(["build"], in: folder)
      let changes = try changes(of: site, in: folder)
      unused.removeAll { changes.contains(where: $0.covers) }
    }
    #expect(unused.map(\.changelog).isEmpty)
  }

  @Test(arguments: DeclaredDifference.all)
  func theChangelogHasTheLine(of difference: DeclaredDifference) throws {
    let text = try String(contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newer = try #require(text.firstRange(of: "## [0.1.0]")).lowerBound
    let words = text[..<newer].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(difference.changelog), "\(difference.changelog)")
  }

  private func changes(of site: FrozenSite, in folder: DisposableFolder) throws -> [ChangedPiece] {
    try site.frozenOutput().flatMap { path, old in
      try ChangedPiece.changes(in: path, from: old, to: (try? folder.read("Output/" + path)) ?? "")
    }
  }

  private static let declaredCodes = Set(DeclaredDifference.all.compactMap(\.code))

  private func codes(in lines: [JSONNode]) -> Set<String> { Set(lines.compactMap { $0["code"]?.text }) }
}
