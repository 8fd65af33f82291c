import FileSystem
import SiteGenerator

/// `clipsite build`.
enum BuildCommand {
  /// The declaration.
  static let command = Command(
    "build", "Build the website: from Content and Templates to Output.",
    discussion: """
      Every page is parsed, checked and rendered anew; only files whose bytes differ are written. When the site has \
      errors, nothing is written and Output stays as it was.

      Output holds one folder for each domain, ready to be the root of a web server or to be uploaded to a host.
      """,
    examples: [
      .init("build", "Build the site in the current folder."),
      .init("build --strict", "Build for a release: warnings are errors."),
      .init("build --format json", "Report mistakes to a program, one JSON object a line."),
    ],
    options: [.site, .output, .drafts, .strict, .workers, .format, .quiet],
    statuses: ExitStatus.allCases, action: run)

  private static let run: Command.Action = { arguments, terminal in
    let folder = SiteFolder(arguments.site)
    do throws(SystemError) {
      let builder = SiteBuilder(folder, SiteCommand.options(arguments))
      let report = try builder.build(into: folder.output(arguments.path(.output)))
      let status = SiteCommand.report(report, arguments, on: terminal)
      let isBuilt = status == .success
      SiteCommand.summarize(isBuilt ? summary(of: report) : refusal, arguments, on: terminal)
      return status
    } catch {
      terminal.fail(error.description)
      return .inputOutput
    }
  }

  private static let refusal = "Nothing was built; the output folder is as it was."

  /// “Built 17 pages on 3 domains: 60 files, 2 written, 58 unchanged, 0 removed.”
  private static func summary(of report: SiteReport) -> String {
    let size = "Built \(SiteCommand.size(of: report))"
    guard let output = report.output else { return size }
    return "\(size): \(report.fileCount) files, \(output.written) written, \(output.unchanged) unchanged, "
      + "\(output.removed) removed."
  }
}
