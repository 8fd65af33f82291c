import ClipsiteSystem
package import ClipsiteText

/// The report on an import of experiences.
package struct ExperienceImportReport: JSONRecord {
  private let found: ExperienceImport
  private let isDryRun: Bool

  /// - Parameter isDryRun: Whether nothing was written.
  package init(_ found: ExperienceImport, dry isDryRun: Bool) {
    self.found = found
    self.isDryRun = isDryRun
  }

  /// The experiences, each with its outcome.
  package var events: [ExperienceOutcome] {
    found.pages.map {
      ExperienceOutcome(
        link: $0.link, action: $0.refusal == nil ? .created : .left,
        file: $0.refusal == nil ? $0.path.text(below: "Content") : nil,
        remarks: ($0.refusal.map { [$0] } ?? $0.notes))
    }
      + found.known.map { ExperienceOutcome(link: $0.link, action: .known, file: $0.file, remarks: $0.notes) }
      + found.left.map { ExperienceOutcome(link: $0.link, action: .left, file: nil, remarks: [$0.reason]) }
  }

  private func count(_ action: ExperienceOutcome.Action) -> Int { events.count { $0.action == action } }

  /// The report for people: what has no place in the site, and a line that counts.
  package var text: String {
    var lines: [String] = []
    for event in events where !event.remarks.isEmpty {
      lines.append(event.action == .left ? "left: \(event.link)" : "\(event.file ?? ""): \(event.link) has")
      lines += event.remarks.map { "  \($0)" }
    }
    let pages = NumberText.counted(count(.created), "page")
    lines.append(
      "\(isDryRun ? "Would write" : "Wrote") \(pages). \(NumberText.counted(count(.known), "experience")) "
        + "with a page of the site, \(count(.left)) without a place in it."
        + (isDryRun ? " An experience whose header image cannot be downloaded gets no page." : ""))
    return lines.map { $0 + "\n" }.joined()
  }

  package static let fields: [Field] = [
    Field("created") { $0.count(.created) }, Field("known") { $0.count(.known) },
    Field("left") { $0.count(.left) }, Field("isDryRun") { $0.isDryRun },
  ]
}

/// The outcome of an import for one registered experience.
package struct ExperienceOutcome: JSONEvent {
  package enum Action: String, Hashable, Sendable, CaseIterable, JSONReportable {
    /// It becomes a page.
    case created
    /// The site has its URL already.
    case known
    /// It has no place in the site.
    case left
  }

  let link: String
  let action: Action
  /// The file of the page, or `nil` without one.
  let file: String?
  /// The reason why it is left, or the values that the page does not have.
  let remarks: [String]

  package static let event = "experience-import"
  package static let fields: [Field] = [
    Field("url") { $0.link }, Field("action") { $0.action }, Field("page") { $0.file },
    Field("remarks") { $0.remarks },
  ]
}
