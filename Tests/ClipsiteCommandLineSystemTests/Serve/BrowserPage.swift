import ClipsiteTestTools
import ClipsiteText
import Foundation
import Synchronization
import Testing

/// A page in a browser: what tests ask of it, whichever browser shows it.
protocol BrowserPage {
  /// Opens an address and waits until the page and all that it shows is loaded.
  func open(_ address: String) throws

  /// The value of an expression, that of its promise if it is one.
  ///
  /// - Parameter deadline: When to give up.
  @discardableResult
  func evaluate(_ expression: String, until deadline: ContinuousClock.Instant) throws -> JSONValue

  /// Types into the field that has the focus, as a keyboard does.
  func type(_ text: String) throws

  /// Presses a key, as a keyboard does.
  func press(_ key: PressedKey) throws

  /// The element that a selector of CSS names, as the browser describes it to assistive technology.
  func accessible(_ selector: String) throws -> AccessibleElement

  /// Stops the clock of the pages that are opened from now on, so that what they show does not depend on today.
  ///
  /// - Parameter time: As in `2026-11-23T10:00:00Z`.
  func stopClock(at time: String) throws

  /// Runs a script in each page that is opened from now on, before any other. A browser that cannot does nothing.
  func addScript(_ text: String) throws

  /// Makes the page one of a device and of a reader's preferences.
  func take(on look: Look) throws

  /// The whole page as a picture (PNG), with what lies below the window and its images, also those that would
  /// only be loaded once they are scrolled to.
  func screenshot() throws -> Data
}

/// A key that writes nothing.
enum PressedKey: String {
  case tab = "Tab"
  case enter = "Enter"
  case escape = "Escape"
  case down = "ArrowDown"

  /// The number of the key in browsers (UI Events, “Legacy Key Attributes”).
  var code: Int {
    switch self {
    case .tab: 9
    case .enter: 13
    case .escape: 27
    case .down: 40
    }
  }

  /// The key as a letter (W3C, WebDriver, section 17.4.2).
  var webDriver: String {
    switch self {
    case .tab: "\u{E004}"
    case .enter: "\u{E007}"
    case .escape: "\u{E00C}"
    case .down: "\u{E015}"
    }
  }
}

/// The role and the name of an element in the accessibility tree.
struct AccessibleElement: Hashable {
  let role: String
  let name: String
}

extension BrowserPage {
  func addScript(_ text: String) throws {}

  /// The value of an expression, that of its promise if it is one.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    try evaluate(expression, until: .now + Chromium.patience)
  }

  /// A text as JavaScript spells it.
  static func literal(_ text: String) -> String {
    String(decoding: JSONValue.string(text).bytes(), as: UTF8.self)
  }

  /// Waits until an expression is true. The page may load again meanwhile, as often as it likes.
  func wait(for condition: String) throws {
    let promise = """
      new Promise((done) => {
        const look = () => ((\(condition)) ? done(true) : setTimeout(look, 10));
        look();
      })
      """
    do {
      try value(of: promise)
    } catch BrowserError.silent {
      throw BrowserError.silent(condition)
    }
  }

  /// The value of a promise. When the page loads again, and takes the promise with it, the new page is asked. Not
  /// every browser tells that a promise is gone, so it is also asked again after a while. A page that is only slow
  /// is asked for the same promise.
  @discardableResult
  func value(of promise: String, until deadline: ContinuousClock.Instant = .now + Chromium.patience) throws
    -> JSONValue
  {
    let once = "((document.asked ??= {})['\(UUID().uuidString)'] ??= \(promise))"
    while ContinuousClock.now < deadline {
      do {
        return try evaluate(once, until: min(deadline, .now + .seconds(10)))
      } catch BrowserError.refused, BrowserError.silent {
        continue
      }
    }
    throw BrowserError.silent(promise)
  }

  /// Loads all images, also those that would only be loaded once they are scrolled to.
  func loadImages() throws {
    let images = "[...document.images].map((image) => { image.loading = 'eager'; return image.decode(); })"
    try evaluate("Promise.allSettled(\(images)).then(() => true)")
  }
}

/// A time at which the clocks of all pages stand that a test does not stop itself: `BROWSER_TIME` in the
/// environment shows whether tests depend on the day.
let pretendedTime = ProcessInfo.processInfo.environment["BROWSER_TIME"]

/// The browsers that tests share. A test gets one for its first page, and then others get it. They end after the
/// last suite.
struct SharedBrowser: SuiteTrait, TestTrait, TestScoping {
  /// The browser of a case of a test, if it was started. One thread at a time uses it.
  private final class Holder: @unchecked Sendable { var browser: Chromium? }

  /// Those that no test has at the moment, and how many suites may ask for them.
  private struct Idle: @unchecked Sendable {
    var browsers: [Chromium] = []
    var suites = 0
  }

  @TaskLocal private static var holder: Holder?

  private static let idle = Mutex(Idle())

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase == nil else { return try await Self.lend(during: function) }
    Self.idle.withLock { $0.suites += 1 }
    try await function()
    await Blocking.run { Self.leave().forEach { $0.stop() } }
  }

  private static func lend(during function: @Sendable () async throws -> Void) async throws {
    let holder = Holder()
    defer { if let browser = holder.browser { idle.withLock { $0.browsers.append(browser) } } }
    try await $holder.withValue(holder, operation: function)
  }

  /// Ends a suite, and gives the browsers that nobody needs any more.
  private static func leave() -> [Chromium] {
    idle.withLock { idle in
      idle.suites -= 1
      guard idle.suites == 0 else { return [] }
      defer { idle.browsers = [] }
      return idle.browsers
    }
  }

  /// The browser of this test. One that has ended is replaced, so that only one test fails.
  static func chromium() throws -> Chromium {
    guard let holder else { throw BrowserError.missing("the trait `sharedBrowser` of the suite") }
    let browser = holder.browser ?? idle.withLock { $0.browsers.popLast() }
    if let browser, browser.isRunning {
      holder.browser = browser
      return browser
    }
    browser?.stop()
    holder.browser = nil
    let new = try Chromium()
    holder.browser = new
    return new
  }
}

extension Trait where Self == SharedBrowser {
  /// Lends the tests of a suite a browser.
  static var sharedBrowser: Self { Self() }
}

/// What can go wrong between a test and the browser.
enum BrowserError: Error, CustomStringConvertible {
  /// No browser is installed; the packages that have one.
  case missing(String)
  /// The browser has ended.
  case gone
  /// The browser did not answer in time; what was waited for.
  case silent(String)
  /// The browser refused a call; the name of the call and the reason. A page that goes elsewhere is such a
  /// reason.
  case refused(String, String)
  /// The script of a test threw.
  case thrown(String)

  var description: String {
    switch self {
    case .missing(let packages): "no browser is installed: apt-get install \(packages)"
    case .gone: "the browser has ended"
    case .silent(let call): "no answer in time: \(call)"
    case .refused(let method, let reason): "\(method): \(reason)"
    case .thrown(let text): text
    }
  }
}
