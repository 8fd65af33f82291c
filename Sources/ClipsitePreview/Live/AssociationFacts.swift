import ClipsiteAppClips
import ClipsiteJSON

/// What the AASA file of a domain says of a page.
struct AssociationFacts: Sendable {
  /// The file.
  let bytes: [UInt8]
  /// Whether the file lists the App Clip.
  let hasAppClip: Bool
  /// What the file says of the page's URL as a universal link; nil when it has no universal links.
  let verdict: UniversalLinkMatcher.Verdict?
  /// The entry of the file that decides, as JSON.
  let decidingEntry: String?

  init(_ bytes: [UInt8], url: InvocationURL?, domain: AssociatedDomain, clip: AppID) {
    self.bytes = bytes
    let lookup = (try? JSONParser.parse(bytes).value).map { AssociationLookup($0, domain: domain) }
    hasAppClip = lookup?.names(clip) ?? false
    guard let lookup, lookup.hasUniversalLinks, let url else {
      (verdict, decidingEntry) = (nil, nil)
      return
    }
    let verdict = lookup.universalLinks.verdict(on: url)
    self.verdict = verdict
    decidingEntry = lookup.pattern(of: verdict).map { String(decoding: $0.bytes(), as: UTF8.self) }
  }
}
