import ClipsiteText
import Testing

@testable import ClipsiteImport

struct ImportPlanTests {
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

  /// A page of a folder.
  private struct Page {
    var stem: String
    var text: String
  }

  /// What an import does.
  private struct Outcome {
    var plan: ImportPlan
    var files: [PlannedFile] = []
    var report: ImportReport { plan.report }
    var pages: [Page] {
      files.map { Page(stem: String($0.name.dropLast(3)), text: String(decoding: $0.bytes, as: UTF8.self)) }
    }
  }

  private func plan(
    _ csv: String? = nil, pages: [Page] = [], record: ImportRecord = ImportRecord(),
    with options: ImportOptions? = nil
  ) throws -> Outcome {
    let file = SourceFile(path: "mills.csv", csv ?? self.csv)
    var folder = ImportPlan.Folder(path: "Content/mills")
    folder.pages = pages.map { ExistingPage(stem: $0.stem, SourceFile(path: "a.md", $0.text)) }
    folder.read = { stem in
      SourceFile(path: "\(stem).md", pages.first { $0.stem == stem }?.text ?? "")
    }
    folder.record = record
    var outcome = Outcome(
      plan: try ImportPlan(
        CSVReader.table(in: file).table, from: "mills.csv",
        options: options ?? self.options(),
        folder: folder))
    try outcome.plan.forEachFile { outcome.files.append($0) }
    return outcome
  }

