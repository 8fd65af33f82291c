import Testing

@testable import ClipsiteAppClips

struct ExampleIdentityTests {
  @Test(arguments: [
    "example.com", "Example.COM", "www.example.net", "a.b.example.org", "donuts.example", "donuts.test",
    "donuts.invalid",
  ])
  func nobodyCanOwn(_ domain: String) throws { #expect(try AssociatedDomain(domain).isPlaceholder) }

  @Test(arguments: [
    "myexample.com", "example.com.au", "example.de", "example.dev", "test.com", "www.test.de", "contest.shop",
  ])
  func somebodyCanOwn(_ domain: String) throws { #expect(try !AssociatedDomain(domain).isPlaceholder) }

  @Test(arguments: [
    ("com.example.Donuts", true), ("com.example.Donuts.Clip", true), ("COM.Example.x", true),
    ("com.example", true), ("org.example.app", true), ("com.examples.App", false), ("com.exam.ple", false),
    // A top-level domain that is never public is a name like others at the beginning of a bundle ID.
    ("test.donuts.App", false), ("example.App", false), ("de.ferry.example", false),
  ])
  func belongsToAnExampleDomain(_ bundleID: String, isPlaceholder: Bool) throws {
    #expect(try BundleID(bundleID).isPlaceholder == isPlaceholder)
    #expect(try AndroidPackageName(bundleID).isPlaceholder == isPlaceholder)
  }

  @Test func theNumbersOfExamplesAreKnown() throws {
    #expect(try AppIDPrefix("ABCDE12345").isPlaceholder && !AppIDPrefix("ABCDE12346").isPlaceholder)
    #expect(try AppStoreID("1234567890").isPlaceholder && !AppStoreID("1234567891").isPlaceholder)
  }
}
