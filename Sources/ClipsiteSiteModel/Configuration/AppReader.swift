import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics

/// Decodes the mapping `app` of `site.yml`.
struct AppReader {
  private var reader: MappingReader
  /// The mistakes found.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ node: YAMLNode) { reader = MappingReader(node) }

  /// The app, or nil when an identifier is missing or wrong.
  mutating func read() -> AppIdentity? {
    let prefix = required("team-id", .invalidAppIDPrefix) { text throws(InvalidValue<AppIDPrefix.Rule>) in
      try AppIDPrefix(text)
    }
    let bundleID = required("bundle-id", .invalidBundleID) { text throws(InvalidValue<BundleID.Rule>) in
      try BundleID(text)
    }
    let clipID = required("clip-bundle-id", .invalidBundleID) {
      text throws(InvalidValue<BundleID.Rule>) in
      try BundleID(text)
    }
    let storeID = reader.value("app-store-id", .invalidAppStoreID) {
      text throws(InvalidValue<AppStoreID.Rule>) in try AppStoreID(text)
    }
    if storeID == nil, reader.diagnostics.isEmpty {
      reader.report(MissingAppStoreID.diagnostic(at: reader.place(reader.node.range)))
    }
    let detectsCodes = reader.bool("ar-codes")?.value ?? false
    if let bundleID, let clipID, !clipID.value.isClip(of: bundleID.value) {
      reader.report(ClipOutsideApp.diagnostic(clipID.value, bundleID.value, at: place(clipID.range)))
    }
    reader.finish(&diagnostics)
    guard let prefix, let bundleID, let clipID else { return nil }
    return AppIdentity(
      prefix: prefix.value, bundleID: bundleID.value, clipBundleID: clipID.value, storeID: storeID?.value,
      detectsCodesInAR: detectsCodes)
  }

  private mutating func required<Value: Sendable, Rule>(
    _ key: StaticString, _ code: DiagnosticCode, _ make: (String) throws(InvalidValue<Rule>) -> Value
  ) -> Spanned<Value>? {
    guard let text = reader.text(key) else {
      if !reader.hasValue(key) {
        reader.report(MissingKey.diagnostic("app.\(key)", at: reader.place(reader.node.range)))
      }
      return nil
    }
    return reader.value(of: text, code, make)
  }

  private func place(_ range: ByteRange) -> SourceRange { SourceRange(reader.node.place.path, range.bytes) }
}
