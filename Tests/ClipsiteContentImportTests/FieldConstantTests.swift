import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FieldConstantTests {
  @Test func splitsAtTheFirstSign() throws {
    let constant = try FieldConstant(argument: "place.country=US")
    #expect(constant.key.name == "place.country")
    #expect(constant.value == "US")
  }

  @Test func namesItsOption() {
    let error = #expect(throws: ImportError.self) { try FieldConstant(argument: "title") }
    #expect(error?.description == "`--set title` has no `=`; write `--set KEY=VALUE`")
  }
}
