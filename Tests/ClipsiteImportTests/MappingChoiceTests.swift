import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

/// What clipsite shows and asks before it takes a column for a key.
struct MappingChoiceTests {
  private func proposal(
    _ csv: String, _ change: (inout ImportOptions) throws -> Void = { _ in }
  ) throws -> MappingProposal {
    let table = CSVReader.table(in: SourceFile(path: "a.csv", csv)).table
    var options = ImportOptions(folder: "f")
    try change(&options)
    return try MappingProposal(
      table, from: "a.csv", options: options, check: FieldCheck { (_) throws(SystemError) in false })
  }

  private func questions(_ csv: String, _ options: String...) throws -> String {
    try proposal(csv) {
      for option in options {
        let argument = try KeyedText(argument: option)
        if option.contains("=closed") { $0.constants.append(argument) } else { $0.mappings.append(argument) }
      }
    }.questions(to: "import --yes")
  }

  @Test func showsThreeValuesOfEachColumn() throws {
    let text = try proposal("Store,Owner\nA,x\nB,x\nB,y\nC,z\nD,w\n").text
    #expect(text.contains("  title ← Store: A, B, C\n") && text.contains("  extra.owner ← Owner: x, y, z\n"))
  }

  @Test(arguments: [
    ("Name,County,State", "place.region", "State", "County"),
    ("Name,Region,State", "place.region", "State", "Region"),
    ("Name,County,Region", "place.region", "Region", "County"),
    ("Title,Town,City", "place.locality", "Town", "City"),
    ("Store,Phone 1,Phone", "place.phone", "Phone", "'Phone 1'"),
    ("OBJECTID,Name,Store ID", "id", "'Store ID'", "OBJECTID"),
  ])
  func asksWhichOfTwoColumns(header: String, key: String, first: String, second: String) throws {
    let rows = (0..<3).map { row in
      header.split(separator: ",").map { value(of: String($0), row) }.joined(separator: ",")
    }
    let questions = try questions(([header] + rows).joined(separator: "\n") + "\n")
    let option = { (column: String) in
      key == "id"
        ? "--id \(column)"
        : column.hasPrefix("'") ? "--map '\(key)=\(column.dropFirst())" : "--map \(key)=\(column)"
    }
    let lines = questions.split(separator: "\n").filter { $0.contains("import --yes") }
    #expect(lines == ["    import --yes \(option(first))", "    import --yes \(option(second))"])
  }

  private func value(of column: String, _ row: Int) -> String {
    column.hasPrefix("Phone") ? "+1 415 555 010\(row)\(column.hasSuffix("1") ? 1 : 2)" : "\(column)\(row)"
  }

