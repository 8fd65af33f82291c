import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteMustache
import ClipsitePlatform

/// Decodes the front matter of a page: every key that there is, in one place.
package struct FrontMatterReader {
  private var locations = LocationReader()
  private var knownSubtitles = Memo<String, String>()

  /// Returns the fields of the front matter. Reports and leaves out values that do not fit.
  package mutating func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> PageFields {
    var reader = MappingReader(root)
    var page = PageFields()
    Self.readIdentity(&reader, &page)
    Self.readLooks(&reader, &page)
    page.clip = reader.mapping("clip") { ClipReader.read(&$0) } ?? ClipFields()
    shareTexts(&page)
    page.place = reader.mapping("place") { locations.read(&$0) }
    page.aliases = reader.spannedTexts("aliases")
    page.appLinks = AppLinksReader.read(&reader)
    page.isDraft = reader.bool("draft")?.value
    page.isHiddenFromSearch = reader.choice("robots", RobotsRule.self).map { $0 == .noindex }
    Self.readRawHTML(&reader, &page)
    page.extra = reader.templateData("extra") ?? .null
    reader.finish(&diagnostics)
    return page
  }

  /// Keeps a text once that the page, or the whole chain, repeats.
  private mutating func shareTexts(_ page: inout PageFields) {
    // Texts that mean the same letters are equal, and may still be other bytes.
    page.clip.title = page.clip.title.map { $0.utf8.elementsEqual(page.title.utf8) ? page.title : $0 }
    page.clip.subtitle = page.clip.subtitle.map { text in
      let known = knownSubtitles.value(for: text) { $0 }
      return known.utf8.elementsEqual(text.utf8) ? known : text
    }
  }

  private static func readIdentity(_ reader: inout MappingReader, _ page: inout PageFields) {
    let title = reader.line("title")
    page.title = title?.value ?? ""
    page.titleRange = title.map { ByteRange($0.range) } ?? .none
    if title.map({ $0.value.allSatisfy(\.isWhitespace) }) ?? !reader.hasValue("title") {
      reader.report(
        Diagnostic(
          .missingTitle, at: reader.range(title?.range ?? 0..<0), "the page has no title",
          fix: "add `title:` to the front matter"))
    }
    page.description = reader.line("description")?.value
    page.slug = reader.value("slug", .invalidSlug, Slug.init(_:))
    page.domain = reader.value("domain", .invalidDomain, AssociatedDomain.init(ofSite:))
    page.language =
      reader.value("language", .invalidLanguage, LanguageTag.init(_:))?.value
  }

  private static func readLooks(_ reader: inout MappingReader, _ page: inout PageFields) {
    page.image = reader.image("image")
    page.imageAlt = reader.line("image-alt")?.value
    page.template = reader.spannedText("template")
  }

  private static func readRawHTML(_ reader: inout MappingReader, _ page: inout PageFields) {
    guard let allowed = reader.bool("allow-html"), allowed.value else { return }
    page.allowsRawHTML = true
    reader.report(
      Diagnostic(
        .rawHTMLAllowed, at: reader.range(allowed.range),
        "raw HTML in the text of this page is kept as it is",
        fix: "remove the line unless you trust everyone who writes this file"))
  }

  private enum RobotsRule: String, CaseIterable { case index, noindex }
}

extension DiagnosticCode {
  /// A page has no title.
  package static let missingTitle = DiagnosticCode(
    "MissingTitle", .error,
    explanation: """
      Every page has a `title`: it names the page in browsers, in link previews, in lists and, unless
      `clip.title` says otherwise, on the App Clip card.
      """)

  /// A page keeps the raw HTML of its text.
  package static let rawHTMLAllowed = DiagnosticCode(
    "RawHTMLAllowed", .note,
    explanation: """
      With `allow-html: true` the raw HTML in a page's text reaches the page as it is, scripts included, and
      the domain is sent without a policy on scripts. Who may write that file may run code in the browsers of
      its visitors. The note is there so that this is never overlooked, as after an import.
      """)
}
