import AppClips
import Diagnostics
import StrictJSON

/// A domain serves pages with the App Clip tag, and its AASA file does not name the App Clip.
enum AppClipNotAssociated {
  static let code = DiagnosticCode(
    "AppClipNotAssociated", .error,
    explanation: """
      Devices show the App Clip card and the Smart App Banner only on domains whose AASA file lists the App Clip under
      `appclips` (Apple, “Associating your App Clip with your website”). The file is made from `app` in site.yml,
      merged with the one in `Content/.well-known/`; this one ends up without the App Clip, usually because the
      existing file could not be merged.
      """)

  static func check(_ bytes: [UInt8], expecting clip: AppID, domain: AssociatedDomain, at place: Place)
    -> Diagnostic?
  {
    let apps = (try? JSONParser.parse(bytes))?.value["appclips"]?["apps"]?.elements ?? []
    guard !apps.contains(.string(clip.description)) else { return nil }
    return Diagnostic(
      code, at: place, "the AASA file of \(domain) does not list the App Clip `\(clip)` under `appclips`",
      fix: "mend the file, or remove it and let clipsite make it")
  }
}
