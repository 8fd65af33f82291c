import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct ImportStoreTests {
  private let csv = "name,city\nMill,York\nMill,Leeds\n"

  private func options(_ folder: String = "mills") throws -> ImportOptions {
    var options = ImportOptions(folder: folder)
    options.mappings = [try KeyedText(argument: "place.locality=city")]
    return options
  }

  private func site(_ table: String, _ files: [String: String] = [:]) throws -> DisposableFolder {
    let folder = try DisposableFolder()
    try folder.write("name: x\n", to: "Content/site.yml")
    try folder.write(table, to: "mills.csv")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func run(_ site: DisposableFolder, _ options: ImportOptions) throws -> ImportResult {
    let store = ImportStore(site: site.path)
    return try store.run(site.path + "/mills.csv", options)
  }

  @Test func removesWhatAnImportLeftThatWasKilled() throws {
    let site = try site(csv, ["Content/.clipsite-stage/0": "half"])
    var dry = try options("uk/mills")
    dry.isDryRun = true
    _ = try run(site, dry)
    #expect(try site.read("Content/.clipsite-stage/0") == "half")
    _ = try run(site, options("uk/mills"))
    #expect(try site.files().filter { $0.contains("stage") } == [])
  }

  @Test func refusesToAddEveryPageAgain() throws {
    let site = try site("nr,name,city\n1001,Mill,York\n1002,Pier,Leeds\n1003,Quay,Hull\n")
    var named = try options()
    named.idColumn = "nr"
    #expect(try run(site, named).report != nil)
    let before = try site.files()
    let refusal = try #require(throws: SystemError.self) { try run(site, options()) }
    #expect(refusal.description.contains("Add `--id nr`"))
    #expect(try site.files() == before)
    // Another table beside the first is not a mistake.
    try site.write("nr,name,city\n2001,Barn,York\n", to: "mills.csv")
    #expect(try run(site, options()).report != nil)
  }

  @Test func numbersOfStoresBecomeShortURLs() throws {
    let site = try site("name,city,nr\nMill,York,1001\nPier,Leeds,/p\n")
    var options = try options()
    options.mappings.append(try KeyedText(argument: "aliases=nr"))
    _ = try run(site, options)
    #expect(try site.read("Content/mills/mill.md").contains("/1001"))
    #expect(try site.read("Content/mills/pier.md").contains("/p"))
  }

  @Test func leavesTheFoldersOfOlderVersions() throws {
    let mine = ["Content/.import-12/a.md", "Content/.import-2024/notes", "Content/uk/mills/.a.md.draft-12"]
    let site = try site(csv, Dictionary(uniqueKeysWithValues: mine.map { ($0, "mine") }))
    _ = try run(site, options("uk/mills"))
    #expect(try site.files().filter { $0.contains("/.") && !$0.hasSuffix(".clipsite-import") } == mine)
  }

  @Test func changesNothingIfAFolderIsInTheWay() throws {
    let site = try site(csv, ["Content/mills/a.md": "old", "Content/mills/c.md/x": "mine"])
    let before = try site.signatures()
    do throws(SystemError) {
      try ImportRun.run(inSite: site.path, dry: false, isStopped: { false }) { (run) throws(SystemError) in
        for name in ["mills/a.md", "mills/b.md", "mills/c.md"] { try run.write(planned(name)) }
      }
      Issue.record("a file took the place of a folder")
    } catch {
      #expect(error.description.contains("Content is as it was"))
    }
    #expect(try site.signatures() == before && site.read("Content/mills/a.md") == "old")
  }

  private func planned(_ path: String) -> PlannedFile {
    let path = RelativePath(path)
    return PlannedFile(
      folder: path.folder.text(below: "Content"), name: path.name.text, bytes: Array("new".utf8))
  }

  @Test func sharesImagesBetweenRows() throws {
    let table = "title,image,photos\nA,/hero.jpg,../hero.jpg\nB,/hero.jpg,near.jpg; missing.jpg\n"
    let site = try site(table, ["Content/hero.jpg": "x", "Content/mills/near.jpg": "x"])
    var options = ImportOptions(folder: "mills")
    options.acceptsProposal = true
    let report = try #require(try run(site, options).report)
    #expect(
      try site.read("Content/mills/a.md").contains("image: \"/hero.jpg\"\nphotos:\n  - \"../hero.jpg\""))
    #expect(try site.read("Content/mills/b.md").contains("image: \"/hero.jpg\"\nphotos:\n  - near.jpg\n"))
    #expect(
      report.notes.map(\.message) == ["some of it is left out: there is no file Content/mills/missing.jpg"])
  }

  @Test func refusesImagesThatACheckWouldNotFind() throws {
    let images = ["//hero.jpg", "/site.yml", "/link.jpg", "/linked/hero.jpg", "/folder.jpg", "hero.jpg"]
    let site = try site(
      "title,image\n" + images.map { "A\($0.utf8.count),\($0)\n" }.joined(),
      ["Content/hero.jpg": "x", "Content/mills/hero.jpg": "x", "Content/folder.jpg/x.txt": "x"])
    try site.link("Content/link.jpg", to: "hero.jpg")
    try site.link("Content/linked", to: "mills")
    var options = ImportOptions(folder: "mills")
    options.mappings = [try KeyedText(argument: "image=image")]
    let report = try #require(try run(site, options).report)
    #expect(report.refused == ["image": 5])
    #expect(report.notes.map(\.lines) == [[2], [3], [4], [5], [6]])
    #expect(try site.read("Content/mills/a8.md").contains("image: hero.jpg\n"))
  }

  @Test func readsNamesOfCountriesAndMixedSeparators() throws {
    let table = "title;country;photos\nA;日本;a.jpg | b.jpg\nB;Atlantis;\"a.jpg; b.jpg|a.jpg\"\n"
    let site = try site(table, ["Content/mills/a.jpg": "x", "Content/mills/b.jpg": "x"])
    var options = ImportOptions(folder: "mills")
    options.acceptsProposal = true
    let report = try #require(try run(site, options).report)
    #expect(try site.read("Content/mills/a.md").contains("country: JP\n"))
    #expect(try site.read("Content/mills/b.md").contains("photos:\n  - a.jpg\n  - b.jpg\n  - a.jpg\n"))
    #expect(report.doubtful == ["place.country": 1])
  }

  @Test func makesNoTitleOfAColumnThatBeginsWithACombiningMark() throws {
    let site = try site("\u{301}title,name\nX,Mill\n")
    var options = ImportOptions(folder: "mills")
    options.acceptsProposal = true
    _ = try run(site, options)
    #expect(try site.read("Content/mills/mill.md").contains("title: Mill\n"))
  }

  @Test func writesTheNumberOfAHouseInTheOrderOfTheCountry() throws {
    let table = """
      title;Straße;Hausnummer;PLZ;Ort;Land
      A;Chausseestr.;5;10115;Berlin;Deutschland
      B;High St;7;YO1 7EP;York;GB
      C;Rue 9;9;75001;Paris;FR
      D;Weg;;1;Bern;CH
      """
    let site = try site(table)
    var options = ImportOptions(folder: "mills")
    options.acceptsProposal = true
    _ = try run(site, options)
    let streets = try ["a", "b", "c", "d"].map { name in
      try site.read("Content/mills/\(name).md").split(separator: "\n").first { $0.contains("street") }
    }
    #expect(
      streets == [
        "  street: Chausseestr. 5", "  street: \"7 High St\"", "  street: Rue 9", "  street: Weg",
      ])
  }

  @Test func readsARecordOfAnyText() {
    var record = ImportRecord(
      Array(
        "clipsite import 1\nid\ta\tb\n1\tx\ty\n9\tx\ty\tz\t-\n2\t--5\t-99999999999999999999\n3\t-7\tq\n".utf8)
    )
    #expect(record.page("9")["b"] == .digest("y") && record.page("2")["a"] == .empty)
    #expect(record.page("3")["b"] == .empty && record.page("4")["a"] == .unknown)
    record.add(keys: ["c", "d", "e"])
    var page = record.page("1")
    #expect(page["c"] == .unknown)
    page["e"] = .digest("w")
    page["a"] = .empty
    record.note(page, of: "1")
    #expect(String(decoding: record.bytes, as: UTF8.self).contains("\n1\t-\ty\t\t\tw\n"))
    record.note(record.page(filling: ["a", "b", "c", "d", "e"]), of: "2")
    #expect(String(decoding: record.bytes, as: UTF8.self).contains("\n2\t-5\n"))
    #expect(ImportRecord(record.bytes) == record)
  }

  @Test func writesPagesAndTheFoldersOwn() throws {
    let site = try site(csv)
    let report = try #require(try run(site, options("uk/mills")).report)
    #expect(
      try site.files() == [
        "Content/site.yml", "Content/uk/index.md", "Content/uk/mills/.clipsite-import",
        "Content/uk/mills/index.md",
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
    let before = try site.signatures()
    let report = try #require(try run(site, options()).report)
    #expect(report.count(.unchanged) == 2)
    #expect(report.folderPages.isEmpty)
    #expect(try site.signatures() == before)
  }

  @Test(arguments: ["mills", "uk/mills", "uk"])
  func changesNothingWhenItIsStopped(folder: String) throws {
    let site = try site(csv, ["Content/uk/index.md": "---\ntitle: UK\n---\n"])
    let before = try site.files()
    for calls in 0..<3 {
      var left = calls
      #expect(throws: SystemError.stopped) {
        try ImportStore(site: site.path).run(site.path + "/mills.csv", options(folder)) {
          left -= 1
          return left < 0
        }
      }
      #expect(try site.files() == before)
    }
  }

  @Test func writesThroughNoLinkThatLeavesContent() throws {
    let site = try site(csv)
    let outside = try DisposableFolder()
    try site.link("Content/mills", to: outside.path)
    try site.link("Content/gone", to: outside.path + "/nothing")
    for folder in ["mills", "mills/uk", "gone"] {
      #expect(throws: SystemError.self) { try run(site, options(folder)) }
    }
    #expect(try outside.files().isEmpty)
    try site.write("x", to: "Content/real/a.txt")
    try site.link("Content/inner", to: "real")
    _ = try run(site, options("inner"))
    #expect(try site.files().contains("Content/real/mill.md"))
  }

  /// Edits of every kind between imports survive the next one, whatever the table changes.
  @Test func keepsRandomEdits() throws {
    var random = SeededNumbers(19)
    let header = "id,name,city,phone,about\n"
    var rows = (0..<200).map {
      ["\($0)", "Mill \($0)", "Town \($0 % 7)", "+44 20 7946 0\(100 + $0)", "Text \($0)."]
    }
    func table() -> String { header + rows.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n" }
    let site = try site(table())
    var options = ImportOptions(folder: "mills")
    options.mappings = try ["title=name", "place.locality=city", "place.phone=phone"].map {
      try KeyedText(argument: $0)
    }
    options.bodyColumn = "about"
    _ = try run(site, options)
    var edited: [String: (page: String, edit: Int)] = [:]
    for index in 0..<200 {
      let file = "Content/mills/mill-\(index).md"
      let edit = Int.random(in: 0..<8, using: &random)
      let page = Self.edited(try site.read(file), edit, index)
      if let page { try site.write(page, to: file) } else { try site.remove(file) }
      edited[file] = (page ?? "", edit)
    }
    for index in rows.indices {
      rows[index][2 + index % 3] = index % 3 == 1 ? "+44 20 7946 0999" : "Changed."
    }
    try site.write(table(), to: "mills.csv")
    let report = try #require(try run(site, options).report)
    for (file, (before, edit)) in edited {
      guard !before.isEmpty else {
        #expect(try !site.files().contains(file))
        continue
      }
      let after = try site.read(file)
      for line in before.split(separator: "\n") where line.contains("mine") {
        #expect(after.contains(line), "\(file), edit \(edit)")
      }
      #expect(edit != 3 || !after.contains("locality: Town"))
    }
    #expect(report.count(.updated) > 80)
    #expect((report.oddities[.removedPages] ?? 0) > 5)
  }

  /// An edit that a person may make, with the word “mine” in each line that must stay.
  private static func edited(_ page: String, _ edit: Int, _ index: Int) -> String? {
    switch edit {
    case 0: page.replacing("title: Mill \(index)", with: "title: 'The mine, mill \(index)' # mine")
    case 1: page.replacing("locality: Town \(index % 7)", with: "locality: \"mine: town\"")
    case 2: page + "\nA paragraph of mine.\n"
    case 3: page.replacing("  locality: Town \(index % 7)\n", with: "  # mine: the town is a secret\n")
    case 4: page.replacing("---\ntitle", with: "---\n# mine\ndescription: mine\ntitle")
    case 5: page.replacing("extra:\n", with: "extra:\n  mine: {a: [1, 2]}\n")
    case 6:
      page.replacing("+44 20 7946 0\(100 + index)", with: "+44 20 7946 0111").replacing(
        "0111\"", with: "0111\" # mine")
    default: nil
    }
  }

  @Test func keepsNamesWhenRowsAreInserted() throws {
    let site = try site(csv)
    _ = try run(site, options())
    let before = try site.read("Content/mills/mill.md")
    try site.write("name,city\nMill,Hull\nMill,Leeds\nMill,York\n", to: "mills.csv")
    let report = try #require(try run(site, options()).report)
    #expect(
      report.files.map(\.path).map { $0.split(separator: "/").last } == [
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
    #expect(throws: SystemError.self) { try run(site, options) }
    #expect(try site.files() == before)
  }

  @Test func avoidsFoldersAndForeignPages() throws {
    let site = try site(csv, ["Content/mills/mill/index.md": "x", "Content/mills/mill-york.md": "mine"])
    let report = try #require(try run(site, options()).report)
    let name = try #require(report.files.first?.path.split(separator: "/").last)
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
    let folder = try DisposableFolder()
    try folder.write(csv, to: "mills.csv")
    #expect(throws: SystemError.self) { try run(folder, options()) }
  }

  @Test func namesAMissingFile() throws {
    let folder = try site(csv)
    let store = ImportStore(site: folder.path)
    let error = #expect(throws: SystemError.self) { try store.run("/nowhere/a.csv", options()) }
    #expect(error?.path == "/nowhere/a.csv" && error?.reason == "No such file or directory")
    #expect(error?.fix == "name another path, or correct this one")
  }

  // MARK: NewLocationStore

  @Test func createsALocationBelowAFolderWithAPage() throws {
    let site = try site(csv)
    let store = NewLocationStore(site: site.path)
    let first = try store.create(named: "Market Street", slug: nil, in: "uk/mills")
    #expect(first.folderPages == ["Content/uk/index.md", "Content/uk/mills/index.md"])
    #expect(first.path == "Content/uk/mills/market-street.md")
    #expect(try site.read(first.path).contains("\nplace:\n  type: LocalBusiness"))
    let second = try store.create(named: "Pier 39", slug: "pier", in: "uk/mills")
    #expect(second == .init(folderPages: [], path: "Content/uk/mills/pier.md", reasonForHash: nil))
  }

  @Test(arguments: ["水車", "Мельница", "طاحونة", "हवाचक्की", "🍩", "Index", "404"])
  func namesLocationsInAnyScript(name: String) throws {
    let site = try site(csv)
    let written = try NewLocationStore(site: site.path).create(named: name, slug: nil, in: "mills")
    let reasons = [
      "Index": "`index` is the name of the page of a folder",
      "404": "`404` is the name of the answer to unknown URLs",
    ]
    #expect(written.reasonForHash == reasons[name, default: "The name makes no URL"])
    #expect(written.path.wholeMatch(of: /Content\/mills\/[0-9a-z]{6}\.md/) != nil)
    #expect(try site.read(written.path).contains(name))
  }

  @Test(arguments: [
    ("a", "Mills"), ("a", "../x"), ("A b", "mills"), ("index", "mills"), ("404", nil), ("404", "mills"),
    ("a", "404"), ("a", "404/mills"),
  ])
  func createsNothingForANameThatCannotBe(slug: String, folder: String?) throws {
    let site = try site(csv)
    let before = try site.files()
    #expect(throws: SystemError.self) {
      try NewLocationStore(site: site.path).create(named: "Mill", slug: slug, in: folder)
    }
    #expect(try site.files() == before)
  }

  @Test func createsNothingThroughALinkOrOverAFile() throws {
    let site = try site(csv, ["Content/mills/mill.md": "mine"])
    let outside = try DisposableFolder()
    try site.link("Content/out", to: outside.path)
    let store = NewLocationStore(site: site.path)
    #expect(throws: SystemError.self) { try store.create(named: "Mill", slug: nil, in: "out") }
    #expect(throws: SystemError.self) { try store.create(named: "Mill", slug: nil, in: "mills") }
    #expect(try outside.files().isEmpty)
    #expect(try site.read("Content/mills/mill.md") == "mine")
  }
}
