import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct MappingProposalTests {
  private func table(_ csv: String) -> LocationTable {
    CSVReader.table(in: SourceFile(path: "a.csv", csv)).table
  }

  private func proposal(_ csv: String, _ options: ImportOptions = ImportOptions(folder: "f")) throws
    -> MappingProposal
  {
    try MappingProposal(table(csv), from: "a.csv", options: options, check: FieldCheck { _ in false })
  }

  // MARK: ColumnNames

  @Test(arguments: [
    ("Address line 1", "address-line-1"), ("address_1", "address-1"), ("addressLine1", "address-line-1"),
    ("ZIP", "zip"), ("Country / Region", "country-region"), ("Postal code ", "postal-code"),
    ("città", "citta"),
    ("市", ""),
  ])
  func normalizes(name: String, expected: String) {
    #expect(ColumnNames.normalized(name) == expected)
  }

  @Test(
    arguments: [
      ("Name", "title"), ("City", "place.locality"), ("STATE", "place.region"),
      ("Zip Code", "place.postal-code"),
      ("Store Code", "id"), ("Shop code", "id"), ("Postcode", "place.postal-code"), ("lat", "place.latitude"),
      ("Lng", "place.longitude"),
      ("Opening hours", "place.hours"),
      ("Monday hours", "place.hours.monday"), ("mon_open", "place.hours.monday.opens"),
      ("Special hours", "place.special-hours"), ("From the business", "body"),
      ("place.street", "place.street"),
      ("State/County", "place.region"), ("Post Code", "place.postal-code"), ("Opening times", "place.hours"),
      ("Branch", "title"), ("Branch code", "id"), ("summary", "description"),
      ("social media", "links.social"),
      ("Photos", "photos"),
      ("addr:housenumber", "place.street.number"), ("PLZ", "place.postal-code"), ("Ort", "place.locality"),
      ("Straße", "place.street"), ("Hausnummer", "place.street.number"), ("Öffnungszeiten", "place.hours"),
      ("Montag", "place.hours.monday"), ("Código postal", "place.postal-code"), ("Ville", "place.locality"),
      ("Numero civico", "place.street.number"), ("Καταστημα", ""), ("Τηλέφωνο", "place.phone"),
      ("郵便番号", "place.postal-code"), ("우편번호", "place.postal-code"), ("רחוב", "place.street"),
      ("Kod pocztowy", "place.postal-code"), ("土曜日", "place.hours.saturday"),
      ("Store #", "id"), ("ref", "id"), ("uuid", "id"), ("Code", "id"), ("Site ID", "id"), ("objectid", "id"),
      ("OBJECTID", "id"), ("Global ID", "id"), ("Location #", "id"), ("StoreID", "id"), ("Store_Num", "id"),
      ("Hours of Operation", "place.hours"), ("Store Hours", "place.hours"), ("suburb", "place.locality"),
    ].filter { !$0.1.isEmpty })
  func knowsNamesOfColumns(name: String, expected: String) {
    let role = ColumnNames.role(of: name)
    switch role {
    case .key(let key): #expect(key.name == expected)
    case .id: #expect(expected == "id")
    case .bodyText: #expect(expected == "body")
    case nil: Issue.record("no role")
    }
  }

  /// The website of a location is the page that clipsite makes. A profile in a network is something else.
  @Test(arguments: ["website", "website_url", "Website", "Webseite", "网站"])
  func theColumnOfAWebsiteHasNoKey(name: String) {
    if let role = ColumnNames.role(of: name) { Issue.record("\(role)") }
  }

  /// A house number or the number of a unit is no identity.
  @Test(arguments: ["Number", "No", "Unit number", "#"])
  func aNumberAloneIsNoIdentity(name: String) {
    #expect(ColumnNames.role(of: name) != .id)
  }

  /// The next import would otherwise add all pages again.
  @Test func aMappedColumnStillTellsRowsApart() throws {
    var options = ImportOptions(folder: "f")
    options.mappings = [try KeyedText(argument: "aliases=Store No.")]
    let proposal = try proposal("Store No.,Name\n1001,A\n1002,B\n", options)
    #expect(proposal.text.contains("id ← Store No.: 1001, 1002"))
    #expect(proposal.added(to: options).idColumn == "Store No.")
    options.idColumn = "Name"
    #expect(try self.proposal("Store No.,Name\n1001,A\n", options).added(to: options).idColumn == "Name")
  }

  @Test func hasNoWordForTwoKeys() {
    let words = (Array(ColumnWords.english.values) + Array(ColumnWords.translated.values)).flatMap {
      $0.split(separator: " ")
    }
    #expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  // MARK: MappingProposal

  @Test func prefersTheNameOfAKeyToAnotherWord() throws {
    let text = try proposal("name,summary,description,title\nA,s,d,T\n").text
    #expect(text.contains("description ← description: d") && text.contains("title ← title: T"))
    #expect(text.contains("extra.summary ← summary: s") && text.contains("extra.name ← name: A"))
  }

  @Test func proposesKeysAndKeepsTheOthers() throws {
    let text = try proposal(
      "Store ID,Name,address_1,address_2,City,type,Web Site,x\n1,Mill,1 High St,Floor 2,York,micro,a.com,\n"
    ).text
    #expect(
      text == """
        a.csv: 5 of 8 columns look like keys of the front matter:
          id ← Store ID: 1
          title ← Name: Mill
          place.street ← address_1: 1 High St
          place.street ← address_2: Floor 2
          place.locality ← City: York
        The other columns become your own values for templates:
          extra.type ← type: micro
          extra.web-site ← Web Site: a.com
        Empty columns: x
        type is not place.type, because 1 of 1 values do not fit, such as `micro`: `micro` is not the name of a \
        schema.org type

        """)
  }

  @Test func proposesNoKeyWhoseValuesDoNotFit() throws {
    let text = try proposal("name,phone,lat,lon\nA,call us,north,1\nB,please,south,2\n").text
    #expect(text.contains("extra.phone ← phone: call us") && text.contains("extra.lat ← lat: north"))
    #expect(text.contains("place.longitude ← lon"))
  }

  @Test func leavesColumnsThatOptionsNameAlone() throws {
    var options = ImportOptions(folder: "f")
    options.mappings = [try KeyedText(argument: "title=city")]
    options.idColumn = "code"
    let text = try proposal("id,name,city,code\n1,A,B,2\n", options).text
    #expect(!text.contains("← city") && !text.contains("  id ←"))
    #expect(text.contains("extra.name ← name"))
  }

  @Test(arguments: ["id,name\n1,A\n", "title\nA\n"])
  func asksNothingAboutTitlesAndIDs(csv: String) throws {
    #expect(try proposal(csv).isTrivial)
  }

  @Test func givesEqualNamesDifferentKeys() throws {
    let text = try proposal("name,a b,a-b,import id,市\nA,1,2,3,4\n").text
    #expect(text.contains("extra.a-b ← a b") && text.contains("extra.a-b-2 ← a-b"))
    #expect(
      text.contains("extra.import-id-2 ← import id") && text.contains(" ← 市")
        && !text.contains("extra.column ←"))
  }

  @Test func namesManyColumnsThatNormalizeToOne() throws {
    let header =
      "name,"
      + (0..<4_000).map {
        String(repeating: "!", count: $0 % 20) + "a" + String(repeating: "?", count: $0 / 20)
      }.joined(separator: ",")
    let values = "Mill," + (0..<4_000).map { "\($0)" }.joined(separator: ",")
    let options = try proposal("\(header)\n\(values)\n").added(to: ImportOptions(folder: "f"))
    #expect(Set(options.mappings.map(\.key.name)).count == 4_001)
    #expect(try ColumnPlan(options, for: table("\(header)\n\(values)\n")).fields.count == 4_001)
  }

  // MARK: ImportStore

  private func site(_ table: String) throws -> DisposableFolder {
    let folder = try DisposableFolder()
    try folder.write("name: x\n", to: "Content/site.yml")
    try folder.write(table, to: "a.csv")
    return folder
  }

  @Test func importsNothingBeforeTheProposalIsAccepted() throws {
    let site = try site("name,city,web\nMill,York,a.com\n")
    let store = ImportStore(site: site.path)
    var options = ImportOptions(folder: "mills")
    let asked = try store.run(site.path + "/a.csv", options)
    #expect(asked.report == nil && asked.proposal != nil)
    #expect(try site.files() == ["Content/site.yml", "a.csv"])
    options.acceptsProposal = true
    _ = try store.run(site.path + "/a.csv", options)
    let page = try site.read("Content/mills/mill.md")
    #expect(page.contains("locality: York") && page.contains("web: a.com"))
  }

  // MARK: GoogleSheet

  static let header =
    "Store code,Business name,Address line 1,Address line 2,Locality,Administrative area,Country / Region,"
    + "Postal code,Latitude,Longitude,Primary phone,Website,Primary category,Sunday hours,Monday hours,"
    + "Tuesday hours,Wednesday hours,Thursday hours,Friday hours,Saturday hours,Special hours"
  static let row =
    "S1,Northgate Bikes,1010 Sample Ave,Suite 200,Calgary,AB,CA,T2R 0A1,51.0400,-114.0800,(403) 555-0110,"
    + "https://example.com,Bicycle store,x,08:30-17:00,08:30-17:00,08:30-17:00,08:30-17:00,"
    + "\"8:30AM-12:00PM, 1:00PM-5:00PM\",10:00-14:00,\"2026-12-24: 09:00-13:00, 2026-12-25: x\""
  static let page = """
    ---
    title: Northgate Bikes
    place:
      street: "1010 Sample Ave, Suite 200"
      locality: Calgary
      region: AB
      postal-code: T2R 0A1
      country: CA
      latitude: 51.0400
      longitude: -114.0800
      phone: "(403) 555-0110"
      hours:
        - "Mo-Th 08:30-17:00"
        - "Fr 08:30-12:00,13:00-17:00"
        - "Sa 10:00-14:00"
        - Su off
      special-hours:
        - "2026-12-24 09:00-13:00"
        - "2026-12-25 off"
    extra:
      website: "https://example.com"
      primary-category: Bicycle store
      import-id: S1
    ---

    """

  private func google(_ table: String) throws -> String {
    let site = try site(table)
    var options = ImportOptions(folder: "bikes")
    options.format = .google
    _ = try ImportStore(site: site.path).run(site.path + "/a.csv", options)
    return try site.read("Content/bikes/northgate-bikes.md")
  }

  @Test func readsASheetOfGoogle() throws {
    #expect(try google("\(Self.header)\n\(Self.row)\n") == Self.page)
  }

  @Test func readsColumnsInAnyOrderByTheirNames() throws {
    let text = try google("Status,Locality,Business name,Store code\nPublished,Calgary,Northgate Bikes,S1\n")
    #expect(text.contains("locality: Calgary") && text.contains("status: Published"))
  }

  @Test func readsASheetInAnotherLanguageByPosition() throws {
    let names = (1...21).map { "Spalte \($0)" }.joined(separator: ",")
    let text = try google("\(names)\n\(Self.row)\n")
    #expect(
      text.replacing(/spalte-\d+/, with: "x")
        == Self.page.replacing("primary-category", with: "x").replacing("website", with: "x"))
  }

  @Test func readsTheColumnsOfTheTemplateByPosition() throws {
    let cells =
      [
        "S1", "Northgate Bikes", "1010 Sample Ave", "Suite 200", "", "", "", "Beltline", "Calgary", "AB",
        "CA",
        "T2R 0A1", "51.04", "-114.08", "(403) 555-0110", "", "", "Bicycle store", "",
      ] + Array(repeating: "09:00-17:00", count: 7) + ["", "We fix bikes.", "2020-01-01", "", "", "", "", ""]
    let names = cells.indices.map { "列 \($0)" }.joined(separator: ",")
    let text = try google("\(names)\n\(cells.joined(separator: ","))\n")
    #expect(text.contains("locality: Calgary") && text.contains("street: \"1010 Sample Ave, Suite 200\""))
    #expect(text.contains("- \"Mo-Su 09:00-17:00\"") && text.hasSuffix("---\n\nWe fix bikes.\n"))
  }

  /// The header of the template in British English.
  @Test func readsTheBritishNamesOfASheet() throws {
    let text = try google("Shop code,Business name,Locality,Postcode\nS1,Northgate Bikes,Leeds,LS1 4AP\n")
    #expect(text.contains("postal-code: LS1 4AP") && text.contains("import-id: S1"))
  }

  @Test(arguments: [
    "a,b\n1,2\n",
    (1...21).map { "\($0)" }.joined(separator: ",") + "\n" + (1...21).map { _ in "x" }.joined(separator: ",")
      + "\n",
  ])
  func refusesOtherTablesAsSheetsOfGoogle(table: String) throws {
    let site = try site(table)
    var options = ImportOptions(folder: "bikes")
    options.format = .google
    #expect(throws: SystemError.self) { try ImportStore(site: site.path).run(site.path + "/a.csv", options) }
  }
}
