import ClipsiteText
import Foundation

/// A page in Chromium, which notes what it asks for and what goes wrong on it.
struct ChromiumPage: BrowserPage {
  private let browser: Chromium
  /// What other pages of the browser do not share: cache, cookies, and storage.
  private let context: JSONValue
  private let session: String

  /// An empty page in the browser of the suite, in a separate window, so that no other page hides it.
  init() throws {
    browser = try SharedBrowser.chromium()
    context = try browser.call("Target.createBrowserContext")["browserContextId"] ?? .null
    let made = try browser.call(
      "Target.createTarget", ["url": "about:blank", "newWindow": true, "browserContextId": context])
    let attached = try browser.call(
      "Target.attachToTarget", ["targetId": made["targetId"] ?? .null, "flatten": true])
    session = attached["sessionId"]?.text ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    if let pretendedTime { try setClock(pretendedTime) }
  }

  /// Closes the page. A browser that is gone has closed it already.
  func close() {
    _ = try? browser.call("Target.disposeBrowserContext", ["browserContextId": context])
    browser.forgetEvents(of: session)
  }

  @discardableResult
  private func call(
    _ method: String, _ parameters: JSONValue = [:],
    until deadline: ContinuousClock.Instant = .now + Chromium.patience
  ) throws -> JSONValue {
    do {
      return try browser.call(method, parameters, session: session, until: deadline)
    } catch BrowserError.refused(let method, let reason) {
      // Who made the page go elsewhere, if that is the reason.
      let causes = events("Page.frameRequestedNavigation").compactMap { $0["reason"]?.text }
      throw BrowserError.refused(method, ([reason] + causes.suffix(3)).joined(separator: "; "))
    }
  }

  /// Goes to an address and waits for nothing.
  ///
  /// - Returns: Whether that is another document.
  @discardableResult
  func navigate(to address: String) throws -> Bool {
    let answer = try call("Page.navigate", ["url": .string(address)])
    if let reason = answer["errorText"]?.text { throw BrowserError.refused(address, reason) }
    return answer["loaderId"] != nil
  }

  /// Holds back what the page asks for, until `release`.
  ///
  /// - Parameter pattern: The addresses, with `*` for any text.
  func holdBack(_ pattern: String) throws {
    try call("Fetch.enable", ["patterns": [["urlPattern": .string(pattern)]]])
  }

  /// Lets what was held back come.
  func release() throws {
    for request in events("Fetch.requestPaused") {
      try call("Fetch.continueRequest", ["requestId": request["requestId"] ?? .null])
    }
    try call("Fetch.disable")
  }

  func open(_ address: String) throws {
    // The page that is left may have the same address, and may still be there for a moment.
    try value(of: "document.isLeft = true")
    let isNew = try navigate(to: address)
    let isOpen = "location.href === \(Self.literal(address)) && document.readyState === 'complete'"
    try wait(for: isNew ? "!document.isLeft && \(isOpen)" : isOpen)
  }

