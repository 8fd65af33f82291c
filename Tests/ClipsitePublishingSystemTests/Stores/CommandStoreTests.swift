import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

@Suite(.blocking) struct CommandStoreTests {
  private let folder: DisposableFolder

  init() throws { folder = try DisposableFolder() }

  /// A command that copies to a folder, and writes down what it is called for.
  private static let line = """
    echo "$CLIPSITE_ACTION $CLIPSITE_KEY$CLIPSITE_CONTENT_TYPE" >>calls
    case $CLIPSITE_ACTION in
    read) [ -e "there/$CLIPSITE_KEY" ] || exit 4; cat "there/$CLIPSITE_KEY" ;;
    send) while read -r f; do mkdir -p "$(dirname "there/$f")" && cp "$CLIPSITE_SOURCE/$f" "there/$f" || exit; done <"$CLIPSITE_FILES" ;;
    delete) while read -r f; do rm "there/$f" || exit; done <"$CLIPSITE_FILES" ;;
    esac
    """

  private func store(_ line: String = line) -> CommandStore {
    CommandStore("the command", line, in: folder.path)
  }

  @Test func carriesFilesStepByStep() throws {
    let run = try StoreRun(["0": "1", "1": "2"], to: store(), types: ["1": "text/plain"])
    #expect(run.outcome.failures == [])
    #expect(run.outcome.sent == 2)
    #expect(try folder.read("there/1") == "2")
    #expect(
      try folder.read("calls") == """
        read .clipsite-published.json
        read .clipsite-published.json
        send application/json
        send text/html
        send text/plain
        read .clipsite-published.json
        send application/json
        read .clipsite-published.json

        """)
    #expect(try folder.names(in: "") == ["calls", "there"])
    #expect(try StoreRun(["0": "1", "1": "2"], to: store(), types: ["1": "text/plain"]).changes == [])
    #expect(try StoreRun(["0": "3"], to: store()).changes == ["content 0", "delete 1"])
    #expect(try folder.read("there/0") == "3")
    #expect((try? folder.read("there/1")) == nil)
  }

  @Test func aCommandThatFailsEndsTheRunBeforeDeletions() throws {
    _ = try StoreRun(["0": "1", "1": "1"], to: store())
    let broken = "[ \"$CLIPSITE_CONTENT_TYPE\" != text/html ] || exit 7; " + Self.line
    let run = try StoreRun(["0": "2"], to: store(broken))
    #expect(run.outcome.deleted == 0)
    #expect(
      run.outcome.failures == [
        PublishFailure(
          destination: run.destination, key: "0",
          error: .service("the command of the target could not send files, and ended with status 7"))
      ])
    #expect(try folder.read("there/1") == "1")
    // The next run sends what was in doubt, and deletes.
    let next = try StoreRun(["0": "2"], to: store())
    #expect(next.changes == ["content 0", "delete 1"])
    #expect(next.outcome.isComplete)
  }

  @Test func whatAKilledRunLeftGoes() throws {
    try folder.write("half", to: ".clipsite-stage/files")
    try folder.write("mine", to: ".clipsite-publish-1/files")
    _ = try StoreRun(["0": "1"], to: store())
    #expect(try folder.names(in: "") == [".clipsite-publish-1", "calls", "there"])
  }

  /// Another run with the same command writes its list while this one sends files.
  @Test func twoRunsAtATimeDeleteNothing() throws {
    _ = try StoreRun(["0": "1", "1": "1"], to: store())
    let overtaken = "[ \"$CLIPSITE_CONTENT_TYPE\" != text/html ] || echo >>there/.clipsite-published.json; "
    let run = try StoreRun(["0": "2"], to: store(overtaken + Self.line))
    #expect(run.outcome.deleted == 0)
    #expect(
      run.outcome.failures.map(\.error) == [
        .service(
          "another run publishes with the command at the same time, or the command did not keep the list of files"
        )
      ]
    )
    #expect(try folder.read("there/1") == "1")
  }

  @Test(arguments: ["../victim/keep", "a\\n../victim/keep"])
  func aKeyThatIsNoPathOfASiteReachesNoList(_ key: String) throws {
    _ = try StoreRun(["0": "1", "1": "1"], to: store())
    try folder.write("kept", to: "victim/keep")
    let list = try folder.read("there/.clipsite-published.json")
    let changed = list.replacing("\"key\": \"1\"", with: "\"key\": \"\(key)\"")
    #expect(changed != list)
    try folder.write(changed, to: "there/.clipsite-published.json")
    #expect(throws: SystemError.self) { try StoreRun(["0": "1"], to: store()) }
    #expect(try folder.read("victim/keep") == "kept")
    #expect(try !folder.read("calls").contains("delete"))
  }

  @Test(arguments: ["exit 1", "exit 126", "kill -9 $$", "no-such-command", "echo no list"])
  func aListThatCannotBeReadIsNotTakenForNone(_ line: String) throws {
    let error = #expect(throws: SystemError.self) { try store(line).survey() }
    guard line != "echo no list" else { return }
    let fix = "if the file is not there yet, let the action 'read' print nothing and end with 0, 3, or 4"
    #expect(error?.fix == fix)
  }
}
