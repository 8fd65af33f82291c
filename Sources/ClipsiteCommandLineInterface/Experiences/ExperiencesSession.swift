import ClipsiteAppStoreConnect
import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// One call of a command of `clipsite experiences`, from the arguments to the exit status.
struct ExperiencesSession {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let environment: Environment

  /// - Parameter environment: Where the key is looked up.
  init(_ arguments: ParsedArguments, _ terminal: Terminal, environment: Environment = .process) {
    self.arguments = arguments
    self.terminal = terminal
    self.environment = environment
  }

  /// Prints what the site needs.
  func export() -> ExitStatus {
    do throws(ConnectError) {
      guard let set = try experiences(isText: true) else { return .contentErrors }
      if arguments.text(.exportFormat) == "csv" {
        terminal.output.print(verbatim: ExperienceTable(set).text)
      } else {
        terminal.output.write(ExperienceManifest(set).value.bytes(.pretty) + [UInt8(ascii: "\n")])
      }
      return .success
    } catch {
      return fail(error)
    }
  }

  /// Compares the site with what is registered.
  func plan() -> ExitStatus {
    do throws(ConnectError) {
      guard let set = try experiences() else { return .contentErrors }
      let registered: RegisteredExperiences
      if let path = arguments.path(.against) {
        registered = try RegisteredExperiences(file: path)
      } else {
        let client = try client()
        registered = try AppClipRecord(of: set.app, client).registeredExperiences(client)
      }
      try save(registered)
      let plan = try plan(of: set, against: registered)
      show(plan, listsChanges: true)
      return arguments.has(.exitCode) && !plan.isEmpty ? .changes : .success
    } catch {
      return fail(error)
    }
  }

  /// Brings App Store Connect in step with the site.
  func push() -> ExitStatus {
    let stop = StopRequest()
    defer { stop.end() }
    do throws(ConnectError) {
      guard let set = try experiences() else { return .contentErrors }
      let client = try client(stop)
      let clip = try AppClipRecord(of: set.app, client)
      let plan = try plan(of: set, against: clip.registeredExperiences(client))
      show(plan, listsChanges: arguments.has(.dryRunOfPublishing))
      let removes = arguments.has(.removesExperiences)
      if removes, let refusal = RemovalLimit.refusal(of: plan, most: arguments.integer(.maxRemoval)) {
        terminal.fail(refusal)
        return .refused
      }
      if arguments.has(.dryRunOfPublishing) { return .success }
      let push = ExperiencePush(client, clip: clip.id, journal: UploadJournal(siteFolder: arguments.site))
      return carryOut(plan, push, removes: removes, stop)
    } catch .stopped {
      SiteCommand.summarize("Stopped; nothing was changed.", arguments, on: terminal.error)
      return stop.status
    } catch {
      return fail(error)
    }
  }

  /// Shows what App Store Connect says.
  func status() -> ExitStatus {
    do throws(ConnectError) {
      let app = try identity()
      guard let app else { return .contentErrors }
      let client = try client()
      let clip = try AppClipRecord(of: app, client)
      let registered = try clip.registeredExperiences(client)
      let bundle: BuildBundle?
      if let id = arguments.text(.buildBundle) {
        bundle = try BuildBundle(id: id)
      } else {
        bundle = try BuildBundle(newestOf: clip, client)
      }
      var domains: [DomainStatus] = []
      for source in DomainStatus.Source.allCases { domains += try bundle?.domains(source, client) ?? [] }
      let report = ExperienceStatusReport(
        experiences: registered.experiences, domains: domains, hasBuild: bundle != nil)
      terminal.output.print(
        verbatim: isJSON ? report.jsonLines : report.text(isQuiet: arguments.has(.quiet)))
      return report.status
    } catch {
      return fail(error)
    }
  }

  private var isJSON: Bool {
    arguments.command.options.contains(.format) && arguments.text(.format) == "json"
  }

