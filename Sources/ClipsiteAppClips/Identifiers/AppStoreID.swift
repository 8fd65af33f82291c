public import ClipsiteText

/// The number of an app in the App Store, as in `apps.apple.com/app/id1234567890`.
///
/// The text is kept as written (Apple, “Promoting Apps with Smart App Banners”).
public struct AppStoreID: CheckedText {
  /// The digits.
  public let rawValue: String

  /// Checks an App Store ID.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// Indicates whether this is the number of examples.
  package var isPlaceholder: Bool { rawValue == ExampleIdentity.appStoreID }

  /// The page of the app in the App Store.
  public var url: String { "https://apps.apple.com/app/id\(rawValue)" }

  /// The rules for an App Store ID.
  public typealias Rule = ValueRule<AppStoreID>
}

extension ValueRule<AppStoreID> {
  private static var place: String { "use the Apple ID that App Store Connect shows under App Information" }

  /// It may not be empty.
  public static var empty: Self { .init("the App Store ID is empty", fix: place) }
  /// It stands without the letters `id` that the App Store's URLs put before it.
  public static var idPrefix: Self {
    .init("the App Store ID {value} starts with `id`, but it must be digits only") {
      "write `\($0.dropFirst(2))`"
    }
  }
  /// It is no bundle ID or app ID.
  public static var bundleID: Self {
    .init("{value} is a bundle ID, but an App Store ID is digits only", fix: place)
  }
  /// It is no Team ID.
  public static var teamID: Self {
    .init("{value} looks like a Team ID, but an App Store ID is digits only", fix: place)
  }
  /// It has only digits.
  public static var notDigits: Self {
    .init("the App Store ID {value} must be digits only") { text in
      let id = text.split { !$0.isLetter && !$0.isNumber }.last { $0.hasPrefix("id") }?.dropFirst(2) ?? ""
      return broken(by: id) == nil ? "write `\(id)`" : place
    }
  }
  /// It has at most 20 digits.
  public static var tooLong: Self { .init("the App Store ID {value} has more than 20 digits", fix: place) }

  static func broken(by text: some StringProtocol) -> Self? {
    if text.isEmpty { return .empty }
    if text.isAllDigits { return text.utf8.count > 20 ? .tooLong : nil }
    if text.utf8.starts(with: "id".utf8), text.dropFirst(2).isAllDigits { return .idPrefix }
    if AppIDPrefix.Rule.broken(by: text) == nil { return .teamID }
    return text.utf8.contains(UInt8(ascii: ".")) && !text.utf8.contains { " /".utf8.contains($0) }
      ? .bundleID : .notDigits
  }
}
