import ClipsitePlatform
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct ProgressLineTests {
  @Test(arguments: [
    (0, 0, "0 pages"), (999, 50, "999 pages"), (1234, 100, "1,234 pages, 12,000/s"),
    (1_234_567, 2000, "1,234,567 pages, 610,000/s"), (7, 1000, "7 pages, 7/s"), (0, 5000, "0 pages, 0/s"),
  ])
  func countsAndGivesARate(_ count: Int, milliseconds: Int, text: String) {
    #expect(ProgressLine.text(count, "pages", after: .milliseconds(milliseconds)) == text)
  }

  @Test(arguments: [(0, "0"), (12, "12"), (999, "999"), (1000, "1,000"), (-1234, "-1,234"), (-123, "-123")])
  func groupsThousands(_ number: Int, text: String) {
    #expect(ProgressLine.grouped(number) == text)
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
}
