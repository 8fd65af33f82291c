import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsitePublishing

struct TerminalTests {
  // MARK: Terminal

  @Test(arguments: [(nil, 80), (20, 40), (40, 40), (90, 90), (200, 100)])
  func keepsProseReadable(_ columns: Int?, width: Int) {
    #expect(TerminalRecorder(columns: columns).terminal.width == width)
  }

  @Test func keepsResultsAndMessagesApart() {
    let recorder = TerminalRecorder()
    recorder.terminal.output.print("result")
    recorder.terminal.fail("it failed")
    #expect(recorder.text(.output) == "result\n")
    #expect(recorder.text(.error) == "error: it failed\n")
  }

  // MARK: Environment

  @Test(arguments: [
    ([:], true, true), ([:], false, false),
    (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR_FORCE": ""], false, false), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], false, false), (["TERM": "dumb"], true, false),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
  ])
  func decidesOnColor(_ variables: [String: String], isTerminal: Bool, usesColor: Bool) {
    #expect(Environment(variables).usesColor(isTerminal: isTerminal) == usesColor)
  }

  @Test func readsTheProcess() {
    #expect(Environment.process[.path]?.isEmpty == false)
    #expect(Environment.process[EnvironmentVariable("CLIPSITE_TEST_NOT_SET", about: "")] == nil)
  }

  // MARK: ProgressLine

  @Test(arguments: [
    (0, 0, "0 pages"), (999, 50, "999 pages"), (1234, 100, "1,234 pages, 12,000/s"),
    (1_234_567, 2000, "1,234,567 pages, 610,000/s"), (7, 1000, "7 pages, 7/s"), (0, 5000, "0 pages, 0/s"),
  ])
  func countsAndGivesARate(_ count: Int, milliseconds: Int, text: String) {
    #expect(ProgressLine.text(count, "pages", after: .milliseconds(milliseconds)) == text)
  }

  @Test(arguments: [(0, "0"), (12, "12"), (999, "999"), (1000, "1,000"), (-1234, "-1,234"), (-123, "-123")])
  func groupsThousands(_ number: Int, text: String) {
    #expect(NumberText.grouped(number) == text)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files"), (1200, "1,200 files")])
  func countsANoun(number: Int, text: String) { #expect(NumberText.counted(number, "file") == text) }

  @Test func aSummaryCountsOneFile() {
    #expect(PublishSummary(outcome: PublishOutcome()).text.hasPrefix("Published: 0 files sent, 0 bytes, "))
    var outcome = PublishOutcome()
    let file = PublishedFile(
      key: "a", domain: "", kind: .page, source: "a", size: 1, sha256: "", md5: "", contentType: "",
      cacheControl: "")
    outcome.changes = [PlannedChange(action: .new, reason: .notThere, file: file)]
    #expect(PublishSummary(outcome: outcome).text.hasPrefix("Published: 1 file sent, 1 byte, "))
  }

  @Test func appearsAfterHalfASecondIsRedrawnTenTimesASecondAndErasesItself() {
    let recorder = TerminalRecorder(isTerminal: true)
    let clock = Locked(Duration.zero)
    let line = ProgressLine(on: recorder.terminal, counting: "pages") { clock.withLock { $0 } }
    for (count, time) in [(1, 0), (2, 499), (3, 500), (4, 599), (5, 600), (6, 650)] {
      clock.withLock { $0 = .milliseconds(time) }
      line.update(count)
    }
    line.finish()
    line.finish()
    #expect(recorder.text(.error) == "\r\u{1B}[K3 pages, 6/s\r\u{1B}[K5 pages, 8/s\r\u{1B}[K")
    #expect(recorder.text(.output).isEmpty)
  }

  @Test(arguments: [(false, false), (true, true)])
  func drawsForPeopleOnly(_ isTerminal: Bool, isQuiet: Bool) {
    let recorder = TerminalRecorder(isTerminal: isTerminal)
    let line = ProgressLine(on: recorder.terminal, counting: "pages", isQuiet: isQuiet)
    line.update(1)
    line.finish()
    #expect(recorder.text(.error).isEmpty)
  }

  private func lines(isTerminal: Bool, isQuiet: Bool = false, at seconds: [Int]) -> String {
    let recorder = TerminalRecorder(isTerminal: isTerminal)
    let clock = Locked(Duration.zero)
    let progress = ProgressLine(on: recorder.terminal, counting: "files", of: 1200, isQuiet: isQuiet) {
      clock.withLock { $0 }
    }
    for second in seconds {
      clock.withLock { $0 = .seconds(second) }
      progress.add()
    }
    progress.finish()
    return recorder.text(.error)
  }

  @Test func writesALineEveryFiveSecondsWhereNobodyWatches() {
    #expect(
      lines(isTerminal: false, at: [1, 4, 5, 6, 9, 10, 17])
        == "3 of 1,200 files after 5 s\n6 of 1,200 files after 10 s\n7 of 1,200 files after 17 s\n")
  }

  @Test func drawsOneLineOnATerminal() {
    #expect(lines(isTerminal: true, at: [2]) == "\r\u{1B}[K1 of 1,200 files, 0/s\r\u{1B}[K")
  }

  @Test(arguments: [false, true])
  func staysQuiet(_ isTerminal: Bool) {
    #expect(lines(isTerminal: isTerminal, isQuiet: true, at: [6, 12]) == "")
  }

  // MARK: TextWrapper

  private let wrapper = TextWrapper(width: 20)

  @Test(arguments: [
    ("", ""), ("one two", "one two"), ("a  b\nc", "a b c"),
    ("exactly twenty chars!", "exactly twenty\nchars!"),
    ("exactly twenty chars", "exactly twenty chars"),
    ("a incomprehensibilities b", "a\nincomprehensibilities\nb"),
  ])
  func fillsLines(_ text: String, wrapped: String) {
    #expect(wrapper.paragraph(text) == wrapped)
  }

  @Test func indentsFollowingLines() {
    #expect(
      wrapper.paragraph("meaning of the term", indent: "      ", first: "  a   ")
        == "  a   meaning of the\n      term")
  }

  @Test func fillsMarkdownParagraphsAnew() {
    #expect(
      wrapper.markdown("one two\nthree four five six\n\nseven\neight")
        == "one two three four\nfive six\n\nseven eight")
  }

