import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct TerminalTests {
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
}
