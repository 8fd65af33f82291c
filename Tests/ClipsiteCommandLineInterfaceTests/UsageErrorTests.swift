import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct UsageErrorTests {
  @Test func escapesWhatWasTyped() {
    #expect(UsageError.unexpectedArgument("a\u{1B}[2J\n").message == "unexpected argument 'a\\u{1B}[2J\\n'")
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func listsWords(_ words: [String], text: String) {
    #expect(UsageError.list(words) == text)
  }

  @Test func offersTwoDashesOnlyWhereAnArgumentFits() {
    let option = UsageError.unknownOption("-x", nearest: nil, takesArguments: true)
    #expect(option.message == "unknown option '-x'; if it is an argument, put '--' before it")
    #expect(
      UsageError.unknownOption("-x", nearest: nil, takesArguments: false).message == "unknown option '-x'")
  }
}
