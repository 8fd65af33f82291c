import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct CertificateFingerprintTests {
  @Test(
    arguments: [
      ("", .empty), ("abc", .notColonHex), (String(repeating: "ab", count: 32), .notColonHex),
      ("AB:CG", .notColonHex),
      (Array(repeating: "AB", count: 20).joined(separator: ":"), .length(20)), ("AB", .length(1)),
    ] as [(String, CertificateFingerprint.Rule)])
  func refuses(text: String, rule: CertificateFingerprint.Rule) {
    #expect(
      brokenRule { () throws(InvalidValue<CertificateFingerprint.Rule>) in try CertificateFingerprint(text) }
        == rule)
    #expect(speaksPlainly(rule))
  }
}
