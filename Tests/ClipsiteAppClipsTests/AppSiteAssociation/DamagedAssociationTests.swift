import ClipsiteAppClips
import ClipsiteTestTools
import ClipsiteText
import Testing

/// Damaged AASA files are reported, matched and merged without harm.
struct DamagedAssociationTests {
  private static let seeds = [
    ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.Donuts"],"components":[{"/":"/a/*","?":{"q":"?*"},"#":"x","exclude":true,"comment":"c"},{"/":"/$(lang)/??"}]}],"substitutionVariables":{"lang":["en","de"]},"defaults":{"caseSensitive":false,"percentEncoded":true}},"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]},"webcredentials":{"apps":[]}}"##,
    #"{"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.com.example.Donuts","paths":["NOT /x/*","/*","/a?"]}]}}"#,
    #"{"applinks":{"details":{"ABCDE12345.com.example.Donuts":{"paths":["*"]}}}}"#, "{}", "[]",
  ]
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "*", "?", "$(lang)", "$(", ")", "/", "**", "?*", "%41", "\\u0000",
    "null", "true",
    #""apps":"#, #""details":"#, #""exclude":true"#, "NOT ",
  ]

  @Test func isReportedInsideTheFile() throws {
    var damage = Mutations("association", of: Self.seeds, tokens: Self.tokens)
    try damage.forEach { bytes in
      let file = SourceFile(path: "apple-app-site-association", bytes: bytes)
      try #require(Hostile.strays(AppSiteAssociationLinter().diagnostics(for: file), in: file) == [])
    }
  }

  @Test func answersEveryURL() throws {
    let domain = try AssociatedDomain("example.com")
    let urls = try ["", "a/b?q=1#x", "en/ab", "%41/" + String(repeating: "a/", count: 60)].map {
      try InvocationURL("https://example.com/" + $0)
    }
    var damage = Mutations("matching", of: Self.seeds, tokens: Self.tokens)
    try damage.forEach { bytes in
      guard let root = try? JSONParser.parse(bytes) else { return }
      let matcher = UniversalLinkMatcher(root.value, domain: domain)
      for url in urls { _ = matcher.verdict(on: url) }
    }
  }

  @Test func isMergedTwiceAsOnce() throws {
    let app = try AppID("ABCDE12345.com.example.Donuts")
    let clip = try AppID("ABCDE12345.com.example.Donuts.Clip")
    let ours = AppSiteAssociation(appClips: [clip], webCredentials: [app])
    var damage = Mutations("merging", of: Self.seeds, tokens: Self.tokens)
    try damage.forEach { bytes in
      guard let root = try? JSONParser.parse(bytes) else { return }
      let once = AppSiteAssociationMerge(ours, into: root, path: "aasa")
      for finding in once.diagnostics { try #require(finding.range.bytes?.upperBound ?? 0 <= bytes.count) }
      let twice = AppSiteAssociationMerge(ours, into: try JSONParser.parse(once.bytes), path: "aasa")
      try #require(twice.bytes == once.bytes)
    }
  }
}