  private func text(_ outcome: Outcome, _ name: String) -> String? {
    outcome.files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func namesAHouseNumberWithoutStreet() throws {
    let options = try options {
      $0.mappings = try ["title=name", "place.street=street", "place.street.number=no"].map {
        try KeyedText(argument: $0)
      }
    }
    let outcome = try plan("name,street,no\nMill,,3\nPier,Low St,4\n", with: options)
    #expect(outcome.report.notes.map(\.message) == ["a number without a street is left out"])
    #expect(outcome.report.notes.map(\.value) == ["3"])
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
    let page = try #require(self.text(plan, "mill-leeds.md"))
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

  @Test func namesColumnsThatItDoesNotUse() throws {
    #expect(try plan().report.unusedColumns == ["about"])
    #expect(try plan().report.text.contains("  not imported: about. "))
  }

  @Test func setsConstantsWhereTheColumnIsEmpty() throws {
    let options = try options { $0.constants = [try KeyedText(argument: "place.phone=555 0100")] }
    let plan = try plan(with: options)
    #expect(text(plan, "mill.md")?.contains("phone: \"01904 1\"") == true)
    #expect(plan.files.last.map { String(decoding: $0.bytes, as: UTF8.self).contains("555 0100") } == true)
  }

  @Test func writesTheBodyAsMarkdownOrText() throws {
    let plan = try plan(with: options { $0.bodyColumn = "about" })
    #expect(text(plan, "mill.md")?.hasSuffix("---\n\nFirst.\n") == true)
    #expect(text(plan, "mill-leeds.md")?.hasSuffix("---\n") == true)
    let rich = csv.replacing("First.", with: "\"# *First*\n\n- <b>one</b>\"")
    let markdown = try self.plan(rich, with: options { $0.bodyColumn = "about" })
    #expect(text(markdown, "mill.md")?.hasSuffix("---\n\n# *First*\n\n- <b>one</b>\n") == true)
    let plain = try self.plan(rich, with: options { $0.bodyTextColumn = "about" })
    #expect(text(plain, "mill.md")?.hasSuffix("---\n\n\\# \\*First\\*\n\n\\- \\<b>one\\</b>\n") == true)
  }

  @Test func leavesUnchangedPagesAlone() throws {
    let first = try plan()
    let second = try plan(pages: first.pages, record: first.plan.record)
    #expect(second.files.isEmpty)
    #expect(second.report.count(.unchanged) == 3)
    #expect(second.report.oddities[.duplicateNames] == nil)
  }

  @Test func followsTheTableWhereNobodyEdited() throws {
    let first = try plan()
    let changed = csv.replacing("1 High St", with: "9 High St").replacing("01904 1", with: "")
    let second = try plan(changed, pages: first.pages, record: first.plan.record)
    #expect(second.files.map(\.name) == ["mill.md"])
    #expect(second.report.count(.updated) == 1)
    let text = try #require(self.text(second, "mill.md"))
    #expect(text.contains("9 High St") && !text.contains("phone"))
  }

  @Test func keepsAnEditThatTheTableDoesNotContradict() throws {
    let first = try plan()
    var pages = first.pages
    pages[0].text = pages[0].text.replacing("1 High St", with: "1 High Street # corrected")
    let changed = csv.replacing("01904 1", with: "01904 2")
    let second = try plan(changed, pages: pages, record: first.plan.record)
    let text = try #require(self.text(second, "mill.md"))
    #expect(text == pages[0].text.replacing("01904 1", with: "01904 2"))
    #expect(second.report.oddities[.keptEdits] == nil)
    #expect(
      try plan(
        changed, pages: [Page(stem: "mill", text: text)] + pages.dropFirst(),
        record: second.plan.record
      ).files.isEmpty)
  }

  @Test func keepsAnEditThatTheTableContradictsAndReportsIt() throws {
    let first = try plan()
    var pages = first.pages
    pages[0].text = pages[0].text.replacing("1 High St", with: "1 High Street")
    let changed = csv.replacing("1 High St", with: "9 High St")
    let careful = try plan(changed, pages: pages, record: first.plan.record)
    #expect(careful.files.isEmpty)
    #expect(careful.report.count(.skipped) == 1)
    #expect(careful.report.oddities[.keptEdits] == 1)
    #expect(careful.report.notes.last?.message == "mill.md has another value, which is kept")
    let again = try plan(changed, pages: pages, record: careful.plan.record)
    #expect(again.report.oddities[.keptEdits] == 1)
    let bold = try plan(
      changed, pages: pages, record: first.plan.record, with: options { $0.overwrites = true })
    #expect(text(bold, "mill.md")?.contains("9 High St") == true)
  }

  @Test func keepsWhatADifferentPageSaysWithoutARecord() throws {
    let pages = try plan().pages
    let changed = csv.replacing("1 High St", with: "9 High St").replacing("First.", with: "Other.")
    let second = try plan(changed, pages: pages)
    #expect(second.files.isEmpty)
    #expect(second.report.oddities[.keptEdits] == 1)
  }

  @Test func doesNotMakeARemovedPageAgain() throws {
    let first = try plan()
    let second = try plan(pages: Array(first.pages.dropFirst()), record: first.plan.record)
    #expect(second.files.isEmpty)
    #expect(second.report.oddities[.removedPages] == 1)
    let third = try plan(pages: Array(first.pages.dropFirst()), record: second.plan.record)
    #expect(third.report.oddities[.removedPages] == 1)
    let bold = try plan(
      pages: Array(first.pages.dropFirst()), record: second.plan.record,
      with: options { $0.overwrites = true })
    #expect(bold.files.map(\.name) == ["mill.md"])
  }

  @Test func changesATextThatNobodyEdited() throws {
    let options = self.options { $0.bodyColumn = "about" }
    let first = try plan(with: options)
    let changed = csv.replacing("First.", with: "Second *one*.")
    let second = try plan(changed, pages: first.pages, record: first.plan.record, with: options)
    #expect(text(second, "mill.md")?.hasSuffix("---\n\nSecond *one*.\n") == true)
    var pages = first.pages
    pages[0].text += "Mine.\n"
    #expect(try plan(changed, pages: pages, record: first.plan.record, with: options).files.isEmpty)
  }

  @Test func keepsTheBodyOfAPageThatChanges() throws {
    let page = Page(
      stem: "old-mill", text: "---\r\nextra: {import-id: \"1\"}\r\n--- \r\n\r\n# Mine\r\n---\r\n")
    let plan = try plan(
      pages: [page],
      with: options {
        $0.overwrites = true
        $0.bodyColumn = "about"
      })
    let text = try #require(self.text(plan, "old-mill.md"))
    #expect(text.hasPrefix("---\r\nextra: {import-id: \"1\"}\r\n"))
    #expect(text.hasSuffix("--- \r\n\r\n# Mine\r\n---\r\n"))
  }

  @Test func changesOnlyTheBytesOfAKey() throws {
    let page = Page(
      stem: "mill",
      text: """
        ---
        # Opened in 1850.
        place: {street: 'Old St', hours: ["Mo 08:00-09:00"]}  # in a row
        clip: {subtitle: "Order ahead: now", action: view}
        title: Mill
        app-links:
          ios: [{url: "donuts://market"}]
        extra: {import-id: "1", note: 'mine'}
        ---
        """)
    let plan = try plan(pages: [page], with: options { $0.overwrites = true })
    #expect(
      text(plan, "mill.md")
        == page.text.replacing(
          "{street: 'Old St', hours: [\"Mo 08:00-09:00\"]}",
          with: """
            {street: "1 High St", hours: ["Mo 08:00-09:00"], locality: "York", country: "GB", latitude: 53.96, \
            longitude: -1.08, phone: "01904 1"}
            """))
  }

