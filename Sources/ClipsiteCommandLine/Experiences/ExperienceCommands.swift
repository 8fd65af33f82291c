import ClipsiteAppStoreConnect
import ClipsiteSystem

/// The commands of `clipsite experiences`.
enum ExperienceCommands {
  private static let keyRefused = "App Store Connect does not accept the key."

  /// `clipsite experiences export`.
  static let export = Command(
    "experiences export", "Print the App Clip experiences that the site needs.",
    discussion: """
      Every business, location, and short URL that shows the App Clip has a separate card, for which App Store
      Connect needs an advanced experience. A URL with the same card as the experience above it needs none,
      because the most specific prefix wins. The list is as short as possible, each with the URLs that it
      covers.

      As JSON, each record has the body of the request that registers it. In it, `${app-clip}` and
      `${header-image}` are placeholders for identifiers of App Store Connect. As CSV, each language is a row.

      clipsite does not register the default experience. `--fastlane` writes it in the files that fastlane's `deliver`
      reads: the action, subtitles, and header image of the home page's card, and three URLs for App Review.
      """,
    examples: [
      .init("experiences export", "Print the requests for a tool of your own."),
      .init("experiences export --format csv", "Print a table for people."),
      .init(
        "experiences export --fastlane fastlane/app-clip",
        "Write the default experience for fastlane's `deliver`."),
    ],
    options: [.site, .exportFormat, .fastlane, .strict, .workers, .warnings],
    statuses: ExitStatus.ofSites
  ) { context throws(SystemError) in try ExperiencesSession(context).export() }

  /// `clipsite experiences plan`.
  static let plan = Command(
    "experiences plan", "Show how App Store Connect differs from the site.",
    discussion: """
      Shows which App Clip experiences `clipsite experiences push` would register, change, or deactivate, and
      their differences. Nothing changes. The URL of an experience can never change. Another URL is a new
      experience, and clipsite deactivates the old one.

      The key comes from APP_STORE_CONNECT_KEY_ID, APP_STORE_CONNECT_ISSUER_ID (not for a key of one person),
      and APP_STORE_CONNECT_KEY_PATH, the path of its file AuthKey_….p8. `--against` needs no key and no
      network.
      """,
    examples: [
      .init("experiences plan", "Compare with App Store Connect."),
      .init("experiences plan --save registered.json", "Save the registered experiences."),
      .init(
        "experiences plan --only /ferry-street --save-plan plan.json",
        "Save the part of the plan below a path, to push it later."),
      .init(
        "experiences plan --against registered.json --exit-code", "Compare without the network, as a check."),
    ],
    options: [
      .site, .against, .save, .savePlan, .only, .limit, .exitCode, .removalDomain, .resendPlaces, .endpoint,
      .strict, .workers, .format,
      .quiet,
    ],
    statuses: [.success, .contentErrors, .changes, .denied, .usage, .inputOutput],
    meanings: [
      .contentErrors: "The site's files have errors, or App Store Connect gave no answer to compare with.",
      .denied: keyRefused,
    ],
    events: [PlannedExperience.self], results: [ExperiencePlanReport.self]
  ) { context throws(SystemError) in try ExperiencesSession(context).plan() }

