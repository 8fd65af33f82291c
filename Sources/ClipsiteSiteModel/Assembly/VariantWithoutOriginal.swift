package import ClipsiteDiagnostics

/// A file is named as a page in another language, and the page itself is missing.
package enum VariantWithoutOriginal {
  /// - Parameters:
  ///   - path: The file, as messages name it.
  ///   - listing: All of the content.
  package static func diagnostic(
    _ path: String, _ name: VariantName, _ listing: ContentListing, _ content: ContentFolder
  ) -> Diagnostic {
    let elsewhere = listing.folders.first { $0.pages.contains(name.original) }
    return Diagnostic(
      .variantWithoutOriginal, at: SourceRange(path),
      "there is no `\(name.original)` beside it that would say the same in another language",
      fix: "add `\(name.original)`, or rename the file and set `language: \(name.tag)` in it",
      notes: elsewhere.map { folder in
        [
          .init(
            "a file of that name is here; both have to be in one folder",
            at: SourceRange(content.displayPath(of: folder.path(of: name.original))))
        ]
      } ?? [])
  }
}

extension DiagnosticCode {
  /// A file is named as a page in another language, and the page itself is missing.
  package static let variantWithoutOriginal = DiagnosticCode(
    "VariantWithoutOriginal", .error,
    explanation: """
      `market.de.md` says in German what `market.md` says, and needs that file beside it: the original gives the URL that
      is registered for the App Clip, the place and everything else that is the same in all languages. A folder's own page is
      `index.md`, and `index.de.md` in German.

      A page that exists in one language only has no language in its name; it says `language: de` in its front matter.
      """)
}
