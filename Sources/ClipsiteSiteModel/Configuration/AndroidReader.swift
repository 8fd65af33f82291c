import ClipsiteAppClips
import ClipsiteContentParsing

/// Decodes the mapping `android` of `site.yml`.
enum AndroidReader {
  static func read(_ reader: inout MappingReader) -> AssetLinks? {
    reader.mapping("android") { android in
      let package = android.value("package", .invalidAndroidApp) {
        text throws(InvalidValue<AndroidPackageName.Rule>) in try AndroidPackageName(text)
      }
      let texts = android.texts("fingerprints")?.value ?? []
      let fingerprints = texts.compactMap { text in
        android.value(of: text, .invalidAndroidApp) {
          text throws(InvalidValue<CertificateFingerprint.Rule>) in try CertificateFingerprint(text)
        }?.value
      }
      if package == nil || fingerprints.isEmpty {
        let key = package == nil ? "android.package" : "android.fingerprints"
        if android.diagnostics.isEmpty {
          android.report(MissingKey.diagnostic(key, at: android.place(android.node.range)))
        }
        return nil
      }
      return package.map { AssetLinks([.init(packageName: $0.value, fingerprints: fingerprints)]) }
    } ?? nil
  }
}
