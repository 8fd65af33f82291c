import ClipsiteAppStoreConnect
import ClipsiteContent
import ClipsitePublishing
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText

/// `clipsite check`.
enum CheckCommand {
  /// The declaration.
  static let command = Command(
    "check", "Check the site and write nothing.",
    discussion: """
      Makes every check of a build, and writes nothing. It reports mistakes in the configuration, the front
      matter, the Markdown, and the templates, and pages that would not agree with each other.
      """,
    examples: [.init("check --strict", "Fail on warnings too, as a check before a merge should.")],
    options: [.site, .drafts, .strict, .provider, .workers, .format, .warnings, .quiet],
    statuses: ExitStatus.ofSites, results: [SiteSize.self], action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    var links: [Diagnostic] = []
    let site = try context.withSite { builder throws(SystemError) in
      let targets = builder.publishTargets().targets ?? []
      for target in targets { links += try target.linkedFolders(below: context.folder) }
      return try builder.check(unproven: unproven(in: context.arguments.site, targets))
    }
    // An image that is too small is reported once.
    let reported = Set(site.diagnostics.map(\.range.path))
    let more = site.value.map { snapshot in
      PlaceholderRules.check(snapshot.site, snapshot.source.content)
        + ExperienceChecks.headerImages(
          of: snapshot.site, in: snapshot.source.content, with: snapshot.source.images, severity: .warning
        ).filter { !reported.contains($0.range.path) }
        + UncoveredByUniversalLinks.note(snapshot.site, snapshot.source.content)
    }
    let status = context.report(try site.diagnostics + (more ?? []) + links + notesOnOverrides(context))
    if let size = site.value.map({ SiteSize($0.source) }) {
      context.show(result: size)
      context.summarize("Checked \(size.text).")
    }
    return status
  }

  /// The notes about templates that the site need not have, or whose originals have changed.
  private static func notesOnOverrides(_ context: CommandContext) throws(SystemError) -> [Diagnostic] {
    try TemplateOverride.all(in: context.folder.templates, of: context.theme)
      .compactMap { $0.note(version: context.tool.version) }
  }

  /// The paths of what import, codes, App Store Connect, and publishing seem to have left in a site. A place
  /// that cannot be read is the matter of its own command.
  private static func unproven(in site: String, _ targets: [PublishTarget]) -> [String] {
    StageFolder.strays(in: "\(site)/Content", oldPrefix: ".import-")
      + StageFolder.strays(in: "\(site)/\(SiteFolder.codesFolderName)", oldPrefix: ".drafts-")
      + StageFolder.strays(in: site, oldPrefix: ".clipsite-publish-")
      + UploadJournal(siteFolder: site).unproven
      + targets.flatMap { $0.unprovenFolders(below: site) }
  }
}