  @discardableResult
  func evaluate(_ expression: String, until deadline: ContinuousClock.Instant) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true], until: deadline)
    if let problem = answer["exceptionDetails"] { throw BrowserError.thrown(Self.text(of: problem)) }
    return answer["result"]?["value"] ?? .null
  }

  func type(_ text: String) throws { try call("Input.insertText", ["text": .string(text)]) }

  func press(_ key: PressedKey) throws {
    for type in ["keyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        [
          "type": .string(type), "key": .string(key.rawValue), "code": .string(key.rawValue),
          "windowsVirtualKeyCode": .number("\(key.code)"),
          // Without its text, Enter sends no form.
          "text": .string(key == .enter && type == "keyDown" ? "\r" : ""),
        ])
    }
  }

  func accessible(_ selector: String) throws -> AccessibleElement {
    let object = try call(
      "Runtime.evaluate", ["expression": .string("document.querySelector(\(Self.literal(selector)))")])
    let tree = try call(
      "Accessibility.getPartialAXTree",
      ["objectId": object["result"]?["objectId"] ?? .null, "fetchRelatives": false])
    let node = tree["nodes"]?.elements?.first
    return AccessibleElement(
      role: node?["role"]?["value"]?.text ?? "", name: node?["name"]?["value"]?.text ?? "")
  }

  /// Makes the page one of a reader who prefers `light` or `dark`.
  func prefer(colorScheme: String) throws {
    let feature: JSONValue = ["name": "prefers-color-scheme", "value": .string(colorScheme)]
    try call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Shows the page as it would be printed by a reader who prefers `light` or `dark`.
  func showAsPrinted(preferring scheme: String = "light") throws {
    let feature: JSONValue = ["name": "prefers-color-scheme", "value": .string(scheme)]
    try call("Emulation.setEmulatedMedia", ["media": "print", "features": [feature]])
  }

  /// Makes the page one of a reader who has chosen few colors, as the contrast themes of Windows have them.
  func forceColors() throws {
    let feature: JSONValue = ["name": "forced-colors", "value": "active"]
    try call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Sends a user agent, and shows it to scripts, from the next page on.
  func pretend(to userAgent: String) throws {
    try call("Emulation.setUserAgentOverride", ["userAgent": .string(userAgent)])
  }

  func stopClock(at time: String) throws { try stopClock(at: time, in: "UTC") }

  /// Stops the clock of the pages that are opened from now on. `clock` is their time, in milliseconds.
  ///
  /// - Parameters:
  ///   - time: As in `2026-11-23T10:00:00Z`.
  ///   - zone: The time zone of the visitor, as in `America/Los_Angeles`.
  func stopClock(at time: String, in zone: String) throws {
    try call("Emulation.setTimezoneOverride", ["timezoneId": .string(zone)])
    try setClock(time)
  }

  private func setClock(_ time: String) throws {
    let script = """
      window.clock = Date.parse(\(Self.literal(time)));
      window.Date = class extends Date {
        constructor(...words) { words.length ? super(...words) : super(window.clock); }
      };
      """
    try addScript(script)
  }

  func addScript(_ text: String) throws {
    try call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(text)])
  }

  /// Opens an address as a browser does that runs no scripts, and so no timers to wait with.
  func openWithoutScripts(_ address: String) throws {
    try call("Emulation.setScriptExecutionDisabled", ["value": true])
    try call("Page.navigate", ["url": .string(address)])
    let isOpen = "location.href === \(Self.literal(address)) && document.readyState === 'complete'"
    let deadline = ContinuousClock.now + Chromium.patience
    while try evaluate(isOpen, until: deadline).bool != true {
      guard ContinuousClock.now < deadline else { throw BrowserError.silent(isOpen) }
    }
  }

  func take(on look: Look) throws {
    try prefer(colorScheme: look.scheme)
    // Style sheets see a finger in place of the mouse.
    try call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(look.isTouched)])
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number("\(look.width)"), "height": .number("\(look.height)"),
        "deviceScaleFactor": .number("\(look.scale)"), "mobile": .bool(look.isTouched),
      ])
  }

  func screenshot() throws -> Data {
    try loadImages()
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    let area: JSONValue = [
      "x": .number("0"), "y": .number("0"), "width": size?["width"] ?? .null,
      "height": size?["height"] ?? .null, "scale": .number("1"),
    ]
    let answer = try call("Page.captureScreenshot", ["clip": area, "captureBeyondViewport": true])
    guard let picture = answer["data"]?.text.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.refused("Page.captureScreenshot", "no picture")
    }
    return picture
  }

  /// The addresses that the page has asked for.
  var requests: [String] {
    events("Network.requestWillBeSent").compactMap { $0["request"]?["url"]?.text }
  }

  /// The errors and warnings of the console: exceptions, calls of `console`, and what the browser itself
  /// wrote.
  var problems: [String] {
    let exceptions = events("Runtime.exceptionThrown").compactMap { $0["exceptionDetails"].map(Self.text) }
    let calls = events("Runtime.consoleAPICalled").filter { Self.isProblem($0["type"]) }
      .map { $0["args"]?.elements?.compactMap { $0["value"]?.text }.joined(separator: " ") ?? "" }
    let entries = events("Log.entryAdded").compactMap { $0["entry"] }.filter { Self.isProblem($0["level"]) }
      .map { "\($0["text"]?.text ?? "") \($0["url"]?.text ?? "")" }
    return exceptions + calls + entries
  }

  private static func isProblem(_ level: JSONValue?) -> Bool {
    ["error", "warning", "assert"].contains(level?.text ?? "")
  }

  private static func text(of exception: JSONValue) -> String {
    exception["exception"]?["description"]?.text ?? exception["text"]?.text ?? ""
  }

  private func events(_ name: String) -> [JSONValue] {
    browser.events.filter { $0["method"]?.text == name && $0["sessionId"]?.text == session }
      .compactMap { $0["params"] }
  }
}
