import ClipsiteContent
package import ClipsiteText

/// The answers of the domains to unknown URLs.
extension SiteAssembler {
  /// Takes the file `404.md` in the folder of a domain for the text of its answer to unknown URLs.
  mutating func takeNotFoundPage(
    _ source: PageSource, in folder: ContentListing.Folder, at section: SectionID, domain: DomainID
  ) {
    let path = content.displayPath(of: folder.path(of: Page.notFoundFileName))
    reportUnused(source.fields, in: path)
    notFoundPages[domain] = Self.notFoundPage(source, at: section, domain: domain)
  }

  /// Reports the keys in the front matter of a page without a URL that have no effect.
  private mutating func reportUnused(_ fields: PageFields, in path: String) {
    var keys: [(String, SourceRange)] = []
    if let slug = fields.slug { keys.append(("slug", SourceRange(path, slug.range.bytes))) }
    if let domain = fields.domain { keys.append(("domain", SourceRange(path, domain.range.bytes))) }
    if let alias = fields.aliases.first { keys.append(("aliases", SourceRange(path, alias.range.bytes))) }
    if fields.place != nil { keys.append(("place", SourceRange(path))) }
    diagnostics += keys.map { key, range in
      Diagnostic(
        .unusedInNotFoundPage, at: range,
        "`\(key)` has no effect in \(Page.notFoundFileName), which has no URL",
        fix: "remove it")
    }
  }

  /// Reports the text in another language.
  mutating func reportUnused(variant path: String) {
    diagnostics.report(
      .unusedInNotFoundPage, at: SourceRange(path),
      "a domain has one answer to unknown URLs, in one language",
      fix: "move the text to \(Page.notFoundFileName), below the other one, and remove this file")
  }

  /// The texts of all domains: those without one have that of the content folder.
  func sharedNotFoundPages() -> [DomainID: Page] {
    guard let first = notFoundPages[.primary] else { return notFoundPages }
    let all = domains.all.ids.map { ($0, Self.notFoundPage(first.source, at: first.section, domain: $0)) }
    return notFoundPages.merging(all) { own, _ in own }
  }

  private static func notFoundPage(_ source: PageSource, at section: SectionID, domain: DomainID) -> Page {
    Page(
      source: source, fileName: Page.notFoundFileName, section: section, domain: domain, path: .root,
      ownImage: nil, kind: .plain)
  }
}

extension DiagnosticCode {
  /// Front matter, or a language, that means nothing for the answer to unknown URLs.
  package static let unusedInNotFoundPage = DiagnosticCode(
    "UnusedInNotFoundPage", .warning,
    summary: "`404.md` has a setting without effect.",
    explanation: """
      `404.md` in the folder of a domain is the answer to unknown URLs. That page has no URL, so no short URL,
      location, domain, or slug can belong to it. A provider uses one such page for each domain, whatever the
      visitor's language.
      """,
    fix: "Keep only `title`, `language`, `template`, `extra`, and the text.",
    example: .init(
      .files, wrong: "==> Content/404.md <==\n---\ntitle: Not found\naliases: [/lost]\n---",
      right: "==> Content/404.md <==\n---\ntitle: Not found\n---"))
}
