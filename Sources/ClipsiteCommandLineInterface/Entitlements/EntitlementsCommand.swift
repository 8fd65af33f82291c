import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteInvocations
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// `clipsite entitlements`.
enum EntitlementsCommand {
  /// The declaration.
  static let command = Command(
    "entitlements", "Write or check the entitlements of app and App Clip for the site's domains.",
    discussion: """
      Prints an .entitlements file for Xcode: the associated domains, those of short URLs too, with each service for which \
      the AASA file of the domain names the app or the App Clip, and the identifiers that tie the two together.

      With `--check` an existing file is compared with the site: what is missing, what no AASA file of the site backs, \
      entries that devices cannot read, modes of development, wrong identifiers. `clipsite explain` tells more.
      """,
    examples: [
      .init("entitlements --target clip", "Print the file of the App Clip."),
      .init("entitlements --target app --write App.entitlements", "Write the file of the app, a new one."),
      .init("entitlements --check Clip.entitlements", "Check the file that the project has."),
    ],
    options: [
      .site, .target, .mode, .write, .entitlementsToCheck, .strict, .workers, .format, .quiet,
    ],
    statuses: ExitStatus.ofSites, action: run)

  private static let run: Command.Action = { arguments, terminal in
    do throws(SystemError) {
      guard let loaded = try SiteCommand.loadedSite(arguments, on: terminal), let site = loaded.site else {
        return .contentErrors
      }
      let identity = site.configuration.app
      let domains = zip(site.domains, loaded.associations).map {
        DomainServices($0.name, association: $1, app: identity.appID, clip: identity.clipAppID)
      }
      if let path = arguments.path(.entitlementsToCheck) {
        let comparison = EntitlementsCheck(
          app: identity.appID, clip: identity.clipAppID, domains: domains, target: target(arguments),
          mode: mode(arguments))
        return try EntitlementsCommand.check(path, with: comparison, arguments, on: terminal)
      }
      let entitlements = Entitlements(
        for: target(arguments) ?? .app, app: identity.appID, clip: identity.clipAppID, domains: domains,
        mode: mode(arguments))
      return try NewFile.write(entitlements.bytes, arguments, on: terminal)
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }

  private static func target(_ arguments: ParsedArguments) -> EntitlementTarget? {
    arguments.text(.target).flatMap(EntitlementTarget.init)
  }

  private static func mode(_ arguments: ParsedArguments) -> AssociatedDomainMode? {
    arguments.text(.mode).flatMap(AssociatedDomainMode.init)
  }

  /// No file of entitlements is nearly as large as this, in bytes.
  private static let largestFile = 1 << 20

  private static func check(
    _ path: String, with check: EntitlementsCheck, _ arguments: ParsedArguments, on terminal: Terminal
  ) throws(SystemError) -> ExitStatus {
    let file = SourceFile(path: path, bytes: try FileStore.read(path, limit: largestFile))
    let found = DiagnosticList(check.diagnostics(for: file))
    let list = arguments.has(.strict) ? found.strict() : found
    DiagnosticReport(on: terminal, for: arguments).print(list) { $0 == path ? file : nil }
    if list.hasErrors { return .contentErrors }
    SiteCommand.summarize("The entitlements fit the site.", arguments, on: terminal.output)
    return .success
  }
}

extension CommandOption {
  package static let target = CommandOption(
    "target", .choice(EntitlementTarget.allCases.map(\.rawValue)),
    "Whose entitlements: the app's or the App Clip's (default: app; with --check what the file itself tells)."
  )
  package static let mode = CommandOption(
    "mode", .choice(AssociatedDomainMode.allCases.map(\.rawValue)),
    "Have devices take AASA files from the domains themselves while you develop; with --check allow that.")
  static let entitlementsToCheck = CommandOption(
    "check", .file("FILE"), "Check this .entitlements file instead.")
}