  private func carryOut(
    _ plan: ExperiencePlan, _ push: ExperiencePush, removes: Bool, _ stop: StopRequest
  ) -> ExitStatus {
    let total = plan.entries.count { $0.action != .unchanged && (removes || $0.action != .deactivate) }
    let progress = PublishProgress(
      on: terminal, of: total, counting: "experiences", isQuiet: arguments.has(.quiet))
    let outcome = push.run(
      plan, removes: removes, PushControl(didFinish: { _ in progress.add() }, isStopped: { stop.isStopped }))
    progress.finish()
    let summary = PushSummary(
      outcome: outcome, left: removes ? 0 : plan.entries(.deactivate).count, stopStatus: stop.status)
    if isJSON { terminal.output.print(verbatim: summary.jsonLines) }
    for failure in summary.failures { terminal.fail(failure) }
    SiteCommand.summarize(
      summary.text, arguments, on: outcome.isComplete ? terminal.output : terminal.error)
    return summary.status
  }

  private func show(_ plan: ExperiencePlan, listsChanges: Bool) {
    let report = ExperiencePlanReport(plan)
    if isJSON {
      terminal.output.print(verbatim: report.jsonLines)
    } else if listsChanges || !arguments.has(.quiet) {
      terminal.output.print(verbatim: report.text(listsChanges: listsChanges))
    }
  }

  /// What the site needs; nil when it has errors, which are printed.
  private func experiences(isText: Bool = false) throws(ConnectError) -> ExperienceSet? {
    var options = SiteBuilder.Options()
    options.isStrict = arguments.has(.strict)
    options.workers = Workers(count: arguments.integer(.workers))
    let report: SiteReport
    do throws(SystemError) {
      report = try SiteBuilder(SiteFolder(arguments.site), options).experiences()
    } catch {
      throw .system(error)
    }
    let status = SiteCommand.report(report, arguments, on: terminal, isText: isText)
    return status == .success ? report.experiences : nil
  }

  /// The app of the site, whatever is wrong with its pages; nil when site.yml does not say, which is printed.
  private func identity() throws(ConnectError) -> AppIdentity? {
    let (app, diagnostics) = SiteBuilder(SiteFolder(arguments.site)).appIdentity()
    guard app == nil else { return app }
    DiagnosticReport(on: terminal, for: arguments).print(
      DiagnosticList(diagnostics), sources: DiagnosticReport.file(at:))
    return nil
  }

  private func plan(
    of set: ExperienceSet, against registered: RegisteredExperiences
  ) throws(ConnectError) -> ExperiencePlan {
    try ExperiencePlan(
      set, against: registered, resendsPlaces: arguments.has(.resendPlaces),
      removalDomains: arguments.texts(.removalDomain))
  }

  /// - Parameter stop: What ends waits; nil where a signal ends the program.
  private func client(_ stop: StopRequest? = nil) throws(ConnectError) -> ConnectClient {
    let address: APIAddress
    if let text = arguments.text(.endpoint) { address = try APIAddress(text) } else { address = .apple }
    let key = try APIKey { environment[$0] }
    let stream = arguments.has(.quiet) ? nil : terminal.error
    let waiting = ConnectWaiting(
      willWait: { seconds, reason in
        stream?.print("\(reason). Waiting \(seconds) seconds before the next request.")
      }, isStopped: { stop?.isStopped ?? false })
    return ConnectClient(
      address, key: key, userAgent: "clipsite/\(CommandLineTool.currentVersion)", waiting: waiting)
  }

  private func save(_ registered: RegisteredExperiences) throws(ConnectError) {
    guard let path = arguments.path(.save) else { return }
    do throws(SystemError) {
      try FileStore.save(registered.document.bytes(.pretty) + [UInt8(ascii: "\n")], at: path)
    } catch {
      throw .system(error)
    }
  }

  private func fail(_ error: ConnectError) -> ExitStatus {
    if isJSON {
      var outcome = PushOutcome()
      outcome.fail(error)
      terminal.output.print(verbatim: PushSummary(outcome: outcome, left: 0).failureLines)
    }
    terminal.fail(error.description, fix: error.fix)
    return error.status
  }
}

extension ConnectError {
  /// The exit status.
  package var status: ExitStatus {
    switch self {
    case .system: .inputOutput
    case .usage: .usage
    case .denied: .denied
    case .limited, .service: .contentErrors
    case .stopped: .interrupted
    }
  }
}
