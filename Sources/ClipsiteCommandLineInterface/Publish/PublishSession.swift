import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsitePublishing
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// One call of `clipsite publish`, from the arguments to the exit status.
struct PublishSession {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let isJSON: Bool
  private let stop = StopRequest()

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
    isJSON = arguments.text(.format) == "json"
  }

  /// Does what the arguments ask for.
  func run() throws(SystemError) -> ExitStatus {
    defer { stop.end() }
    if [.rollback, .rollbackTo, .releases].contains(where: arguments.has) {
      return useReleases(SiteBuilder(SiteFolder(arguments.site)))
    }
    guard let site = try SiteCommand.builtSite(arguments, on: terminal) else {
      return refuse("the site has errors", fix: "correct them, then run 'clipsite build'")
    }
    return publish(site)
  }

  private func publish(_ site: BuiltSite) -> ExitStatus {
    do throws(PublishError) {
      let target = try PublishTarget.choose(arguments.positional(0), among: site.targets)
      if let difference = SiteCommand.difference(of: site) {
        return refuse(difference, fix: "run 'clipsite build'")
      }
      if stop.isStopped { return interrupt() }
      let publisher = try Publisher(
        site, to: target, siteFolder: arguments.site, workers: Workers(count: arguments.integer(.workers)),
        environment: { Environment.process[$0] }, isStopped: { [stop] in stop.isStopped })
      let plans = try publisher.plan(allowances)
      show(plans)
      guard plans.allSatisfy(\.refusals.isEmpty) else { return refuse(plans) }
      if stop.isStopped { return interrupt() }
      if arguments.has(.dryRunOfPublishing) { return .success }
      return carryOut(plans, publisher)
    } catch {
      return fail(error)
    }
  }

  /// Ends a run that cannot go on, for programs as a failure and a summary.
  private func fail(_ error: PublishError) -> ExitStatus {
    if error == .stopped { return interrupt() }
    if isJSON {
      var outcome = PublishOutcome()
      outcome.fail(error)
      terminal.output.print(verbatim: PublishSummary(outcome: outcome).jsonLines)
    }
    terminal.fail(error.description, fix: error.fix)
    return error.status
  }

  private var allowances: PublishRefusal.Allowances {
    var allowances = PublishRefusal.Allowances()
    allowances.deletions = arguments.integer(.maxDelete)
    allowances.associationRemovals = Set(arguments.texts(.allowRemoval))
    return allowances
  }

  private func show(_ plans: [DestinationPlan]) {
    let report = PlanReport(plans)
    if isJSON {
      terminal.output.print(verbatim: report.jsonLines)
    } else if arguments.has(.dryRunOfPublishing) || !arguments.has(.quiet) {
      terminal.output.print(verbatim: report.text(listsChanges: arguments.has(.dryRunOfPublishing)))
    }
  }

  private func carryOut(_ plans: [DestinationPlan], _ publisher: Publisher) -> ExitStatus {
    if plans.allSatisfy(\.isEmpty) {
      publisher.end(plans)
      SiteCommand.summarize("Nothing to publish.", arguments, on: terminal.output)
      return .success
    }
    let start = ContinuousClock.now
    let total = plans.reduce(0) { $0 + $1.plan.changes.count }
    let progress = PublishProgress(on: terminal, of: total, isQuiet: arguments.has(.quiet))
    let outcome = publisher.run(
      plans, RunControl(didFinish: { _ in progress.add() }, isStopped: { [stop] in stop.isStopped }))
    progress.finish()
    let summary = PublishSummary(
      outcome: outcome, elapsed: ContinuousClock.now - start, stopStatus: stop.status)
    if isJSON { terminal.output.print(verbatim: summary.jsonLines) }
    for failure in summary.failures { terminal.fail(failure) }
    let stream = outcome.isComplete ? terminal.output : terminal.error
    SiteCommand.summarize(summary.text, arguments, on: stream)
    return summary.status
  }

  /// Needs no more of the site than its targets: whoever goes back is often in trouble.
  private func useReleases(_ builder: SiteBuilder) -> ExitStatus {
    let (targets, diagnostics) = builder.publishTargets()
    guard let targets else {
      DiagnosticReport(on: terminal, for: arguments).print(
        DiagnosticList(diagnostics), sources: DiagnosticReport.file(at:))
      return refuse("there are no targets to be read", fix: "correct site.yml")
    }
    do throws(PublishError) {
      let target = try PublishTarget.choose(arguments.positional(0), among: targets)
      let rollback = try Rollback(of: target, siteFolder: arguments.site)
      if arguments.has(.releases) {
        show(ReleaseReport(releases: try rollback.releases()))
      } else {
        show(ReleaseReport(steps: try rollback.run(to: arguments.integer(.rollbackTo))))
      }
      return .success
    } catch {
      return fail(error)
    }
  }

  private func show(_ report: ReleaseReport) {
    if isJSON {
      terminal.output.print(verbatim: report.jsonLines)
    } else if arguments.has(.releases) || !arguments.has(.quiet) {
      terminal.output.print(verbatim: report.text)
    }
  }

  private func interrupt() -> ExitStatus {
    SiteCommand.summarize("Stopped; nothing was published.", arguments, on: terminal.error)
    return stop.status
  }

  private func refuse(_ plans: [DestinationPlan]) -> ExitStatus {
    for plan in plans {
      for refusal in plan.refusals { terminal.fail("\(plan.name): \(refusal.message); \(refusal.fix)") }
    }
    SiteCommand.summarize("Nothing was published.", arguments, on: terminal.error)
    return .refused
  }

  private func refuse(_ message: String, fix: String) -> ExitStatus {
    if isJSON { terminal.output.print(verbatim: EventLine.text(EventLine.refusal(message, fix: fix))) }
    terminal.fail("\(message); \(fix)")
    SiteCommand.summarize("Nothing was published.", arguments, on: terminal.error)
    return .refused
  }
}

extension PublishError {
  fileprivate var status: ExitStatus {
    switch self {
    case .system: .inputOutput
    case .usage: .usage
    case .denied: .denied
    case .store: .contentErrors
    case .stopped: .interrupted
    }
  }
}