  @Test func indentsListItems() {
    let text = "- one two three\n  four five\n- six\n10. seven eight nine ten"
    #expect(wrapper.markdown(text) == "- one two three four\n  five\n- six\n10. seven eight nine\n    ten")
  }

  @Test(arguments: [
    "    code that is longer than a line", "```\nfenced text that is longer\n\nthan a line\n```",
    "| a table | longer than a line |", "# A heading longer than a line",
  ])
  func keepsCodeTablesAndHeadings(_ text: String) {
    #expect(wrapper.markdown(text) == text)
  }

  @Test func keepsCodeBetweenParagraphs() {
    #expect(
      wrapper.markdown("Write:\n\n    a: b\n    c: d\n\nand\nstop.")
        == "Write:\n\n    a: b\n    c: d\n\nand stop.")
  }

  // MARK: Rows of reports

  @Test func wrapsBesideTheHeading() {
    #expect(
      TextWrapper(width: 16).row("Page", "one two three", column: 8) == "Page    one two\n        three")
    #expect(TextWrapper(width: 16).row("", "one", column: 4) == "    one")
  }

  @Test func keepsSpacesWhereTheyCount() {
    #expect(TextWrapper.plainRow("Rule", "a  b") == "Rule            a  b")
  }

  @Test func aLongHeadingPushesTheTextOn() {
    #expect(TextWrapper(width: 40).row("Association", "one", column: 8) == "Association one")
  }
}
