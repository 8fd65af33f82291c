package import ClipsiteAppClips
package import ClipsiteText

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
  /// Indicates whether App Store Connect makes default links for the App Clip. Only without them, pages link to none.
  package let hasDefaultLinks: Bool

  /// The parameter of sites that name none, which `RoutingTable` of `InvocationRouting` also assumes.
  package static let locationParameter = "location"

  /// The app of a preview whose `site.yml` names none.
  static let fallback: AppIdentity? = {
    guard let prefix = try? AppIDPrefix("ABCDE12345"), let bundleID = try? BundleID("com.example.App"),
      let clipBundleID = try? BundleID("com.example.App.Clip")
    else { return nil }
    return AppIdentity(
      prefix: prefix, bundleID: bundleID, clipBundleID: clipBundleID, storeID: nil, detectsCodesInAR: false,
      linkParameter: locationParameter, hasDefaultLinks: true)
  }()

  /// The app's identifier in AASA files.
  package var appID: AppID { AppID(prefix: prefix, bundleID: bundleID) }
  /// The App Clip's identifier in AASA files.
  package var clipAppID: AppID { AppID(prefix: prefix, bundleID: clipBundleID) }
}

/// The mapping `app` of `site.yml` while it is read.
private struct AppReading: Sendable {
  var prefix: Ranged<AppIDPrefix>?
  var bundleID: Ranged<BundleID>?
  var clipBundleID: Ranged<BundleID>?
  var storeID: AppStoreID?
  var detectsCodesInAR = false
  var linkParameter: String?
  var hasDefaultLinks = true

  static let keys = Keys<AppReading>([
    .key(
      "team-id",
      .located(
        \.prefix,
        KeyForm("App ID prefix", .invalidAppIDPrefix, pattern: "^[A-Z0-9]{10}$", make: AppIDPrefix.init(_:))),
      .alone, about: "the App ID prefix, usually the Team ID", example: "ABCDE12345", isRequired: true,
      codes: [.missingKey, .invalidAppIDPrefix]),
    .key(
      "bundle-id", .located(\.bundleID, Forms.bundleID), .alone, about: "the bundle ID of the app",
      example: "com.example.Donuts", isRequired: true, codes: [.missingKey, .invalidBundleID]),
    .key(
      "clip-bundle-id", .located(\.clipBundleID, Forms.bundleID), .alone,
      about: "the bundle ID of the App Clip. It begins with the bundle ID of the app",
      example: "com.example.Donuts.Clip", isRequired: true,
      codes: [.missingKey, .invalidBundleID, .clipOutsideApp]),
    .key(
      "app-store-id",
      .value(
        \.storeID, KeyForm("number", .invalidAppStoreID, pattern: "^[0-9]+$", make: AppStoreID.init(_:))),
      .alone, about: "the number of the app in the App Store", default: "none, with a warning",
      example: "1234567890", codes: [.invalidAppStoreID, .missingAppStoreID]),
    .key(
      "ar-codes", .flag(plain: \.detectsCodesInAR), .alone,
      about: "whether the app detects App Clip Codes in AR, which lists the app under `appclips` also",
      default: "`false`", example: "true"),
    .key(
      "default-links", .flag(plain: \.hasDefaultLinks), .alone,
      about: "whether default App Clip links are enabled in App Store Connect. If not, the button of a page "
        + "leads to its `clip.card-page`, or is missing",
      default: "`true`", example: "false"),
    .key(
      "link-parameter", .value(\.linkParameter, Forms.linkParameter), .alone,
      about:
        "the name of the parameter that identifies the location in default App Clip links. See [Set your "
        + "brand](../Guides/SetYourBrand.md#name-the-app-clip-button)",
      default: "`location`", example: "location", codes: [.invalidLinkParameter]),
  ])

  /// The app, or `nil` if an identifier is missing or wrong.
  func finish(_ node: YAMLNode, found: MappingReader.FoundKeys, _ reader: inout MappingReader) -> AppIdentity?
  {
    for key in Self.keys.all where key.isRequired && !found.contains(key.name) {
      reader.report(.missingKey("app.\(key.name)", at: node.place))
    }
    if let bundleID, let clipBundleID, !clipBundleID.value.isClip(of: bundleID.value) {
      let isSame = bundleID.value == clipBundleID.value
      let isApp =
        isSame
        ? !bundleID.value.rawValue.lowercased().hasSuffix(".clip")
        : !bundleID.value.isClip(of: clipBundleID.value)
      reader.report(
        .clipOutsideApp, at: reader.range(isApp ? clipBundleID.range : bundleID.range),
        "the App Clip `\(clipBundleID.value)` is not part of the app `\(bundleID.value)`",
        fix: isApp
          ? "use a bundle ID that starts with `\(bundleID.value).`"
          : "write the bundle ID of the app as `bundle-id`, and that of the App Clip as `clip-bundle-id`")
    }
    guard let prefix, let bundleID, let clipBundleID else { return nil }
    if node.value(forKey: "app-store-id") == nil {
      reader.report(
        .missingAppStoreID, at: node.place,
        "`app` has no `app-store-id`, so devices without App Clips are offered nothing",
        fix: "add the number from the app's address in the App Store")
    }
    return AppIdentity(
      prefix: prefix.value, bundleID: bundleID.value, clipBundleID: clipBundleID.value, storeID: storeID,
      detectsCodesInAR: detectsCodesInAR, linkParameter: linkParameter ?? AppIdentity.locationParameter,
      hasDefaultLinks: hasDefaultLinks)
  }
}

extension KeyField {
  /// The app and its App Clip.
  static func app(_ path: WritableKeyPath<Owner, AppIdentity?>) -> KeyField {
    KeyField(.mapping(AppReading.keys), path) { node, key, reader in
      guard let node = reader.mapping(node, key, of: AppReading.keys) else { return nil }
      var app = AppReading()
      let found = reader.readApart(node, AppReading.keys, into: &app)
      return app.finish(node, found: found, &reader)
    }
  }
}

extension Forms {
  fileprivate static let bundleID = KeyForm(
    "bundle ID", .invalidBundleID, pattern: #"^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"#, make: BundleID.init(_:))
  /// The name goes into a query as it is written, and `p` names the App Clip.
  fileprivate static let linkParameter = KeyForm(
    "parameter", .invalidLinkParameter, pattern: "^[A-Za-z0-9_-]+$"
  ) { text throws(InvalidValue) in
    let isPlain = text.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    if isPlain, !text.isEmpty, text != "p" { return text }
    throw InvalidValue(
      "`\(text)` cannot be the parameter that names a location",
      fix: "use letters, digits, hyphens, and underscores, but not `p`")
  }
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
      A bundle ID has parts of letters, digits, and hyphens, joined by periods. Most have several. The
      App ID prefix is a separate key.
      """,
    fix: "Copy the bundle ID from Xcode.",
    example: .init(.app, wrong: "bundle-id: com.example.Donuts App", right: "bundle-id: com.example.Donuts"))

  /// The name of the parameter for locations cannot be used in a default App Clip link.
  package static let invalidLinkParameter = DiagnosticCode(
    "InvalidLinkParameter", .error,
    summary: "The name of the parameter does not work in a default App Clip link.",
    explanation: """
      `app.link-parameter` names the parameter of default App Clip links from which your App Clip learns which
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
      .configuration, wrong: "", right: "\n  app-store-id: \"1234567890\"",
      in: { rest in
        """
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
          clip-bundle-id: com.example.Donuts.Clip\(rest)
        """
      }))

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
