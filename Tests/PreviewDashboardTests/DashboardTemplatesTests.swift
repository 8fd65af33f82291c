import Mustache
import Testing

@testable import PreviewDashboard

struct DashboardTemplatesTests {
  @Test func haveNoMistakes() { #expect(DashboardTemplates.library.diagnostics == []) }
}
