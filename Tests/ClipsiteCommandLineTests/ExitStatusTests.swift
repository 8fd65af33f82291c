import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLine

/// Help lists the exit statuses that a command returns.
///
/// A debug build ends if a command returns another one, so each test that runs a command also tests its list.
struct ExitStatusTests {
  private static let tool = CommandLineTool.clipsite(codes: KnownDiagnosticCodes.all)
  /// Commands that read a site or a table. `publish` publishes nothing of a site with errors, which is status
  /// 3. A preview goes on, and `new` and `theme` read no page, so these refuse only links in place of folders.
  private static let readers = tool.commands.filter { $0.statuses.contains(.contentErrors) }.map(\.name)
    .filter { !["publish", "serve", "new", "theme"].contains($0) }

  /// What the commands need that do not run without arguments.
  private static let arguments = [
    "import": ["rows.csv", "--folder", "stores", "--map", "title=Name"],
    "resolve": ["https://example.com/"],
    "render": ["/"],
    "experiences plan": ["--against", "registered.json"],
  ]

  @Test(arguments: readers) func mistakesOfAnAuthorAreStatus1(name: String) throws {
    let site = try UsualSite.folder(["site.yml": "name: Donuts\n"])
    try site.write("Name\n\"Market\n", to: "rows.csv")
    try site.write("[]", to: "registered.json")
    let words = name.split(separator: " ").map(String.init) + (Self.arguments[name] ?? [])
    let recorder = TerminalRecorder()
    let status = Self.tool.run(words, on: recorder.terminal, workingFolder: site.path)
    #expect(status.rawValue == 1, "\(recorder.text(.error))")
  }

  @Test(arguments: tool.commands.map(\.name)) func aWrongCommandLineIsStatus64(name: String) throws {
    let words = name.split(separator: " ").map(String.init) + ["--no-such-option"]
    #expect(Self.tool.record(words).status.rawValue == 64)
    #expect(Self.tool.command(named: name)?.statuses.contains(.usage) == true)
  }

  @Test(arguments: tool.commands.map(\.name)) func outputThatCannotBeWrittenIsStatus74(name: String) throws {
    let recorder = TerminalRecorder(failure: 28)
    let status = Self.tool.run(
      name.split(separator: " ").map(String.init) + ["--help"], on: recorder.terminal)
    #expect(status.rawValue == 74)
    #expect(Self.tool.command(named: name)?.statuses.contains(.inputOutput) == true)
  }

  /// The meaning of a status in help is that of this command.
  @Test func helpNamesOnlyWhatTheCommandCanDo() {
    for command in Self.tool.commands where command.name != "publish" {
      let meanings = command.statuses.map(command.meaning).joined(separator: " ")
      #expect(!meanings.contains("published"), "\(command.name): \(meanings)")
    }
  }
}
