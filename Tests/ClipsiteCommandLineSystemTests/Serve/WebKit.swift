import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// WebKit, the engine of Safari, in the small browser that comes with WebKitGTK. It draws on a screen in
/// memory (Xvfb).
///
/// Visitors of an App Clip come with Safari, which can only be driven on a Mac whose owner allows it, and
/// which finds no server at `example.com.localhost`; so this is as close as a test comes. What is Apple's own
/// is missing: there is no Smart App Banner and no App Clip card, no touch, and one pixel of the screen for
/// each of CSS. One thread at a time may use it.
final class WebKit {
  /// The colours that its reader prefers, which it is told when it starts: `light` or `dark`.
  let scheme: String
  /// What drives it.
  let driver: WebDriver
  /// The time at which the clocks of its pages stand, if they do.
  var stoppedTime = pretendedTime
  private let folder: ScenarioFolder
  private let programs: Process
  /// Nothing is written to it. The programs end when it is closed, as it is when the tests end.
  private let line: Pipe

  /// Starts a browser with a profile of its own.
  ///
  /// - Parameter zone: The time zone of its clock, in place of that of this computer.
  init(scheme: String, zone: String? = nil) throws {
    guard let browser = Self.browser, let screen = Self.screen.path, let server = Self.server.path else {
      throw BrowserError.missing("webkit2gtk-driver xvfb")
    }
    let folder = try ScenarioFolder()
    try folder.write(".config/gtk-3.0/gtk.css", Self.style)
    let (programs, line, port) = (Process(), Pipe(), TestPorts.take())
    programs.executableURL = URL(fileURLWithPath: "/bin/sh")
    programs.arguments = ["-c", Self.script, screen, server, "\(port)"]
    programs.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    programs.environment = Self.environment(home: folder.path).merging(zone.map { ["TZ": $0] } ?? [:]) { $1 }
    programs.standardInput = line
    try programs.runWithTests()
    do {
      try LoopbackClient(port: port).waitForAnswer()
      let words = [JSONValue.string("--automation")] + (scheme == "dark" ? [.string("--dark-mode")] : [])
      driver = try WebDriver(
        port: port, ["webkitgtk:browserOptions": ["binary": .string(browser), "args": .array(words)]])
    } catch {
      let log = folder.read("log") ?? ""
      Self.end(programs, line, folder)
      throw BrowserError.refused("WebKitWebDriver", "\(error); \(log)")
    }
    (self.scheme, self.folder, self.programs, self.line) = (scheme, folder, programs, line)
  }

  /// Starts the screen, which says what it is called, and then the driver, and waits for the end of the
  /// tests.
  private static let script = """
    exec >log 2>&1
    mkfifo display
    "$0" -displayfd 3 -screen 0 1300x1300x24 -nolisten tcp 3>display &
    screen=$!
    read -r number <display
    DISPLAY=":$number" "$1" --port="$2" &
    driver=$!
    read -r nothing
    kill "$driver" "$screen"
    wait
    """

  /// Makes the toolbar as narrow as it can be: no window is narrower, and a phone is.
  private static let style =
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n"

  private static func environment(home: String) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment.merging([
      "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "XDG_RUNTIME_DIR": home, "GDK_BACKEND": "x11",
      // The sandbox needs rights that no container has.
      "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "NO_AT_BRIDGE": "1",
      // Where there is no graphics card, drawing without one from the start is faster.
      "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
    ]) { $1 }
    // Somebody's desktop has a say in colours, and in which window a browser opens.
    for name in ["DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"] { variables[name] = nil }
    return variables
  }

  /// macOS has no WebKitGTK, and Safari finds no server at example.com.localhost.
  static let need = Need("WebKitGTK", from: isOnThisSystem ? .setup : .otherSystem) {
    browser != nil && screen.isThere && server.isThere
  }

  private static var isOnThisSystem: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private static let server = InstalledTool("WebKitWebDriver", package: "webkit2gtk-driver")
  private static let screen = InstalledTool("Xvfb", package: "xvfb")

  /// The browser lies beside the library, where each system has that.
  private static var browser: String? {
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"]
      .map { "\($0)/webkit2gtk-4.1/MiniBrowser" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Ends the browser and removes its profile.
  func stop() {
    // One that has ended by itself cannot be asked to.
    try? driver.end()
    Self.end(programs, line, folder)
  }

  private static func end(_ programs: Process, _ line: Pipe, _ folder: ScenarioFolder) {
    try? line.fileHandleForWriting.close()
    programs.waitUntilExit()
    folder.remove()
  }
}
