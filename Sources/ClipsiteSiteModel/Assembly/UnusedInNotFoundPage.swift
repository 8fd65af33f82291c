package import ClipsiteDiagnostics

/// Front matter, or a language, that means nothing for the answer to unknown URLs.
package enum UnusedInNotFoundPage {
  /// The keys in the front matter of a page that have no effect.
  package static func check(_ fields: PageFields, in path: String) -> [Diagnostic] {
    var keys: [(String, SourceRange)] = []
    if let slug = fields.slug { keys.append(("slug", SourceRange(path, slug.range.bytes))) }
    if let domain = fields.domain { keys.append(("domain", SourceRange(path, domain.range.bytes))) }
    if let alias = fields.aliases.first { keys.append(("aliases", SourceRange(path, alias.range.bytes))) }
    if fields.place != nil { keys.append(("place", SourceRange(path))) }
    return keys.map { key, place in
      Diagnostic(
        .unusedInNotFoundPage, at: place,
        "`\(key)` has no effect in \(Page.notFoundFileName), which has no URL",
        fix: "remove it")
    }
  }

  /// The text in another language.
  package static func diagnostic(variant path: String) -> Diagnostic {
    Diagnostic(
      .unusedInNotFoundPage, at: SourceRange(path),
      "a domain has one answer to unknown URLs, in one language",
      fix: "move the text to \(Page.notFoundFileName), below the other one, and remove this file")
  }
}

extension DiagnosticCode {
  /// Front matter, or a language, that means nothing for the answer to unknown URLs.
  package static let unusedInNotFoundPage = DiagnosticCode(
    "UnusedInNotFoundPage", .warning,
    explanation: """
      The file `404.md` in the folder of a domain is the text of its answer to unknown URLs. That page has no URL, so no
      short URL can lead to it, and no place, domain, or slug can belong to it. A host has one such page for each domain,
      whatever the language of the visitor. Give `404.md` a `title`, a text, and if you like a `language`, a `template`, and `extra`.
      """)
}
