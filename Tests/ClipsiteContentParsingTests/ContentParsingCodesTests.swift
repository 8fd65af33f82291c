import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct ContentParsingCodesTests {
  @Test func namesAreUnique() {
    let names = ContentParsingCodes.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ContentParsingCodes.all.map(\.name))
  func namesArePascalCase(name: String) {
    #expect(name.first?.isUppercase == true)
    #expect(name.allSatisfy { $0.isLetter || $0.isNumber })
  }

  @Test func everyCodeIsExplained() {
    #expect(ContentParsingCodes.all.allSatisfy { $0.explanation.count > 80 })
  }
}
