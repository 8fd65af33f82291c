/// The app and the domain of examples, which `clipsite init` writes into a new site. They are valid, but
/// belong to nobody, so a website with them has no App Clip.
package enum ExampleIdentity {
  /// The App ID prefix.
  package static let appIDPrefix = "ABCDE12345"
  /// The prefixes that templates, articles, and tools write for one to be filled in.
  static let appIDPrefixes: Set = [
    appIDPrefix, "1234567890", "XXXXXXXXXX", "YOURTEAMID", "TEAMID1234", "TEAMIDHERE", "ABCDEFGHIJ",
  ]
  /// The bundle ID of the app.
  package static let bundleID = "com.example.Donuts"
  /// The bundle ID of the App Clip.
  package static let clipBundleID = "\(bundleID).Clip"
  /// The number in the App Store.
  package static let appStoreID = "1234567890"
  /// The domain.
  package static let domain = "example.com"

  /// The domains of examples (RFC 2606, section 3), each beginning with the last label.
  private static let reserved = [["com", "example"], ["net", "example"], ["org", "example"]]
  /// The top-level domains that are never public (RFC 2606, section 2; RFC 6761, section 6). `localhost` is
  /// no domain that an app can be associated with.
  private static let reservedAtTheTop: Set = ["example", "test", "invalid"]

  /// Indicates whether a name is that of an example domain or of one below, beginning with the last label.
  static func isReserved(_ name: [Substring]) -> Bool {
    reserved.contains { domain in
      domain.count <= name.count && zip(domain, name).allSatisfy { $0 == $1.asciiLowercased }
    }
  }

  /// Indicates whether the last label of a domain is one that is never public.
  static func isReserved(atTheTop label: Substring?) -> Bool {
    label.map { reservedAtTheTop.contains($0.asciiLowercased) } ?? false
  }
}
