public import ClipsiteDiagnostics

/// The error of every type here that is made from text: the text, and the first rule that it breaks.
public struct InvalidValue<Rule: ViolatedRule>: Error, Hashable, Sendable {
  /// The text as it was given.
  public let value: String
  /// The rule that it breaks.
  public let rule: Rule

  /// A text and the rule that it breaks.
  public init(_ value: String, _ rule: Rule) {
    self.value = value
    self.rule = rule
  }

  /// One sentence without a full stop that names the value and the rule.
  public var message: String { rule.message(for: Quoting.quoted(value)) }

  /// What to do about it, in the imperative, where that is known.
  public var fix: String? { rule.fix(for: value) }

  /// The error as a diagnostic for the place where the text stands.
  public func diagnostic(_ code: DiagnosticCode, at place: SourceRange) -> Diagnostic {
    Diagnostic(code, at: place, message, fix: fix)
  }
}
