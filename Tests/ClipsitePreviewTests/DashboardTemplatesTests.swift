import ClipsiteMustache
import Testing

@testable import ClipsitePreviewDashboard

struct DashboardTemplatesTests {
  @Test func haveNoMistakes() { #expect(DashboardTemplates.library.diagnostics == []) }
}
