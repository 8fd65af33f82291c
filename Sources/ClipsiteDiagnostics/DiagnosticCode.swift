/// What kind of mistake a diagnostic reports: a stable name, its usual severity, and the text that
/// `clipsite explain` prints.
///
/// A code is declared as a `static let` beside the check that emits it.
public struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  /// The name in PascalCase, as in `SubtitleTooLong`. Names never change meaning.
  public let name: String
  /// The severity of a diagnostic with this code, unless the check says otherwise.
  public let severity: Severity
  /// Why the rule exists, with its source, and how to follow it: Markdown, wrapped by hand.
  public let explanation: String

  /// Declares a code.
  public init(_ name: String, _ severity: Severity, explanation: String) {
    self.name = name
    self.severity = severity
    self.explanation = explanation
  }

  /// Two codes are the same when their names are.
  public static func == (lhs: DiagnosticCode, rhs: DiagnosticCode) -> Bool { lhs.name == rhs.name }

  /// The name.
  public var description: String { name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