  @Test(arguments: ["定休日", "Closed days", "Ruhetag"])
  func asksAboutDaysOnWhichALocationIsClosed(column: String) throws {
    let table = "Name,Hours,\(column)\nMill,11:00-18:00,水曜\n"
    let questions = try questions(table)
    #expect(
      questions.contains("`\(column)` names days on which a location is closed, which `Hours` does not have:")
    )
    #expect(questions.contains("--map place.hours=Hours --map "))
    #expect(try self.questions(table, "place.hours=Hours", "extra.closed=\(column)").isEmpty)
  }

  @Test func asksNothingAboutColumnsThatSayTheSame() throws {
    #expect(try questions("Name,Country,Country Code\nA,Germany,DE\nB,Austria,AT\n").isEmpty)
    #expect(try questions("Name,State,Province\nA,VT,VT\n").isEmpty)
    #expect(!(try questions("Name,Country,Country Code\nA,Germany,DE\nB,,AT\n").isEmpty))
  }

  @Test func asksNothingAboutADottedKey() throws {
    #expect(try questions("Name,County,place.region\nA,Butler,PA\n").isEmpty)
    #expect(try questions("Name,Store ID,id\nA,7,1\nB,8,2\n").isEmpty)
  }

  @Test func takesTheNumberOfAStoreAsItsIdentity() throws {
    let proposal = try proposal("Store #,Name\n12,Mill\n13,Pier\n17,Quay\n")
    #expect(proposal.text.contains("  id ← Store #: 12, 13, 17\n  title ← Name: Mill, Pier, Quay\n"))
    #expect(!proposal.isOpen)
    let names = try questions("Store,Name\n12,Mill\n13,Pier\n")
    #expect(names.contains("import --yes --map title=Name\n") && names.hasSuffix("--map title=Store\n"))
  }

  @Test func takesNoCodeThatRowsShareAsTheirIdentity() throws {
    let text = try proposal("Code,Name\nUS,A\nUS,B\nUS,C\n").text
    #expect(text.contains("extra.code ← Code: US"))
  }

  // MARK: Addresses

  @Test(arguments: [
    "Name,Address,Street\nA,\"1 Main St, Danville, VT 05828\",1 Main St\n",
    "Name,Street,Address\nA,1 Main St,\"1 Main St, Danville, VT 05828\"\n",
    "Name,Address,Street\nA,1 Main St,Main St\nB,2 Low Rd,Low Rd\n",
  ])
  func asksAboutAWholeAddressBesideItsStreet(csv: String) throws {
    let questions = try questions(csv)
    #expect(questions.contains("import --yes --map place.street=Street\n"))
    #expect(questions.hasSuffix("import --yes --map place.street=Address\n"))
    #expect(try self.questions(csv, "place.street=Street").isEmpty)
    #expect(
      try !proposal(csv) { $0.mappings = [try KeyedText(argument: "place.street=Street")] }.text
        .contains("place.street ←"))
  }

  @Test func asksAboutAWholeAddressBesideItsTown() throws {
    let csv = "Name,Address,City,ZIP\nA,\"1 Main St, Danville, VT 05828\",Danville,05828\n"
    let questions = try questions(csv)
    #expect(questions.contains("import --yes --map extra.address=Address\n"))
    #expect(try self.questions(csv, "extra.address=Address").isEmpty)
  }

  @Test func joinsNoPhysicalAddressWithThatForMail() throws {
    let text = try proposal("Name,Physical Address,Address\nA,1 Main St,PO Box 1\n").text
    #expect(text.contains("extra.physical-address ← Physical Address: 1 Main St"))
  }

  @Test func asksNothingAboutTheLinesOfAStreet() throws {
    let csv = "Name,Address 1,Address 2,City\nA,1 Main St,Floor 2,Danville\nB,2 Danville Rd,,Danville\n"
    let rows = "C,3 Low Rd,,Danville\nD,4 Low Rd,,Danville\n"
    #expect(try questions(csv + rows).isEmpty)
  }

  // MARK: Hours

  private static let days = "Mon,Tue,Wed,Thu,Fri,Sat,Sun"

  @Test func asksAboutDaysWithoutAColumn() throws {
    let csv = "Name,Mon-Fri Hours,Sat,Sun\nA,9:00-17:00,10:00-14:00,closed\n"
    let questions = try questions(csv)
    #expect(questions.contains("no column has the hours of Monday, Tuesday, Wednesday, Thursday, Friday:"))
    #expect(
      questions.contains("--map 'place.hours.monday=Mon-Fri Hours' --map 'place.hours.tuesday=Mon-Fri Hours'")
    )
    #expect(questions.hasSuffix("--set place.hours.thursday=closed --set place.hours.friday=closed\n"))
    let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"]
    #expect(
      try proposal(csv) { options in
        options.mappings = try weekdays.map { try KeyedText(argument: "place.hours.\($0)=Mon-Fri Hours") }
      }.isOpen == false)
    #expect(
      try proposal(csv) { options in
        options.constants = try weekdays.map { try KeyedText(argument: "place.hours.\($0)=closed") }
      }.isOpen == false)
  }

  @Test func asksNothingAboutAWholeWeek() throws {
    let cells = Array(repeating: "9:00-17:00", count: 7).joined(separator: ",")
    #expect(try questions("Name,\(Self.days)\nA,\(cells)\n").isEmpty)
    let six = Array(repeating: "9:00-17:00", count: 6).joined(separator: ",")
    #expect(try questions("Name,\(Self.days)\nA,\(six),\n").isEmpty)
  }

  @Test func asksNothingAboutHoursOfAWeekBesideThoseOfDays() throws {
    let table = "Name,Hours,Sat\nA,Mo-Fr 09:00-17:00,10:00-14:00\n"
    #expect(try questions(table).isEmpty)
    #expect(try proposal(table).text.contains("place.hours.saturday ← Sat"))
    #expect(try questions(table, "place.hours=Hours").isEmpty)
    #expect(try questions(table, "place.hours.saturday=Sat").isEmpty)
  }

  @Test func offersAColumnOfDaysOnlyIfThereIsNoOther() throws {
    let text = try questions("Name,Mon-Thu,Fri,Sat-Sun\nA,9:00-17:00,9:00-18:00,Closed\n")
    #expect(text.contains("--map place.hours.saturday=COLUMN") && !text.contains("=Mon-Thu"))
  }

  @Test func aCountyAloneIsNoState() throws {
    #expect(try proposal("Name,County\nA,Washington\n").text.contains("extra.county ← County"))
    #expect(try proposal("Name,County,State\nA,Washington,\n").text.contains("extra.county ← County"))
  }

  // MARK: Import

  private func site(_ table: String) throws -> DisposableFolder {
    let folder = try DisposableFolder()
    try folder.write("name: x\n", to: "Content/site.yml")
    try folder.write(table, to: "a.csv")
    return folder
  }

  private func run(_ site: DisposableFolder, _ mappings: String...) throws -> ImportResult {
    var options = ImportOptions(folder: "f")
    options.acceptsProposal = true
    options.mappings = try mappings.map { try KeyedText(argument: $0) }
    return try ImportStore(site: site.path).run(site.path + "/a.csv", options)
  }

  @Test(arguments: [
    "Name,City,County,State\nButler Mill,Butler,Washington,Pennsylvania\n",
    "Name,Address,Street\nA,\"1 Main St, Danville, VT 05828\",1 Main St\n",
    "Name,Mon-Fri Hours,Sat,Sun\nA,9:00-17:00,10:00-14:00,closed\n",
  ])
  func stopsAlsoIfTheProposalIsAccepted(csv: String) throws {
    let site = try site(csv)
    let result = try run(site)
    #expect(result.report == nil && result.proposal?.isOpen == true)
    #expect(try site.files() == ["Content/site.yml", "a.csv"])
  }

  @Test func importsWithTheAnswer() throws {
    let site = try site("Name,City,County,State\nButler Mill,Butler,Washington,Pennsylvania\n")
    _ = try run(site, "place.region=State")
    let page = try site.read("Content/f/butler-mill.md")
    #expect(page.contains("region: Pennsylvania") && page.contains("county: Washington"))
  }

  @Test func joinsTwoColumnsOfADay() throws {
    let site = try site("name,A,B\nMill,08:00-12:00,14:00-18:00\nPier,09:00-17:00,-\n")
    _ = try run(
      site, "place.hours.monday=A", "place.hours.monday=B", "place.hours.tuesday=A",
      "place.hours.wednesday=A",
      "place.hours.thursday=A", "place.hours.friday=A", "place.hours.saturday=A", "place.hours.sunday=A")
    #expect(try site.read("Content/f/mill.md").contains("Mo 08:00-12:00,14:00-18:00"))
    #expect(try site.read("Content/f/pier.md").contains("Mo-Su 09:00-17:00"))
  }

  @Test func saysWhyARecognizedColumnIsNotUsed() throws {
    let good = (0..<40).map { "A\($0),+1 415 555 01\(10 + $0)" }
    let bad = (0..<60).map { "B\($0),1" }
    let text = try proposal((["name,phone"] + bad + good).joined(separator: "\n") + "\n").text
    #expect(text.contains("phone is not place.phone, because 60 of 100 values do not fit, such as `1`: "))
    #expect(text.hasSuffix("`--map place.phone=phone` uses the others\n"))
  }

  // MARK: Values of spreadsheets and of many hands

  @Test func doubtsWhatSpreadsheetsAddToAPostalCode() throws {
    let site = try site("name,zip\nA,12180.0\nB,12180-\nC,12180-1234\n")
    let report = try #require(try run(site).report)
    for page in ["a", "b"] {
      #expect(try site.read("Content/f/\(page).md").contains(#"postal-code: "12180""#))
    }
    #expect(report.doubtful["place.postal-code"] == 2)
    #expect(report.notes.map(\.message).contains("it ended with `.0`, as spreadsheets write numbers"))
  }

  @Test func doubtsAWholeAddressInSomeRows() throws {
    let rows = (1...6).map { "S\($0),\($0) Main St,Danville,05828" }
    let whole = [
      #"T,"7 Main St, Danville, VT 05828",Danville,05828"#, #"U,"8 Main St, Danville",Danville,"#,
      #"V,"9 Main St, Suite 5",Danville,05828"#,
    ]
    let site = try site((["name,street,city,zip"] + rows + whole).joined(separator: "\n") + "\n")
    let report = try #require(try run(site).report)
    let notes = report.notes.filter { $0.key == "place.street" }
    #expect(notes.flatMap(\.lines) == [8, 9] && report.doubtful["place.street"] == 2)
  }

  @Test func readsClosedInBothColumnsOfADay() throws {
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let header = days.map { "\($0)_open,\($0)_close" }.joined(separator: ",")
    let cells = Array(repeating: "9:00,17:00", count: 6).joined(separator: ",")
    let site = try site("name,\(header)\nA,\(cells),closed,closed\n")
    _ = try run(site)
    #expect(try site.read("Content/f/a.md").contains("Mo-Sa 09:00-17:00"))
  }

  @Test(arguments: [
    ("518-555-0100 x123", "518-555-0100"), ("(518) 555-0100 (mobile)", "(518) 555-0100"),
    ("+49 30 1234567, Fax 99", "+49 30 1234567"),
  ])
  func keepsANumberWithoutItsExtension(text: String, number: String) throws {
    let check = FieldCheck { (_) throws(SystemError) in false }
    let outcome = try check.outcome(of: text, as: FrontMatterKey(named: "place.phone"))
    #expect(outcome == .doubtful(.text(number), reason: "what follows the number is left out"))
  }

  @Test func offersNoColumnWhoseValuesAllMisfit() throws {
    let text = try proposal("name,phone\nA,x\nB,y\n").text
    #expect(text.contains("2 of 2 values do not fit") && !text.contains("uses the others"))
  }

  @Test func writesANumberBehindTheStreetOfAGermanTable() throws {
    let site = try site("Name,Street,PLZ,Ort,Hausnummer\nA,Hauptstraße,10115,Berlin,5\n")
    _ = try run(site)
    #expect(try site.read("Content/f/a.md").contains("street: Hauptstraße 5\n"))
    let other = try self.site("Name,Street,House Number\nA,Main Street,5\n")
    _ = try run(other)
    #expect(try other.read("Content/f/a.md").contains(#"street: "5 Main Street""#))
  }

  // MARK: Values that mean nothing

  @Test func writesNothingForAValueThatMeansNothing() throws {
    let site = try site(
      """
      name,street,city,state,zip,country,owner,about
      #N/A,#N/A,Danville,NULL,nan,US,x,x
      Mill,N/A,-,no data,none,US,NULL,N/A
      Pier,1 Low St,no data,no data,05828,US,Ada,Fresh.
      Quay,2 Low St,Danville,VT,05828,US,Ada,Fresh.

      """)
    let report = try #require(try run(site).report)
    #expect(
      try site.files().filter { $0.hasPrefix("Content/f/") && $0.hasSuffix(".md") } == [
        "Content/f/index.md", "Content/f/mill.md", "Content/f/pier.md", "Content/f/quay.md",
      ])
    let page = try site.read("Content/f/mill.md")
    for word in ["N/A", "no data", "none", "NULL", "locality", "region", "street", "owner"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(report.text.contains("  place.region: 3 empty, 2 cells `no data`, 1 cell `NULL`\n"))
    #expect(report.nothing["title"] == ["#N/A": 1])
    #expect(report.oddities[.leftOut] == 1)
  }

  @Test func keepsValuesThatARuleKnows() throws {
    let site = try site(
      """
      name,city,state,country
      Casa,Napoli,NA,Italy
      Torre,None,TO,IT
      Haus,Windhoek,NA,NA
      Ruean,Nan,Nan,TH
      Mill,Danville,NA,US

      """)
    _ = try run(site)
    func lines(_ name: String) throws -> [String] {
      try site.read("Content/f/\(name).md").replacing("\"", with: "").split(separator: "\n").map {
        $0.trimmingPrefix { $0 == " " }
      }
      .map(String.init).filter {
        $0.hasPrefix("locality") || $0.hasPrefix("region") || $0.hasPrefix("country")
      }
    }
    #expect(try lines("casa") == ["locality: Napoli", "region: NA", "country: IT"])
    #expect(try lines("torre") == ["locality: None", "region: TO", "country: IT"])
    #expect(try lines("haus").contains { $0.contains("NA") && $0.hasPrefix("country") })
    #expect(try lines("haus").contains { $0.hasPrefix("region") } == false)
    #expect(try lines("ruean") == ["locality: Nan", "region: Nan", "country: TH"])
    #expect(try lines("mill") == ["locality: Danville", "country: US"])
  }

  @Test func takesAConstantForAValueThatMeansNothing() throws {
    let site = try site("name,id,state\nMill,N/A,NULL\nPier,N/A,VT\n")
    var options = ImportOptions(folder: "f")
    options.acceptsProposal = true
    options.constants = [try KeyedText(argument: "place.region=NH")]
    options.mappings = [try KeyedText(argument: "place.region=state")]
    let report = try ImportStore(site: site.path).run(site.path + "/a.csv", options).report
    #expect(report?.files.count == 2)
    #expect(try site.read("Content/f/mill.md").contains("region: NH"))
  }
}
