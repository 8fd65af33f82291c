import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText

/// Shows what an AASA file alone says of a URL.
struct AssociationReport: JSONEvent {
  let reading: URLReading
  /// The identifiers below `appclips`.
  private let appClips: [String]
  /// The answer of `applinks`, or `nil` if there is no URL.
  private let answer: UniversalLinkAnswer?

  /// Asks a file about a text that a person calls a URL.
  init(_ text: String, _ lookup: AssociationLookup) {
    reading = URLReading(text)
    appClips = lookup.appClips
    answer = reading.url.map { lookup.answer(for: $0) }
  }

  /// One line for people.
  var line: String {
    let url = VisibleText.escaped(reading.url?.description ?? reading.text)
    return "\(url): " + (answer.map(Self.outcome) ?? problem) + "\n"
  }

  /// All of it for people.
  func report(width: Int) -> String {
    guard let answer else { return line }
    let wrapper = TextWrapper(width: width)
    var lines = [VisibleText.escaped(reading.url?.description ?? reading.text)]
    lines += [wrapper.row("Universal link", Self.outcome(answer))]
    if let pattern = answer.pattern {
      lines.append(TextWrapper.plainRow("Rule", ResolutionText.json(pattern)))
    }
    for app in answer.apps where answer.apps.count > 1 {
      lines.append(wrapper.row("App", Self.outcome(of: app)))
    }
    let clips = appClips.isEmpty ? "none" : appClips.map(VisibleText.escaped).joined(separator: ", ")
    lines.append(wrapper.row("App Clips", clips))
    lines += reading.remarks.map { wrapper.row("Note", $0.message) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var problem: String { VisibleText.escaped(reading.problem?.message ?? "") }

  /// “matched by applinks.details[0].components[2], for ABCDE12345.com.example.App”.
  static func outcome(_ answer: UniversalLinkAnswer) -> String {
    guard let detail = answer.detail, let rule = answer.rule else { return "none: no rule matches" }
    let apps = answer.appIDs.map(VisibleText.escaped).joined(separator: ", ")
    // Files of before iOS 13 have texts in place of objects.
    let list = answer.pattern?.text == nil ? "components" : "paths"
    return "\(answer.outcome.rawValue) by applinks.details[\(detail)].\(list)[\(rule)], for \(apps)"
  }

  private static func outcome(of app: UniversalLinkAnswer.App) -> String {
    let name = VisibleText.escaped(app.appID)
    guard let detail = app.detail, let rule = app.rule else { return "\(name): none" }
    return "\(name): \(app.outcome.rawValue) by rule \(rule) of details[\(detail)]"
  }

  static let event = "association"
  static let fields: [Field] =
    Field.all { $0.reading } + [
      Field("remarks") { $0.reading.remarks }, Field("appClips") { $0.appClips },
      Field("universalLink") { $0.answer },
    ]
}
