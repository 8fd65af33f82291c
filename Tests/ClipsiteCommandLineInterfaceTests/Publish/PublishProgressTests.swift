import ClipsitePlatform
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct PublishProgressTests {
  private func lines(isTerminal: Bool, isQuiet: Bool = false, at seconds: [Int]) -> String {
    let recorder = TerminalRecorder(isTerminal: isTerminal)
    let clock = Locked(Duration.zero)
    let progress = PublishProgress(on: recorder.terminal, of: 1200, isQuiet: isQuiet) {
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
}
