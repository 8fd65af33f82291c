/// The reason why a text is not a value: the one message of its rule.
public struct FormMistake: Error, Sendable {
  /// One sentence without a period.
  public let message: String
  /// The remedy as an imperative, if it is known.
  public let fix: String?

  /// A mistake.
  public init(_ message: String, fix: String?) { (self.message, self.fix) = (message, fix) }
}
