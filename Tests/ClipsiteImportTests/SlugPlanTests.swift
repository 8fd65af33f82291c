import ClipsiteText
import Testing

@testable import ClipsiteImport

struct SlugPlanTests {
  // MARK: SlugPlan

  /// A row of the tables below.
  private struct Row {
    var name: String?
    var locality: String?
    var id: String

    init(_ name: String?, _ locality: String?, id: String) {
      self.name = name
      self.locality = locality
      self.id = id
    }

    var request: SlugPlan.Request {
      .init(name: name, locality: locality, identity: RowIdentity(id: id))
    }
  }

  private static let rows = [
    Row("mill", "york", id: "1"), Row("mill", "leeds", id: "2"), Row("mill", "york", id: "3"),
    Row("mill", nil, id: "4"), Row("mill-york", "york", id: "5"), Row(nil, "osaka", id: "6"),
    Row(nil, nil, id: "7"), Row("index", "york", id: "8"),
  ]

  /// The name of each row's page, by ID.
  private func slugs(_ rows: [Row], pages: [ExistingPage] = [], taken: [String] = []) -> [String: String] {
    var plan = SlugPlan(pages: pages, taken: taken)
    var slugs: [String: String] = [:]
    for (row, assignment) in zip(rows, plan.assignments(for: rows.map(\.request))) {
      switch assignment {
      case .existing(let page): slugs[row.id] = pages[page].stem
      case .new(let slug, _): slugs[row.id] = slug
      case .repeated: slugs[row.id] = "-"
      }
    }
    return slugs
  }

  private func pages(_ slugs: [String: String]) -> [ExistingPage] {
    slugs.sorted { $0.key < $1.key }.map { ExistingPage(stem: $0.value, importID: $0.key) }
  }

  private func hash(_ id: String) -> String { String(NameHash([id]).text.prefix(6)) }

  @Test func givesTheFirstRowTheBareName() {
    let slugs = slugs(Self.rows)
    #expect(slugs["1"] == "mill")
    #expect(slugs["2"] == "mill-leeds")
    #expect(slugs["3"] == "mill-york")
    #expect(slugs["4"] == "mill-\(hash("4"))")
    #expect(slugs["5"] == "mill-york-\(hash("5"))")
    #expect(slugs["6"] == "osaka-\(hash("6"))")
    #expect(slugs["7"] == hash("7"))
    #expect(slugs["8"] == "index-york")
  }

  @Test func neverChangesWhenRowsAreAppended() {
    let all = slugs(Self.rows)
    for count in 0...Self.rows.count {
      let some = slugs(Array(Self.rows[..<count]))
      #expect(some.allSatisfy { all[$0.key] == $0.value })
    }
  }

  @Test func keepsTheNamesOfExistingPagesWhereverRowsAreInserted() {
    let first = slugs(Self.rows)
    for index in 0...Self.rows.count {
      var rows = Self.rows
      rows.insert(contentsOf: [Row("mill", "hull", id: "a"), Row("mill", "york", id: "b")], at: index)
      let second = slugs(rows, pages: pages(first))
      #expect(first.allSatisfy { second[$0.key] == $0.value })
      #expect(second["a"] == "mill-hull")
      #expect(second["b"] == "mill-\(hash("b"))")
    }
  }

  @Test func keepsTheNamesOfExistingPagesInAnyOrder() {
    let first = slugs(Self.rows)
    #expect(slugs(Self.rows.reversed(), pages: pages(first)) == first)
    #expect(slugs(Array(Self.rows[4...] + Self.rows[..<4]), pages: pages(first)) == first)
  }

  @Test func keepsANameThatAPersonGaveToThePage() {
    #expect(slugs(Self.rows, pages: [ExistingPage(stem: "Old_Mill", importID: "1")])["1"] == "Old_Mill")
  }

  @Test func leavesOtherPagesAlone() {
    let foreign = [ExistingPage(stem: "Mill", importID: nil), ExistingPage(stem: "mill-york", importID: "x")]
    let slugs = slugs([Row("mill", "york", id: "1")], pages: foreign)
    #expect(slugs["1"] == "mill-\(hash("1"))")
  }

  @Test func leavesFoldersAlone() {
    #expect(slugs([Row("mill", "york", id: "1")], taken: ["Mill"])["1"] == "mill-york")
  }

  @Test func usesMoreOfTheHashWhenItMust() {
    let hash = NameHash(["7"]).text
    let taken = [String(hash.prefix(6)), String(hash.prefix(9)), String(hash.prefix(12)), hash]
    #expect(slugs([Row(nil, nil, id: "7")], taken: Array(taken[..<1]))["7"] == taken[1])
    #expect(slugs([Row(nil, nil, id: "7")], taken: taken)["7"]?.hasPrefix(hash) == true)
  }

