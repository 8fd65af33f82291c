public import ClipsiteText

extension InvalidValue {
  /// The error of a text that breaks a rule. Of two rules of a type, the errors are equal only if the rules are.
  public init<Value>(_ value: String, _ rule: ValueRule<Value>) {
    let ends = [value.unicodeScalars.first, value.unicodeScalars.last].compactMap { $0 }
    if value.utf8.count > 6, ends.allSatisfy("“”„‘’‟".unicodeScalars.contains) {
      self.init("the typographic quotes are part of `\(value)`", fix: "remove them, or write `\"` for each")
    } else {
      self.init(rule.message(for: Quoting.quoted(value)), fix: rule.fix(for: value))
    }
  }
}

/// Recognizes text that was copied from an example and never filled in.
enum Placeholder {
  /// Indicates whether the text looks like `<TEAM_ID>`, `[TEAM_ID]`, `{team}`, `$(TeamIdentifierPrefix)`,
  /// `YOUR_TEAM_ID`.
  static func isLikely(_ text: some StringProtocol) -> Bool {
    if text.utf8.contains(where: { "<>[]{}$".utf8.contains($0) }) { return true }
    let lowered = text.asciiLowercased
    let places = lowered.utf8.indices
    return ["team_id", "your_", "app_id_prefix"].contains { part in
      places.contains { lowered.utf8[$0...].starts(with: part.utf8) }
    }
      || ["teamid", "team-id", "your-team", "appidprefix"].contains {
        lowered == $0 || lowered.hasPrefix($0 + ".")
      }
  }
}

/// A rule that a kind of value must follow, with all that is said about a text that breaks it.
///
/// Two rules with the same sentence are equal.
public struct ValueRule<Value>: Hashable, Sendable {
  /// The sentence, in which `{value}` stands for the value.
  private let sentence: String
  private let remedy: @Sendable (String) -> String?

  /// A rule whose remedy depends on the text.
  package init(_ sentence: String, fixedBy remedy: @escaping @Sendable (_ text: String) -> String?) {
    self.sentence = sentence
    self.remedy = remedy
  }

  /// A rule with one remedy, or with none.
  package init(_ sentence: String, fix: String? = nil) { self.init(sentence) { _ in fix } }

  /// One sentence without a period that names the value, already quoted, and the rule it breaks.
  public func message(for value: String) -> String {
    let parts = sentence.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return sentence }
    return parts[0] + value + parts[1].dropFirst("value}".count)
  }

  /// Returns the remedy as an imperative, if it is known.
  public func fix(for value: String) -> String? { remedy(value) }

  /// Indicates whether two rules are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sentence == rhs.sentence }

  /// Hashes the sentence.
  public func hash(into hasher: inout Hasher) { hasher.combine(sentence) }

  /// Returns a text that breaks no rule.
  static func checked(_ text: String, by broken: (String) -> Self?) throws(InvalidValue) -> String {
    if let rule = broken(text) { throw InvalidValue(text, rule) }
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
