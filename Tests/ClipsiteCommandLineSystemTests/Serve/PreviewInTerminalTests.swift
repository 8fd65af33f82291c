import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `clipsite serve` in a terminal.
@Suite(.blocking, .needs(PreviewInTerminal.tool))
struct PreviewInTerminalTests {
  private func starter() throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    #expect(tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path) == .success)
    return folder
  }

  private let serve = [BuiltProgram.path, "serve", "--port", "0"]

  /// The program that opens an address, in a folder for `PATH`. It shows the address in the terminal.
  private func opener(in folder: ScenarioFolder) throws -> [String: String] {
    for name in ["open", "xdg-open"] {
      try folder.write("bin/\(name)", "#!/bin/sh\necho \"opened $1.\" >/dev/tty\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/\(name)")
    }
    let others = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/bin:\(others)"]
  }

  @Test func keysOpenTheSiteAndEndThePreview() throws {
    let folder = try starter()
    defer { folder.remove() }
    let line = "'\(BuiltProgram.path)' serve --port 0; echo \"ended with $?.\"; stty -a"
    let terminal = try PreviewInTerminal(["sh", "-c", line], in: folder, environment: opener(in: folder))
    try terminal.wait(for: "Press o to open the site, q to quit.")
    let address = try #require(terminal.text.firstMatch(of: /example\.com +(http:\/\/localhost:\d+\/)/)?.1)
    try terminal.press("xo")
    try terminal.wait(for: "opened \(address).")
    try terminal.press("q")
    #expect(try terminal.waitForEnd() == 0)
    // The terminal is as it was, and keys were not shown while the preview read them.
    #expect(terminal.text.contains("ended with 0."))
    #expect(terminal.text.contains(/[ \n]icanon/) && terminal.text.contains(/[ \n]echo[ ;\r\n]/))
    #expect(terminal.text.components(separatedBy: "ended with").first?.contains("xo") == false)
  }

  @Test func theSiteIsOpenedAtTheStart() throws {
    let folder = try starter()
    defer { folder.remove() }
    let terminal = try PreviewInTerminal(serve + ["--open"], in: folder, environment: opener(in: folder))
    try terminal.wait(for: "opened http://localhost:")
    try terminal.press("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test(arguments: ["--lan", "--lan-open"])
  func theScreenHasTheAddressesAndTheCodeForAPhone(_ option: String) throws {
    let folder = try starter()
    defer { folder.remove() }
    let terminal = try PreviewInTerminal(serve + [option], in: folder)
    try terminal.wait(for: "q to quit.")
    let isOpen = option == "--lan-open"
    #expect(terminal.text.contains("everyone in this network can read the site") == isOpen)
    #expect(!isOpen || !terminal.text.contains("_clipsite="))
    // A computer without a network has no address to show.
    let hasCode = terminal.text.contains("On a phone in the same network:") && terminal.text.contains("▄▄▄▄▄")
    #expect(hasCode || terminal.text.contains("This computer is not connected to a network."))
    try terminal.press("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func aSaveIsShownAndEachErrorOnce() throws {
    let folder = try starter()
    defer { folder.remove() }
    let terminal = try PreviewInTerminal(serve, in: folder)
    try terminal.wait(for: "q to quit.")
    let about = try #require(folder.read("Content/about.md"))
    let aside = URL(filePath: folder.path).appending(path: "new.md")
    func save(_ text: String) throws {
      try Data(text.utf8).write(to: aside)
      try #require(rename(aside.path, folder.path + "/Content/about.md") == 0)
    }
    try save(about + "\nOpen on *Sundays*.\n")
    try terminal.wait(for: "Content/about.md: ")
    try save(about + "\n[Menu](nowhere.md)\n")
    try terminal.wait(for: "1 error. Pages with errors are shown as far as possible.")
    try terminal.wait(for: "[DeadLink]")
    try folder.save("Content/ferry-street/market.md", replacing: "title: ", with: "title: The ")
    try terminal.wait(for: "Content/ferry-street/market.md: ")
    try terminal.press("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.text.components(separatedBy: "[DeadLink]").count == 2)
  }

  #if os(Linux)
    /// A site whose loading stops at a page until a test lets it go on.
    private struct SlowSite {
      let folder: ScenarioFolder
      let terminal: PreviewInTerminal
      private let gate: String

      init() throws {
        folder = try ScenarioFolder()
        for (name, text) in SmallSite.files { try folder.write(name, text) }
        for number in 100..<400 { try folder.write("Content/p\(number).md", "---\ntitle: P\n---\n") }
        gate = folder.path + "/gate"
        try #require(mkfifo(gate, 0o600) == 0)
        let calls = try FaultyCalls(in: folder)
        let prefix = calls.prefix(waitingFor: "p300.md", at: gate)
        let line = "exec \(prefix) '\(BuiltProgram.path)' serve --port 0 --workers 1"
        terminal = try PreviewInTerminal(["sh", "-c", line], in: folder)
      }

      /// Waits until the program reads the page, and gives the descriptor that keeps it there.
      func hold() throws -> Int32 {
        let descriptor = open(gate, O_WRONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        return descriptor
      }
    }

    @Test(.needs(FaultyCalls.compiler))
    func controlCEndsALongLoad() throws {
      let site = try SlowSite()
      defer { site.folder.remove() }
      let held = try site.hold()
      defer { close(held) }
      try site.terminal.press("\u{3}")
      #expect(try site.terminal.waitForEnd() == 0)
      #expect(!site.terminal.text.contains("Previewing"))
    }

    @Test(.needs(FaultyCalls.compiler))
    func theScreenCountsPagesWhileALargeSiteLoads() throws {
      let site = try SlowSite()
      defer { site.folder.remove() }
      let held = try site.hold()
      // The line appears after half a second. A longer wait changes nothing.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(600))
      close(held)
      try site.terminal.wait(for: "q to quit.")
      #expect(site.terminal.text.contains(/\d+ pages, \d+\/s/))
      // It is erased before the addresses are printed.
      #expect(site.terminal.text.contains("\r\u{1B}[KPreviewing 1 domain"))
      try site.terminal.press("q")
      #expect(try site.terminal.waitForEnd() == 0)
    }
  #endif
}
