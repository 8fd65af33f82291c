import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct ValueTests {
  @Test(
    arguments: [
      (.null, false), (false, false), ("", false), (.html(HTML(markup: "")), false), ([], false),
      (true, true), ("0", true), ("false", true), (" ", true), (.html(HTML(markup: "<br>")), true),
      ([.null], true), ([false], true), ([:], true),
    ] as [(Value, Bool)])
  func knowsWhatIsTruthy(value: Value, isTruthy: Bool) throws {
    #expect(value.isTruthy == isTruthy)
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", with: ["x": value]) == (isTruthy ? "yes" : "no"))
  }
}
