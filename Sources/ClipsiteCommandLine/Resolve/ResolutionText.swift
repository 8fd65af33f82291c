import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText

/// Shows what a URL launches to people.
struct ResolutionText {
  let resolution: URLResolution
  let wrapper: TextWrapper
  let usesColor: Bool

  /// The URL as it was read, or the text.
  private var url: String {
    VisibleText.escaped(resolution.reading.url?.description ?? resolution.reading.text)
  }

  // MARK: One of several URLs

  /// One line: page, universal link, experience.
  var line: String {
    if let problem = resolution.reading.problem { return "\(url): \(VisibleText.escaped(problem.message))\n" }
    if let link = resolution.appClipLink { return "\(url): \(VisibleText.escaped(link.message))\n" }
    let page = resolution.page.map(Self.shortName) ?? ""
    let link = resolution.association?.universalLink.outcome ?? .none
    return "\(url): \(page), universal link \(link.rawValue), experience \(experienceName)\n"
  }

  private static func shortName(_ page: PageAnswer) -> String {
    switch page.kind {
    case .otherHost: "no domain of this site"
    case .notFound: "no page (404)"
    case .shortURL: "short URL of \(page.url ?? "")"
    case .file: "a file"
    case .page, .cardPage, .listPart: page.file.map(VisibleText.escaped) ?? ""
    }
  }

  private var experienceName: String {
    let experience = resolution.experience
    switch experience.match {
    case .match: return experience.url ?? ""
    case .ambiguous:
      return "open: \(experience.url ?? "the default one") or \(experience.otherURL ?? "the default one")"
    case .defaultExperience: return "the default one"
    case nil: return "none"
    }
  }

  // MARK: One URL

  /// All of it.
  var report: String {
    var lines = [TextStyle.bold.apply(to: url, if: usesColor) + " on \(resolution.asker.description)"]
    if let problem = resolution.reading.problem {
      lines.append(line("Problem", problem.message))
      if let fix = problem.fix { lines.append(line("", "fix: \(fix)")) }
      return lines.joined(separator: "\n") + "\n"
    }
    if let link = resolution.appClipLink { lines.append(line("App Clip link", link.message)) }
    lines += pageLines + associationLines + experienceLines + redirectLines
    if let link = resolution.defaultLink {
      lines.append(
        line("Default link", "\(link) (\(DefaultAppClipLink.condition)). \(DefaultAppClipLink.useOnPages)"))
    }
    lines += appLinksLines
    lines += resolution.remarks.map { line("Note", $0.message) }
    return (lines + [""] + invocationLines).joined(separator: "\n") + "\n"
  }

  private func line(_ heading: String, _ content: String) -> String {
    wrapper.row(heading, VisibleText.escaped(content))
  }

  private var pageLines: [String] {
    guard let page = resolution.page else { return [] }
    let status = page.status.map { "status \($0)" } ?? ""
    let what =
      switch page.kind {
      case .otherHost: "not known: the host is not a domain of this site"
      case .notFound: "none, \(status)"
      case .file: "a file, no page, \(status)"
      case .shortURL: "a short URL of \(page.url ?? ""), \(status)"
      case .page, .listPart: status
      case .cardPage: "a card page, \(status)"
      }
    var lines = [line("Page", what)]
    if let file = page.file { lines.append(line("  File", file)) }
    if let suggestion = page.suggestion { lines.append(line("", "did you mean '\(suggestion)'?")) }
    let tags = [
      ("App Clip tag", SmartAppBanner.metaName), ("og:title", "og:title"), ("og:image", "og:image"),
    ]
    return lines
      + tags.compactMap { heading, name in page.tags.content(of: name).map { line("  " + heading, $0) } }
  }

  private var associationLines: [String] {
    guard let association = resolution.association else { return [] }
    let clips = association.appClips.joined(separator: ", ")
    let text =
      association.isAssociated
      ? "\(clips) in the AASA file of \(association.domain)"
      : "the AASA file of \(association.domain) does not name the App Clip"
    let link = association.universalLink
    var lines = [line("Association", text), line("Universal link", AssociationReport.outcome(link))]
    if let pattern = link.pattern { lines.append(TextWrapper.plainRow("", Self.json(pattern))) }
    return lines
  }

