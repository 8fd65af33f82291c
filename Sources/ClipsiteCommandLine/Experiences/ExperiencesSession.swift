import ClipsiteAppStoreConnect
import ClipsiteContent
import ClipsiteImport
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// One call of a command of `clipsite experiences`, from the arguments to the exit status.
struct ExperiencesSession {
  private let context: CommandContext
  /// A request that ends the run between two steps, or `nil` if a signal ends the program.
  private let stop: StopRequest?

  init(_ context: CommandContext, stop: StopRequest? = nil) {
    self.context = context
    self.stop = stop
  }

  private var arguments: ParsedArguments { context.arguments }

  /// Prints what the site needs.
  func export() throws(SystemError) -> ExitStatus {
    let set = try experiences()
    if let folder = arguments.path(.fastlane) {
      let files = try FastlaneFiles.write(set, to: folder)
      files.forEach { context.terminal.output.print($0) }
    } else if arguments.text(.exportFormat) == "csv" {
      context.terminal.output.print(verbatim: ExperienceTable.text(of: set))
    } else {
      context.terminal.output.write(ExperienceManifest.value(of: set).bytes(.pretty) + [UInt8(ascii: "\n")])
    }
    return .success
  }

  /// Compares the site with what is registered.
  func plan() throws(SystemError) -> ExitStatus {
    let set = try experiences()
    let registered: RegisteredExperiences
    if let path = arguments.path(.against) {
      registered = try RegisteredExperiences(file: path)
    } else {
      let client = try client()
      registered = try RegisteredExperiences(of: AppClipRecord(of: set.app, client).id, client)
    }
    try save(registered)
    let plan = try part(of: plan(of: set, against: registered), set, removes: true)
    show(plan, listsChanges: true)
    if let path = arguments.path(.savePlan) {
      try write(SavedPlan.document(of: plan, for: set.app.clipBundleID), to: path)
    }
    return arguments.has(.exitCode) && !plan.isEmpty ? .changes : .success
  }

  /// Brings App Store Connect in step with the site.
  func push() throws(SystemError) -> ExitStatus {
    if arguments.positional(0) != nil, arguments.has(.only) || arguments.has(.limit) {
      throw .usage("a saved plan is carried out as it is. '--only' and '--limit' are options of `plan` then")
    }
    if let path = arguments.path(0), (try? FileStore.isFolder(path)) == true {
      throw .usage("'\(arguments.positional(0) ?? "")' is a folder, not a plan. '--site' names the site")
    }
    let set = try experiences()
    let journal = UploadJournal(siteFolder: arguments.site)
    if arguments.has(.dryRunOfPublishing) { return try push(set, journal) }
    let status = try journal.withLock { () throws(SystemError) in try push(set, journal) }
    if status == nil {
      context.fail(
        FailureEvent(
          message: "another push of this site is under way", fix: "wait for it, and run the command again"))
    }
    return status ?? .refused
  }

  private func push(_ set: ExperienceSet, _ journal: UploadJournal) throws(SystemError) -> ExitStatus {
    let client = try client()
    let clip = try AppClipRecord(of: set.app, client)
    let whole = try plan(of: set, against: RegisteredExperiences(of: clip.id, client))
    let plan: ExperiencePlan
    if let path = arguments.path(0) {
      let (part, stale) = try SavedPlan(file: path, of: clip.bundleID).compare(with: whole)
      guard stale.isEmpty else {
        let message = SavedPlan.refusal(of: arguments.positional(0) ?? path, because: stale)
        context.fail(FailureEvent(message: message, fix: "make the plan again, and look at it"))
        return .refused
      }
      plan = part
    } else {
      plan = try part(of: whole, set, removes: arguments.has(.removesExperiences))
    }
    let isDryRun = arguments.has(.dryRunOfPublishing)
    show(plan, listsChanges: isDryRun || arguments.has(.limit))
    let removes = arguments.has(.removesExperiences)
    if removes, let refusal = plan.refusal(ofMoreRemovalsThan: arguments.integer(.maxRemoval)) {
      context.fail(FailureEvent(message: refusal))
      return .refused
    }
    let estimate = PushEstimate(of: plan, removes: removes, isRefused: journal.refusesSharing).text
    if let estimate, !context.isQuiet { context.terminal.error.print(estimate) }
    if isDryRun { return .success }
    let push = ExperiencePush(client, clip: clip.id, journal: journal)
    let leftOut = whole.steps(removes: removes) - plan.steps(removes: removes)
    return carryOut(plan, with: push, removes: removes, leftOut: leftOut)
  }

