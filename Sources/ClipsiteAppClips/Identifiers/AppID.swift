public import ClipsiteText

/// An app as Apple's systems know it: App ID prefix, a period, bundle identifier.
///
/// The form that `apple-app-site-association` files use (Apple, “Supporting associated domains”).
public struct AppID: Hashable, Sendable, CustomStringConvertible {
  /// The App ID prefix, usually the Team ID.
  public let prefix: AppIDPrefix
  /// The bundle identifier.
  public let bundleID: BundleID

  /// An app ID from its parts.
  public init(prefix: AppIDPrefix, bundleID: BundleID) {
    self.prefix = prefix
    self.bundleID = bundleID
  }

  /// Reads an app ID such as `ABCDE12345.com.example.App.Clip`.
  public init(_ text: String) throws(InvalidValue) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    let parts = text.split(separator: ".", maxSplits: 1)
    try self.init(prefix: AppIDPrefix(String(parts[0])), bundleID: BundleID(String(parts[1])))
  }

  /// The app ID in its one form.
  public var description: String { "\(prefix).\(bundleID)" }

  /// The rules for an app ID.
  public typealias Rule = ValueRule<AppID>
}

extension ValueRule<AppID> {
  private static var form: String {
    "write the App ID prefix, a full stop and the bundle ID, as in `ABCDE12345.com.example.App.Clip`"
  }

  /// It may not be empty.
  public static var empty: Self { .init("the app ID is empty", fix: form) }
  /// It may not be a placeholder from an example.
  public static var placeholder: Self { .init("the app ID {value} still contains a placeholder", fix: form) }
  /// It starts with the App ID prefix.
  public static var missingPrefix: Self {
    .init("the app ID {value} lacks the App ID prefix") {
      "write `ABCDE12345.\($0)` with your ten-character App ID prefix"
    }
  }
  /// The part before the first period breaks a rule for App ID prefixes.
  public static func prefix(_ rule: AppIDPrefix.Rule) -> Self {
    .init("in the app ID {value}, " + rule.message(for: "before the first full stop")) { value in
      guard rule == .lowerCase else { return form }
      return "write the prefix in upper case: `\(value.prefix(10).asciiUppercased)\(value.dropFirst(10))`"
    }
  }
  /// A bundle identifier follows the prefix.
  public static var missingBundleID: Self {
    .init("the app ID {value} has no bundle ID after the App ID prefix", fix: form)
  }
  /// The part after the first period breaks a rule for bundle identifiers.
  public static func bundleID(_ rule: BundleID.Rule) -> Self {
    .init("in the app ID {value}, " + rule.message(for: "after the prefix"), fix: form)
  }

  static func broken(by text: String) -> Self? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if text.isEmpty { return .empty }
    if Placeholder.isLikely(text) { return .placeholder }
    // A bundle identifier starts with one of the short lower-case top-level domains.
    if parts[0].utf8.count < 8, parts[0].utf8.allSatisfy(\.isLowerCaseLetter) { return .missingPrefix }
    if let rule = AppIDPrefix.Rule.broken(by: parts[0]) { return .prefix(rule) }
    guard parts.count == 2, !parts[1].isEmpty else { return .missingBundleID }
    return BundleID.Rule.broken(by: parts[1]).map { .bundleID($0) }
  }
}

/// The first part of an app ID: the Team ID, or for apps from before 2011 an App ID prefix of their own.
///
/// Ten upper-case ASCII letters and digits, as in `ABCDE12345` (Apple Developer Account Help, “Locate your
/// Team ID”).
public struct AppIDPrefix: CheckedText {
  /// The prefix as written.
  public let rawValue: String

  /// Indicates whether this is a prefix of examples.
  package var isPlaceholder: Bool { ExampleIdentity.appIDPrefixes.contains(rawValue) }

  /// Checks a prefix.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// The rules for an App ID prefix.
  public typealias Rule = ValueRule<AppIDPrefix>
}

extension ValueRule<AppIDPrefix> {
  package static var place: String {
    "use the ten characters under Membership details in your Apple Developer account"
  }

  /// It may not be empty.
  public static var empty: Self { .init("the App ID prefix is empty", fix: place) }
  /// It may not be a placeholder from an example.
  public static var placeholder: Self { .init("{value} is a placeholder, not an App ID prefix", fix: place) }
  /// It has only upper-case ASCII letters and digits; this one has other characters.
  public static var badCharacter: Self {
    .init("the App ID prefix {value} can contain only the letters A–Z and digits", fix: place)
  }
  /// It has ten characters; this one has another number.
  public static func length(_ count: Int) -> Self {
    .init("the App ID prefix {value} has \(count) characters, but it must have 10", fix: place)
  }
  /// Its letters are upper-case.
  public static var lowerCase: Self {
    .init("the App ID prefix {value} has lower-case letters, but it must be in upper case") {
      "write `\($0.asciiUppercased)`"
    }
  }

  static func broken(by text: some StringProtocol) -> Self? {
    if text.isEmpty { return .empty }
    if Placeholder.isLikely(text) { return .placeholder }
    if !text.utf8.allSatisfy(\.isLetterOrDigit) { return .badCharacter }
    if text.utf8.count != 10 { return .length(text.utf8.count) }
    return text.utf8.contains(where: \.isLowerCaseLetter) ? .lowerCase : nil
  }
}
