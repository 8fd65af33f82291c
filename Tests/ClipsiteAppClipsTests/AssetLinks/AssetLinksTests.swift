import ClipsiteAppClips
import ClipsiteText
import Testing

struct AssetLinksTests {
  static let hex = Array(repeating: "ab", count: 32).joined(separator: ":")

  @Test func writesTheStatementList() throws {
    let app = AssetLinks.App(
      packageName: try AndroidPackageName("com.example.donuts"),
      fingerprints: [try CertificateFingerprint(Self.hex)])
    let text = """
      [
        {
          "relation": [
            "delegate_permission/common.handle_all_urls"
          ],
          "target": {
            "namespace": "android_app",
            "package_name": "com.example.donuts",
            "sha256_cert_fingerprints": [
              "\(Self.hex.uppercased())"
            ]
          }
        }
      ]

      """
    #expect(String(decoding: AssetLinks([app]).bytes, as: UTF8.self) == text)
  }
}

struct AndroidPackageNameTests {
  @Test(
    arguments: [
      ("", .empty), ("donuts", .singleSegment), ("com..a", .emptySegment), ("com.1a", .badStart),
      ("com.a-b", .badCharacter),
    ] as [(String, AndroidPackageName.Rule)])
  func refuses(text: String, rule: AndroidPackageName.Rule) {
    #expect(
      mistake { () throws(InvalidValue) in try AndroidPackageName(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct CertificateFingerprintTests {
  @Test(
    arguments: [
      ("", .empty), ("abc", .notColonHex), (String(repeating: "ab", count: 32), .notColonHex),
      ("AB:CG", .notColonHex),
      (Array(repeating: "AB", count: 20).joined(separator: ":"), .length(20)), ("AB", .length(1)),
    ] as [(String, CertificateFingerprint.Rule)])
  func refuses(text: String, rule: CertificateFingerprint.Rule) {
    #expect(
      mistake { () throws(InvalidValue) in try CertificateFingerprint(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}
