import ClipsiteContent
import ClipsitePublishing
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite publish`.
struct PublishCommand {
  /// The declaration.
  static let command = Command(
    "publish", "Send what changed to where the site is served from.",
    discussion: """
      Compares Output with the files that were published before, and uploads what is new or changed: first
      images, then pages, then lists and sitemaps, then AASA files. Deletions come last, and only if everything
      else went well. clipsite deletes only files that it published. The next run finishes a run that was
      stopped.

      Targets are the entries of `publish` in site.yml. Output must be the current build of the site, without
      drafts, and with the same `--provider` if you used one. clipsite sends nothing if many files would be
      deleted, if published files are missing at the destination, or if an AASA file would vanish or lose an
      app, unless an option allows it. It also sends no domain or app of an example, such as example.com, to
      an object store on another computer.

      `--dry-run` changes nothing. It asks the destination what is there: a store, or your own command, whose
      action `read` it runs.

      The credentials for an object store are those that the AWS tools find: variables such as
      AWS_ACCESS_KEY_ID, the profile that AWS_PROFILE names, a container, or a virtual machine. `--dry-run`
      names their source.
      """,
    examples: [
      .init("publish --dry-run", "Show what would be sent and deleted, and why."),
      .init("publish staging", "Publish to the target 'staging'."),
      .init("publish --rollback", "Publish the newest earlier release again that nobody went back from."),
      .init("publish --releases", "List the releases, with dates and the one that is served."),
    ],
    positionals: [
      Positional(
        .publishTarget("TARGET"), isOptional: true,
        "An entry of `publish` in site.yml (default: the only one, or 'production').")
    ],
    options: [
      .site, .builtOutput, .dryRunOfPublishing, .targets, .rollback, .rollbackTo, .releases, .force,
      .maxDelete,
      .allowRemoval, .allowMissing, .allowPlaceholders,
      .strict, .provider, .workers, .format, .quiet,
    ],
    statuses: [
      .success, .contentErrors, .refused, .denied, .usage, .inputOutput, .interrupted,
      .terminated,
    ],
    meanings: [
      .contentErrors: "Not everything could be published.",
      .refused: "Nothing was published, because the site has errors, or because it would do damage.",
      .denied: "The store does not accept the credentials.",
    ],
    events: [
      ChangeEvent.self, PlanEvent.self, PublishTarget.self, Rollback.Release.self,
    ], results: [PublishSummary.self]
  ) { context throws(SystemError) in try PublishCommand(context: context).run() }

  private let context: CommandContext
  private let stop = StopRequest()

  private var arguments: ParsedArguments { context.arguments }
  private var terminal: Terminal { context.terminal }

  private func run() throws(SystemError) -> ExitStatus {
    defer { stop.end() }
    let ways = [CommandOption.targets, .releases, .rollback, .rollbackTo].filter { arguments.has($0) }
    if ways.count > 1 {
      throw .usage(
        "'\(ways[0].spelling)' and '\(ways[1].spelling)' exclude each other. Write one of them")
    }
    if arguments.has(.targets) { return listTargets() }
    do throws(SystemError) {
      if isRollback || arguments.has(.releases) { return try useReleases() }
      guard let site = try context.builtSite() else {
        return refuse("the site has errors", fix: "correct them, then run \(context.next("build"))")
      }
      return try publish(site)
    } catch .stopped {
      context.summarize("Stopped. Nothing was published.", isComplete: false)
      return stop.status
    }
  }

  private func publish(_ site: BuiltSite) throws(SystemError) -> ExitStatus {
    let target = try PublishTarget.choose(arguments.positional(0), among: site.targets)
    if let difference = site.difference {
      return refuse(difference, fix: "run \(context.next("build"))")
    }
    if !arguments.has(.allowPlaceholders),
      let refusal = try PublishRefusal.placeholders(of: site, at: target, environment: .process)
    {
      return refuse(refusal.message, fix: refusal.fix)
    }
    if stop.isStopped { throw .stopped }
    let publisher = try Publisher(
      site, to: target, siteFolder: arguments.site, workers: context.workers,
      environment: .process,
      isStopped: { [stop] in stop.isStopped })
    return try carryOut(publisher.plan(allowances, isForced: arguments.has(.force)), to: target)
  }

  private var allowances: PublishRefusal.Allowances {
    var allowances = PublishRefusal.Allowances()
    allowances.deletions = arguments.integer(.maxDelete)
    allowances.associationRemovals = Set(arguments.texts(.allowRemoval))
    allowances.missingFiles = arguments.has(.allowMissing)
    return allowances
  }

  private func carryOut(
    _ plans: [DestinationPlan], to target: PublishTarget
  ) throws(SystemError) -> ExitStatus {
    let isDryRun = arguments.has(.dryRunOfPublishing)
    let text = plans.map { $0.text(listsChanges: isDryRun) }.joined()
    context.show(plans.flatMap(\.events), text: isDryRun || !context.isQuiet ? text : nil)
    guard plans.allSatisfy(\.refusals.isEmpty) else { return refuse(plans) }
    if stop.isStopped { throw .stopped }
    if isDryRun { return .success }
    let start = ContinuousClock.now
    let total = plans.reduce(0) { $0 + $1.plan.changes.count }
    let progress = context.progressLine(counting: "files", of: total)
    let outcome = Publisher.run(
      plans, RunControl(didFinish: { _ in progress.add() }, isStopped: { [stop] in stop.isStopped }))
    progress.finish()
    let summary = PublishSummary(
      outcome: outcome, elapsed: ContinuousClock.now - start, stopStatus: stop.status)
    context.fail(summary.failures, counting: "file")
    context.report(outcome.mounts.map(Diagnostic.mountedFolder))
    context.show(result: summary)
    context.summarize(
      plans.allSatisfy(\.isEmpty)
        ? "Nothing to publish." : summary.text + (outcome.isComplete ? nextStep : ""),
      isComplete: outcome.isComplete)
    do throws(SystemError) { try target.follow(outcome.changes, in: arguments.site) } catch {
      context.fail(FailureEvent(error))
      return summary.status == .success ? .contentErrors : summary.status
    }
    return summary.status
  }

  /// The command to run next, in this folder. After a rollback, the output folder is not what is live.
  private var nextStep: String {
    isRollback ? "" : " Run \(context.next("verify")) to test the live site."
  }
  private var isRollback: Bool { arguments.has(.rollback) || arguments.has(.rollbackTo) }

  /// Prints the names of the targets, for people and for the completions of shells.
  private func listTargets() -> ExitStatus {
    let (targets, diagnostics) = SiteBuilder(context.folder).publishTargets()
    guard let targets else { return context.report(diagnostics) }
    // Shells complete these lines.
    context.show(targets, text: targets.map { VisibleText.escaped($0.name) + "\n" }.joined())
    return .success
  }

  /// Needs no more of the site than its targets: whoever goes back is often in trouble.
  private func useReleases() throws(SystemError) -> ExitStatus {
    let (targets, diagnostics) = SiteBuilder(context.folder).publishTargets()
    guard let targets else {
      context.report(diagnostics)
      return refuse("there are no targets to be read", fix: "correct site.yml")
    }
    let target = try PublishTarget.choose(arguments.positional(0), among: targets)
    let rollback = try Rollback(of: target, siteFolder: arguments.site)
    if arguments.has(.releases) {
      let releases = try rollback.releases().reversed() as [Rollback.Release]
      context.show(releases, text: releases.map(\.line).joined())
      return .success
    }
    return try carryOut(rollback.plan(to: arguments.integer(.rollbackTo), allowances), to: target)
  }

  private func refuse(_ plans: [DestinationPlan]) -> ExitStatus {
    for plan in plans {
      for refusal in plan.refusals {
        terminal.fail("\(plan.name): \(refusal.message)".followed(by: refusal.fix))
      }
    }
    context.summarize("Nothing was published.", isComplete: false)
    return .refused
  }

  private func refuse(_ message: String, fix: String) -> ExitStatus {
    context.show([FailureEvent(message: message, fix: fix)])
    terminal.fail(message.followed(by: fix))
    context.summarize("Nothing was published.", isComplete: false)
    return .refused
  }
}

extension CommandOption {
  static let targets = CommandOption("targets", .flag, "List the targets of site.yml, and publish nothing.")
  package static let rollback = CommandOption(
    "rollback", .flag,
    "Publish the newest earlier release again that nobody went back from. For folders only.")
  static let rollbackTo = CommandOption(
    "rollback-to", .integer("N", 1...1_000_000_000), "Publish release N again. For folders only.")
  package static let releases = CommandOption(
    "releases", .flag, "List the releases in the folders with their dates, and do nothing.")
  static let force = CommandOption(
    "force", .flag, isRare: true, "Send every file, also those that seem to be there as they should be.")
  static let maxDelete = CommandOption(
    "max-delete", .integer("N", 0...1_000_000_000), isRare: true,
    "The largest number of files to delete (default: 25 or a tenth of the published ones, whichever is more)."
  )
  static let allowRemoval = CommandOption(
    "allow-aasa-removal", .text("DOMAIN"), repeats: true, isRare: true,
    "Let the AASA file of a domain vanish, lose apps, or be larger than 128 KiB.")
  static let allowMissing = CommandOption(
    "allow-missing", .flag, isRare: true,
    "Go on if the list of a store lacks files that were published. They are sent or deleted again.")
  static let allowPlaceholders = CommandOption(
    "allow-placeholders", .flag, isRare: true,
    "Send domains and identifiers that belong to nobody, such as example.com, to any destination.")
}
