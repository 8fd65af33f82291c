import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

@Suite(.blocking) struct ShellCommandTests {
  private let owner: DisposableFolder
  private var folder: String { owner.path }

  init() throws { owner = try DisposableFolder("clipsite-shell") }

  private func output(_ line: String, _ variables: [(name: String, value: String)] = []) throws -> String {
    let file = "\(folder)/output"
    #expect(try ShellCommand(line, in: folder).run(with: variables, output: file) == 0)
    return String(decoding: try FileStore.read(file, limit: 1 << 20), as: UTF8.self)
  }

  @Test func runsInItsFolder() throws { #expect(try output("pwd -P") == "\(folder)\n") }

  @Test func findsVariablesAsTheyAre() throws {
    let value = "it's \"$HOME\"\n`x`; *"
    #expect(
      try output("printf '%s' \"$A\"; sh -c 'printf %s \"$B\"'", [("A", value), ("B", "2")]) == value + "2")
  }

  @Test(arguments: ["yes", "yes >&2"]) func aProgramThatPrintsWithoutEndIsEnded(line: String) throws {
    let error = #expect(throws: SystemError.self) {
      try CapturedProcess(["sh", "-c", "exec \(line)"], limit: 1 << 16)
    }
    #expect(error?.reason == "it printed more bytes than the limit of 65536")
  }

  @Test func readsNothing() throws { #expect(try output("cat; echo end") == "end\n") }

  @Test(arguments: [
    ("true", 0), ("exit 7", 7), ("kill -9 $$", 137), ("kill -PIPE $$", 141), ("no-such-command 2>&-", 127),
  ])
  func givesTheStatus(_ line: String, status: Int32) throws {
    // The program ignores a broken pipe; its commands must not.
    signal(SIGPIPE, SIG_IGN)
    #expect(try ShellCommand(line, in: folder).run(with: [], output: "\(folder)/output") == status)
  }

  @Test func aFolderThatIsMissingIsAFailure() throws {
    let command = ShellCommand("touch \(folder)/ran", in: "\(folder)/missing")
    #expect(try command.run(with: [], output: "\(folder)/output") != 0)
    #expect(try !FileStore.exists("\(folder)/ran"))
  }
}