  /// `clipsite experiences push`.
  static let push = Command(
    "experiences push", "Register the site's App Clip experiences in App Store Connect.",
    discussion: """
      Makes the changes that `clipsite experiences plan` shows: uploads header images, registers new
      experiences, and changes those that differ. With `--allow-removal`, it also deactivates what the site no
      longer needs, last, and only if everything else went well. Nothing undoes this. Experiences that
      `clipsite experiences import` cannot make a page of stay, such as those of other domains, unless
      `--removal-domain` names the domain. The next run finishes a run that you stopped, or that reached the
      limit of requests. It uploads no image twice.

      Try a chain with a few locations first: `--only` and `--limit` select them. With PLAN, a file of
      `clipsite experiences plan --save-plan`, clipsite makes exactly the changes in that file. If the site
      or App Store Connect has changed since then, it makes none of them, and names the URLs.

      App Store Connect accepts a few thousand requests an hour. With `--wait 6h`, clipsite waits when they are used
      up, prints how long, and goes on. Without it, the run ends, and you run it again later.

      The key comes from the environment, as for `clipsite experiences plan`.
      """,
    examples: [
      .init("experiences push --dry-run", "Show what would be done."),
      .init("experiences push --only ferry-street --limit 3", "Try three locations of a folder."),
      .init("experiences push plan.json", "Make the changes of a saved plan."),
      .init("experiences push --wait 6h", "Push a large chain, and wait for the quota of requests."),
      .init("experiences push --allow-removal", "Register, change, and deactivate what is gone."),
    ],
    positionals: [
      Positional(.file("PLAN"), isOptional: true, "A plan that `experiences plan --save-plan` wrote.")
    ],
    options: [
      .site, .dryRunOfPublishing, .only, .limit, .waitForQuota, .removesExperiences, .removalDomain,
      .maxRemoval,
      .resendPlaces, .endpoint,
      .strict, .workers, .format, .quiet,
    ],
    statuses: [
      .success, .contentErrors, .refused, .denied, .usage, .inputOutput, .interrupted,
      .terminated,
    ],
    meanings: [
      .contentErrors: "The site's files have errors, or not everything could be registered.",
      .refused: "Nothing was registered, because it would do damage. The message has the reason.",
      .denied: keyRefused,
    ],
    events: [PlannedExperience.self], results: [ExperiencePlanReport.self, PushSummary.self]
  ) { context throws(SystemError) in
    try stoppable(context) { session throws(SystemError) in try session.push() }
  }

  /// `clipsite experiences import`.
  static let importing = Command(
    "experiences import", "Make Markdown files of the registered App Clip experiences.",
    discussion: """
      Each registered experience whose URL the site does not have becomes a Markdown file in Content, with its
      title, subtitle, action, place, and header image, and a file for each further language. Files that exist
      stay as they are. Header images are copies that App Store Connect hands out. They go to Content/images.
      `.clipsite-header-images` in Content lists them, so that no image is uploaded again. Add that file to
      version control.

      Some experiences have no place in a site, such as one on a domain that `site.yml` does not list, or one
      with a query. clipsite prints each of them with the reason, and leaves it alone. At the end, it shows what
      `clipsite experiences push` would change.

      The key comes from the environment, as for `clipsite experiences plan`.
      """,
    examples: [
      .init("experiences import --dry-run", "Show which files would be written."),
      .init("experiences import", "Write the files."),
    ],
    options: [.site, .dryRunOfImport, .save, .endpoint, .strict, .workers, .format, .quiet],
    statuses: [
      .success, .contentErrors, .denied, .usage, .inputOutput, .interrupted, .terminated,
    ],
    meanings: [
      .contentErrors:
        "The site's files have errors, before or after the import, or App Store Connect gave no answer.",
      .denied: keyRefused,
    ],
    events: [ExperienceOutcome.self, PlannedExperience.self], results: [ExperienceImportReport.self]
  ) { context throws(SystemError) in
    try stoppable(context) { session throws(SystemError) in try session.importPages() }
  }

