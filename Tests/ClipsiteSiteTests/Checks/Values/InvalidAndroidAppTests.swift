@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidAndroidAppTests {
  private static let print = Array(repeating: "AB", count: 32).joined(separator: ":")

  @Test(arguments: [
    ("donuts", "the package name `donuts` has no full stop"),
    ("com.1donuts", "a segment of the package name `com.1donuts` does not start with a letter"),
    ("com..donuts", "the package name `com..donuts` has an empty segment"),
    ("com.dö.nuts", "the package name `com.dö.nuts` can contain only letters, digits, `_`, and `.`"),
  ])
  func refusesAPackage(package: String, message: String) throws {
    try Fixture.expect(
      .invalidAndroidApp, message, fix: "use the applicationId of the app, such as `com.example.app`",
      in: [
        "Content/site.yml": Fixture.site(
          "android: {package: «\(package)», fingerprints: [\"\(Self.print)\"]}")
      ])
  }

  @Test(arguments: [19, 20, 31, 33])
  func refusesAFingerprintOfAnotherLength(count: Int) throws {
    let print = Array(repeating: "AB", count: count).joined(separator: ":")
    try Fixture.expect(
      .invalidAndroidApp, fix: "copy the SHA-256 fingerprint from Play Console under App signing",
      in: [
        "Content/site.yml": Fixture.site(
          "android: {package: com.example.donuts, fingerprints: [«\"\(print)\"»]}")
      ])
  }

  @Test func writesAssetLinks() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "android: {package: com.example.donuts, fingerprints: [\"\(Self.print)\"]}")
    ])
    #expect(try fixture.build().diagnostics == [])
    let file = try fixture.read("Output/example.com/.well-known/assetlinks.json")
    #expect(file.contains("\"com.example.donuts\"") && file.contains(Self.print))
  }
}
