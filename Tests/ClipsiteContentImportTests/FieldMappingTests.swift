import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FieldMappingTests {
  @Test func splitsAtTheFirstSign() throws {
    let mapping = try FieldMapping(argument: "place.street=a=b")
    #expect(mapping.key.name == "place.street")
    #expect(mapping.column == "a=b")
  }

  @Test(arguments: ["title", "=name", "", "titel=name"])
  func refuses(argument: String) {
    #expect(throws: ImportError.self) { try FieldMapping(argument: argument) }
  }
}
