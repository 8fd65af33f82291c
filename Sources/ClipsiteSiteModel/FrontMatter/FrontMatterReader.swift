import ClipsitePlatform
import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteMustache

/// Decodes the front matter of a page: every key that there is, in one place.
package struct FrontMatterReader {
  private var places = PlaceReader()
  private var knownSubtitles = Memo<String, String>()

  /// What the front matter says; what does not fit is reported and left out.
  package mutating func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> PageFields {
    var reader = MappingReader(root)
    var page = PageFields()
    Self.readIdentity(&reader, &page)
    Self.readLooks(&reader, &page)
    page.clip = reader.mapping("clip") { Self.readClip(&$0) } ?? ClipFields()
    shareTexts(&page)
    page.place = reader.mapping("place") { places.read(&$0) }
    page.aliases = reader.spannedTexts("aliases")
    page.appLinks = AppLinksReader.read(&reader)
    page.isDraft = reader.bool("draft")?.value
    page.isHiddenFromSearch = reader.choice("robots", RobotsRule.self).map { $0 == .noindex }
    Self.readRawHTML(&reader, &page)
    page.extra = reader.mapping("extra").map(ExtraData.value) ?? .null
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
      reader.report(MissingTitle.diagnostic(at: SourceRange(reader.node.place.path, title?.range ?? 0..<0)))
    }
    page.description = reader.line("description")?.value
    page.slug = reader.value("slug", .invalidSlug) { text throws(InvalidValue<Slug.Rule>) in
      try Slug(text)
    }
    page.domain = reader.value("domain", .invalidDomain) {
      text throws(InvalidValue<AssociatedDomain.Rule>) in
      try AssociatedDomain(ofSite: text)
    }
    page.language =
      reader.value("language", .invalidLanguage) {
        text throws(InvalidValue<LanguageTag.Rule>) in try LanguageTag(text)
      }?.value
  }

  private static func readLooks(_ reader: inout MappingReader, _ page: inout PageFields) {
    page.image = ImageField.read("image", &reader)
    page.imageAlt = reader.line("image-alt")?.value
    page.template = reader.spannedText("template")
  }

  private static func readRawHTML(_ reader: inout MappingReader, _ page: inout PageFields) {
    guard let allowed = reader.bool("allow-html"), allowed.value else { return }
    page.allowsRawHTML = true
    reader.report(RawHTMLAllowed.diagnostic(at: reader.place(allowed.range)))
  }

  /// Reads the mapping `clip` of front matter.
  static func readClip(_ reader: inout MappingReader) -> ClipFields {
    var clip = readClipDefaults(&reader)
    if let title = reader.line("title") {
      clip.title = title.value
      if let problem = TitleTooLong.check(explicit: title.value, at: reader.place(title.range)) {
        reader.report(problem)
      }
    }
    return clip
  }

  /// Reads the fields of `clip` that `site.yml` may set for all pages: all but the title.
  static func readClipDefaults(_ reader: inout MappingReader) -> ClipFields {
    var clip = ClipFields()
    clip.display = reader.choice("display", ClipDisplay.self)
    if let subtitle = reader.line("subtitle") {
      clip.subtitle = subtitle.value
      if let problem = SubtitleTooLong.check(subtitle.value, at: reader.place(subtitle.range)) {
        reader.report(problem)
      }
    }
    clip.action = reader.choice("action") {
      ClipAction(frontMatter: $0)
    } words: {
      ClipAction.allCases.map { $0.frontMatter }
    }
    clip.category = reader.choice("category", BusinessCategory.self)
    clip.mapAction = reader.choice("map-action", MapAction.self)
    clip.relationship = reader.choice("relationship", PlaceRelationship.self)
    clip.phoneType = reader.choice("phone-type", PhoneType.self)
    clip.isPoweredBy = reader.bool("powered-by")?.value
    clip.cardPage =
      reader.value("card-page", .invalidSlug) {
        text throws(InvalidValue<Slug.Rule>) in try Slug(text)
      }?.value
    return clip
  }

  private enum RobotsRule: String, CaseIterable { case index, noindex }
}
