public import AppClips
import StrictJSON

/// What the AASA file of a domain says of a page.
public struct AssociationFacts: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// Whether the file lists the App Clip.
  public let hasAppClip: Bool
  /// What the file says of the page's URL as a universal link; nil when it has no universal links.
  public let verdict: UniversalLinkMatcher.Verdict?
  /// The entry of the file that decides, as JSON.
  public let decidingEntry: String?

  init(_ bytes: [UInt8], url: InvocationURL?, domain: AssociatedDomain, clip: AppID) {
    self.bytes = bytes
    let file = try? JSONParser.parse(bytes).value
    hasAppClip = file?["appclips"]?["apps"]?.elements?.contains { $0.text == clip.description } ?? false
    guard let file, let links = file["applinks"], let url else {
      (verdict, decidingEntry) = (nil, nil)
      return
    }
    let verdict = UniversalLinkMatcher(file, domain: domain).verdict(on: url)
    self.verdict = verdict
    switch verdict {
    case .matched(let detail, let component), .blocked(let detail, let component):
      let entry = links["details"]?[detail]
      let pattern = entry?["components"]?[component] ?? entry?["paths"]?[component]
      decidingEntry = pattern.map { String(decoding: $0.bytes(), as: UTF8.self) }
    case .none: decidingEntry = nil
    }
  }
}
