import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V11AssociationCachingTests {
  private func count(_ fields: [String: String?]) -> Int {
    let answer = DomainObservation.answering(.success(.file(DomainObservation.file, fields)))
    let findings = V11AssociationCaching.check(answer, .test)
    #expect(findings.allSatisfy { $0.level == .warning })
    return findings.count
  }

  @Test(
    arguments: [
      ("public, max-age=3600", 0), ("max-age=3601", 1), ("max-age=60, s-maxage=86400", 1), ("no-store", 0),
      ("max-age=\"7200\"", 1), ("Max-Age=7200", 1), ("max-age=never", 0), (nil, 0),
    ] as [(String?, Int)])
  func anHourIsTheLimit(_ value: String?, findings: Int) {
    #expect(count(["Cache-Control": value]) == findings)
  }

  @Test func cookiesAndPasswordsAreForPeople() {
    #expect(count(["Set-Cookie": "a=b"]) == 1)
    #expect(count(["Set-Cookie": "a=b", "WWW-Authenticate": "Basic"]) == 2)
  }
}
