import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ImportStoreTests {
  private let csv = "name,city\nMill,York\nMill,Leeds\n"

  private func options(_ folder: String = "mills") throws -> ImportOptions {
    var options = ImportOptions(folder: folder)
    options.mappings = [try KeyedText(argument: "place.locality=city")]
    return options
  }

  private func site(_ table: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("name: x\n", to: "Content/site.yml")
    try folder.write(table, to: "mills.csv")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func run(_ site: TemporaryFolder, _ options: ImportOptions) throws -> ImportResult {
    let store = ImportStore(site: site.path)
    return try store.run(site.path + "/mills.csv", options)
  }

  @Test func removesWhatAnImportLeftThatWasKilled() throws {
    let site = try site(
      csv,
      [
        "Content/uk/mills/.gone.md.draft-12": "x", "Content/uk/.index.md.draft-7": "x",
        "Content/uk/mills/.notes.draft-a": "mine",
      ])
    var dry = try options("uk/mills")
    dry.isDryRun = true
    _ = try run(site, dry)
    #expect(try site.files().count(where: { $0.contains("draft-") }) == 3)
    _ = try run(site, options("uk/mills"))
    #expect(
      try site.files().filter { $0.contains("draft-") } == ["Content/uk/mills/.notes.draft-a"])
  }

  @Test func writesPagesAndTheFoldersOwn() throws {
    let site = try site(csv)
    let report = try #require(try run(site, options("uk/mills")).report)
    #expect(
      try site.files() == [
        "Content/site.yml", "Content/uk/index.md", "Content/uk/mills/index.md",
        "Content/uk/mills/mill-leeds.md",
        "Content/uk/mills/mill.md", "mills.csv",
      ])
    #expect(try site.read("Content/uk/mills/index.md") == "---\ntitle: Mills\n---\n")
    #expect(report.count(.written) == 2)
    #expect(report.folderPages.count == 2)
  }

  @Test func changesNothingTheSecondTime() throws {
    let site = try site(csv)
    _ = try run(site, options())
    let report = try #require(try run(site, options()).report)
    #expect(report.count(.unchanged) == 2)
    #expect(report.folderPages.isEmpty)
  }

  @Test func keepsNamesWhenRowsAreInserted() throws {
    let site = try site(csv)
    _ = try run(site, options())
    let before = try site.read("Content/mills/mill.md")
    try site.write("name,city\nMill,Hull\nMill,Leeds\nMill,York\n", to: "mills.csv")
    let report = try #require(try run(site, options()).report)
    #expect(
      report.pages.map(\.path).map { $0.split(separator: "/").last } == [
        "mill-hull.md", "mill-leeds.md", "mill.md",
      ])
    #expect(try site.read("Content/mills/mill.md") == before)
  }

  @Test func readsGeoJSON() throws {
    let site = try site("")
    try site.write(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": "node/7", "properties": {"name": "Mill", "addr": {"city": "York"}},
         "geometry": {"type": "Point", "coordinates": [-1.080, 53.96]}}
      ]}
      """, to: "mills.geojson")
    var options = ImportOptions(folder: "mills")
    options.mappings = [try KeyedText(argument: "place.locality=addr.city")]
    _ = try ImportStore(site: site.path).run(site.path + "/mills.geojson", options)
    #expect(
      try site.read("Content/mills/mill.md") == """
        ---
        title: Mill
        place:
          locality: York
          latitude: 53.96
          longitude: -1.080
        extra:
          import-id: node/7
        ---

        """)
  }

  @Test func writesNothingInADryRun() throws {
    let site = try site(csv)
    let before = try site.files()
    var options = try options()
    options.isDryRun = true
    let report = try #require(try run(site, options).report)
    #expect(report.count(.written) == 2)
    #expect(try site.files() == before)
  }

  @Test(arguments: ["name,city\nMill\n", "", "name,city\n\"Mill,York\n", "{"])
  func writesNothingWhenTheFileHasErrors(table: String) throws {
    let site = try site(table)
    let before = try site.files()
    let result = try run(site, options())
    #expect(result.report == nil)
    #expect(result.diagnostics.contains { $0.severity == .error })
    #expect(try site.files() == before)
  }

  @Test func writesNothingWhenAColumnIsUnknown() throws {
    let site = try site(csv)
    let before = try site.files()
    var options = try options()
    options.slugColumn = "nme"
    #expect(throws: ImportError.self) { try run(site, options) }
    #expect(try site.files() == before)
  }

  @Test func avoidsFoldersAndForeignPages() throws {
    let site = try site(csv, ["Content/mills/mill/index.md": "x", "Content/mills/mill-york.md": "mine"])
    let report = try #require(try run(site, options()).report)
    let name = try #require(report.pages.first?.path.split(separator: "/").last)
    #expect(
      name.hasPrefix("mill-") && name != "mill-york.md" && name.utf8.count == "mill-123456.md".utf8.count)
    #expect(try site.read("Content/mills/mill-york.md") == "mine")
  }

  @Test func refusesToDuplicateAPageThatItCannotRead() throws {
    let page = "---\ntitle: [\nextra:\n  import-id: x\n---\n"
    let site = try site(csv, ["Content/mills/mill.md": page, "Content/mills/broken.md": "no front matter"])
    let result = try run(site, options())
    #expect(result.report == nil)
    #expect(Set(result.diagnostics.map(\.range.path)) == ["Content/mills/mill.md"])
    #expect(result.sources.map(\.path) == [site.path + "/mills.csv", "Content/mills/mill.md"])
    #expect(try site.files().count == 4)
  }

  @Test func needsAContentFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(csv, to: "mills.csv")
    #expect(throws: ImportError.self) { try run(folder, options()) }
  }

  @Test func namesAMissingFile() throws {
    let folder = try site(csv)
    let store = ImportStore(site: folder.path)
    #expect(
      throws: ImportError.inputOutput(
        path: "/nowhere/a.csv", reason: "No such file or directory",
        fix: "name another path, or correct this one")
    ) {
      try store.run("/nowhere/a.csv", options())
    }
  }
}
