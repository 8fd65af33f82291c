import ClipsiteAppStoreConnect
import ClipsitePlatform
import ClipsitePreview

extension SavedReport {
  /// The last status that `experiences status` saved, or `nil` without one. The preview and App Store Connect
  /// do not know each other, so the program puts them together here.
  init?(siteFolder: String) {
    guard let status = SavedStatus(siteFolder: siteFolder) else { return nil }
    let members = Dictionary(grouping: status.experiences, by: ExperienceGroup.init(of:))
    let groups = ExperienceGroup.allCases.compactMap { group in
      members[group].map {
        Group(
          title: "\(ProgressLine.grouped($0.count)) \(group.name)", meaning: group.meaning, fix: group.advice,
          items: $0.map(\.link))
      }
    }
    let faults = status.domains.filter { !$0.isValid }.map { domain in
      Group(
        title: "\(domain.domain) (\(domain.source.rawValue)) is not accepted",
        meaning: domain.fault?.explanation ?? "no reason is known",
        fix: "look closer with 'clipsite verify \(domain.domain)'", items: [])
    }
    self.init(
      origin: "“clipsite experiences status” saved this on \(status.time.text). This page makes no request.",
      note: ExperienceGroup.finalState, groups: groups + faults)
  }
}
