import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ImportPlanTests {
  private let csv = """
    id,name,street,city,country,lat,lon,phone,about
    1,Mill,1 High St,York,England,53.96,-1.08,01904 1,First.
    2,Mill,2 Low St,Leeds,England,53.8,,http://example.com/,
    3,水車,3 Side St,Osaka,Atlantis,34.7,135.5,,
    4,,4 Far St,Hull,England,,,,

    """

  private func options(_ change: (inout ImportOptions) throws -> Void = { _ in }) rethrows -> ImportOptions {
    var options = ImportOptions(folder: "mills")
    let maps = [
      "title=name", "place.street=street", "place.locality=city", "place.country=country",
      "place.latitude=lat",
      "place.longitude=lon", "place.phone=phone",
    ]
    options.mappings = maps.compactMap { try? KeyedText(argument: $0) }
    try change(&options)
    return options
  }

  private func plan(
    _ csv: String? = nil, pages: [ExistingPage] = [], with options: ImportOptions? = nil
  ) throws -> ImportPlan {
    let file = SourceFile(path: "mills.csv", csv ?? self.csv)
    var folder = ImportPlan.Folder(path: "Content/mills")
    folder.pages = pages
    return try ImportPlan(
      CSVReader.table(in: file, delimiter: nil).table, from: "mills.csv", options: options ?? self.options(),
      folder: folder)
  }

  private func text(_ plan: ImportPlan, _ name: String) -> String? {
    plan.files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func pages(_ plan: ImportPlan) -> [ExistingPage] {
    plan.files.map { file in
      ExistingPage(stem: String(file.name.dropLast(3)), SourceFile(path: file.name, bytes: file.bytes))
    }
  }

  @Test func writesAPageForEveryRow() throws {
    let plan = try plan()
    #expect(plan.files.map(\.name).prefix(2) == ["mill.md", "mill-leeds.md"])
    #expect(plan.files.last?.name.hasPrefix("osaka-") == true)
    #expect(
      text(plan, "mill.md") == """
        ---
        title: Mill
        place:
          street: "1 High St"
          locality: York
          country: GB
          latitude: 53.96
          longitude: -1.08
          phone: "01904 1"
        extra:
          import-id: "1"
        ---

        """)
  }

  @Test func leavesOutWhatTheSiteWouldRefuse() throws {
    let plan = try plan()
    let page = try #require(text(plan, "mill-leeds.md"))
    #expect(!page.contains("phone"))
    #expect(!page.contains("latitude"))
    #expect(plan.report.refused == ["place.phone": 1, "place.latitude": 1])
    #expect(plan.report.doubtful == ["place.country": 1])
    #expect(plan.report.notes.map(\.lines) == [[3], [3], [4], [5]])
    #expect(plan.report.notes.first?.value == "http://example.com/")
  }

  @Test func countsWhatItDid() throws {
    let report = try plan().report
    #expect(report.rows == 4)
    #expect(report.count(.written) == 3)
    #expect(report.oddities[.leftOut] == 1)
    #expect(report.oddities[.duplicateNames] == 1)
    #expect(report.oddities[.namesWithoutSlug] == 1)
    #expect(report.missing["place.phone"] == 2)
    #expect(report.missing["title"] == 1)
  }

  @Test func setsConstantsWhereTheColumnIsEmpty() throws {
    let options = try options { $0.constants = [try KeyedText(argument: "place.phone=555 0100")] }
    let plan = try plan(with: options)
    #expect(text(plan, "mill.md")?.contains("phone: \"01904 1\"") == true)
    #expect(plan.files.last.map { String(decoding: $0.bytes, as: UTF8.self).contains("555 0100") } == true)
  }

  @Test func writesTheBodyAsText() throws {
    let plan = try plan(with: options { $0.bodyColumn = "about" })
    #expect(text(plan, "mill.md")?.hasSuffix("---\n\nFirst.\n") == true)
    #expect(text(plan, "mill-leeds.md")?.hasSuffix("---\n") == true)
  }

  @Test func leavesUnchangedPagesAlone() throws {
    let first = try plan()
    let second = try plan(pages: pages(first))
    #expect(second.files.isEmpty)
    #expect(second.report.count(.unchanged) == 3)
    #expect(second.report.oddities[.duplicateNames] == nil)
  }

  @Test func changesPagesOnlyWhenAllowed() throws {
    let before = try pages(plan())
    let changed = csv.replacing("1 High St", with: "9 High St")
    let careful = try plan(changed, pages: before)
    #expect(careful.files.isEmpty)
    #expect(careful.report.count(.skipped) == 1)
    let bold = try plan(changed, pages: before, with: options { $0.overwrites = true })
    #expect(bold.files.map(\.name) == ["mill.md"])
    #expect(bold.report.count(.updated) == 1)
    #expect(text(bold, "mill.md")?.contains("9 High St") == true)
  }

  @Test func keepsTheBodyOfAPageThatChanges() throws {
    let page = ExistingPage(
      stem: "old-mill",
      SourceFile(path: "x", "---\r\nextra: {import-id: \"1\"}\r\n--- \r\n\r\n# Mine\r\n---\r\n"))
    let plan = try plan(
      pages: [page],
      with: options {
        $0.overwrites = true
        $0.bodyColumn = "about"
      })
    #expect(text(plan, "old-mill.md")?.hasSuffix("  import-id: \"1\"\n---\n\r\n# Mine\r\n---\r\n") == true)
  }

  @Test func keepsSettingsThatItDoesNotFill() throws {
    let page = ExistingPage(
      stem: "mill",
      SourceFile(
        path: "x",
        """
        ---
        title: Mill
        clip: {subtitle: "Order ahead: now", action: view}
        place: {street: Old St, hours: ["Mo 08:00-09:00"]}
        app-links:
          ios: [{url: "donuts://market"}]
        draft: false
        extra: {import-id: "1", note: 'mine'}
        ---
        """))
    let plan = try plan(pages: [page], with: options { $0.overwrites = true })
    #expect(
      text(plan, "mill.md") == """
        ---
        title: Mill
        clip:
          subtitle: "Order ahead: now"
          action: view
        place:
          street: "1 High St"
          locality: York
          country: GB
          latitude: 53.96
          longitude: -1.08
          phone: "01904 1"
          hours:
            - "Mo 08:00-09:00"
        draft: false
        app-links:
          ios: [{url: "donuts://market"}]
        extra:
          note: mine
          import-id: "1"
        ---

        """)
  }

  @Test func takesQuotesAndOrderForNothing() throws {
    let page = ExistingPage(
      stem: "mill",
      SourceFile(
        path: "x",
        """
        ---
        extra: {import-id: 1}   # mine
        draft: true
        place:
          {phone: 01904 1, longitude: "-1.08", latitude: '53.96', country: GB,
           locality: York, street: 1 High St}
        title: 'Mill'
        ---
        """))
    #expect(try plan(pages: [page]).report.pages.first?.action == .unchanged)
  }

  @Test func leavesPagesAloneThatOnlyAPersonCanChange() throws {
    let text = "---\nextra: {import-id: \"1\", menu: [{a: b}]}\n---\n"
    let page = ExistingPage(stem: "mill", SourceFile(path: "x", text))
    let plan = try plan(pages: [page], with: options { $0.overwrites = true })
    #expect(plan.report.pages.first?.action == .skipped)
    #expect(plan.report.notes.contains { $0.message.contains("mill.md") })
  }

  @Test func neverTouchesAPageThatNoRowMade() throws {
    let page = ExistingPage(stem: "mill", SourceFile(path: "x", "---\ntitle: Mill\n---\n"))
    let plan = try plan(pages: [page], with: options { $0.overwrites = true })
    #expect(plan.files.map(\.name).prefix(2) == ["mill-york.md", "mill-leeds.md"])
  }

  @Test func keepsNamesWhenRowsMoveWithoutAnIDColumn() throws {
    func table(_ rows: [String]) -> String { "name,street,city\n" + rows.joined(separator: "\n") + "\n" }
    func names(_ plan: ImportPlan) -> [String: String] {
      Dictionary(uniqueKeysWithValues: plan.report.pages.map { ("\($0.line)", $0.path) })
    }
    var options = ImportOptions(folder: "mills")
    options.mappings = try ["title=name", "place.street=street", "place.locality=city"].map {
      try KeyedText(argument: $0)
    }
    let rows = ["Mill,1 High St,York", "Mill,2 High St,York", "Mill,1 Low St,Leeds"]
    let first = try plan(table(rows), with: options)
    #expect(first.files.map(\.name).prefix(1) == ["mill.md"])
    let second = try plan(
      table(["Mill,0 Way,Hull", rows[2], rows[1], rows[0]]), pages: pages(first), with: options)
    #expect(second.files.map(\.name) == ["mill-hull.md"])
    let (before, after) = (names(first), names(second))
    #expect([after["3"], after["4"], after["5"]] == [before["4"], before["3"], before["2"]])
  }

  @Test func reportsRowsThatRepeatOthers() throws {
    let plan = try plan("id,name\n1,A\n2,B\n1,C\n", with: ImportOptions(folder: "mills"))
    #expect(plan.files.map(\.name) == ["a.md", "b.md"])
    #expect(plan.report.oddities[.repeated] == 1)
    #expect(plan.report.notes.map(\.message) == ["the row repeats the one on line 2"])
  }

  @Test func countsPagesWithoutARow() throws {
    let before = try pages(plan())
    let plan = try plan("id,name\n1,Mill\n", pages: before, with: ImportOptions(folder: "mills"))
    #expect(plan.report.oddities[.pagesWithoutRow] == 2)
  }

  @Test func countsTitlesThatAreTooLongForACard() throws {
    let plan = try plan(
      "id,name\n1,The Mill on the Far Side of the River\n", with: ImportOptions(folder: "mills"))
    #expect(plan.report.oddities[.longTitles] == 1)
  }

  @Test func makesPagesForFolders() throws {
    var plan = try plan()
    try plan.addFolderPages(["us-west", "mills"], isMissing: { $0 != "Content/us-west/mills/index.md" })
    #expect(plan.folderPages.map(\.folder) == ["Content/us-west"])
    #expect(
      plan.folderPages.map { String(decoding: $0.bytes, as: UTF8.self) } == ["---\ntitle: Us West\n---\n"])
    #expect(plan.report.folderPages == ["Content/us-west/index.md"])
  }
}
