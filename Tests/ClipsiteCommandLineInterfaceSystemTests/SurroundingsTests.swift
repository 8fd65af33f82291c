import Foundation
import ClipsiteTestTools
import Testing

/// Case 103 of bad input builds with Turkish letters. Where the system does not have them, it would show
/// nothing.
@Suite(.blocking) struct SurroundingsTests {
  static let hasTurkish = {
    let locales = try? InstalledTool("locale").run(["-a"], in: NSTemporaryDirectory())
    return locales?.lowercased().contains("tr_tr.utf") == true
  }()

  @Test(.enabled(if: hasTurkish || InstalledTool.isRequired, "there is no locale tr_TR.UTF-8"))
  func theTurkishLocaleIsThere() {
    #expect(Self.hasTurkish, "install it with .ci/setup")
  }
}
