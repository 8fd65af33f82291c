import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// Makes the pages of the directory: all locations by country, region and town.
///
/// A level at which all locations agree has no page, nor has a part with one location: the list above leads
/// to what is below. The URLs keep all levels all the same, so that a first location in a second country
/// moves no page. Each page has a variant in every other language of the site, below the home page in that
/// language: `/de/locations`.
struct DirectoryBuilder {
  /// The sections of the site with those of the directory, one for each of its pages.
  private(set) var sections: [Section]
  /// The pages of the site with those of the directory.
  private(set) var pages: [Page]
  /// The entries of its lists, sorted by the names of places.
  private(set) var lists: [SectionID: [PageID]] = [:]
  /// The rest of the directory.
  private(set) var directory = SiteDirectory()
  private var slugs: [String: Slug] = [:]
  private let words: PageWords
  private let translations: [Translation]

  init(_ sections: [Section], _ pages: [Page], of configuration: SiteConfiguration) {
    self.sections = sections
    self.pages = pages
    words = configuration.words(in: sections[0].language)
    translations = Self.translations(of: pages, in: sections, of: configuration)
  }

  /// Adds the directory's pages; none when there are no locations.
  mutating func build(_ options: DirectoryOptions) {
    let locations = pages.ids.filter { pages[$0].kind == .location && !pages[$0].isVariant }
    guard !locations.isEmpty else { return }
    directory.locationCount = locations.count
    directory.root = add(
      at: URLPath.root.appending(options.slug.value), with: locations, parent: SectionID(0),
      below: .country
    ) { [language = words.language] in
      ($0.language == language ? options.title : nil) ?? $0.label("directory")
    }
  }

  /// Adds a page with the list of what is below it, in all languages.
  private mutating func add(
    at path: URLPath, with locations: [PageID], parent: SectionID, below level: DirectoryLevel?,
    title: (PageWords) -> String
  ) -> PageID {
    let section = SectionID(sections.count)
    let page = PageID(pages.count)
    let original = Self.page(title(words), path, section: section)
    pages.append(original)
    pages += translations.map {
      Self.page(
        title($0.words), $0.base.appending(path), section: section, in: $0.words.language,
        variantOf: original)
    }
    sections.append(
      Section(
        folder: "", parent: parent, domain: .primary, base: path, filesBase: "", index: page,
        pages: page..<PageID(pages.count),
        inherited: sections[0].inherited))
    directory.counts[section] = locations.count
    lists[section] = entries(locations, path, in: section, level)
    return page
  }

  /// Returns the entries of a list for some locations.
  private mutating func entries(
    _ locations: [PageID], _ path: URLPath, in section: SectionID, _ level: DirectoryLevel?
  ) -> [PageID] {
    guard let level, locations.count > 1 else {
      for location in locations { directory.sections[ObjectIdentifier(pages[location])] = section }
      return locations.map { (name: ListBuilder.listKey(of: pages[$0].source.fields.title), page: $0) }
        .sorted { ($0.name, $0.page) < ($1.name, $1.page) }.map(\.page)
    }
    let (parts, rest) = parts(of: locations, by: level)
    let isDivided = parts.count > 1 || !parts.isEmpty && !rest.isEmpty
    if isDivided { directory.setLevel(level, of: section) }
    var result: [PageID] = []
    for part in parts {
      let below = path.appending(part.slug)
      if isDivided, part.locations.count > 1 {
        let address = pages[part.locations[0]].source.fields.place?.address
        let page = add(at: below, with: part.locations, parent: section, below: level.next) { words in
          level == .country ? address.flatMap { level.name(of: $0, in: words) } ?? part.name : part.name
        }
        result.append(page)
      } else {
        result += entries(part.locations, below, in: section, level.next)
      }
    }
    return result + (rest.isEmpty ? [] : entries(rest, path, in: section, level.next))
  }

  private struct Part {
    let name: String
    let slug: Slug
    var locations: [PageID]
  }

  /// The parts that locations belong to, by name, and the locations that do not tell theirs. Names with one
  /// slug, such as `St. Louis` and `St Louis`, are one part.
  private mutating func parts(of locations: [PageID], by level: DirectoryLevel) -> (
    parts: [Part], rest: [PageID]
  ) {
    var parts: [Slug: Part] = [:]
    var rest: [PageID] = []
    for location in locations {
      guard let address = pages[location].source.fields.place?.address,
        let key = level.key(of: address), let slug = slug(for: key)
      else {
        rest.append(location)
        continue
      }
      // The name is looked up for the first location of a part only.
      parts[
        slug, default: Part(name: level.name(of: address, in: words) ?? key, slug: slug, locations: [])
      ].locations.append(location)
    }
    let sorted = parts.values.map { (key: ListBuilder.listKey(of: $0.name), part: $0) }
      .sorted { ($0.key, $0.part.slug) < ($1.key, $1.part.slug) }
    return (sorted.map(\.part), rest)
  }

  /// The slug of a name. One in another script gets a number that depends on nothing but the name.
  private mutating func slug(for name: String) -> Slug? {
    if let slug = slugs[name] { return slug }
    let slug = Slug.make(from: name) ?? Slug.make(from: "x" + String(StableHash.of(name) >> 32, radix: 16))
    slugs[name] = slug
    return slug
  }

  /// A page without a file: what is wrong with it is wrong in `site.yml`.
  private static func page(
    _ title: String, _ path: URLPath, section: SectionID, in language: LanguageTag? = nil,
    variantOf original: Page? = nil
  ) -> Page {
    var fields = PageFields(language: language)
    fields.title = title
    // A list of places launches nothing that its entries do not launch better.
    fields.clip.display = ClipDisplay.none
    return Page(
      source: PageSource(fields, bodyStart: 0, fingerprint: 0), fileName: SiteFolder.configurationFileName,
      section: section, domain: .primary, path: path, ownImage: nil, variantOf: original, kind: .directory)
  }

  /// Another language of the site.
  private struct Translation {
    let words: PageWords
    /// The path that the URLs of its pages begin with.
    let base: URLPath
  }

  /// The languages of variants, businesses, and locations besides that of the site, by their tags. The pages of
  /// one are below the home page in it, or below its tag where the home page lacks it.
  private static func translations(
    of pages: [Page], in sections: [Section], of configuration: SiteConfiguration
  ) -> [Translation] {
    func language(_ page: Page) -> LanguageTag { page.source.language ?? sections[page.section].language }
    var bases: [LanguageTag: URLPath] = [:]
    for page in pages where page.isVariant || page.kind != .plain {
      let language = language(page)
      guard language != sections[0].language else { continue }
      if page.isVariant, page.kind == .directory, page.domain == .primary, sections[page.section].base.isRoot
      {
        bases[language] = page.path
      } else if bases[language] == nil {
        bases[language] = Slug.make(from: language.rawValue).map(URLPath.root.appending)
      }
    }
    return bases.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      Translation(words: configuration.words(in: $0.key), base: $0.value)
    }
  }
}

extension SiteAssembler {
  /// Adds the pages of the directory of all locations, behind those of the content.
  mutating func assembleDirectory() -> DirectoryBuilder? {
    guard let options = configuration.options.directory else { return nil }
    var builder = DirectoryBuilder(sections, pages, of: configuration)
    builder.build(options)
    (sections, pages) = (builder.sections, builder.pages)
    return builder
  }
}
