public import ClipsiteText

/// The `/.well-known/assetlinks.json` of a domain, which lets Android apps open its links (Digital Asset
/// Links specification; Android Developers, “Configure website associations”).
public struct AssetLinks: Hashable, Sendable {
  /// The path below the domain's root.
  public static let path = "/.well-known/assetlinks.json"

  /// The relation that lets apps open links.
  package static let relation = "delegate_permission/common.handle_all_urls"

  /// An app that may open the domain's links.
  public struct App: Hashable, Sendable {
    /// The package.
    public var packageName: AndroidPackageName
    /// The certificates that it may be signed with; at least one.
    public var fingerprints: [CertificateFingerprint]
    /// The links that it opens on Android 15 and later (Android Developers, “Configure website associations
    /// and dynamic rules”). The first match counts. Without any, the app's manifest alone names its links.
    public var components: [URLComponentPattern]

    /// An app, its certificates, and the links that it opens.
    public init(
      packageName: AndroidPackageName, fingerprints: [CertificateFingerprint],
      components: [URLComponentPattern] = []
    ) {
      self.packageName = packageName
      self.fingerprints = fingerprints
      self.components = components
    }

    /// The rules as Android reads them. It has no options and no remarks, and a rule has at least one part.
    fileprivate var rules: JSONValue {
      let rules = components.map { component in
        let isEmpty = component.path == nil && component.query == nil && component.fragment == nil
        let rule = URLComponentPattern(
          path: isEmpty ? "*" : component.path, query: component.query, fragment: component.fragment,
          exclude: component.exclude == true ? true : nil)
        return rule.value
      }
      return [AssetLinks.relation: ["dynamic_app_link_components": .array(rules)]]
    }
  }

  /// The apps.
  public var apps: [App]

  /// A statement list for apps.
  public init(_ apps: [App]) { self.apps = apps }

  /// The file: pretty JSON with a line end.
  public var bytes: [UInt8] { value.bytes(.pretty) + [UInt8(ascii: "\n")] }

  /// The statements as a JSON array.
  public var value: JSONValue {
    let statements = apps.map { app -> JSONValue in
      let target: JSONValue = [
        "namespace": "android_app", "package_name": .string(app.packageName.rawValue),
        "sha256_cert_fingerprints": .array(app.fingerprints.map { .string($0.rawValue) }),
      ]
      return .object(present: [
        ("relation", [.string(Self.relation)]), ("target", target),
        ("relation_extensions", app.components.isEmpty ? nil : app.rules),
      ])
    }
    return .array(statements)
  }
}

/// The name of an Android app, such as `com.example.donuts` (Android Developers, “Configure the app module”).
public struct AndroidPackageName: CheckedText {
  /// The name as written.
  public let rawValue: String

  /// Indicates whether this belongs to an example domain, as `com.example.donuts` does.
  package var isPlaceholder: Bool { ExampleIdentity.isReserved(rawValue.split(separator: ".")) }

  /// Checks a name.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// The rules for a package name.
  public typealias Rule = ValueRule<AndroidPackageName>
}

extension ValueRule<AndroidPackageName> {
  private static var form: String { "use the applicationId of the app, such as `com.example.app`" }

  /// It may not be empty.
  public static var empty: Self { .init("the package name is empty", fix: form) }
  /// It has at least two segments.
  public static var singleSegment: Self { .init("the package name {value} has no full stop", fix: form) }
  /// Something stands before, after and between its periods.
  public static var emptySegment: Self { .init("the package name {value} has an empty segment", fix: form) }
  /// Each segment starts with a letter.
  public static var badStart: Self {
    .init("a segment of the package name {value} does not start with a letter", fix: form)
  }
  /// It has only ASCII letters, digits, underscores and periods.
  public static var badCharacter: Self {
    .init("the package name {value} can contain only letters, digits, `_`, and `.`", fix: form)
  }

  static func broken(by text: String) -> Self? {
    if text.isEmpty { return .empty }
    guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
    else {
      return .badCharacter
    }
    let segments = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if segments.contains(where: { $0.isEmpty }) { return .emptySegment }
    if segments.contains(where: { $0.first?.isLetter != true }) { return .badStart }
    return segments.count == 1 ? .singleSegment : nil
  }
}

/// The SHA-256 fingerprint of an app's signing certificate: 32 bytes in upper-case hexadecimal, joined by
/// colons.
///
/// For apps signed by Google Play it is the fingerprint of Play's key (Android Developers, “Configure website
/// associations”). Lower-case letters are made upper-case.
public struct CertificateFingerprint: CheckedText {
  /// The fingerprint in its one form.
  public let rawValue: String

  /// Checks a fingerprint.
  public init(_ text: String) throws(InvalidValue) {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    let groups = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.hexValue != nil } }) else {
      throw InvalidValue(text, Rule.notColonHex)
    }
    if groups.count != 32 { throw InvalidValue(text, Rule.length(groups.count)) }
    if groups.allSatisfy({ $0.allSatisfy { $0 == UInt8(ascii: "0") } }) {
      throw InvalidValue(text, Rule.placeholder)
    }
    rawValue = text.asciiUppercased
  }

  /// The rules for a fingerprint.
  public typealias Rule = ValueRule<CertificateFingerprint>
}

extension ValueRule<CertificateFingerprint> {
  static var form: String { "copy the SHA-256 fingerprint from Play Console under App signing" }

  /// It may not be empty.
  public static var empty: Self { .init("the certificate fingerprint is empty", fix: form) }
  /// It is pairs of hexadecimal digits joined by colons.
  public static var notColonHex: Self {
    .init(
      "the certificate fingerprint {value} must be pairs of hexadecimal digits joined by colons", fix: form)
  }
  /// It is that of a certificate.
  public static var placeholder: Self {
    .init("the certificate fingerprint {value} is a placeholder", fix: form)
  }
  /// It has 32 pairs; this one has another number, 20 for a SHA-1 fingerprint.
  public static func length(_ count: Int) -> Self {
    let fault = count == 20 ? "is SHA-1, but it must be SHA-256" : "has \(count) bytes, but SHA-256 has 32"
    return .init("the certificate fingerprint {value} \(fault)", fix: form)
  }
}
