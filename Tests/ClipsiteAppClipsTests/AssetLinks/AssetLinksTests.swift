import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AssetLinksTests {
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
