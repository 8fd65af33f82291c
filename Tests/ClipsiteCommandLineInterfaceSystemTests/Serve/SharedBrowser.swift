import ClipsiteTestTools
import Testing

/// The browser of a suite whose tests run one after the other. The first page starts it, and it ends after
/// the last test.
struct SharedBrowser: SuiteTrait, TestScoping {
  /// The browser, if it was started. One test at a time uses it.
  private final class Holder: @unchecked Sendable { var browser: Chromium? }

  @TaskLocal private static var holder: Holder?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let holder = Holder()
    try await Self.$holder.withValue(holder, operation: function)
    await Blocking.run { holder.browser?.stop() }
  }

  /// The browser of this suite. One that has ended is replaced, so that only one test fails.
  static func chromium() throws -> Chromium {
    guard let holder else { throw BrowserError.missing("the trait `sharedBrowser` of the suite") }
    if let browser = holder.browser, browser.isRunning { return browser }
    holder.browser?.stop()
    holder.browser = nil
    let browser = try Chromium()
    holder.browser = browser
    return browser
  }
}

extension Trait where Self == SharedBrowser {
  /// One browser for all tests of the suite, which has to be `serialized`.
  static var sharedBrowser: Self { Self() }
}
