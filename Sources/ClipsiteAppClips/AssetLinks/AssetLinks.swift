public import ClipsiteJSON

/// The `/.well-known/assetlinks.json` of a domain, which lets Android apps open its links (Digital Asset
/// Links specification; Android Developers, “Configure website associations”).
public struct AssetLinks: Hashable, Sendable {
  /// The path below the domain's root.
  public static let path = "/.well-known/assetlinks.json"

  /// An app that may open the domain's links.
  public struct App: Hashable, Sendable {
    /// The package.
    public var packageName: AndroidPackageName
    /// The certificates that it may be signed with; at least one.
    public var fingerprints: [CertificateFingerprint]

    /// An app and its certificates.
    public init(packageName: AndroidPackageName, fingerprints: [CertificateFingerprint]) {
      self.packageName = packageName
      self.fingerprints = fingerprints
    }
  }

  /// The apps.
  public var apps: [App]

  /// A statement list for apps.
  public init(_ apps: [App]) { self.apps = apps }

  /// The file: pretty JSON with a line end.
  public var bytes: [UInt8] {
    JSONWriter.bytes(.pretty) { write(to: &$0) } + [UInt8(ascii: "\n")]
  }

  /// Writes the statement list as one JSON value.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for app in apps {
      writer.beginObject()
      writer.name("relation")
      writer.value(["delegate_permission/common.handle_all_urls"])
      writer.name("target")
      writer.value([
        "namespace": "android_app", "package_name": .string(app.packageName.rawValue),
        "sha256_cert_fingerprints": .array(app.fingerprints.map { .string($0.rawValue) }),
      ])
      writer.endObject()
    }
    writer.endArray()
  }
}
