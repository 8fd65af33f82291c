import ClipsiteAppClips
import ClipsiteJSON
import ClipsiteMarkup
import ClipsiteResolution
import ClipsiteSiteRendering

/// Writes what a URL launches for programs: one object a line.
enum ResolutionJSON {
  static func line(for resolution: URLResolution) -> String {
    var members = beginning(of: resolution.reading, resolution.remarks)
    members += [
      .init("device", .string(resolution.asker.device.rawValue)),
      .init("ios", text(resolution.asker.system?.description)),
      .init("page", resolution.page.map(page) ?? .null),
      .init("domain", text(resolution.association?.domain.rawValue)),
      .init("isAssociated", .bool(resolution.association?.isAssociated ?? false)),
      .init("appClips", .array((resolution.association?.appClips ?? []).map { .string($0) })),
    ]
    members += self.members(of: resolution.association?.universalLink)
    members += self.members(of: resolution.experience)
    members += [
      .init("redirect", resolution.redirect.map(redirect) ?? .null),
      .init("appClipLink", resolution.appClipLink.map(appClipLink) ?? .null),
      .init("invocations", .array(resolution.invocations.map(invocation))),
      .init("defaultLink", .string(resolution.defaultLink.description)),
      .init("appLinks", resolution.appLinks.map(appLinks) ?? .null),
    ]
    return line(members)
  }

  /// An object as a line.
  static func line(_ members: [JSONValue.Member]) -> String {
    CommandContext.lines([.object(members)])
  }

  /// Returns the members that every object begins with.
  static func beginning(of reading: URLReading, _ remarks: [Remark]) -> [JSONValue.Member] {
    [
      .init("version", 1), .init("event", "resolution"), .init("input", .string(reading.text)),
      .init("url", text(reading.url?.description)),
      .init(
        "problem",
        reading.problem.map { ["message": .string($0.message), "fix": text($0.fix)] } ?? .null),
      .init(
        "remarks", .array(remarks.map { ["code": .string($0.code), "message": .string($0.message)] })),
    ]
  }

  /// Returns the members for the answer of `applinks`.
  static func members(of answer: UniversalLinkAnswer?) -> [JSONValue.Member] {
    [
      .init("universalLink", .string((answer?.outcome ?? .none).rawValue)),
      .init("appIDs", .array((answer?.appIDs ?? []).map { .string($0) })),
      .init("detail", number(answer?.detail)), .init("rule", number(answer?.rule)),
      .init("pattern", answer?.pattern ?? .null),
      .init("apps", .array((answer?.apps ?? []).map(app))),
    ]
  }

  private static func app(_ app: UniversalLinkAnswer.App) -> JSONValue {
    [
      "appID": .string(app.appID), "universalLink": .string(app.outcome.rawValue),
      "detail": number(app.detail), "rule": number(app.rule),
    ]
  }

  private static func members(of experience: ExperienceAnswer) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("experience", text(experience.url)), .init("verdict", .string(experience.verdict)),
    ]
    if case .ambiguous = experience.match {
      members.append(.init("otherExperience", text(experience.otherURL)))
    }
    let card: JSONValue = [
      "title": text(experience.title), "subtitle": text(experience.subtitle),
      "action": text(experience.action?.rawValue),
      "languages": .array(experience.languages.map { .string($0.rawValue) }),
    ]
    members.append(.init("card", experience.title == nil ? .null : card))
    return members
  }

  private static func page(_ page: PageAnswer) -> JSONValue {
    [
      "kind": .string(page.kind.rawValue), "status": number(page.status), "url": text(page.url),
      "file": text(page.file), "suggestion": text(page.suggestion),
      "tags": .array(page.tags.compactMap(tag)),
    ]
  }

  /// A tag with a name and a content: that of an element that has both.
  private static func tag(_ tag: HeadTag) -> JSONValue? {
    guard let name = tag["name"] ?? tag["property"] ?? tag["rel"], let content = tag["content"] ?? tag["href"]
    else { return nil }
    return ["name": .string(name), "content": .string(content)]
  }

  private static func appClipLink(_ link: AppClipLink) -> JSONValue {
    let parameters = (link.defaultLink?.parameters ?? []).map { parameter -> JSONValue in
      ["name": .string(parameter.name), "value": .string(parameter.value)]
    }
    return [
      "kind": .string(link.kind), "clip": text(link.defaultLink?.clip.description),
      "parameters": .array(parameters), "message": .string(link.message),
    ]
  }

  private static func redirect(_ redirect: RedirectAnswer) -> JSONValue {
    [
      "status": number(redirect.status), "short": end(redirect.short), "long": end(redirect.long),
      "demands": .array(redirect.demands.map { .string($0) }),
    ]
  }

  private static func end(_ end: RedirectAnswer.End) -> JSONValue {
    .object(
      [
        .init("url", .string(end.url.description)),
        .init("isAssociated", .bool(end.association.isAssociated)),
        .init("universalLink", .string(end.association.universalLink.outcome.rawValue)),
      ] + members(of: end.experience))
  }

  private static func invocation(_ invocation: Invocation) -> JSONValue {
    [
      "way": .string(invocation.way.rawValue), "works": .string(invocation.outcome.rawValue),
      "reason": .string(invocation.reason), "source": .string(invocation.source.title),
    ]
  }

  private static func appLinks(_ navigation: AppLinksNavigation) -> JSONValue {
    let attempts = navigation.attempts.map { attempt -> JSONValue in
      [
        "family": .string(attempt.family.rawValue), "appName": text(attempt.appName),
        "url": .string(attempt.url), "package": text(attempt.package), "class": text(attempt.className),
      ]
    }
    return [
      "attempts": .array(attempts), "fallback": text(navigation.fallback), "data": .string(navigation.data),
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func number(_ number: Int?) -> JSONValue { number.map { .number(String($0)) } ?? .null }
}
