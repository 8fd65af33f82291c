import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// `.ci/watch`, the one time limit of tests that only compute.
@Suite(.blocking, .needs(InstalledTool("bash")))
struct WatchTests {
  /// Watches a command of the shell for two seconds of silence. The last line is the status.
  private func watch(_ command: String) throws -> [String] {
    let folder = try DisposableFolder("watch", ["command": command])
    let script = "LIMIT=2 \(Document.root.path)/.ci/watch sh command; echo status $?"
    let output = try InstalledTool("bash").run(["-c", script], in: folder.path)
    return output.split(separator: "\n").map(String.init)
  }

  private static let beginning = """
    echo '◇ Test run started.'
    echo '◇ Suite ATests started.'
    echo '◇ Suite BTests started.'
    echo '◇ Test quick() started.'
    echo '◇ Test hangs(_:) started.'
    echo '◇ Test "a name" started.'
    echo '✔ Test quick() passed after 0.001 seconds.'
    echo '➜ Test later() skipped: "no tool"'
    echo '✔ Suite BTests passed after 0.001 seconds.'

    """

  @Test func namesWhatHangs() throws {
    let lines = try watch(Self.beginning + "sleep 600\n")
    #expect(
      lines.suffix(5) == [
        "watch: nothing was printed for 2 seconds; these had not ended:", "watch: Suite ATests",
        "watch: Test \"a name\"", "watch: Test hangs(_:)", "status 70",
      ])
  }

  @Test func endsWhatHangs() throws {
    let folder = try DisposableFolder("watch")
    let lines = try watch("sh -c 'echo $$ >\(folder.path)/id; exec sleep 600'\n")
    #expect(lines.last == "status 70")
    let id = try #require(pid_t(try folder.read("id").filter(\.isNumber)))
    // It is gone, or it waits for somebody to ask how it ended.
    let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    #expect(kill(id, 0) != 0 || state?.contains(") Z ") == true)
  }

  @Test(arguments: [0, 1, 7]) func hasTheStatusOfTheCommand(status: Int) throws {
    #expect(try watch("echo one\nexit \(status)\n") == ["one", "status \(status)"])
  }

  @Test func aCommandThatGoesOnPrintingIsNotEnded() throws {
    let lines = try watch("for i in 1 2 3 4; do echo $i; sleep 1; done\n")
    #expect(lines == ["1", "2", "3", "4", "status 0"])
  }

  @Test func leavesNothingBehind() throws {
    let folder = try DisposableFolder("watch")
    let script = "TMPDIR=\(folder.path) \(Document.root.path)/.ci/watch true"
    _ = try InstalledTool("bash").run(["-c", script], in: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
