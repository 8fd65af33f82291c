import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite build`.
enum BuildCommand {
  /// The declaration.
  static let command = Command(
    "build", "Build the website: from Content and Templates to Output.",
    discussion: """
      clipsite parses, checks, and renders every page, and writes only files whose bytes differ. If the site
      has errors, it writes nothing, and Output stays as it was.

      Output contains one folder for each domain, ready to be the root of a web server or to be uploaded to a
      provider. Configuration for the providers in site.yml is in these folders, or in _hosts, which nobody
      serves.
      """,
    examples: [
      .init("build", "Build the site in the current folder."),
      .init("build donuts", "Build the site in the folder donuts."),
      .init("build --strict", "Build for a release: warnings are errors."),
      .init("build --shard 3/16", "Build the third of 16 parts, each on a separate machine."),
      .init(
        "build --provider nginx --provider caddy",
        "Write configuration for these two, instead of those in site.yml."),
      .init("build --format json", "Report mistakes to a program, one JSON object a line."),
    ],
    options: [.site, .output, .drafts, .strict, .provider, .workers, .shard, .format, .warnings, .quiet],
    statuses: ExitStatus.ofSites + [.interrupted, .terminated],
    meanings: [
      .interrupted: "The build was stopped. The output folder is as it was.",
      .terminated: "The build was asked to end. The output folder is as it was.",
    ],
    results: [BuildResult.self], action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let text = context.arguments.text(.shard) ?? "1/1"
    guard let shard = Shard(text) else {
      throw .usage("'\(text)' is not a part of a site. Write '3/16' for the third of 16")
    }
    let stop = BuildStop()
    let output = context.folder.output(context.arguments.path(.output))
    let report = try context.withSite(shard: shard, stop: stop) { builder throws(SystemError) in
      try builder.build(into: output)
    }
    // The process ends soon, and freeing each page of a large site would take a hundredth of the build.
    _ = report.source.map(Unmanaged.passRetained)
    if report.output?.isStopped == true {
      context.summarize("Stopped. The output folder is as it was.", isComplete: false)
      return ExitStatus(rawValue: 128 + (stop.signal ?? 0)) ?? .interrupted
    }
    let status = context.report(report.diagnostics)
    if status == .success, let source = report.source, let output = report.output {
      let result = BuildResult(site: SiteSize(source), output: output)
      context.show(result: result)
      context.summarize(result.text)
    } else {
      context.summarize("Nothing was built. The output folder is as it was.", isComplete: false)
    }
    return status
  }
}

/// The counts of a build.
private struct BuildResult: JSONRecord {
  let site: SiteSize
  let output: OutputReport

  /// “Built 17 pages on 3 domains: 60 files, 2 written, 58 unchanged, 0 removed.”
  var text: String {
    "Built \(site.text), \(output.written) written, \(output.unchanged) unchanged, \(output.removed) removed."
  }

  static let fields: [Field] = [
    Field("site") { $0.site }, Field("written") { $0.output.written },
    Field("unchanged") { $0.output.unchanged }, Field("removed") { $0.output.removed },
  ]
}

/// The size of a site.
struct SiteSize: JSONRecord {
  private let pages: Int
  private let domains: Int
  private let files: Int

  init(_ source: RenderingSource) {
    (pages, domains, files) = (source.site.pages.count, source.site.domains.count, source.tree.entries.count)
  }

  /// “17 pages on 3 domains: 60 files”.
  var text: String {
    "\(NumberText.counted(pages, "page")) on \(NumberText.counted(domains, "domain")): "
      + NumberText.counted(files, "file")
  }

  static let fields: [Field] = [
    Field("pages") { $0.pages }, Field("domains") { $0.domains }, Field("files") { $0.files },
  ]
}
