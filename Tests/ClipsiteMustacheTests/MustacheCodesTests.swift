import ClipsiteDiagnostics
import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct MustacheCodesTests {
  @Test func haveNamesOfTheirOwnInOrder() {
    let names = MustacheCodes.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(names.count == 18)
  }

  @Test(arguments: MustacheCodes.all.map(\.explanation))
  func areExplained(explanation: String) {
    #expect(explanation.count > 60)
    #expect(explanation.hasSuffix(".") || explanation.hasSuffix(")"))
    #expect(explanation.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
