package import ClipsiteAppClips
package import ClipsiteInvocations
import ClipsiteRendering
package import ClipsiteText

extension URLResolution: JSONEvent {
  package static let event = "resolution"
  package static let fields: [Field] =
    Field.all { $0.reading } + [
      Field("remarks") { $0.remarks }, Field("device") { $0.asker.device },
      Field("ios") { $0.asker.system?.description }, Field("page") { $0.page },
      Field("association") { $0.association }, Field("experience") { $0.experience },
      Field("redirect") { $0.redirect }, Field("appClipLink") { $0.appClipLink },
      Field("invocations") { $0.invocations }, Field("defaultLink") { $0.defaultLink?.description },
      Field("appLinks") { $0.appLinks },
    ]
}

extension URLReading: JSONRecord {
  package static let fields: [Field] = [
    Field("input") { $0.text }, Field("url") { $0.url?.description }, Field("problem") { $0.problem },
  ]
}

extension InvalidValue: JSONRecord {
  package static let fields: [Field] = [Field("message") { $0.message }, Field("fix") { $0.fix }]
}

extension Remark: JSONRecord {
  package static let fields: [Field] = [Field("code") { $0.code }, Field("message") { $0.message }]
}

extension PageAnswer: JSONRecord {
  package static let fields: [Field] = [
    Field("kind") { $0.kind }, Field("status") { $0.status }, Field("url") { $0.url },
    Field("file") { $0.file }, Field("suggestion") { $0.suggestion },
    Field("tags") { $0.tags.compactMap(NamedContent.init) },
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

    static let fields: [Field] = [Field("name") { $0.name }, Field("content") { $0.content }]
  }
}

extension AssociationAnswer: JSONRecord {
  package static let fields: [Field] = [
    Field("domain") { $0.domain.rawValue }, Field("isAssociated") { $0.isAssociated },
    Field("appClips") { $0.appClips }, Field("universalLink") { $0.universalLink },
  ]
}

extension UniversalLinkAnswer: JSONRecord {
  package static let fields: [Field] = [
    Field("outcome") { $0.outcome }, Field("appIDs") { $0.appIDs }, Field("detail") { $0.detail },
    Field("rule") { $0.rule }, Field("pattern") { $0.pattern }, Field("apps") { $0.apps },
  ]
}

extension UniversalLinkAnswer.App: JSONRecord {
  package static let fields: [Field] = [
    Field("appID") { $0.appID }, Field("outcome") { $0.outcome }, Field("detail") { $0.detail },
    Field("rule") { $0.rule },
  ]
}

extension ExperienceAnswer: JSONRecord {
  package static let fields: [Field] = [
    Field("url") { $0.url }, Field("verdict") { $0.verdict }, Field("otherURL") { $0.otherURL },
    Field("card") { $0.title == nil ? nil : Card(answer: $0) },
  ]

  /// The content of the App Clip card.
  private struct Card: JSONRecord {
    let answer: ExperienceAnswer

    static let fields: [Field] = [
      Field("title") { $0.answer.title }, Field("subtitle") { $0.answer.subtitle },
      Field("action") { $0.answer.action }, Field("languages") { $0.answer.languages.map(\.rawValue) },
    ]
  }
}

extension RedirectAnswer: JSONRecord {
  package static let fields: [Field] = [
    Field("status") { $0.status }, Field("short") { $0.short }, Field("long") { $0.long },
    Field("demands") { $0.demands },
  ]
}

extension RedirectAnswer.End: JSONRecord {
  package static let fields: [Field] = [
    Field("url") { $0.url.description }, Field("association") { $0.association },
    Field("experience") { $0.experience },
  ]
}

extension AppClipLink: JSONRecord {
  package static let fields: [Field] = [
    Field("kind") { $0.kind }, Field("clip") { $0.defaultLink?.clip.description },
    Field("parameters") { $0.defaultLink?.parameters ?? [] }, Field("message") { $0.message },
  ]
}

extension DefaultAppClipLink.Parameter: JSONRecord {
  package static let fields: [Field] = [Field("name") { $0.name }, Field("value") { $0.value }]
}

extension Invocation: JSONRecord {
  package static let fields: [Field] = [
    Field("way") { $0.way }, Field("works") { $0.outcome }, Field("reason") { $0.reason },
    Field("source") { $0.source.title },
  ]
}

extension AppLinksNavigation: JSONRecord {
  package static let fields: [Field] = [
    Field("attempts") { $0.attempts }, Field("fallback") { $0.fallback }, Field("data") { $0.data },
  ]
}

extension AppLinksNavigation.Attempt: JSONRecord {
  package static let fields: [Field] = [
    Field("family") { $0.family }, Field("appName") { $0.appName }, Field("url") { $0.url },
    Field("package") { $0.package }, Field("class") { $0.className },
  ]
}

extension ClipAction: JSONReportable {}
extension Device: JSONReportable {}
extension PageAnswer.Target: JSONReportable {}
extension UniversalLinkAnswer.Outcome: JSONReportable {}
extension Invocation.Way: JSONReportable {}
extension Invocation.Outcome: JSONReportable {}
extension AppLinkFamily: JSONReportable {}
