/// The first part of an app ID: the Team ID, or for apps from before 2011 an App ID prefix of their own.
///
/// Ten upper-case ASCII letters and digits, as in `ABCDE12345` (Apple Developer Account Help, “Locate your
/// Team ID”).
public struct AppIDPrefix: Hashable, Sendable, CustomStringConvertible {
  /// The prefix as written.
  public let rawValue: String

  /// Checks a prefix.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    rawValue = text
  }

  /// The prefix as written.
  public var description: String { rawValue }

  /// The rules for an App ID prefix.
  public enum Rule: ViolatedRule {
    /// It may not be empty.
    case empty
    /// It may not be a placeholder from an example.
    case placeholder
    /// It has only upper-case ASCII letters and digits; this one has other characters.
    case badCharacter
    /// It has ten characters; this one has another number.
    case length(Int)
    /// Its letters are upper-case.
    case lowerCase

    static func broken(by text: some StringProtocol) -> Rule? {
      if text.isEmpty { return .empty }
      if Placeholder.isLikely(text) { return .placeholder }
      if !text.utf8.allSatisfy(\.isLetterOrDigit) { return .badCharacter }
      if text.utf8.count != 10 { return .length(text.utf8.count) }
      return text.utf8.contains(where: \.isLowerCaseLetter) ? .lowerCase : nil
    }

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the App ID prefix is empty"
      case .placeholder: "\(value) is a placeholder, not an App ID prefix"
      case .badCharacter: "the App ID prefix \(value) may hold only the letters A–Z and digits"
      case .length(let count): "the App ID prefix \(value) has \(count) characters; it must have 10"
      case .lowerCase: "the App ID prefix \(value) has lower-case letters; it must be in upper case"
      }
    }

    /// Upper case where that is all that is missing, or where to find the prefix.
    public func fix(for value: String) -> String? {
      switch self {
      case .lowerCase: "write `\(value.asciiUppercased)`"
      default: "use the ten characters under Membership details in your Apple Developer account"
      }
    }
  }
}