  @Test func takesQuotesAndOrderForNothing() throws {
    let page = Page(
      stem: "mill",
      text: """
        ---
        extra: {import-id: 1}   # mine
        draft: true
        place:
          {phone: 01904 1, longitude: "-1.08", latitude: '53.96', country: GB,
           locality: York, street: 1 High St}
        title: 'Mill'
        ---
        """)
    #expect(try plan(pages: [page]).report.files.first?.action == .unchanged)
  }

  @Test func neverTouchesAPageThatNoRowMade() throws {
    let page = Page(stem: "mill", text: "---\ntitle: Mill\n---\n")
    let plan = try plan(pages: [page], with: options { $0.overwrites = true })
    #expect(plan.files.map(\.name).prefix(2) == ["mill-york.md", "mill-leeds.md"])
  }

  @Test func keepsNamesWhenRowsMoveWithoutAnIDColumn() throws {
    func table(_ rows: [String]) -> String { "name,street,city\n" + rows.joined(separator: "\n") + "\n" }
    func names(_ plan: Outcome) -> [String: String] {
      Dictionary(uniqueKeysWithValues: plan.report.files.map { ("\($0.line)", $0.path) })
    }
    var options = ImportOptions(folder: "mills")
    options.mappings = try ["title=name", "place.street=street", "place.locality=city"].map {
      try KeyedText(argument: $0)
    }
    let rows = ["Mill,1 High St,York", "Mill,2 High St,York", "Mill,1 Low St,Leeds"]
    let first = try plan(table(rows), with: options)
    #expect(first.files.map(\.name).prefix(1) == ["mill.md"])
    let second = try plan(
      table(["Mill,0 Way,Hull", rows[2], rows[1], rows[0]]), pages: first.pages, record: first.plan.record,
      with: options)
    #expect(second.files.map(\.name) == ["mill-hull.md"])
    let (before, after) = (names(first), names(second))
    #expect([after["3"], after["4"], after["5"]] == [before["4"], before["3"], before["2"]])
  }

  @Test func reportsRowsThatRepeatOthers() throws {
    let plan = try plan("id,name\n1,A\n2,B\n1,A\n", with: ImportOptions(folder: "mills"))
    #expect(plan.files.map(\.name) == ["a.md", "b.md"])
    #expect(plan.report.oddities[.repeated] == 1)
    #expect(plan.report.notes.map(\.message) == ["the row repeats the one on line 2"])
    #expect(plan.plan.diagnostics.isEmpty)
  }

  @Test func namesBothRowsWithOneID() throws {
    let csv = "id,name\n1,A\n2,B\n1,C\n"
    let problem = try #require(
      try plan(csv, with: ImportOptions(folder: "mills")).plan.diagnostics.first)
    #expect(problem.code == .repeatedRow)
    #expect(problem.message == "this row and the one on line 2 have the ID `1`, and differ")
    #expect(problem.range == SourceRange("mills.csv", 16..<19))
    #expect(problem.notes.map(\.range) == [SourceRange("mills.csv", 8..<11)])
  }

  @Test func namesRowsWithoutIDThatDifferInTheirText() throws {
    var options = ImportOptions(folder: "mills")
    options.bodyColumn = "about"
    let plan = try plan("name,about\nA,x\nA,y\nB,x\nB,x\n", with: options)
    #expect(plan.plan.diagnostics.map(\.fix) == ["add a column with IDs, and name it with `--id`"])
  }

  @Test func namesPagesWithoutARow() throws {
    let before = try plan()
    let plan = try plan(
      "id,name\n1,Mill\n", pages: before.pages, record: before.plan.record,
      with: ImportOptions(folder: "mills"))
    #expect(plan.report.oddities[.pagesWithoutRow] == 2)
    #expect(plan.report.withoutSource.first == "Content/mills/mill-leeds.md")
    #expect(plan.report.text.contains("without a row here, left alone:\n    Content/mills/mill-leeds.md\n"))
  }

  @Test func showsTheFirstDifferencesOfADryRun() throws {
    let first = try plan()
    let second = try plan(
      csv.replacing("1 High St", with: "9 High St"), pages: first.pages, record: first.plan.record,
      with: options { $0.isDryRun = true })
    #expect(
      second.report.text.contains(
        "Content/mills/mill.md:\n  - place.street: 1 High St\n  + place.street: 9 High St\n"))
  }

  @Test func makesPagesForFolders() throws {
    var plan = try plan().plan
    try plan.addFolderPages(["us-west", "mills"], isMissing: { $0 != "Content/us-west/mills/index.md" })
    #expect(plan.folderPages.map(\.folder) == ["Content/us-west"])
    #expect(
      plan.folderPages.map { String(decoding: $0.bytes, as: UTF8.self) } == ["---\ntitle: Us West\n---\n"])
    #expect(plan.report.folderPages == ["Content/us-west/index.md"])
  }
}
