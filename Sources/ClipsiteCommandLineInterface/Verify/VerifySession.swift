import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteOutput
import ClipsiteVerification

/// One call of `clipsite verify`, from the arguments to the exit status.
struct VerifySession {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// Does what the arguments ask for.
  func run() throws(SystemError) -> ExitStatus {
    var options: Verifier.Options
    do throws(UnfitArguments) { options = try verifierOptions() } catch { return error.report(on: terminal) }
    // A file that cannot be read would look as if no server could be trusted.
    if let file = options.certificateFile { _ = try FileStore.read(file) }
    guard let site = try SiteCommand.builtSite(arguments, on: terminal) else { return .contentErrors }
    if let difference = SiteCommand.difference(of: site) {
      terminal.fail("\(difference); run 'clipsite build'")
      return .contentErrors
    }
    let domains: [AssociatedDomain]
    do throws(UnfitArguments) { domains = try chosenDomains(of: site) } catch {
      return error.report(on: terminal)
    }
    let progress = ProgressLine(on: terminal, counting: "answers", isQuiet: arguments.has(.quiet))
    options.progress = { progress.update($0) }
    defer { progress.finish() }
    let reports = try Verifier(site, options).verify(domains)
    progress.finish()
    return try show(VerifyReport(reports, isStrict: arguments.has(.strict)))
  }

  private func verifierOptions() throws(UnfitArguments) -> Verifier.Options {
    var options = Verifier.Options(VerificationRules(now: UTCTime.now().seconds))
    options.userAgent = "clipsite/\(CommandLineTool.currentVersion)"
    options.certificateFile = arguments.path(.caFile)
    options.workers = Workers(count: arguments.integer(.workers))
    if let sample = arguments.integer(.sample) { options.sample = sample }
    if arguments.has(.allPages) { options.sample = nil }
    if let timeout = arguments.integer(.timeout) { options.timeout = timeout }
    for text in arguments.texts(.resolve) {
      guard let server = ServerAddress(text) else {
        throw UnfitArguments("'\(text)' is not HOST:PORT:ADDRESS, as in example.com:443:192.0.2.7")
      }
      options.servers.append(server)
    }
    if let url = arguments.text(.cdn) {
      guard url.hasPrefix("https://") || url.hasPrefix("http://") else {
        throw UnfitArguments("'\(url)' is not a URL that begins with https://")
      }
      options.appleCopies = url.hasSuffix("/") ? String(url.dropLast()) : url
    }
    if arguments.has(.noCDN) { options.appleCopies = nil }
    return options
  }

  private func chosenDomains(of site: BuiltSite) throws(UnfitArguments) -> [AssociatedDomain] {
    var chosen: [AssociatedDomain] = []
    for name in arguments.positionals(from: 0) {
      guard let domain = site.domains.first(where: { $0.rawValue == name.lowercased() }) else {
        let known = site.domains.map(\.rawValue)
        let hint =
          Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
          ?? "it has \(known.joined(separator: ", "))"
        throw UnfitArguments("the site has no domain '\(name)'; \(hint)")
      }
      if !chosen.contains(domain) { chosen.append(domain) }
    }
    return chosen.isEmpty ? site.domains : chosen
  }

  private func show(_ report: VerifyReport) throws(SystemError) -> ExitStatus {
    if arguments.text(.format) == "json" {
      terminal.output.print(verbatim: report.jsonLines)
    } else {
      terminal.output.print(verbatim: report.text(isQuiet: arguments.has(.quiet)))
    }
    if let path = arguments.path(.junit) {
      let report = JUnitReport(reports: report.reports, isStrict: report.isStrict)
      try FileStore.save(Array(report.text.utf8), at: path)
    }
    return report.status
  }
}