  @Test func makesOnePageOfARepeatedID() {
    var plan = SlugPlan(pages: [], taken: [])
    let rows = [Row("a", nil, id: "1"), Row("b", nil, id: "1")]
    #expect(
      plan.assignments(for: rows.map(\.request)) == [
        .new(slug: "a", isFirstChoice: true), .repeated(row: 0),
      ])
  }

  /// Rows of one name and address; only the telephone number differs.
  private func twins(_ phones: [String]) -> [SlugPlan.Request] {
    phones.map { phone in
      let identity = RowIdentity(
        title: "A", address: ["1 High St"], coordinates: [], exact: NameHash(["A", phone]))
      return .init(name: "a", locality: nil, identity: identity)
    }
  }

  private func twinPages(_ phones: [String]) -> [ExistingPage] {
    zip(["a", "a-1", "a-2"], twins(phones)).map { ExistingPage(stem: $0, importID: $1.identity.importID) }
  }

  @Test func givesRowsOfOneNameAndAddressPagesOfTheirOwn() {
    var plan = SlugPlan(pages: [], taken: [])
    let assignments = plan.assignments(for: twins(["1", "2", "1"]))
    #expect(assignments.first == .new(slug: "a", isFirstChoice: true))
    #expect(assignments.last == .repeated(row: 0))
    guard case .new(let slug, false) = assignments[1] else { return #expect(Bool(false), "no second page") }
    #expect(slug.hasPrefix("a-"))
  }

  @Test(arguments: [
    (["1", "2"], [0, 1]), (["2", "1"], [1, 0]), (["3", "1", "2"], [nil, 0, 1]), (["3", "2"], [0, 1]),
    (["3", "1"], [1, 0]), (["2"], [1]),
  ])
  func keepsThemApartLater(phones: [String], pages: [Int?]) {
    var plan = SlugPlan(pages: twinPages(["1", "2"]), taken: [])
    let assignments = plan.assignments(for: twins(phones))
    let kept = assignments.map { assignment -> Int? in
      guard case .existing(let page) = assignment else { return nil }
      return page
    }
    #expect(kept == pages)
  }

  @Test func doesNotTakePartOfAnIDForAName() {
    var plan = SlugPlan(pages: [ExistingPage(stem: "x", importID: "1.5")], taken: [])
    let request = SlugPlan.Request(name: "a", locality: nil, identity: RowIdentity(id: "1"))
    #expect(plan.assignments(for: [request]) == [.new(slug: "a", isFirstChoice: true)])
  }

  // MARK: RowIdentity

  private func identity(
    _ title: String, _ street: String = "1 High St", latitude: String = "1", phone: String = "2"
  ) -> RowIdentity {
    RowIdentity(
      title: title, address: [street, ""], coordinates: [latitude, "0"],
      exact: NameHash([title, street, latitude, phone]))
  }

  @Test func isNameAndAddress() {
    #expect(identity("A").primary == identity("a", latitude: "9", phone: "9").primary)
    #expect(identity("A").primary != identity("B").primary)
    #expect(identity("A").primary != identity("A", "2 High St").primary)
  }

  @Test func usesCoordinatesWhereThereIsNoAddress() {
    #expect(identity("A", "").primary != identity("A", "", latitude: "9").primary)
  }

  @Test func tellsRowsOfOneAddressApartByAllValues() {
    #expect(identity("A").importID != identity("A", phone: "9").importID)
    #expect(RowIdentity.primary(ofImportID: identity("A").importID) == identity("A").primary)
  }

  @Test func isTheIDAlone() {
    #expect(RowIdentity(id: "7").importID == "7")
    #expect(RowIdentity.primary(ofImportID: "7") == nil)
  }

  // MARK: PageName

  @Test(arguments: [
    ("Mill Inn", "mill-inn"), ("  Café & Co.  ", "cafe-co"), ("", nil), ("--", nil), ("水車", nil),
    ("Index", nil),
    ("Con", nil), (String(repeating: "a", count: 81), String(repeating: "a", count: 80)),
    (String(repeating: "abcdefghi ", count: 9), String(repeating: "abcdefghi-", count: 7) + "abcdefghi"),
    (String(repeating: "a", count: 80) + " b", String(repeating: "a", count: 80)),
  ])
  func makesSlugs(text: String, expected: String?) {
    #expect(PageName.slug(of: text) == expected)
  }

  @Test func makesRoomForASuffix() {
    let long = String(repeating: "word-", count: 15) + "words"
    let joined = PageName.joined(long, "york")
    #expect(joined.utf8.count <= 80)
    #expect(joined == String(repeating: "word-", count: 14) + "word-york")
    #expect(PageName.joined(long, long).utf8.count <= 80)
  }

  // MARK: NameHash

  /// These are parts of file names: a change would rename pages.
  @Test(arguments: [
    ([], "69aj9x2cz0mze"), (["a"], "vwmqf3at93vn3"), (["Mill Inn", "1 High St", "York"], "4m0q5tm4mcadc"),
  ])
  func staysWhatItIs(texts: [String], expected: String) {
    #expect(NameHash(texts).text == expected)
  }

  @Test func tellsWhereATextEnds() {
    #expect(NameHash(["ab", "c"]) != NameHash(["a", "bc"]))
    #expect(NameHash(["a", ""]) != NameHash(["a"]))
  }

  @Test func spreadsItsPrefix() {
    let prefixes = Set((0..<10_000).map { NameHash(["\($0)"]).text.prefix(6) })
    #expect(prefixes.count > 9_990)
  }
}
