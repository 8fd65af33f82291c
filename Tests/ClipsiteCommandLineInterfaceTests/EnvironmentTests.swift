import ClipsitePlatform
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct EnvironmentTests {
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
    #expect(Environment.process["PATH"]?.isEmpty == false)
    #expect(Environment.process["CLIPSITE_TEST_VARIABLE_THAT_IS_NOT_SET"] == nil)
  }
}
