import ClipsiteText
import Foundation

/// The page in the window of a WebKit.
struct WebKitPage: BrowserPage {
  private let browser: WebKit
  /// How much higher the window is than the page in it.
  private let toolbarHeight: Int

  /// The page that the browser starts with.
  init(in browser: WebKit) throws {
    self.browser = browser
    let (width, height) = (800, 600)
    // The page that the browser itself starts with may still be loading.
    try browser.driver.post("url", ["url": .string("about:blank")])
    try browser.driver.post("window/rect", ["width": .number("\(width)"), "height": .number("\(height)")])
    let inner = try Self.evaluate(
      "new Promise((done) => { const look = () => innerWidth === \(width) ? done(innerHeight) : "
        + "setTimeout(look, 10); look(); })",
      until: .now + Chromium.patience, in: browser)
    toolbarHeight = height - (inner.integer ?? height)
  }

  func open(_ address: String) throws {
    try browser.driver.post("url", ["url": .string(address)])
    guard let time = browser.stoppedTime else { return }
    try evaluate(Self.clockScript(time))
  }

  func stopClock(at time: String) { browser.stoppedTime = time }

  /// The driver runs scripts only in a page that is there, so that the script of the hours has to look again.
  private static func clockScript(_ time: String) -> String {
    """
    window.Date = class extends Date {
      constructor(...words) { words.length ? super(...words) : super(Date.parse(\(literal(time)))); }
    };
    dispatchEvent(new Event("hours"));
    """
  }

  @discardableResult
  func evaluate(_ expression: String, until deadline: ContinuousClock.Instant) throws -> JSONValue {
    try Self.evaluate(expression, until: deadline, in: browser)
  }

  private static func evaluate(
    _ expression: String, until deadline: ContinuousClock.Instant, in browser: WebKit
  ) throws -> JSONValue {
    let left = max(0, ContinuousClock.now.duration(to: deadline) / .milliseconds(1))
    let answer = try browser.driver.post(
      "execute/async",
      ["script": .string(script), "args": [.string(expression), .number("\(Int(left))")]])
    if let problem = answer["problem"]?.text { throw BrowserError.thrown(problem) }
    if answer["isLate"] != nil { throw BrowserError.silent(expression) }
    return answer["value"] ?? .null
  }

  /// Evaluates a text as a console does.
  private static let script = """
    const [text, patience, done] = arguments;
    const fail = (problem) => done({ problem: String(problem) });
    setTimeout(() => done({ isLate: true }), patience);
    try {
      Promise.resolve((0, eval)(text)).then((value) => done({ value }), fail);
    } catch (problem) {
      fail(problem);
    }
    """

  func press(_ key: PressedKey) throws {
    let actions: [JSONValue] = ["keyDown", "keyUp"].map {
      ["type": .string($0), "value": .string(key.webDriver)]
    }
    try browser.driver.post(
      "actions", ["actions": [["type": "key", "id": "keys", "actions": .array(actions)]]])
  }

  func type(_ text: String) throws {
    let actions: [JSONValue] = text.flatMap { letter in
      ["keyDown", "keyUp"].map { ["type": .string($0), "value": .string(String(letter))] }
    }
    try browser.driver.post(
      "actions", ["actions": [["type": "key", "id": "keys", "actions": .array(actions)]]])
  }

  func accessible(_ selector: String) throws -> AccessibleElement {
    let found = try browser.driver.post(
      "element", ["using": "css selector", "value": .string(selector)])
    let id = found.members?.first?.value.text ?? ""
    return AccessibleElement(
      role: try browser.driver.get("element/\(id)/computedrole").text ?? "",
      name: try browser.driver.get("element/\(id)/computedlabel").text ?? "")
  }

  /// The number of pixels of the screen stays one for each of CSS.
  func take(on look: Look) throws {
    guard look.scheme == browser.scheme else {
      throw BrowserError.refused(look.name, "this browser was started for \(browser.scheme) colours")
    }
    try resize(look.width, look.height)
  }

  private func resize(_ width: Int, _ height: Int) throws {
    try browser.driver.post(
      "window/rect", ["width": .number("\(width)"), "height": .number("\(height + toolbarHeight)")])
    try wait(for: "innerWidth === \(width) && innerHeight === \(height)")
  }

  /// WebKit draws nothing that is more than 16,384 pixels high; a picture shows the beginning of longer
  /// pages.
  private static let longestPicture = 8_000

  /// The driver takes what is in the window, so the window becomes as high as the page.
  func screenshot() throws -> Data {
    try loadImages()
    let size = try evaluate("[innerWidth, document.documentElement.scrollHeight]").elements?.compactMap(
      \.integer)
    guard let size, size.count == 2 else { throw BrowserError.refused("screenshot", "no size") }
    try resize(size[0], min(size[1], Self.longestPicture))
    guard let picture = try browser.driver.get("screenshot").text.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.refused("screenshot", "no picture")
    }
    return picture
  }
}
