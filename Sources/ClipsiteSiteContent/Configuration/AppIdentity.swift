package import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// The app and its App Clip: the key `app` of `site.yml`.
package struct AppIdentity: Hashable, Sendable {
  /// The App ID prefix, usually the Team ID.
  package let prefix: AppIDPrefix
  /// The app's bundle identifier.
  package let bundleID: BundleID
  /// The App Clip's bundle identifier.
  package let clipBundleID: BundleID
  /// The app's number in the App Store.
  package let storeID: AppStoreID?
  /// Indicates whether the app detects App Clip Codes in AR. This needs a separate entry in the AASA file.
  package let detectsCodesInAR: Bool
  /// The name of the parameter of a default App Clip link that tells which location is meant.
  package let linkParameter: String

  /// The parameter of sites that name none, which `RoutingTable` of `InvocationRouting` also assumes.
  package static let locationParameter = "location"

  /// The app's identifier in AASA files.
  package var appID: AppID { AppID(prefix: prefix, bundleID: bundleID) }
  /// The App Clip's identifier in AASA files.
  package var clipAppID: AppID { AppID(prefix: prefix, bundleID: clipBundleID) }
}

/// Decodes the mapping `app` of `site.yml`.
struct AppReader {
  private var reader: MappingReader
  /// The mistakes found.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ node: YAMLNode) { reader = MappingReader(node, AppKeys.keys) }

  /// The app, or `nil` if an identifier is missing or wrong.
  mutating func read() -> AppIdentity? {
    let keys = AppKeys.keys
    let prefix = required(keys.teamID, else: .invalidAppIDPrefix, AppIDPrefix.init(_:))
    let bundleID = required(keys.bundleID, else: .invalidBundleID, BundleID.init(_:))
    let clipID = required(keys.clipBundleID, else: .invalidBundleID, BundleID.init(_:))
    let storeID = reader.value(keys.appStoreID, .invalidAppStoreID, AppStoreID.init(_:))
    if storeID == nil, reader.diagnostics.isEmpty {
      reader.report(
        Diagnostic(
          .missingAppStoreID, at: reader.range(reader.node.range),
          "`app` has no `app-store-id`, so devices without App Clips are offered nothing",
          fix: "add the number from the app's address in the App Store"))
    }
    let detectsCodes = reader.bool(keys.arCodes)?.value ?? false
    let linkParameter = readLinkParameter()
    if let bundleID, let clipID, !clipID.value.isClip(of: bundleID.value) {
      reader.report(
        Diagnostic(
          .clipOutsideApp, at: SourceRange(reader.node.place.path, clipID.range.bytes),
          "the App Clip `\(clipID.value)` is not part of the app `\(bundleID.value)`",
          fix: "use a bundle ID that starts with `\(bundleID.value).`"))
    }
    reader.finish(&diagnostics)
    guard let prefix, let bundleID, let clipID else { return nil }
    return AppIdentity(
      prefix: prefix.value, bundleID: bundleID.value, clipBundleID: clipID.value, storeID: storeID?.value,
      detectsCodesInAR: detectsCodes, linkParameter: linkParameter)
  }

  /// The name goes into a query as it is written, and `p` names the App Clip.
  private mutating func readLinkParameter() -> String {
    guard let text = reader.text(AppKeys.keys.linkParameter) else { return AppIdentity.locationParameter }
    let isPlain = text.value.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    if isPlain, !text.value.isEmpty, text.value != "p" { return text.value }
    reader.report(
      Diagnostic(
        .invalidLinkParameter, at: reader.range(text.range),
        "`\(text.value)` cannot be the parameter that names a location",
        fix: "use letters, digits, hyphens, and underscores, but not `p`"))
    return AppIdentity.locationParameter
  }

  private mutating func required<Value: Sendable, Rule>(
    _ key: Key, else code: DiagnosticCode, _ make: (String) throws(InvalidValue<Rule>) -> Value
  ) -> Ranged<Value>? {
    guard let text = reader.text(key) else {
      if !reader.hasValue(key) {
        reader.report(.missingKey("app.\(key.name)", at: reader.range(reader.node.range)))
      }
      return nil
    }
    return reader.value(of: text, code, make)
  }
}

/// The keys of `app` in `site.yml`.
final class AppKeys: KeyGroup {
  static let keys = AppKeys()

