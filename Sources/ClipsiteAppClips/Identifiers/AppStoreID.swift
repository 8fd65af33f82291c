/// The number of an app in the App Store, as in `apps.apple.com/app/id1234567890`.
///
/// The text is kept as written (Apple, “Promoting Apps with Smart App Banners”).
public struct AppStoreID: CheckedText {
  /// The digits.
  public let rawValue: String

  /// Checks an App Store ID.
  public init(_ text: String) throws(InvalidValue<Rule>) { rawValue = try Rule.checked(text) }

  /// Indicates whether this is the number of examples.
  package var isPlaceholder: Bool { rawValue == ExampleIdentity.appStoreID }

  /// The page of the app in the App Store.
  public var url: String { "https://apps.apple.com/app/id\(rawValue)" }

  /// The rules for an App Store ID.
  public enum Rule: ViolatedRule, TextRule {
    /// It may not be empty.
    case empty
    /// It stands without the letters `id` that the App Store's URLs put before it.
    case idPrefix
    /// It is no bundle ID or app ID.
    case bundleID
    /// It is no Team ID.
    case teamID
    /// It has only digits.
    case notDigits
    /// It has at most 20 digits.
    case tooLong

    static func broken(by text: some StringProtocol) -> Rule? {
      if text.isEmpty { return .empty }
      if text.isAllDigits { return text.utf8.count > 20 ? .tooLong : nil }
      if text.utf8.starts(with: "id".utf8), text.dropFirst(2).isAllDigits { return .idPrefix }
      if AppIDPrefix.Rule.broken(by: text) == nil { return .teamID }
      return text.utf8.contains(UInt8(ascii: ".")) && !text.utf8.contains(UInt8(ascii: " "))
        ? .bundleID : .notDigits
    }

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the App Store ID is empty"
      case .idPrefix: "the App Store ID \(value) starts with `id`, but it must be digits only"
      case .bundleID: "\(value) is a bundle ID, but an App Store ID is digits only"
      case .teamID: "\(value) looks like a Team ID, but an App Store ID is digits only"
      case .notDigits: "the App Store ID \(value) must be digits only"
      case .tooLong: "the App Store ID \(value) has more than 20 digits"
      }
    }

    /// The digits alone, or where to find them.
    public func fix(for value: String) -> String? {
      if self == .idPrefix { return "write `\(value.dropFirst(2))`" }
      return "use the Apple ID that App Store Connect shows under App Information"
    }
  }
}
