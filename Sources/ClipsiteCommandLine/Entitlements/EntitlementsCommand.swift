import ClipsiteAppClips
import ClipsiteContent
import ClipsiteInvocations
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite entitlements`.
enum EntitlementsCommand {
  /// The declaration.
  static let command = Command(
    "entitlements", "Write or check the entitlements of app and App Clip for the site's domains.",
    discussion: """
      Prints an .entitlements file for Xcode. It contains the associated domains, including those of short
      URLs, with each service for which the AASA file lists the app or the App Clip. It also contains the
      identifiers that connect the two.

      With `--check`, clipsite compares an existing file with the site. It reports missing entries, entries
      that no AASA file backs, entries that devices cannot read, development modes, and wrong identifiers.
      `clipsite explain` describes each diagnostic.
      """,
    examples: [
      .init("entitlements --target clip", "Print the file of the App Clip."),
      .init("entitlements --target app --write App.entitlements", "Write the file of the app, a new one."),
      .init("entitlements --check Clip.entitlements", "Check the file that the project has."),
    ],
    options: [
      .site, .target, .mode, .write, .entitlementsToCheck, .strict, .workers, .format, .quiet,
    ],
    statuses: ExitStatus.ofSites,
    meanings: [.contentErrors: "The site's files, or the entitlements to check, have errors."],
    results: [WrittenFile.self], action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let arguments = context.arguments
    let (site, associations) = try context.loadedSite()
    let identity = site.configuration.app
    let domains = zip(site.domains, associations).map {
      DomainServices($0.name, association: $1, app: identity.appID, clip: identity.clipAppID)
    }
    let target = arguments.text(.target).flatMap(EntitlementTarget.init)
    let mode = arguments.text(.mode).flatMap(AssociatedDomainMode.init)
    if let path = arguments.path(.entitlementsToCheck) {
      let file = SourceFile(path: path, bytes: try FileStore.read(path, limit: largestFile))
      let found = EntitlementsCheck.diagnostics(
        for: file, app: identity.appID, clip: identity.clipAppID, domains: domains, target: target,
        mode: mode)
      let status = context.report(found) { $0 == path ? file : nil }
      if status == .success { context.summarize("The entitlements fit the site.") }
      return status
    }
    let entitlements = Entitlements(
      for: target ?? .app, app: identity.appID, clip: identity.clipAppID, domains: domains, mode: mode)
    return try context.write(entitlements.bytes)
  }

  /// No file of entitlements is nearly as large as this, in bytes.
  private static let largestFile = 1 << 20
}

extension CommandOption {
  package static let target = CommandOption(
    "target", .choice(EntitlementTarget.allCases.map(\.rawValue)),
    "The target: the app or the App Clip (default: app, or with --check the one in the file)."
  )
  package static let mode = CommandOption(
    "mode", .choice(AssociatedDomainMode.allCases.map(\.rawValue)),
    "Let devices request AASA files from the domains themselves during development. With --check, allow it.")
  static let entitlementsToCheck = CommandOption(
    "check", .file("FILE"), "Check this .entitlements file instead.")
}
