import ClipsiteAppClips
import ClipsiteText

@testable import ClipsiteInvocations

/// An app with two domains: links and passwords on the first, and short URLs on the second.
enum SampleSite {
  static let app = id("com.example.Donuts")
  static let clip = id("com.example.Donuts.Clip")

  static let domains = [
    DomainServices(
      domain("example.com"),
      association: Array(
        """
        {"applinks": {"details": [{"appIDs": ["\(app)"], "components": [{"/": "/*"}]}]},
         "webcredentials": {"apps": ["\(app)"]}, "appclips": {"apps": ["\(clip)"]}}
        """.utf8), app: app, clip: clip),
    DomainServices(
      domain("go.example.com"), association: Array(#"{"appclips": {"apps": ["\#(clip)"]}}"#.utf8), app: app,
      clip: clip),
  ]

  private static func id(_ text: String) -> AppID {
    do { return try AppID("ABCDE12345.\(text)") } catch { preconditionFailure(error.message) }
  }

  private static func domain(_ text: String) -> AssociatedDomain {
    do { return try AssociatedDomain(text) } catch { preconditionFailure(error.message) }
  }

  static func entitlements(_ target: EntitlementTarget, mode: AssociatedDomainMode? = nil) -> Entitlements {
    Entitlements(for: target, app: app, clip: clip, domains: domains, mode: mode)
  }
}
