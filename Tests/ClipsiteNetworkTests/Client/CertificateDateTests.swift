import Testing

@testable import ClipsiteNetwork

struct CertificateDateTests {
  @Test(arguments: [
    ("Jan  1 00:00:00 1970 GMT", 0), ("Nov 21 20:03:17 2026 GMT", 1_795_291_397),
    ("Feb 29 12:00:00 2028 GMT", 1_835_438_400), ("2026-11-21 20:03:17 GMT", 1_795_291_397),
    ("Dec 31 23:59:59 9999 GMT", 253_402_300_799),
  ])
  func readsBothSpellings(_ text: String, seconds: Int) { #expect(CertificateDate.seconds(text) == seconds) }

  @Test(arguments: [
    "", "GMT", "Nov 21 20:03:17 2026", "Foo 21 20:03:17 2026 GMT", "Nov 99 20:03:17 2026 GMT",
    "2026-11 20:03:17 GMT",
    "Nov 21 20:03 2026 GMT", "Nov 21 20:03:17 99999999999 GMT",
  ])
  func isSilentAboutOthers(_ text: String) { #expect(CertificateDate.seconds(text) == nil) }
}
