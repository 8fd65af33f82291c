import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// A page to make of values that nobody has checked yet, such as those of another service.
package struct PageDraft: Sendable {
  /// The outcome for one page.
  package enum Outcome: Hashable, Sendable {
    /// The page is written, but the values of some keys are others, or missing. Each with the reason.
    case written(changed: [String])
    /// There is a file with its path already, which stays as it is.
    case exists
    /// No page can have its title. The reason.
    case refused(String)
  }

  /// The path of the file below `Content`.
  package let path: RelativePath
  /// The dotted keys of front matter, each with its value as a cell of a table would have it. An
  /// empty one states that there is none.
  package let fields: [(key: String, text: String)]
  /// The short URLs.
  package let aliases: [String]
  /// A Boolean value that indicates whether this is the page before it in another language.
  package let isVariant: Bool

  /// Creates a draft.
  package init(
    _ path: RelativePath, _ fields: [(key: String, text: String)], aliases: [String] = [],
    isVariant: Bool = false
  ) {
    self.path = path
    self.fields = fields
    self.aliases = aliases
    self.isVariant = isVariant
  }
}

extension ImportStore {
  /// Writes new pages in one step, and leaves out the values that the site would refuse.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether to write nothing.
  ///   - isStopped: Whether somebody stops the import, which then changes nothing.
  /// - Returns: The outcome for each draft. A variant is written only with the page before it.
  /// - Throws: `SystemError` if the system refuses to write a file, and `SystemError.stopped`.
  package func create(
    _ drafts: [PageDraft], dry isDryRun: Bool, isStopped: @escaping () -> Bool = { false }
  ) throws(SystemError) -> [PageDraft.Outcome] {
    let check = FieldCheck { (_) throws(SystemError) in true }
    return try ImportRun.run(inSite: site, dry: isDryRun, isStopped: isStopped) {
      (run) throws(SystemError) in
      var outcomes: [PageDraft.Outcome] = []
      var original = PageDraft.Outcome.exists
      for draft in drafts {
        let outcome = try create(draft, check, original: draft.isVariant ? original : nil, &run)
        if !draft.isVariant { original = outcome }
        outcomes.append(outcome)
      }
      return outcomes
    }
  }

  private func create(
    _ draft: PageDraft, _ check: FieldCheck, original: PageDraft.Outcome?, _ run: inout ImportRun
  ) throws(SystemError) -> PageDraft.Outcome {
    if let original, case .written = original {} else if let original { return original }
    let path = draft.path.text(below: "Content")
    guard try FileStore.kind(at: "\(site)/\(path)") == .missing else { return .exists }
    var fields: [PageField] = []
    var changed: [String] = []
    for (key, text) in draft.fields {
      let line = MappingReader.line(text)
      func note(_ change: String) {
        let value = VisibleText.escaped(PlainText.excerpt(text))
        changed.append(
          "`\(key)`\(draft.isVariant ? " in \(draft.path.name)" : "") “\(value)”, which \(change)")
      }
      if line != text { note("is “\(PlainText.excerpt(line))” on a page") }
      switch line.isEmpty
        ? .value(.text("")) : try check.outcome(of: line, as: FrontMatterKey(named: key))
      {
      case .value(let value): fields.append(PageField(key: key, value: value))
      case .refused(let reason) where key == FrontMatterKey.title.name: return .refused(reason)
      case .refused(let reason), .doubtful(_, let reason):
        note("no page can have: \(reason)")
        // Without the key, the page would have the value of its folder or of its original.
        if let key = ClearableKey.all.first(where: { $0.name == key }) {
          fields.append(PageField(key: key.name, value: .text(key.none)))
        }
      }
    }
    if !draft.aliases.isEmpty { fields.append(PageField(key: "aliases", value: .list(draft.aliases))) }
    try run.write(
      PlannedFile(
        folder: draft.path.folder.text(below: "Content"), name: draft.path.name.text,
        bytes: Array(FrontMatterText.text(fields).utf8)))
    return .written(changed: changed)
  }
}
