import ClipsiteTestTools
import ClipsiteText
import Foundation

@testable import ClipsiteCommandLineTests

/// A headless Chromium or Chrome that is driven through two pipes by the Chrome DevTools Protocol.
///
/// With `--remote-debugging-pipe` the browser reads calls from descriptor 3 and writes answers and events to
/// descriptor 4, each a JSON object with a NUL behind it. One thread at a time may use it.
final class Chromium {
  /// How long a browser may take for anything. Far more than it needs, so that a busy computer fails no test.
  static let patience: Duration = .seconds(120)

  private let folder: ScenarioFolder
  private let process = Process()
  private let calls = Pipe()
  private let messages = Pipe()
  private var received = Data()
  /// How much of what was received holds no end of a message.
  private var searched = 0
  private var lastCall = 0
  /// The events so far, in order.
  private(set) var events: [JSONValue] = []

  /// Starts a browser with a profile of its own.
  init() throws {
    guard let path = Self.path else { throw BrowserError.missing("chromium") }
    folder = try ScenarioFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A process can be given descriptors 0 to 2 only; the shell moves them to where the browser wants them.
    let line = #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#
    process.arguments = ["-c", line, path] + Self.flags + ["--user-data-dir=\(folder.path)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 }
    // The reading end stays open here too: a call to a browser that has ended is then no broken pipe.
    process.standardInput = calls.fileHandleForReading
    process.standardOutput = messages
    process.standardError = FileHandle.nullDevice
    try process.runWithTests()
  }

  private static let flags = [
    "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    // Letters as wide as their fonts say, as on the screens of phones.
    "--font-render-hinting=none", "--no-first-run", "--no-default-browser-check",
    "--disable-background-networking", "--disable-extensions",
    // Pages live for a second, too short for better code and for more threads that collect garbage.
    "--js-flags=--single-threaded-gc,--min-semi-space-size=16",
  ]

  /// Chrome serves as well.
  static let need = Need("Chromium") { path != nil }

  private static var path: String? {
    // The first has no windows, and needs three fifths of the processor time.
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    let applications = ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    return names.lazy.compactMap { InstalledTool($0).path }.first
      ?? applications.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Calls a method of the protocol and waits for its result.
  ///
  /// - Parameters:
  ///   - session: The page that is meant; nil for the browser itself.
  ///   - deadline: When to give up.
  @discardableResult
  func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil,
    until deadline: ContinuousClock.Instant = .now + patience
  ) throws -> JSONValue {
    lastCall += 1
    let number = JSONValue.number(String(lastCall))
    var members = [
      JSONValue.Member("id", number), .init("method", .string(method)), .init("params", parameters),
    ]
    if let session { members.append(.init("sessionId", .string(session))) }
    try calls.fileHandleForWriting.write(contentsOf: JSONValue.object(members).bytes() + [0])
    while let message = try receive(until: deadline) {
      guard message["id"] == number else { continue }
      if let error = message["error"] { throw BrowserError.refused(method, error["message"]?.text ?? "") }
      return message["result"] ?? [:]
    }
    throw BrowserError.silent(method)
  }

  /// The next message, kept if it is an event; nil when none comes in time.
  private func receive(until deadline: ContinuousClock.Instant) throws -> JSONValue? {
    while true {
      if let end = endOfMessage() {
        let message = try JSONParser.parse(Array(received[..<end])).value
        received = Data(received[(end + 1)...])
        searched = 0
        if message["method"] != nil { events.append(message) }
        return message
      }
      // A signal ends a wait early.
      while !waitForData(until: deadline) { guard ContinuousClock.now < deadline else { return nil } }
      let data = messages.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError.gone }
      received.append(data)
    }
  }

  /// Where the first message ends. A picture comes in many pieces, so each is searched only once.
  private func endOfMessage() -> Int? {
    let found = received.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { start in
        memchr(start + searched, 0, bytes.count - searched).map { UnsafeRawPointer($0) - start }
      }
    }
    searched = received.count
    return found
  }

  private func waitForData(until deadline: ContinuousClock.Instant) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    var place = pollfd(fd: messages.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, Int32(clamping: max(0, milliseconds))) > 0
  }

  /// Whether it can be called.
  var isRunning: Bool { process.isRunning }

  /// Forgets what happened on a page.
  func forgetEvents(of session: String) { events.removeAll { $0["sessionId"]?.text == session } }

  /// Ends the browser and removes its profile.
  func stop() {
    if !endsWhenAsked() { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    folder.remove()
  }

  /// Asks the browser to end. Its last process closes the pipe.
  private func endsWhenAsked() -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    do {
      try call("Browser.close", until: deadline)
      while try receive(until: deadline) != nil {}
      return false
    } catch {
      return !process.isRunning || isGone(error)
    }
  }

  private func isGone(_ error: any Error) -> Bool {
    if case BrowserError.gone = error { true } else { false }
  }
}
