/// The error of every value that is made from text: the one message of the rule that the text breaks.
public struct InvalidValue: Error, Hashable, Sendable {
  /// One sentence without a period that names the value and the rule.
  public let message: String
  /// The remedy as an imperative, if it is known.
  public let fix: String?

  /// A mistake.
  public init(_ message: String, fix: String?) { (self.message, self.fix) = (message, fix) }

  /// The error as a diagnostic for the place where the text stands.
  public func diagnostic(_ code: DiagnosticCode, at place: SourceRange) -> Diagnostic {
    Diagnostic(code, at: place, message, fix: fix)
  }
}
