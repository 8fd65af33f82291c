/// The reason why a text is not a value: the one message of its rule.
package struct FormMistake: Error, Sendable {
  /// One sentence without a period.
  package let message: String
  /// The remedy as an imperative, if it is known.
  package let fix: String?

  package init(_ message: String, fix: String?) { (self.message, self.fix) = (message, fix) }
}
