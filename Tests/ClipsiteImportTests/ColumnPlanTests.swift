import ClipsiteSystem
import Testing

@testable import ClipsiteImport

struct ColumnPlanTests {
  private let table = LocationTable(columns: ["id", "name", "city", "twice", "twice", ""])

  private func plan(
    _ maps: [String], set: [String] = [], in table: LocationTable? = nil,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ColumnPlan {
    var options = ImportOptions(folder: "f")
    options.mappings = try maps.map { try KeyedText(argument: $0) }
    options.constants = try set.map { try KeyedText(argument: $0) }
    change(&options)
    return try ColumnPlan(options, for: table ?? self.table)
  }

  @Test func ordersFieldsAsPagesDo() throws {
    let plan = try plan(
      ["extra.b=id", "extra.a=id", "place.locality=city", "title=name"], set: ["place.country=US"])
    #expect(
      plan.fields.map(\.key.name) == ["title", "place.locality", "place.country", "extra.b", "extra.a"])
    #expect(plan.fields.map(\.column) == [1, 2, nil, 0, 0])
    #expect(plan.id == 0)
  }

  @Test func takesAColumnNamedNameAsTitle() throws {
    #expect(try plan([]).fields.map(\.column) == [1])
    #expect(try plan([], set: ["title=Mill"]).fields.map(\.column) == [nil])
  }

  @Test func takesTheCoordinatesOfPoints() throws {
    let table = LocationTable(columns: [
      "name", "lat", "lon", LocationTable.longitude, LocationTable.latitude,
    ])
    #expect(try plan([], in: table).fields.map(\.column) == [0, 4, 3])
    #expect(
      try plan(["place.latitude=lat", "place.longitude=lon"], in: table).fields.map(\.column) == [0, 1, 2])
  }

  @Test func resolvesTheOtherColumns() throws {
    let plan = try plan([]) {
      $0.slugColumn = "city"
      $0.idColumn = "name"
      $0.bodyColumn = "id"
    }
    #expect([plan.slug, plan.id, plan.body] == [2, 1, 0])
  }

  @Test(arguments: [
    (
      ["title=nme"],
      "there is no column `nme`. Did you mean `name`? The columns are `id`, `name`, `city`, `twice`, `twice`"
    ),
    (["title="], "there is no column ``. The columns are `id`, `name`, `city`, `twice`, `twice`"),
    (["title=twice"], "columns 4 and 5 are both named `twice`. Rename one of them"),
    (["title=name", "title=city"], "the key `title` is mapped to two columns. Keep one of them"),
  ])
  func refuses(maps: [String], message: String) {
    let error = #expect(throws: SystemError.self) { try plan(maps) }
    #expect(error?.description == message)
  }

  @Test func refusesAKeySetTwice() {
    #expect(throws: SystemError.self) { try plan([], set: ["title=a", "title=b"]) }
  }

  @Test func needsATitle() {
    let error = #expect(throws: SystemError.self) { try plan([], in: LocationTable(columns: ["label"])) }
    #expect(error?.description.contains("--map title=COLUMN") == true)
  }

  @Test func checksEveryColumnOption() {
    #expect(throws: SystemError.self) { try plan([]) { $0.slugColumn = "x" } }
    #expect(throws: SystemError.self) { try plan([]) { $0.idColumn = "x" } }
    #expect(throws: SystemError.self) { try plan([]) { $0.bodyColumn = "x" } }
  }
}
