package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem

/// A page and the pages that say the same in other languages.
package struct LanguageVariants: Sendable {
  /// One of the pages.
  package struct Entry: Sendable {
    package let language: LanguageTag
    package let page: PageID
  }

  /// All of the pages, the original first, then by language tag.
  package let entries: [Entry]

  /// The original: the file whose name has no language, `market.md`. Its URL
  /// is the one to register as App Clip experience, for those of the others begin with it.
  package var original: PageID { entries[0].page }

  /// The page in a language: that of the very tag, or else the first whose language is the same without
  /// region and script, or `nil` if there is none.
  package func page(in language: LanguageTag) -> PageID? {
    let entry =
      entries.first { $0.language == language }
      ?? entries.first { $0.language.language == language.language }
    return entry?.page
  }

  /// - Precondition: There is at least one entry, the original.
  package init(original: Entry, others: [Entry]) {
    entries = [original] + others.sorted { $0.language.rawValue < $1.language.rawValue }
  }
}

/// The groups of pages that are the same page in several languages. Empty, and free, for a site without
/// variants.
package struct LanguageTable: Sendable {
  /// The groups, in the order of their originals in the content.
  let groups: [LanguageVariants]
  private let positions: [ObjectIdentifier: Int]

  /// - Parameter variants: The variants among the pages.
  init(_ variants: [PageID], of pages: [Page], in sections: [Section]) {
    func entry(_ id: PageID) -> LanguageVariants.Entry {
      let page = pages[id]
      let language = page.source.language ?? sections[page.section].inherited.language
      return .init(language: language, page: id)
    }
    var others: [PageID: [LanguageVariants.Entry]] = [:]
    func original(of page: Page) -> PageID? {
      let section = sections[page.section]
      // A section of the directory has one page, in several languages.
      if page.isGenerated { return section.index }
      return VariantName(page.fileName).flatMap { pages[section.pages].position(of: $0.original) }
    }
    for id in variants {
      guard let original = original(of: pages[id]) else { continue }
      others[original, default: []].append(entry(id))
    }
    groups = others.keys.sorted().map {
      LanguageVariants(original: entry($0), others: others[$0, default: []])
    }
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, group) in groups.enumerated() {
      for entry in group.entries { positions[ObjectIdentifier(pages[entry.page])] = position }
    }
    self.positions = positions
  }

  /// Indicates whether no page has variants.
  package var isEmpty: Bool { groups.isEmpty }

  /// The pages that say the same as a page, or `nil` if it is the only one.
  func group(of page: Page) -> LanguageVariants? {
    guard !groups.isEmpty else { return nil }
    return positions[ObjectIdentifier(page)].map { groups[$0] }
  }
}

/// The name of a file that says in another language what the file beside it says: `market.de.md` beside
/// `market.md`.
package struct VariantName {
  /// The name of the file beside it, as in `market.md`.
  let original: RelativePath
  /// The text between the two, as in `de`: a language tag, if the name is correct.
  let tag: String

  /// Indicates whether a name has a period besides the one of its extension. Asked for every file.
  static func isPossible(_ fileName: RelativePath) -> Bool {
    fileName.utf8.dropLast(ending.utf8.count).contains(UInt8(ascii: "."))
  }

  /// Takes a name apart, or `nil` if there is no period in it besides that of its ending.
  init?(_ fileName: RelativePath) {
    let stem = fileName.utf8.dropLast(Self.ending.utf8.count)
    guard let stop = stem.lastIndex(of: UInt8(ascii: ".")), stop != stem.startIndex else { return nil }
    original = RelativePath(stem[..<stop]).appending(ending: Self.ending)
    tag = String(Substring(stem[stem.index(after: stop)...]))
  }

  /// The language, if the tag is one.
  var language: LanguageTag? { try? LanguageTag(tag) }

  private static let ending = ".md"
}