  /// `clipsite experiences status`.
  static let status = Command(
    "experiences status", "Show the state of experiences and domains in App Store Connect.",
    discussion: """
      Counts the registered App Clip experiences in groups that need the same, such as those whose location
      Apple Maps did not find, with what helps. `--group` lists a whole group. `RECEIVED`, or “registered”,
      is the final good state of an experience, and nothing follows it.

      Also lists the state of the associated domains of the newest build in App Store Connect. “cache” is the file
      that devices get from Apple's content delivery network, and “debug” is the file that Apple got from the host.
      If App Store Connect rejects a domain, or the entitlements of the build do not list a domain of the site,
      clipsite prints the reason and ends with status 1. A warning names an App Clip that is larger than Apple allows
      for the oldest iOS of the build.

      The default experience is shown for each version: its action, words, images, and URLs for App Review. Without
      one in a released version, no banner and no card shows.

      The key comes from the environment, as for `clipsite experiences plan`.
      """,
    examples: [
      .init("experiences status", "Show the groups and the domains."),
      .init("experiences status --group not-found", "List the experiences without a place in Maps."),
    ],
    options: [.site, .group, .buildBundle, .endpoint, .format, .quiet],
    statuses: [.success, .contentErrors, .denied, .usage, .inputOutput],
    meanings: [
      .contentErrors:
        "The site has errors, App Store Connect gave no answer, or Apple could not read an AASA file.",
      .denied: keyRefused,
    ],
    events: [RegisteredExperience.self, DomainStatus.self, DefaultExperience.self],
    results: [ExperienceStatusReport.self]
  ) { context throws(SystemError) in try ExperiencesSession(context).status() }

  /// Calls a command that a signal ends between two steps.
  private static func stoppable(
    _ context: CommandContext, _ command: (ExperiencesSession) throws(SystemError) -> ExitStatus
  ) throws(SystemError) -> ExitStatus {
    // Before any thread is started, so that none of them takes the signal.
    let stop = StopRequest()
    defer { stop.end() }
    do throws(SystemError) {
      return try command(ExperiencesSession(context, stop: stop))
    } catch .stopped {
      context.summarize("Stopped. Nothing was changed.", isComplete: false)
      return stop.status
    }
  }
}

extension CommandOption {
  static let fastlane = CommandOption(
    "fastlane", .folder("FOLDER"), "Write the default experience to a folder, as fastlane reads it.")
  static let exportFormat = CommandOption(
    "format", .choice(["json", "csv"]),
    "The form of the output: requests as JSON, or a table (default: json).")
  package static let against = CommandOption(
    "against", .file("FILE"), "Compare with a file of `--save`, or with answers of the API, instead.")
  package static let save = CommandOption(
    "save", .file("FILE"), "Write the registered experiences to a file.")
  static let savePlan = CommandOption(
    "save-plan", .file("FILE"), "Write the plan to a file, for `push FILE`.")
  static let only = CommandOption(
    "only", .text("PATH"), repeats: true,
    "Only the experiences at or below a file, a folder, or a URL or its path.")
  static let limit = CommandOption(
    "limit", .integer("N", 1...1_000_000_000),
    "Only the first N experiences that change, which `push` lists. The page of a folder is one of them.")
  static let group = CommandOption(
    "group", .choice(ExperienceGroup.allCases.map(\.rawValue)), "List all experiences of this group.")
  static let exitCode = CommandOption("exit-code", .flag, "End with status 2 when there are changes.")
  static let resendPlaces = CommandOption(
    "resend-places", .flag, isRare: true, "Send places again that Apple Maps did not find.")
  package static let endpoint = CommandOption(
    "endpoint", .text("URL"), isRare: true,
    "Where the API is (default: https://api.appstoreconnect.apple.com).")
  static let waitForQuota = CommandOption(
    "wait", .text("TIME"),
    "Wait when App Store Connect accepts no more requests for now, in all for at most a time from 5m to 30d, such as 2h."
  )
  static let removesExperiences = CommandOption(
    "allow-removal", .flag, "Deactivate the experiences that the site no longer needs.")
  static let removalDomain = CommandOption(
    "removal-domain", .text("DOMAIN"), repeats: true, isRare: true,
    "Count all experiences of a domain among those that the site no longer needs, whatever their URL is.")
  static let maxRemoval = CommandOption(
    "max-removal", .integer("N", 0...1_000_000_000), isRare: true,
    "The largest number to deactivate (default: 10 or a tenth of the registered ones, whichever is more).")
  static let dryRunOfImport = CommandOption(
    "dry-run", .flag, "Show which files would be written, and download and write nothing.")
  static let buildBundle = CommandOption(
    "build-bundle", .text("ID"), isRare: true,
    "Ask for the domains of this build bundle of the API (default: the App Clip of the newest build).")
}
