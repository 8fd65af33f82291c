import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

/// What tables of strangers have in them: leftovers of programs, addresses that cannot be, sums, and other languages.
struct FieldTableTests {
  /// The result of `clipsite import t.csv --folder z --yes`, and the pages by their names.
  private func imported(
    _ table: String, _ options: String..., files: [String: String] = [:]
  ) throws -> (result: ImportResult, pages: [String: String]) {
    let site = try DisposableFolder()
    try site.write("name: x\n", to: "Content/site.yml")
    for (name, text) in files { try site.write(text, to: name) }
    try site.write(table, to: "t.csv")
    var all = ImportOptions(folder: "z")
    all.acceptsProposal = true
    all.constants = try options.map { try KeyedText(argument: $0) }
    let result = try ImportStore(site: site.path).run("\(site.path)/t.csv", all)
    let names = try site.files().filter { $0.hasPrefix("Content/z/") && $0.hasSuffix(".md") }
    let pages = try names.map { (String($0.dropFirst(10).dropLast(3)), try site.read($0)) }
    return (result, Dictionary(pages) { first, _ in first })
  }

  private func remarks(_ table: String, _ options: String...) throws -> [String] {
    let result = try imported(table).result
    return try #require(result.report).notes.map { note in
      let subject = [note.key, note.value].compactMap { $0 }.joined(separator: " ")
      return "\(note.lines.map { "\($0)" }.joined(separator: ",")): \(subject): \(note.message)"
    }
  }

  // MARK: Leftovers

  @Test func namesTextInAnotherEncodingOnceWithAnExample() throws {
    let remarks = try remarks(
      "Name,Description\nCafÃ© One,GrÃ¼ÃŸe\nMill,Câ€™est bon\nPier,ÅŸeker\nCaf\u{FFFD},Ok\n")
    let message = "a program read the text in another encoding. Export the table as UTF-8"
    #expect(
      remarks == ["2,5: title CafÃ© One: \(message)", "2,3,4: description GrÃ¼ÃŸe: \(message)"])
  }

  @Test func namesHTMLOnceWithAnExample() throws {
    let remarks = try remarks(
      "Name,Street,City\nJoe&#39;s &amp; Co,2 Main St<br>Ste 4,Barre\nA,3 Main St<br/>,Barre\nB & C; D,<3 Rd,Barre\n"
    )
    let message = "pages show HTML as it is written. Export plain text"
    #expect(
      remarks == [
        "2: title Joe&#39;s &amp; Co: \(message)", "2,3: place.street 2 Main St<br>Ste 4: \(message)",
      ])
  }

  @Test(arguments: [
    "CAFÉ™", "“CAFÉ”", "CAFÉ…", "IRMÃ’S", "MANHÃ–TARDE", "Straß–Platz", "Ångström", "L’Âge d’or",
    "ESPAÑA «Ñ»",
    "Nº 5 · Ð", "CAFÉ\u{A0}NOIR", "AT&T; Q&A", "1 < 2 > 0", "Größe ¾", "Þór", "x&y=1;z",
  ])
  func doesNotDoubtRightText(text: String) throws {
    #expect(PlainText.residue(in: text) == nil)
  }

  @Test func commasSeparateServicesButNotNotices() throws {
    let page = try imported(
      "Name,Amenities,Notices\nMill,\"Drive-Thru,Mobile Order, WiFi\",\"Closed on Monday, open on Sunday\"\n"
    ).pages["mill"]
    #expect(page?.contains("  services:\n    - Drive-Thru\n    - Mobile Order\n    - WiFi\n") == true)
    #expect(page?.contains("notices:\n  - Closed on Monday, open on Sunday\n") == true)
  }

  // MARK: Addresses

  @Test func namesPostalCodesThatCannotBe() throws {
    let table = """
      Name,Zip,Country
      A,2134,US
      B,ABC,United States
      C,1067,DE
      D,12345,CA
      E,99999,GB
      F,2134.0,US
      G,02134,US
      H,SW1A 1AA,GB
      """
    let zero = "if a spreadsheet removed the zero"
    let form = "has no postal code of the form of"
    #expect(
      try remarks(table) == [
        "2,7: place.postal-code 2134: `US` (United States) \(form) `2134`. Write `02134` \(zero)",
        "3: place.postal-code ABC: `US` (United States) \(form) `ABC`. Correct `postal-code`, or `country`",
        "4: place.postal-code 1067: `DE` (Germany) \(form) `1067`. Write `01067` \(zero)",
        "5: place.postal-code 12345: `CA` (Canada) \(form) `12345`. Correct `postal-code`, or `country`",
        "6: place.postal-code 99999: `GB` (United Kingdom) \(form) `99999`. Correct `postal-code`, or `country`",
        "7: place.postal-code 2134.0: it ended with `.0`, as spreadsheets write numbers",
      ])
  }

  @Test(arguments: [
    "#02134", "(02134)", "02134;", "XX 02134", "zip 02134", "02,134", "02134 USA", "“02134”", "00000",
  ])
  func namesPostalCodesWithSomethingElse(code: String) throws {
    let remarks = try remarks("Name,Zip,Country\nA,\"\(code)\",US\n")
    #expect(remarks.count == 1 && remarks[0].contains("has no postal code of the form of `\(code)`"))
  }

  @Test(arguments: [
    ("US", "901", "00901"), ("IT", "184", "00184"), ("PL", "950", "00950"), ("US", "2134", "02134"),
    ("IN", "46204", nil), ("DE", "67", nil), ("AT", "134", nil),
  ])
  func proposesTheZerosThatASpreadsheetRemoved(country: String, code: String, whole: String?) throws {
    let remarks = try remarks("Name,Zip,Country\nA,\(code),\(country)\n")
    #expect(remarks.count == 1)
    #expect(remarks[0].contains("Write `") == (whole != nil) && remarks[0].contains("`\(whole ?? code)`"))
  }

  @Test func namesRegionsThatCannotBe() throws {
    let table = """
      Name,City,State,Zip,Country
      A,Boston,Northeast,02134,US
      B,Boston,New Yrok,02134,US
      C,MA,Boston,02134,US
      D,Boston,MA,90210,US
      E,Boston,Mass.,02134,US
      F,Québec,Québec,G1R 4P5,CA
      G,Sydney,N.S.W.,2000,AU
      H,Porto,Northeast,4000-001,PT
      I,Toronto,QC,M5H 1A1,CA
      """
    let none = "`US` (United States) has no state or province"
    #expect(
      try remarks(table) == [
        "2: place.region Northeast: \(none) `Northeast`. Correct `region`, or `country`",
        "3: place.region New Yrok: \(none) `New Yrok`. Did you mean `New York`?",
        "4: place.region Boston: \(none) `Boston`. Correct `region`, or `country`",
        "5: place.postal-code 90210: the postal code `90210` is not in `MA`. Correct `postal-code`, or `region`",
        "10: place.postal-code M5H 1A1: the postal code `M5H 1A1` is not in `QC`. "
          + "Correct `postal-code`, or `region`",
      ])
  }

  @Test func namesStreetsAndTownsWithMore() throws {
    let table = """
      Name,Street,City,State,Zip
      A,1 Main St,"Boston, MA",MA,02134
      B,1 Main St,Boston MA 02134,MA,02134
      C,7 Main St; Boston; MA 02134,Boston,MA,02134
      D,"1 Main St, Suite 5",New York City,NY,10001
      E,1 Main St,Kansas City,Kansas,66101
      F,1 Main St,Washington DC,DC,20001
      """
    #expect(
      try remarks(table).map { $0.prefix { $0 != ":" } + ($0.contains(" also has the ") ? "" : $0[...]) }
        == ["2", "3", "4", "7"])
  }

  @Test func refusesHoursBelowAnotherDay() throws {
    let days = "Name,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n"
    let (result, pages) = try imported(
      days + "A,Tue 8-16h,Wed 9am-4pm,Thu 9am-4pm,Fri 9am-4pm,Sat 9am-4pm,Sun Closed,Mon Closed\n"
        + "B,Fri 8am-5pm,9am-5pm,9am-5pm,9am-5pm,9am-5pm,9am-5pm,9am-5pm\n"
        + "C,Mon 8am-5pm,Tue 9am-4pm,Wed 9am-4pm,Thu 9am-4pm,Fri 9am-4pm,Sat Closed,Sun Closed\n")
    #expect(
      result.report?.notes.map(\.message) == [
        "the cell of Monday has hours of Tuesday", "the cell of Monday has hours of Friday",
      ])
    #expect(pages["a"]?.contains("hours") == false && pages["b"]?.contains("hours") == false)
    #expect(
      pages["c"]?.contains("    - \"Mo 08:00-17:00\"\n    - \"Tu-Fr 09:00-16:00\"\n    - Sa,Su off\n")
        == true)
  }

  @Test func joinsHoursOfAWeekWithThoseOfDays() throws {
    let (result, pages) = try imported(
      "Name,Hours,Saturday,Sunday\nA,Mon-Fri 9am-5pm,10am-2pm,Closed\nB,9am-5pm,10am-2pm,Closed\n")
    #expect(
      pages["a"]?.contains("    - \"Mo-Fr 09:00-17:00\"\n    - \"Sa 10:00-14:00\"\n    - Su off\n")
        == true)
    // Whether the first hours are also for the weekend, only a person knows.
    #expect(pages["b"]?.contains("hours") == false)
    #expect(result.report?.refused["place.hours"] == 1)
  }

  @Test func fillsANumberFromTwoColumnsThatNeverBothHaveOne() throws {
    let pages = try imported("Name,phone,contact phone\nA,030 901820,\nB,,030 901821\n", "place.country=DE")
      .pages
    #expect(
      pages["a"]?.contains("030 901820") == true && pages["b"]?.contains("phone: \"030 901821\"") == true)
  }

  @Test(arguments: [
    ("Status", "Permanently closed", false), ("Store Status", "Inactive", false), ("Status", "Open", true),
    ("Published", "no", false), ("Active", "FALSE", false), ("Active", "1", true), ("Closed", "yes", false),
    ("Status", "0", true), ("Closed", "no", true), ("Business Status", "CLOSED_PERMANENTLY", false),
  ])
  func makesNoPageForARowThatIsClosed(column: String, value: String, isPage: Bool) throws {
    let (result, pages) = try imported("Name,City,\(column)\nMill,York,\(value)\nPier,Leeds,\n")
    #expect((pages["mill"] != nil) == isPage)
    let reason = "the row has `\(value)` in the column `\(column)`, so it makes no page"
    #expect(result.report?.notes.map(\.message) == (isPage ? [] : [reason]))
  }

  @Test(arguments: ["Care Butler (CLOSED)", "ZZ TEST DO NOT USE", "Test store", "Mill - Closed"])
  func doubtsTitlesWithARemark(title: String) throws {
    #expect(try remarks("Name,City\n\(title),York\n").count == 1)
    #expect(try remarks("Name,City\nThe Closed Door,York\nContest Hall,York\n") == [])
  }

  @Test func namesWhatSpreadsheetsLeave() throws {
    let table = """
      Name,Street,City,State,Description
      "=HYPERLINK(""x"")",1 Main St,York,,
      Bob?s Deli,3-Apr,York,,########
      Mill,0,0,0,0
      TODO,1 Main St,York,,
      """
    let result = try imported(table).result
    let report = try #require(result.report)
    #expect(report.doubtful == ["title": 3, "place.street": 1])
    #expect(
      report.nothing["place.street"] == ["0": 1]
        && report.nothing["extra.description"] == ["########": 1, "0": 1])
    #expect(report.notes.last?.message == "the row has no title, so it makes no page")
  }

  @Test(arguments: ["TOTALS", "Grand total: 40", "40 stores", "Sub-total", "Average", "Total stores"])
  func sumsWithACountryOrANumberMakeNoPage(title: String) throws {
    let pages = try imported("Name,Street,City,Country\nMill,1 High St,York,GB\n\(title),40,,GB\n").pages
    #expect(pages.keys.sorted() == ["index", "mill"])
  }

  @Test func aHeaderThatIsRepeatedMakesNoPage() throws {
    let pages = try imported("Name,City,Zip\nMill,York,YO1 7EP\nName,City,Zip\nPier,Hull,\n").pages
    #expect(pages.keys.sorted() == ["index", "mill", "pier"])
  }

  @Test(arguments: ["TOTAL", "Total:", "Gesamt", "Grand total", "Suma"])
  func sumsMakeNoPage(title: String) throws {
    let (result, pages) = try imported("Name,City,Seats\nMill,York,30\n\(title),,30\n")
    #expect(pages.keys.sorted() == ["index", "mill"])
    #expect(result.report?.oddities[.leftOut] == 1)
    #expect(result.report?.notes.map(\.message) == ["the row `\(title)` is a sum, so it makes no page"])
  }

  /// A word that nobody knows is no reason to publish a page that somebody marked.
  @Test(arguments: [("yes", true), ("x", true), ("0", false), ("No", false), ("later", true)])
  func aDraftIsNeverPublished(word: String, isDraft: Bool) throws {
    let (_, pages) = try imported("Name,City,Draft\nMill,York,\(word)\nPier,Leeds,no\nQuay,Hull,yes\n")
    #expect(pages["mill"]?.contains("draft: true") == isDraft)
    #expect(pages["pier"]?.contains("draft: true") == false)
  }

  @Test func namesRowsWithoutAnAddress() throws {
    #expect(
      try remarks("Name,City\nNorthern shops,\nTotal,York\n") == [
        "2: title Northern shops: the row has no address"
      ])
    #expect(try remarks("Name,Owner\nMill,Ada\n") == [])
  }

  @Test(arguments: [
    "Our stores 2026,,\n", "Our stores 2026\n", "\"Stores, all\"\n\n", ",Our stores,\n,,\n",
    ",List,\n,,2022-01-01\n",
  ])
  func namesATitleAboveTheHeader(title: String) throws {
    let problems = try imported("\(title)Name,City,Zip\nMill,York,YO1 7EP\n").result.diagnostics
    #expect(
      problems.map(\.message) == [
        "this line has one text, as a title has, but line \(title.split(separator: "\n", omittingEmptySubsequences: false).count) has 3 cells"
      ])
    #expect(problems.map(\.fix) == ["delete the lines above the names of the columns"])
  }

  @Test func namesATitleOfTwoTexts() throws {
    let problems = try imported("Store list 2026,Confidential,,\nName,City,Zip,Country\nMill,York,,GB\n")
      .result
      .diagnostics
    #expect(
      problems.map(\.message) == ["this line has 2 texts, as a title has, but line 2 has 4 cells"])
  }

  @Test func readsCellsBetweenBars() throws {
    #expect(try imported("Name|City\nMill|York\n").pages["mill"]?.contains("locality: York") == true)
  }

  @Test func namesColumnsWithoutANameThatHaveValues() throws {
    let (result, _) = try imported("Name,,City,\nMill,x,York,\n")
    #expect(result.report?.unusedColumns == ["column 2 without a name"])
    #expect(result.diagnostics == [])
  }

  @Test func namesAColumnWithBothCoordinates() throws {
    let proposal = try #require(
      try imported("Name,Lat / Long\nA,\"42.36, -71.05\"\nB,42.4 / -71.1\n").result.proposal)
    #expect(proposal.misfits == ["Lat / Long has latitudes and longitudes. Give each of them a column"])
    let others = try #require(try imported("Name,Size\nA,\"42, 71\"\nB,1.5 x 2\n").result.proposal)
    #expect(others.misfits == [])
  }

  @Test func namesTwoColumnsThatCanBeTheTitle() throws {
    let refusal = try #require(throws: SystemError.self) { try imported("Name,City,Name\nMill,York,Hull\n") }
    #expect(refusal.description.contains("columns 1 and 3 are both named `Name`"))
  }

  @Test func readsSignsOfWindowsForControlCharacters() throws {
    let page = try imported("Name,Street\nBorders \u{96} Mall,1 Bao\u{92}an St\n").pages["borders-mall"]
    #expect(page?.contains("Borders – Mall") == true)
    #expect(page?.contains("1 Bao’an St") == true)
  }

  @Test func keepsARegionThatIsNamedLikeNothing() throws {
    let page = try imported("Name,City,State,Country\nMill,Nantou,NAN,TW\n").pages["mill"]
    #expect(page?.contains("region: \"NAN\"\n") == true || page?.contains("region: NAN\n") == true)
  }

  @Test(arguments: [
    ("020 123 456 (8,35 snt/puh)", "020 123 456"), ("0100 87000 (0,10/min)", "0100 87000"),
    ("020 123 4567 (9h-14h)", "020 123 4567"),
  ])
  func leavesOutWhatANumberCosts(phone: String, kept: String) throws {
    let pages = try imported("Name,Street,City,Zip,Country,Phone\nMill,1 Way,Turku,20100,FI,\"\(phone)\"\n")
      .pages
    #expect(
      pages["mill"]?.contains("phone: \(kept)\n") == true
        || pages["mill"]?.contains("phone: \"\(kept)\"\n") == true)
  }

  @Test(arguments: [
    ("Logradouro,Número", "Rua Augusta,12", "Rua Augusta 12"), ("Ulica,Numer budynku", "Długa,5", "Długa 5"),
    ("Straatnaam,Huisnummer,Huisletter,Toevoeging", "Dorpsstraat,1,A,2", "Dorpsstraat 1A-2"),
    ("Straatnaam,Huisnummer,Toevoeging", "Dorpsstraat,1,2", "Dorpsstraat 1-2"),
    ("Calle,Núm. Ext", "Hidalgo,7", "Hidalgo 7"),
    ("Rua,Número", "Rua Augusta 12,900", "Rua Augusta 12"),
  ])
  func addsTheHouseNumberOfOtherColumns(columns: String, cells: String, street: String) throws {
    let page = try imported("Name,\(columns),City\nMill,\(cells),X\n").pages["mill"]
    #expect(
      page?.contains("street: \(street)\n") == true || page?.contains("street: \"\(street)\"\n") == true)
  }

  @Test(arguments: [
    ("Estado", "Activo", "Inactivo"), ("Statut", "Ouvert", "Fermé définitivement"),
    ("Situação", "Ativa", "Baixada"),
    ("Durum", "Açık", "Kapalı"),
  ])
  func makesNoPageOfAClosedLocation(column: String, open: String, closed: String) throws {
    let pages = try imported("Name,City,\(column)\nMill,X,\(open)\nPier,X,\(closed)\n").pages
    #expect(pages["mill"]?.contains("region") == false && pages["pier"] == nil)
  }

  @Test func keepsAColumnOfStates() throws {
    #expect(
      try imported("Name,City,Estado\nMill,X,Jalisco\n").pages["mill"]?.contains("region: Jalisco") == true)
  }

  @Test func saysThatASpreadsheetRoundedANumber() throws {
    let remarks = try remarks(
      "Name,Street,City,Zip,Phone\nMill,1 Way,York,YO1 7EP,4.96112E+11\nPier,2 Way,York,YO1 7EP,01904 123456\n"
    )
    #expect(remarks.contains { $0.contains("a spreadsheet rounded the number") })
  }

  @Test func readsNumbersWithWideHyphens() throws {
    let pages = try imported("Name,Street,City,Phone\nA,1-2,Tokyo,03－3293－1711\n").pages
    #expect(pages["a"]?.contains("03－3293－1711") == true)
  }

  // MARK: Values

  @Test func readsHoursInTheLanguageOfThePages() throws {
    let table = "Name,Hours\nMoulin,Lun-Ven 7 h à 19 h\n"
    let hours = "  hours:\n    - \"Mo-Fr 07:00-19:00\"\n"
    #expect(try imported(table).pages["moulin"]?.contains("extra:\n  hours: Lun-Ven") == true)
    #expect(try imported(table, "language=fr").pages["moulin"]?.contains(hours) == true)
    let folder = ["Content/z/index.md": "---\ntitle: Z\nlanguage: fr\n---\n"]
    #expect(try imported(table, files: folder).pages["moulin"]?.contains(hours) == true)
  }

  @Test(arguments: ["place.phone.fr", "title.french", "language.fr"])
  func refusesAKeyThatIsTheSameInAllLanguages(name: String) throws {
    let refusal = try #require(throws: SystemError.self) { try FrontMatterKey(named: name) }
    #expect(refusal.description.contains("there is no front-matter key `\(name)`"))
  }

  @Test func readsHoursInTheLanguageOfTheRow() throws {
    let pages = try imported(
      "Name,Language,Hours\nMoulin,fr,Lun-Ven 7 h à 19 h\nMill,en,Mon-Fri 7a-7p\nMühle,de,Mo-Fr 7-19 Uhr\n"
    ).pages
    for name in ["moulin", "mill", "muhle"] {
      #expect(pages[name]?.contains("    - \"Mo-Fr 07:00-19:00\"\n") == true, "\(name)")
    }
  }

  @Test func proposesHoursInTheLanguagesOfTheRows() throws {
    let proposal = try #require(
      try imported("Name,Language,Hours\nA,fr,Lun-Ven 7 h à 19 h\nB,es,L-V 8:00-20:00\nC,de,Di 9-12 Uhr\n")
        .result
        .proposal)
    #expect(proposal.misfits == [] && proposal.text.contains("place.hours ← Hours"))
  }

  @Test func namesTheLanguageThatHoursAreIn() throws {
    let proposal = try #require(
      try imported("Nombre,Horario\nA,De martes a domingo 10h-22h\nB,Lunes a viernes 9:00-14:00\n").result
        .proposal)
    #expect(proposal.misfits.first?.hasSuffix("`--set language=es` reads most of them") == true)
  }

  @Test func keepsTheExtensionOfANumberThatIsComplete() throws {
    let (result, pages) = try imported("Name,Country,Phone\nMill,CA,(204) 555-0106 ext. 3\n")
    #expect(pages["mill"]?.contains("phone: \"(204) 555-0106 ext. 3\"") == true)
    #expect(result.report?.notes == [])
  }
}
