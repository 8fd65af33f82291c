import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// `clipsite check`.
enum CheckCommand {
  /// The declaration.
  static let command = Command(
    "check", "Check the site and write nothing.",
    discussion: """
      Makes every check that a build makes, and reports what a build would: mistakes in the configuration, the front \
      matter, the Markdown and the templates, and pages that would not agree with each other.
      """,
    examples: [.init("check --strict", "Fail on warnings too, as a check before a merge should.")],
    options: [.site, .drafts, .strict, .host, .workers, .format, .warnings, .quiet],
    statuses: ExitStatus.ofSites, action: run)

  private static let run: Command.Action = { arguments, terminal in
    if SiteCommand.refusesHosts(arguments, on: terminal) { return .usage }
    let progress = SiteCommand.progressLine(arguments, on: terminal)
    defer { progress.finish() }
    do throws(SystemError) {
      let options = SiteCommand.options(arguments, progress: progress)
      let report = try SiteBuilder(SiteFolder(arguments.site), options).check()
      progress.finish()
      let status = SiteCommand.report(report, arguments, on: terminal)
      if status == .success {
        let summary = "Checked \(SiteCommand.size(of: report)): \(report.fileCount) files."
        SiteCommand.summarize(summary, arguments, on: terminal.output)
      }
      return status
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }
}
