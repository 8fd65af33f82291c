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

  /// One sentence without a period that names the value and the rule.
  public var message: String { rule.message(for: Quoting.quoted(value)) }

  /// The remedy as an imperative, if it is known.
  public var fix: String? { rule.fix(for: value) }

  /// The error as a diagnostic for the place where the text stands.
  public func diagnostic(_ code: DiagnosticCode, at place: SourceRange) -> Diagnostic {
    Diagnostic(code, at: place, message, fix: fix)
  }
}

/// The rules a kind of value must follow: each case is one rule that a text can break.
public protocol ViolatedRule: Hashable, Sendable {
  /// One sentence without a period that names the value, already quoted, and the rule it breaks.
  func message(for value: String) -> String
  /// Returns the remedy as an imperative, if it is known.
  func fix(for value: String) -> String?
}

extension ViolatedRule {
  /// Nothing is known that would help.
  public func fix(for value: String) -> String? { nil }
}

/// Recognizes text that was copied from an example and never filled in.
enum Placeholder {
  /// Indicates whether the text looks like `<TEAM_ID>`, `[TEAM_ID]`, `{team}`, `$(TeamIdentifierPrefix)`,
  /// `YOUR_TEAM_ID`.
  static func isLikely(_ text: some StringProtocol) -> Bool {
    if text.utf8.contains(where: { "<>[]{}$".utf8.contains($0) }) { return true }
    let lowered = text.asciiLowercased
    return ["team_id", "your_", "app_id_prefix"].contains { lowered.contains($0) }
      || ["teamid", "team-id", "your-team", "appidprefix"].contains {
        lowered == $0 || lowered.hasPrefix($0 + ".")
      }
  }
}

extension String {
  /// Substring search without Foundation; the needle is short.
  fileprivate func contains(_ needle: String) -> Bool {
    let (hay, needle) = (Array(utf8), Array(needle.utf8))
    guard hay.count >= needle.count else { return false }
    return (0...(hay.count - needle.count)).contains { hay[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}

/// The rules for a text, of which the first that it breaks decides.
protocol TextRule: ViolatedRule {
  /// Returns the first rule that a text breaks.
  static func broken(by text: String) -> Self?
}

extension TextRule {
  /// Returns a text that breaks no rule.
  static func checked(_ text: String) throws(InvalidValue<Self>) -> String {
    if let rule = broken(by: text) { throw InvalidValue(text, rule) }
    return text
  }
}

/// A value that is made from text, and that is that text in its one form.
public protocol CheckedText: Hashable, Sendable, CustomStringConvertible {
  /// The text.
  var rawValue: String { get }
}

extension CheckedText {
  /// The text.
  public var description: String { rawValue }
}
