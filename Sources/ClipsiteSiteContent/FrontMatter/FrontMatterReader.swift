package import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteMustache
import ClipsitePlatform

/// Decodes the front matter of a page: every key that there is, in one place.
package struct FrontMatterReader {
  private var locations: LocationReader
  private var knownSubtitles = Memo<String, String>()
  private let keys = FrontMatterKeys.keys

  /// Creates a reader. `language` is the language of pages that name none.
  package init(language: LanguageTag) { locations = LocationReader(language: language) }

  /// Returns the fields of the front matter. Reports and leaves out values that do not fit.
  package mutating func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> PageFields {
    var reader = MappingReader(root, keys)
    var page = PageFields()
    readIdentity(&reader, &page)
    readLooks(&reader, &page)
    page.clip = reader.mapping(keys.clip) { ClipReader.read(&$0) } ?? ClipFields()
    shareTexts(&page)
    let language = page.language
    let place = reader.mapping(keys.place) { locations.read(&$0, in: language) }
    (page.place, page.schedule) = (place?.place, place?.schedule)
    page.order = readOrder(&reader)
    page.blocks = PageBlocks.read(&reader)
    page.aliases = reader.texts(keys.aliases)?.value ?? []
    page.appLinks = AppLinksReader.read(&reader, keys.appLinks)
    page.isDraft = reader.bool(keys.draft)?.value
    page.isHiddenFromSearch = reader.choice(keys.robots, RobotsRule.self).map { $0 == .noindex }
    readRawHTML(&reader, &page)
    (page.extra, page.unusualLabels) = reader.extra(keys.extra)
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

  private func readIdentity(_ reader: inout MappingReader, _ page: inout PageFields) {
    let title = reader.line(keys.title)
    page.title = title?.value ?? ""
    page.titleRange = title.map { $0.range } ?? .none
    if title.map({ $0.value.allSatisfy(\.isWhitespace) }) ?? !reader.hasValue(keys.title) {
      reader.report(
        Diagnostic(
          .missingTitle, at: title.map { reader.range($0.range) } ?? reader.range(0..<0),
          "the page has no title",
          fix: "add `title:` to the front matter"))
    }
    page.description = reader.line(keys.description)?.value
    page.slug = reader.value(keys.slug, .invalidSlug, Slug.init(_:))
    page.domain = reader.value(keys.domain, .invalidDomain, AssociatedDomain.init(ofSite:))
    page.language =
      reader.value(keys.language, .invalidLanguage, LanguageTag.init(_:))?.value
  }

  private func readLooks(_ reader: inout MappingReader, _ page: inout PageFields) {
    page.image = reader.image(keys.image)
    page.imageAlt = reader.line(keys.imageAlt)?.value
    page.template = reader.text(keys.template)
  }

  private func readOrder(_ reader: inout MappingReader) -> Int? {
    guard let text = reader.text(keys.order) else { return nil }
    if let order = Int(text.value) { return order }
    reader.report(
      Diagnostic(
        .invalidOrder, at: reader.range(text.range), "`\(text.value)` is not a whole number",
        fix: "write a number such as 1"))
    return nil
  }

  private func readRawHTML(_ reader: inout MappingReader, _ page: inout PageFields) {
    guard let allowed = reader.bool(keys.allowHTML), allowed.value else { return }
    page.allowsRawHTML = true
    reader.report(
      Diagnostic(
        .rawHTMLAllowed, at: reader.range(allowed.range),
        "raw HTML in the text of this page is kept as it is",
        fix: "remove the line unless you trust everyone who writes this file"))
  }

}

/// The words of `robots`.
private enum RobotsRule: String, CaseIterable { case index, noindex }

/// The keys of front matter.
package final class FrontMatterKeys: KeyGroup {
  package static let keys = FrontMatterKeys()

  let title = Key(
    "title", .text(.line), about: "the title of the page", example: "Market Street", isRequired: true,
    synonyms: ["name"], codes: [.missingTitle, .titleTooLong])
  let description = Key(
    "description", .text(.line), about: "one or two sentences for search results and previews",
    default: "the start of the text", example: "Fresh donuts, order ahead.",
    synonyms: ["summary", "excerpt", "abstract", "meta-description"])
  let slug = Key(
    "slug", .text(.slug), about: "the last part of the URL, or of the folder in `index.md`",
    default: "the name of the file or folder", example: "market", synonyms: ["permalink", "url", "path"],
    codes: [.invalidSlug])
  let domain = Key(
    "domain", .text(.domain),
    about: "the domain of the folder, or of the page alone, which becomes that domain's home page",
    default: "the domain of the folder above", example: "ferrystreet.example.net", inherited: .folders,
    codes: [.invalidDomain])
  let language = Key(
    "language", .text(.language),
    about: "the language of the page. In `market.de.md`, the name of the file sets it",
    default: "the language in `site.yml`", example: "en", inherited: .folders, synonyms: ["lang", "locale"],
    codes: [.invalidLanguage])
  let image = Key(
    "image", .text(.image),
    about: "the preview image: a file relative to the page, or with `/` relative to `Content`, or an `https` "
      + "URL",
    default: "the image in `site.yml`", example: "market.jpg", inherited: .folders,
    synonyms: ["picture", "photo", "thumbnail", "cover", "featured-image", "og-image"],
    codes: [.invalidURL, .insecureURL])
  let imageAlt = Key(
    "image-alt", .text(.line), about: "a description of the image", example: "A box of donuts",
    inherited: .other("with `image`"), synonyms: ["alt", "image-description"])
  let template = Key(
    "template", .text, about: "a template of the theme, without `.mustache`",
    default: "by kind: `directory`, `location`, `page`", example: "location", synonyms: ["layout"])
  let clip = Key("clip", .mapping(ClipKeys.keys), about: "the App Clip card")
  let place = Key("place", .mapping(PlaceKeys.keys), about: "the location of the business")
  let aliases = Key(
    "aliases", .list(.text(.alias)),
    about:
      "short URLs: paths on the page's domain, or `https` URLs on others. The root of a domain may have a "
      + "query. See [Add short URLs](../Guides/ShortURLs.md)",
    example: "[/market]", synonyms: ["redirects", "redirect-from", "short-urls"])
  let appLinks = Key("app-links", .mapping(AppLinksKeys.keys), about: "links that open other apps")
  let robots = Key(
    "robots", .word(RobotsRule.self),
    about: "`noindex` asks search engines to leave the page out, and keeps it out of the sitemap",
    default: "`index`", example: "noindex", inherited: .folders, synonyms: ["noindex", "sitemap"])
  let draft = Key(
    "draft", .bool, about: "whether clipsite leaves the page out", default: "`false`", example: "true",
    inherited: .folders)
  let allowHTML = Key(
    "allow-html", .bool, about: "whether clipsite keeps raw HTML in the text", default: "`false`",
    example: "true", codes: [.rawHTMLAllowed])
  let order = Key(
    "order", .text(.wholeNumber),
    about: "the position in lists, a whole number. Pages without it follow by title", example: "1",
    codes: [.invalidOrder])
  let blocks = BlockKeys.keys
  let extra = Key(
    "extra", .anything, about: "your own values for templates, as `page.extra`",
    example: "{parking: behind the house}")
}

extension TextForm {
  fileprivate static let wholeNumber = TextForm("whole number", pattern: "^[-+]?[0-9]+$") {
    Int($0) == nil ? "it is not a whole number" : nil
  }
}

extension DiagnosticCode {
  /// A page has no title.
  package static let missingTitle = DiagnosticCode(
    "MissingTitle", .error,
    summary: "Every page needs a `title`.",
    explanation: """
      The title names the page in browsers, link previews, and lists. It is also on the App Clip card, unless
      `clip.title` overrides it.
      """,
    fix: "Add a `title`.",
    example: .init(
      .page, wrong: "---\ndescription: Donuts on Market Street\n---",
      right: "---\ntitle: Market Street\ndescription: Donuts on Market Street\n---"))

  /// The position of a page in lists is not a number.
  package static let invalidOrder = DiagnosticCode(
    "InvalidOrder", .error,
    summary: "`order` is not a whole number.",
    explanation: """
      `order` is a whole number. Lists show the pages with the smallest number first. Pages without `order`
      follow, sorted by title.
      """,
    fix: "Write a number, such as `order: 1`.",
    example: .init(
      .frontMatter, wrong: "title: Market Street\norder: first",
      right: "title: Market Street\norder: 1"))

  /// A page keeps the raw HTML of its text.
  package static let rawHTMLAllowed = DiagnosticCode(
    "RawHTMLAllowed", .note,
    summary: "The page contains raw HTML without a filter, scripts included.",
    explanation: """
      With `allow-html: true`, anybody who can write this file can run code in the browsers of visitors. The
      domain has no policy for scripts. This note prevents overlooking the setting, for example after an
      import.
      """,
    fix: "Remove `allow-html` if you do not need it.",
    example: .init(.frontMatter, wrong: "allow-html: true", right: "allow-html: false"))
}
