/// The name of an Android app, such as `com.example.donuts` (Android Developers, “Configure the app module”).
public struct AndroidPackageName: Hashable, Sendable, CustomStringConvertible {
  /// The name as written.
  public let rawValue: String

  /// Checks a name.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    rawValue = text
  }

  /// The name as written.
  public var description: String { rawValue }

  /// The rules for a package name.
  public enum Rule: ViolatedRule {
    /// It may not be empty.
    case empty
    /// It has at least two segments.
    case singleSegment
    /// Something stands before, after and between its full stops.
    case emptySegment
    /// Each segment starts with a letter.
    case badStart
    /// It has only ASCII letters, digits, underscores and full stops.
    case badCharacter

    static func broken(by text: String) -> Rule? {
      if text.isEmpty { return .empty }
      guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
      else {
        return .badCharacter
      }
      let segments = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      if segments.contains(where: \.isEmpty) { return .emptySegment }
      if segments.contains(where: { $0.first?.isLetter != true }) { return .badStart }
      return segments.count == 1 ? .singleSegment : nil
    }

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the package name is empty"
      case .singleSegment: "the package name \(value) has no full stop"
      case .emptySegment: "the package name \(value) has an empty segment"
      case .badStart: "a segment of the package name \(value) does not start with a letter"
      case .badCharacter: "the package name \(value) may hold only letters, digits, `_` and `.`"
      }
    }

    /// What to write.
    public func fix(for value: String) -> String? {
      "use the applicationId of the app, such as `com.example.app`"
    }
  }
}
