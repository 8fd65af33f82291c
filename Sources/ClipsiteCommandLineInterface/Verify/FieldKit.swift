import ClipsiteAppClips
import ClipsiteJSON
import ClipsiteVerification

/// The form of `verify --field-kit`, in Markdown for an issue: what the web says, filled in, and the
/// observations that only a person with an iPhone can make.
struct FieldKit {
  /// An observation. The page “Test with an iPhone” has a row for each.
  struct Observation {
    /// The name in the form.
    let name: String
    /// The task: Markdown for a cell of the page's table.
    let task: String
    /// The facts to write down.
    let record: String
    /// The answers that the form offers.
    let answers: String
    /// The facts that it settles or confirms, with links from the page.
    let settles: String
  }

  /// The observations, in their order.
  static let observations = [
    Observation(
      name: "Card", task: "Open a page with `clip.display: card` in Safari, and take a screenshot",
      record: "picture, title, subtitle, button, and where lines break",
      answers: "same as the dashboard / differs in: …",
      settles: "how close the dashboard's drawing is ([Preview a site](PreviewASite.md))"),
    Observation(
      name: "Banner",
      task: "Open a page with `clip.display: banner`, in the first hour after a release if you can",
      record: "whether the bar appears, and how many minutes after the release",
      answers: "yes / no, … minutes after the release",
      settles: "the report about “not available in your region” "
        + "([The card does not show](CardDoesNotShow.md#step-1-look-at-the-release))"),
    Observation(
      name: "Card page", task: "Scroll a card page to its end",
      record: "whether Safari's bar at the bottom covers the button", answers: "button free / covered",
      settles: "the layout of [card pages](ShortURLs.md#add-a-card-page) from iOS 26 on"),
    Observation(
      name: "`/barista`", task: "Scan `example.com/barista` if only `/bar` is registered",
      record: "which card appears, if one does", answers: "card of /bar / default card / website / error: …",
      settles:
        "where a prefix can end ([How App Clips launch](../Concepts/HowAppClipsLaunch.md#the-experience))"),
    Observation(
      name: "Spelling", task: "Scan `example.com/bar/`, then `example.com/Bar`, then `example.com/bar?x=1`",
      record: "which card each one shows", answers: "slash: …, case: …, query: …",
      settles: "slash, letter case, and query "
        + "([How App Clips launch](../Concepts/HowAppClipsLaunch.md#the-experience))"),
    Observation(
      name: "Two prefixes", task: "Scan a URL below two registered URLs, one within the other",
      record: "which of the two cards appears", answers: "longer / shorter",
      settles: "the report that the shorter one won "
        + "([The card does not show](CardDoesNotShow.md#step-5-look-at-the-experience))"),
    Observation(
      name: "Uncovered URL", task: "Scan a URL on your domain that no experience covers",
      record: "the website, the default card, or the words of an error",
      answers: "website / default card / error: …",
      settles: "the reports about [`CPSErrorDomain` 2](CardDoesNotShow.md#cpserrordomain-2) and "
        + "[default experiences](CardDoesNotShow.md#app-clip-unavailable)"),
    Observation(
      name: "Short URL", task: "Scan a short URL that redirects",
      record: "the URL that the App Clip gets", answers: "the App Clip got: …",
      settles: "which URL a scan passes on "
        + "([How App Clips launch](../Concepts/HowAppClipsLaunch.md#short-urls))"),
    Observation(
      name: "Messages", task: "Let the second phone send you a location's URL in Messages",
      record: "words and picture of the preview and of the card",
      answers: "preview: default / own, card: default / own",
      settles: "the report that [Messages](CardDoesNotShow.md#the-preview-in-messages-is-wrong) shows the "
        + "default card"),
    Observation(
      name: "Chrome", task: "Open a page in Chrome, and tap the button",
      record: "whether the App Clip opens, and with which URL",
      answers: "opens / does not open, with the URL: …",
      settles: "the report about default links outside Safari "
        + "([Set your brand](SetYourBrand.md#name-the-app-clip-button))"),
    Observation(
      name: "Without a URL", task: "Open the App Clip from the App Library, then from the App Switcher",
      record: "the URL that the App Clip gets each time", answers: "App Library: …, App Switcher: …",
      settles: "what [Route invocations](RouteInvocations.md) must restore"),
    Observation(
      name: "Closed card",
      task: "Close the card twice, load the page again, clear the website data, and load it once more",
      record: "when the card is gone, and when it is back", answers: "gone after … closings, back after …",
      settles: "the report that it is gone for good "
        + "([The card does not show](CardDoesNotShow.md#step-7-look-at-the-phone))"),
  ]

  /// The program and its version.
  var version = "…"
  /// The URLs that were tested.
  var site = "…"
  /// The report for people.
  var report = "…\n"
  /// The exit status.
  var status = "…"
  /// The time after which Apple's copy was the live file.
  var waited = "…"

  /// The form. What came from the network is indented, so that no character in it is Markdown.
  var text: String {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    let answers = Self.observations.enumerated().map { "\($0 + 1). \($1.name): \($1.answers)" }
    return """
      ### Site and phone

      - clipsite: \(version)
      - Site: \(site) (or “private”)
      - App released on: … (date and country)
      - Phone and iOS: … (such as iPhone 15, iOS 26.4)
      - Experiences: … (default only, or the number of advanced ones)

      ### The web side

      `clipsite verify` ended with \(status):

      \(lines.joined(separator: "\n"))
      ### Observations

      \(answers.joined(separator: "\n"))

      - Apple's copy: the live file after \(waited)
      - Deactivated experience: no longer launched after …

      """
  }
}

extension FieldKit {
  /// The form of a person who has no site here.
  init(_ context: CommandContext) { version = "\(context.tool.version), commit \(VersionCommand.commit)" }

  /// The form with everything that a run knows.
  init(_ report: VerifyReport, of urls: [InvocationURL]?, _ context: CommandContext) {
    self.init(context)
    site = (urls?.map(\.description) ?? report.reports.map { "https://\($0.domain)" }).joined(separator: ", ")
    self.report = report.text(isQuiet: false)
    status = "\(report.status.rawValue)"
    if let time = report.waited { waited = VerifyWait.Time.text(of: time) }
  }
}

/// The form, for programs.
struct FieldKitEvent: JSONEvent {
  let kit: FieldKit

  static let event = "form"
  static let fields: [Field] = [Field("text") { $0.kit.text }]
}

extension CommandOption {
  static let fieldKit = CommandOption(
    "field-kit", .flag,
    "Print the result as a form in Markdown, for a report of what an iPhone shows. Without a site, the form is empty."
  )
}