  private var experienceLines: [String] {
    let experience = resolution.experience
    var lines: [String] = []
    switch experience.match {
    case .match: lines = [line("Experience", experience.url ?? "")]
    case .ambiguous:
      lines = [
        line(
          "Experience",
          experienceName + ". Apple does not say where a prefix may end, or whether letter case counts")
      ]
    case .defaultExperience: lines = [line("Experience", "the default one: no registered URL is a prefix")]
    case nil: lines = [line("Experience", "none")]
    }
    if resolution.appClipLink != nil, case .defaultExperience = experience.match {
      lines = [line("Experience", "the default one")]
    }
    if let title = experience.title {
      let parts = [title, experience.subtitle, experience.action?.rawValue].compactMap { $0 }
      let languages = experience.languages.map(\.rawValue).joined(separator: ", ")
      lines.append(
        line("  Card", parts.joined(separator: " · ") + (languages.isEmpty ? "" : " (\(languages))")))
    }
    return lines
  }

  private var redirectLines: [String] {
    guard let redirect = resolution.redirect else { return [] }
    let way = redirect.status == 301 ? "the host redirects to" : "the page leads on to"
    return [line("Redirect", "\(way) \(redirect.long.url), status \(redirect.status)")]
      + redirect.demands.map { line("", $0) }
  }

  private var appLinksLines: [String] {
    guard let navigation = resolution.appLinks else { return [] }
    var lines = navigation.attempts.map { attempt in
      let app = [attempt.appName, attempt.package, attempt.className].compactMap { $0 }.joined(
        separator: ", ")
      return "\(attempt.family.rawValue): " + (app.isEmpty ? "" : "\(app): ") + attempt.url
    }
    if resolution.asker.device == .android, !lines.isEmpty {
      lines.append("with the extra al_applink_data: \(navigation.data)")
    }
    lines.append(
      navigation.fallback.map { "else in the browser: \($0)" } ?? "else nothing: the page wants no fallback")
    return lines.enumerated().map { line($0 == 0 ? "App Links" : "", $1) }
  }

  // MARK: Invocations

  /// A row for each way, and below them the pages that the numbers stand for. What holds for all ways is said
  /// once.
  private var invocationLines: [String] {
    let rows = resolution.invocations
    var sources: [AppleDocument] = []
    for row in rows where !sources.contains(row.source) { sources.append(row.source) }
    guard let first = rows.first else { return [] }
    let isSame = rows.allSatisfy { $0.outcome == first.outcome && $0.reason == first.reason }
    var lines = (isSame ? [first] : rows).map { row in
      let source = (sources.firstIndex(of: row.source) ?? 0) + 1
      let name = isSame ? "All invocations" : row.way.name
      return wrapper.row(name, "\(row.outcome.rawValue): \(row.reason) [\(source)]", column: 24)
    }
    lines.append("")
    for (index, source) in sources.enumerated() { lines.append("[\(index + 1)] Apple, “\(source.title)”") }
    return lines
  }

  /// JSON on one line, safe to print.
  static func json(_ value: JSONValue) -> String {
    VisibleText.escaped(String(decoding: value.bytes(), as: UTF8.self))
  }
}

extension TextWrapper {
  /// A line of a report, or several: a heading in a column of its own, and text that is wrapped beside it.
  func row(_ heading: String, _ content: String, column: Int = 16) -> String {
    paragraph(
      content, indent: String(repeating: " ", count: column), first: Self.start(heading, column: column))
  }

  /// A line of a report with its text as it is, for what must not lose a space.
  static func plainRow(_ heading: String, _ content: String) -> String {
    start(heading, column: 16) + content
  }

  private static func start(_ heading: String, column: Int) -> String {
    heading + String(repeating: " ", count: max(1, column - heading.count))
  }
}
