/// The rules a kind of value has to follow: each case is one rule that a text can break.
public protocol ViolatedRule: Hashable, Sendable {
  /// One sentence without a full stop that names the value, already quoted, and the rule it breaks.
  func message(for value: String) -> String
  /// What to do about it, in the imperative, where that is known.
  func fix(for value: String) -> String?
}

extension ViolatedRule {
  /// Nothing is known that would help.
  public func fix(for value: String) -> String? { nil }
}
