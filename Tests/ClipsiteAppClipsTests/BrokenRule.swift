import ClipsiteAppClips

/// The rule that making a value breaks, or nil when the value is made.
func brokenRule<Value, Rule>(_ make: () throws(InvalidValue<Rule>) -> Value) -> Rule? {
  do throws(InvalidValue<Rule>) {
    _ = try make()
    return nil
  } catch {
    return error.rule
  }
}

/// Whether a rule speaks in one sentence that names the value and does not end with a full stop.
func speaksPlainly(_ rule: some ViolatedRule) -> Bool {
  let message = InvalidValue("x", rule).message
  return message.count > 12 && !message.hasSuffix(".") && !message.contains("\n")
}