  let teamID = Key(
    "team-id", .text(TextForm("App ID prefix", pattern: "^[A-Z0-9]{10}$", by: AppIDPrefix.init(_:))),
    about: "the App ID prefix, usually the Team ID", example: "ABCDE12345", isRequired: true,
    codes: [.missingKey, .invalidAppIDPrefix])
  let bundleID = Key(
    "bundle-id", .text(.bundleID), about: "the bundle ID of the app", example: "com.example.Donuts",
    isRequired: true, codes: [.missingKey, .invalidBundleID])
  let clipBundleID = Key(
    "clip-bundle-id", .text(.bundleID),
    about: "the bundle ID of the App Clip. It begins with the bundle ID of the app",
    example: "com.example.Donuts.Clip", isRequired: true,
    codes: [.missingKey, .invalidBundleID, .clipOutsideApp])
  let appStoreID = Key(
    "app-store-id", .text(TextForm("number", pattern: "^[0-9]+$", by: AppStoreID.init(_:))),
    about: "the number of the app in the App Store", default: "none, with a warning", example: "1234567890",
    codes: [.invalidAppStoreID, .missingAppStoreID])
  let arCodes = Key(
    "ar-codes", .bool,
    about: "whether the app detects App Clip Codes in AR, which lists the app under `appclips` also",
    default: "`false`", example: "true")
  let linkParameter = Key(
    "link-parameter", .text(TextForm("parameter", pattern: "^[A-Za-z0-9_-]+$")),
    about: "the name of the parameter that identifies the location in default App Clip links. See [Set your "
      + "brand](../Guides/SetYourBrand.md#name-the-app-clip-button)",
    default: "`location`", example: "location", codes: [.invalidLinkParameter])
}

extension TextForm {
  fileprivate static let bundleID = TextForm(
    "bundle ID", pattern: #"^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"#, by: BundleID.init(_:))
}

extension DiagnosticCode {
  /// The App ID prefix is malformed.
  package static let invalidAppIDPrefix = DiagnosticCode(
    "InvalidAppIDPrefix", .error,
    summary: "The App ID prefix is not valid.",
    explanation: """
      The prefix, usually the Team ID, has ten uppercase letters and digits. It precedes the bundle ID in AASA
      files. With a wrong prefix, no device associates the domain with the App Clip.
      """,
    fix: "Copy the Team ID from the membership page of your developer account.",
    example: .init(.app, wrong: "team-id: abcde", right: "team-id: ABCDE12345"))

  /// A bundle ID is malformed.
  package static let invalidBundleID = DiagnosticCode(
    "InvalidBundleID", .error,
    summary: "The bundle ID is not valid.",
    explanation: """
      A bundle ID has at least two parts, joined by periods. Each part has letters, digits, and hyphens. The
      App ID prefix is a separate key.
      """,
    fix: "Copy the bundle ID from Xcode.",
    example: .init(.app, wrong: "bundle-id: com.example.Donuts App", right: "bundle-id: com.example.Donuts"))

  /// The name of the parameter for locations cannot be used in a default App Clip link.
  package static let invalidLinkParameter = DiagnosticCode(
    "InvalidLinkParameter", .error,
    summary: "The name of the parameter does not work in a default App Clip link.",
    explanation: """
      `app.link-parameter` names the parameter of default App Clip links that tells your App Clip which
      location is meant, as in `https://appclip.apple.com/id?p=com.example.Donuts.Clip&location=…`. The name
      has letters, digits, hyphens, and underscores. It cannot be `p`, because Apple uses `p` for the bundle
      ID of the App Clip.
      """,
    fix: "Use a name such as `location`.",
    example: .init(.app, wrong: "link-parameter: p", right: "link-parameter: location"))

  /// The App Store ID is malformed.
  package static let invalidAppStoreID = DiagnosticCode(
    "InvalidAppStoreID", .error,
    summary: "The App Store ID is not a number.",
    explanation: """
      The ID is the number in the app's URL, `apps.apple.com/app/id1234567890`. A Smart App Banner with
      another `app-id` shows nothing (Apple, “Promoting Apps with Smart App Banners”).
      """,
    fix: "Write the number without `id`.",
    example: .init(.app, wrong: "app-store-id: id1234567890", right: #"app-store-id: "1234567890""#))

  /// The app has no App Store ID.
  package static let missingAppStoreID = DiagnosticCode(
    "MissingAppStoreID", .warning,
    summary: "The Smart App Banner cannot offer the full app.",
    explanation: """
      Some devices do not run App Clips: iOS 13 and earlier, devices with Screen Time limits, and managed
      devices. They show the full app only if `app-store-id` is set (Apple, “Supporting invocations from your
      website and the Messages app”).
      """,
    fix: "Set `app-store-id`.",
    example: .init(
      .configuration,
      wrong: """
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
          clip-bundle-id: com.example.Donuts.Clip
        """,
      right: """
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
          clip-bundle-id: com.example.Donuts.Clip
          app-store-id: "1234567890"
        """))

  /// The App Clip's bundle ID does not belong to the app.
  package static let clipOutsideApp = DiagnosticCode(
    "ClipOutsideApp", .error,
    summary: "The bundle ID of the App Clip does not extend the bundle ID of the app.",
    explanation: """
      It is the app's bundle ID, a period, and one more part: `com.example.Donuts.Clip` belongs to
      `com.example.Donuts` (Apple, “Creating an App Clip with Xcode”). A page with another bundle ID shows no
      banner.
      """,
    fix: "Copy both bundle IDs from Xcode.",
    example: .init(
      .app, wrong: "clip-bundle-id: com.example.Clip", right: "clip-bundle-id: com.example.Donuts.Clip"))
}
