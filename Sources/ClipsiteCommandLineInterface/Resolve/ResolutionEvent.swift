package import ClipsiteAppClips
package import ClipsiteJSON
import ClipsiteMarkup
package import ClipsiteResolution
import ClipsiteSiteRendering

extension URLResolution: JSONEvent {
  package static let event = "resolution"
  package static let fields: [JSONField<URLResolution>] =
    URLReading.fields { $0.reading } remarks: { $0.remarks }
    + [
      JSONField("device") { $0.asker.device }, JSONField("ios") { $0.asker.system?.description },
      JSONField("page") { $0.page }, JSONField("association") { $0.association },
      JSONField("experience") { $0.experience }, JSONField("redirect") { $0.redirect },
      JSONField("appClipLink") { $0.appClipLink }, JSONField("invocations") { $0.invocations },
      JSONField("defaultLink") { $0.defaultLink.description }, JSONField("appLinks") { $0.appLinks },
    ]
}

extension URLReading {
  /// The fields that every answer begins with.
  static func fields<Record>(
    _ reading: @escaping @Sendable (Record) -> URLReading,
    remarks: @escaping @Sendable (Record) -> [Remark]
  ) -> [JSONField<Record>] {
    [
      JSONField("input") { reading($0).text }, JSONField("url") { reading($0).url?.description },
      JSONField("problem") { reading($0).problem }, JSONField("remarks") { remarks($0) },
    ]
  }
}

extension URLReading.Problem: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("message") { $0.message }, JSONField("fix") { $0.fix },
  ]
}

extension Remark: JSONRecord {
  package static let fields: [JSONField<Remark>] = [
    JSONField("code") { $0.code }, JSONField("message") { $0.message },
  ]
}

extension PageAnswer: JSONRecord {
  package static let fields: [JSONField<PageAnswer>] = [
    JSONField("kind") { $0.kind }, JSONField("status") { $0.status }, JSONField("url") { $0.url },
    JSONField("file") { $0.file }, JSONField("suggestion") { $0.suggestion },
    JSONField("tags") { $0.tags.compactMap(NamedContent.init) },
  ]

  /// The name and content of a tag that has both.
  private struct NamedContent: JSONRecord {
    let name: String
    let content: String

    init?(_ tag: HeadTag) {
      guard let name = tag["name"] ?? tag["property"] ?? tag["rel"],
        let content = tag["content"] ?? tag["href"]
      else { return nil }
      (self.name, self.content) = (name, content)
    }

    static let fields: [JSONField<NamedContent>] = [
      JSONField("name") { $0.name }, JSONField("content") { $0.content },
    ]
  }
}

extension AssociationAnswer: JSONRecord {
  package static let fields: [JSONField<AssociationAnswer>] = [
    JSONField("domain") { $0.domain.rawValue }, JSONField("isAssociated") { $0.isAssociated },
    JSONField("appClips") { $0.appClips }, JSONField("universalLink") { $0.universalLink },
  ]
}

extension UniversalLinkAnswer: JSONRecord {
  package static let fields: [JSONField<UniversalLinkAnswer>] = [
    JSONField("outcome") { $0.outcome }, JSONField("appIDs") { $0.appIDs },
    JSONField("detail") { $0.detail }, JSONField("rule") { $0.rule }, JSONField("pattern") { $0.pattern },
    JSONField("apps") { $0.apps },
  ]
}

extension UniversalLinkAnswer.App: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("appID") { $0.appID }, JSONField("outcome") { $0.outcome }, JSONField("detail") { $0.detail },
    JSONField("rule") { $0.rule },
  ]
}

extension ExperienceAnswer: JSONRecord {
  package static let fields: [JSONField<ExperienceAnswer>] = [
    JSONField("url") { $0.url }, JSONField("verdict") { $0.verdict }, JSONField("otherURL") { $0.otherURL },
    JSONField("card") { $0.title == nil ? nil : Card(answer: $0) },
  ]

  /// The content of the App Clip card.
  private struct Card: JSONRecord {
    let answer: ExperienceAnswer

    static let fields: [JSONField<Card>] = [
      JSONField("title") { $0.answer.title }, JSONField("subtitle") { $0.answer.subtitle },
      JSONField("action") { $0.answer.action }, JSONField("languages") { $0.answer.languages.map(\.rawValue) },
    ]
  }
}

extension RedirectAnswer: JSONRecord {
  package static let fields: [JSONField<RedirectAnswer>] = [
    JSONField("status") { $0.status }, JSONField("short") { $0.short }, JSONField("long") { $0.long },
    JSONField("demands") { $0.demands },
  ]
}

extension RedirectAnswer.End: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("url") { $0.url.description }, JSONField("association") { $0.association },
    JSONField("experience") { $0.experience },
  ]
}

extension AppClipLink: JSONRecord {
  package static let fields: [JSONField<AppClipLink>] = [
    JSONField("kind") { $0.kind }, JSONField("clip") { $0.defaultLink?.clip.description },
    JSONField("parameters") { $0.defaultLink?.parameters ?? [] }, JSONField("message") { $0.message },
  ]
}

extension DefaultAppClipLink.Parameter: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("name") { $0.name }, JSONField("value") { $0.value },
  ]
}

extension Invocation: JSONRecord {
  package static let fields: [JSONField<Invocation>] = [
    JSONField("way") { $0.way }, JSONField("works") { $0.outcome }, JSONField("reason") { $0.reason },
    JSONField("source") { $0.source.title },
  ]
}

extension AppLinksNavigation: JSONRecord {
  package static let fields: [JSONField<AppLinksNavigation>] = [
    JSONField("attempts") { $0.attempts }, JSONField("fallback") { $0.fallback }, JSONField("data") { $0.data },
  ]
}

extension AppLinksNavigation.Attempt: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("family") { $0.family }, JSONField("appName") { $0.appName }, JSONField("url") { $0.url },
    JSONField("package") { $0.package }, JSONField("class") { $0.className },
  ]
}

extension ClipAction: JSONReportable {}
extension Device: JSONReportable {}
extension PageAnswer.Kind: JSONReportable {}
extension UniversalLinkAnswer.Outcome: JSONReportable {}
extension Invocation.Way: JSONReportable {}
extension Invocation.Outcome: JSONReportable {}
extension AppLinkFamily: JSONReportable {}
