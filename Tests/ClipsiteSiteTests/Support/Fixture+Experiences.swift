import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// What the commands of `experiences` find.
extension Fixture {
  /// Everything that they report, as `Code: message`, in order.
  func experienceFindings() throws -> [String] {
    try experienceReport().diagnostics.sorted().map { "\($0.code.name): \(relative($0.message))" }
  }

  func experienceReport() throws -> CheckedSite<ExperienceSet> {
    try SiteBuilder(folder).experiences()
  }

  /// What a site needs that has no errors.
  func experiences() throws -> ExperienceSet { try #require(try experienceReport().value) }

  /// A `site.yml` whose pages lack nothing, with more lines.
  static func siteWithSubtitle(_ more: String = "") -> String {
    site(more, replacing: "action: open", with: "action: open, subtitle: Order ahead")
  }
}