  /// Makes pages of what is registered.
  func importPages() throws(SystemError) -> ExitStatus {
    let set = try experiences()
    let isDryRun = arguments.has(.dryRunOfImport)
    let (found, registered) = try download(into: set, dry: isDryRun)
    var pages = found
    try write(&pages, dry: isDryRun)
    let report = ExperienceImportReport(pages, dry: isDryRun)
    context.show(report.events, result: report, text: context.isQuiet ? nil : report.text)
    return isDryRun ? .success : try compareAgain(with: registered)
  }

  /// Decides about the registered experiences, and downloads their images.
  private func download(
    into set: ExperienceSet, dry isDryRun: Bool
  ) throws(SystemError) -> (ExperienceImport, RegisteredExperiences) {
    let progress = context.progressLine(counting: "images")
    defer { progress.finish() }
    let client = try client()
    let registered = try RegisteredExperiences(of: AppClipRecord(of: set.app, client).id, client)
    try save(registered)
    var pages = ExperienceImport(registered, into: set)
    try pages.addImages(client, siteFolder: arguments.site, dry: isDryRun, didFinish: progress.update)
    return (pages, registered)
  }

  /// Writes the files of an import, and notes what they cannot have.
  private func write(_ pages: inout ExperienceImport, dry isDryRun: Bool) throws(SystemError) {
    let drafts = pages.drafts
    let outcomes = try importing(stop) { () throws(SystemError) in
      try ImportStore(site: arguments.site).create(
        drafts.map { PageDraft($0.path, $0.fields, aliases: $0.aliases, isVariant: $0.isVariant) },
        dry: isDryRun, isStopped: { [stop] in stop?.isStopped ?? false })
    }
    for (draft, outcome) in zip(drafts, outcomes) {
      switch outcome {
      case .written(let changed): pages.note(draft.page, changed)
      case .exists: pages.refuse(draft, "there is a file '\(draft.path.text(below: "Content"))' already")
      case .refused(let reason): pages.refuse(draft, "no page can have its title: \(reason)")
      }
    }
  }

  /// Shows what a push would do after an import.
  private func compareAgain(with registered: RegisteredExperiences) throws(SystemError) -> ExitStatus {
    let plan = try plan(of: experiences(), against: registered)
    let text = ExperiencePlanReport(plan: plan).text(listsChanges: true)
    context.show(plan.entries, text: context.isQuiet ? nil : text)
    return .success
  }

  /// Shows what App Store Connect says.
  func status() throws(SystemError) -> ExitStatus {
    // The settings of the site are enough, whatever is wrong with its pages.
    let (settings, diagnostics) = SiteBuilder(context.folder).configuration()
    guard let settings else {
      context.report(diagnostics)
      return .contentErrors
    }
    let client = try client()
    let clip = try AppClipRecord(of: settings.app, client)
    let experiences = try RegisteredExperiences(of: clip.id, client).ordered(by: settings.domains)
    let bundle: BuildBundle?
    if let id = arguments.text(.buildBundle) {
      bundle = try BuildBundle(id: id)
    } else {
      bundle = try BuildBundle(newestOf: clip, client)
    }
    let domains = try bundle?.domains(of: settings.domains, client) ?? []
    let report = ExperienceStatusReport(
      experiences: experiences, domains: domains, defaults: try DefaultExperience.all(of: clip, client),
      sizeWarning: try bundle?.sizeWarning(client), hasBuild: bundle != nil,
      group: arguments.text(.group).flatMap(ExperienceGroup.init))
    let text = report.text(isQuiet: context.isQuiet, next: context.next)
    context.show(report.events, result: report, text: text)
    return report.status
  }

  // MARK: Steps

