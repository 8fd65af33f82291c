import ContentParsing
import Diagnostics
import Testing

struct ContentDiagnosticsTests {
  @Test func namesAreUnique() {
    let names = ContentDiagnostics.codes.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ContentDiagnostics.codes.map(\.name))
  func namesArePascalCase(name: String) {
    #expect(name.first?.isUppercase == true)
    #expect(name.allSatisfy { $0.isLetter || $0.isNumber })
  }

  @Test func everyCodeIsExplained() {
    #expect(ContentDiagnostics.codes.allSatisfy { $0.explanation.count > 80 })
  }
}
