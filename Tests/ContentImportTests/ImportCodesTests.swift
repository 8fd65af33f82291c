import Diagnostics
import Testing

@testable import ContentImport

struct ImportCodesTests {
  @Test func explainsEachCodeOnce() {
    #expect(Set(ImportCodes.all.map(\.name)).count == ImportCodes.all.count)
    #expect(ImportCodes.all.allSatisfy { $0.explanation.count > 60 })
  }
}