  /// Returns the part of a plan that the options select.
  private func part(
    of plan: ExperiencePlan, _ set: ExperienceSet, removes: Bool
  ) throws(SystemError) -> ExperiencePlan {
    try plan.only(arguments.texts(.only), in: set.content)
      .limited(to: arguments.integer(.limit), removes: removes)
  }

  private func carryOut(
    _ plan: ExperiencePlan, with push: ExperiencePush, removes: Bool, leftOut: Int
  ) -> ExitStatus {
    let progress = context.progressLine(counting: "experiences", of: plan.steps(removes: removes))
    let outcome = push.run(
      plan, removes: removes,
      didFinish: progress.add, isStopped: { [stop] in stop?.isStopped ?? false })
    progress.finish()
    let summary = PushSummary(
      outcome: outcome, left: removes ? 0 : plan.entries(.deactivate).count, leftOut: leftOut,
      stopStatus: stop?.status ?? .interrupted)
    context.fail(summary.failures, counting: "experience")
    context.show(result: summary)
    context.summarize(summary.text, isComplete: outcome.isComplete)
    return summary.status
  }

  private func show(_ plan: ExperiencePlan, listsChanges: Bool) {
    let report = ExperiencePlanReport(plan: plan)
    context.show(
      plan.entries, result: report, text: context.isQuiet ? nil : report.text(listsChanges: listsChanges))
  }

  /// Returns the experiences that the site needs.
  private func experiences() throws(SystemError) -> ExperienceSet {
    let site = try context.withSite { builder throws(SystemError) in try builder.experiences() }
    let status = context.report(site.diagnostics)
    guard status == .success, let set = site.value else { throw .printed }
    return set
  }

  private func plan(
    of set: ExperienceSet, against registered: RegisteredExperiences
  ) throws(SystemError) -> ExperiencePlan {
    try ExperiencePlan(
      set, against: registered, resendsPlaces: !arguments.declared(.resendPlaces).isEmpty,
      removalDomains: arguments.declared(.removalDomain),
      downloads: DownloadedImages(siteFolder: arguments.site))
  }

  private func client() throws(SystemError) -> ConnectClient {
    let address: APIAddress
    if let text = arguments.text(.endpoint) { address = try APIAddress(text) } else { address = .apple }
    var wait: Duration?
    if let text = arguments.declared(.waitForQuota).last {
      wait = Self.time(text)
      if wait == nil { throw .usage("'\(text)' is not a time from 5m to 30d, such as 30m, 2h, or 2d") }
    }
    let key = try APIKey(.process)
    let stream = context.isQuiet ? nil : context.terminal.error
    return ConnectClient(
      address, key: key, userAgent: "clipsite/\(CommandLineTool.currentVersion)",
      waitsUpTo: wait,
      willWait: { seconds, reason in
        stream?.print(
          "\(reason). Waiting \(NumberText.counted(seconds, "second")) before the next request.")
      }, isStopped: { [stop] in stop?.isStopped ?? false })
  }

  /// Reads a time such as `30m`, `2h`, or `2d`, or returns `nil` for any other text.
  static func time(_ text: String) -> Duration? {
    let units: KeyValuePairs = ["m": 60, "h": 3600, "d": 86_400]
    guard let unit = units.first(where: { text.hasSuffix($0.key) })?.value,
      let count = Int(text.dropLast()), text.first != "+", count < 100_000,
      (300...30 * 86_400).contains(count * unit)
    else { return nil }
    return .seconds(count * unit)
  }

  private func save(_ registered: RegisteredExperiences) throws(SystemError) {
    if let path = arguments.path(.save) { try write(registered.document, to: path) }
  }

  /// Writes a file, or replaces one of the same kind. Another file is not clipsite's.
  private func write(_ document: JSONValue, to path: String) throws(SystemError) {
    if try FileStore.exists(path) {
      let bytes = try FileStore.read(path, limit: 1 << 30)
      // Every file of one kind has the same members.
      guard
        bytes.isEmpty
          || (try? JSONParser.parse(bytes).value)?.members?.map(\.name) == document.members?.map(\.name)
      else {
        throw .usage("there is a file '\(path)' that clipsite did not write. Choose another name")
      }
    }
    try FileStore.save(document.bytes(.pretty) + [UInt8(ascii: "\n")], at: path)
  }
}
