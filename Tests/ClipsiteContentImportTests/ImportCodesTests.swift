import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ImportCodesTests {
  @Test func explainsEachCodeOnce() {
    #expect(Set(ContentImportCodes.all.map(\.name)).count == ContentImportCodes.all.count)
    #expect(ContentImportCodes.all.allSatisfy { $0.explanation.count > 60 })
  }
}
