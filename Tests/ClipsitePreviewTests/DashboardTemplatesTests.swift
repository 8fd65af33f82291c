import ClipsiteMustache
import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct DashboardTemplatesTests {
  @Test func haveNoMistakes() { #expect(DashboardTemplates.library.diagnostics == []) }
}
