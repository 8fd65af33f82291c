public import ClipsiteText

/// The bundle identifier of an app or App Clip, such as `com.example.Donuts.Clip`.
///
/// Labels of ASCII letters, digits and hyphens joined by periods (Apple, “CFBundleIdentifier”). One label is
/// enough, although most have several. The letter case is kept: it must be the same everywhere.
public struct BundleID: CheckedText {
  /// The identifier as written.
  public let rawValue: String

  /// Indicates whether this belongs to an example domain, as `com.example.Donuts` does.
  package var isPlaceholder: Bool { ExampleIdentity.isReserved(rawValue.split(separator: ".")) }

  /// Checks a bundle identifier.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// Indicates whether this can be an App Clip of that app: an App Clip's identifier is the app's, a full
  /// stop, and more (Apple, “Creating an App Clip with Xcode”).
  public func isClip(of app: BundleID) -> Bool {
    rawValue.utf8.starts(with: app.rawValue.utf8)
      && rawValue.utf8.dropFirst(app.rawValue.utf8.count).first == UInt8(ascii: ".")
  }

  /// The rules for a bundle identifier.
  public typealias Rule = ValueRule<BundleID>
}

extension ValueRule<BundleID> {
  private static var place: String {
    "use the bundle identifier that Xcode shows under Signing & Capabilities"
  }

  /// It may not be empty.
  public static var empty: Self { .init("the bundle ID is empty", fix: place) }
  /// It may not be a placeholder from an example.
  public static var placeholder: Self { .init("{value} is a placeholder, not a bundle ID", fix: place) }
  /// It has only ASCII letters, digits, hyphens and periods; the first other character is given.
  public static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    .init(
      "the bundle ID {value} contains \(Quoting.quoted(String(scalar))), but "
        + "only letters, digits, `-` and `.` are allowed", fix: place)
  }
  /// A period stands at the start, at the end or after another one.
  public static var emptyLabel: Self {
    .init("the bundle ID {value} has nothing before, after or between two of its full stops", fix: place)
  }
  /// It is no Team ID.
  public static var teamID: Self { .init("{value} looks like a Team ID, not a bundle ID", fix: place) }
  /// It does not start with the App ID prefix, which is given.
  public static func appIDPrefix(_ prefix: String) -> Self {
    .init("the bundle ID {value} starts with the App ID prefix `\(prefix)`") {
      "write `\($0.dropFirst(prefix.count + 1))`"
    }
  }

  static func broken(by text: some StringProtocol) -> Self? {
    if text.isEmpty { return .empty }
    if Placeholder.isLikely(text) { return .placeholder }
    if let bad = text.unicodeScalars.first(where: { !isAllowed($0) }) { return .badCharacter(bad) }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return .emptyLabel }
    guard AppIDPrefix.Rule.broken(by: labels[0]) == nil else { return nil }
    if labels.count == 1 { return text.utf8.contains(where: \.isDigit) ? .teamID : nil }
    return labels.count > 2 ? .appIDPrefix(String(labels[0])) : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return false }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
