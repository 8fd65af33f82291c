package import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// The parts of a page that only data turns on: its links, notices, and photos.
///
/// An object that never changes. Most pages have none, and pay for one reference.
package final class PageBlocks: Sendable {
  /// The values of the keys.
  struct Fields: Sendable {
    var links = PageLinks()
    var notices: [Notice] = []
    var photos: [Photo] = []

    /// The blocks of a page, or `nil` if it has none. An initializer that fails would make an object.
    var blocks: PageBlocks? {
      links.isEmpty && notices.isEmpty && photos.isEmpty ? nil : PageBlocks(self)
    }
  }

  let fields: Fields

  /// The links to other sites.
  package var links: PageLinks? { fields.links.isEmpty ? nil : fields.links }
  /// The notices, in the order written.
  package var notices: [Notice] { fields.notices }
  /// The photos as the file names them, in the order written.
  package var photos: [Photo] { fields.photos }

  private init(_ fields: Fields) { self.fields = fields }

  /// Returns the blocks of a page with those that a folder states for its locations: each link and the photos
  /// that the page lacks, and all notices after those of the page.
  package static func joined(_ own: PageBlocks?, _ folder: PageBlocks?) -> PageBlocks? {
    guard let own, let folder else { return own ?? folder }
    var fields = own.fields
    fields.links = PageLinks.keys.taking(.inheritance, fields.links, from: folder.fields.links)
    fields.notices += folder.notices
    if fields.photos.isEmpty { fields.photos = folder.photos }
    return fields.blocks
  }
}

/// The links of a page to other sites: the key `links`.
package struct PageLinks: Sendable {
  /// The list of dishes and drinks.
  package var menu: WebURL?
  /// The page where people order.
  package var order: WebURL?
  /// The page where people reserve.
  package var booking: WebURL?
  /// The profiles in social networks.
  package var social: [WebURL] = []

  /// A Boolean value that indicates whether there is no link.
  var isEmpty: Bool { !Self.keys.isAnySet(in: self) }

  static let keys = Keys<PageLinks>([
    url("menu", \.menu, "the list of dishes and drinks", synonyms: ["menu-url", "menu-link"]),
    url(
      "order", \.order, "the page where people order",
      synonyms: ["order-url", "order-link", "online-ordering"]),
    url(
      "booking", \.booking, "the page where people reserve a table, a room, or a time",
      synonyms: ["booking-url", "reservation-url", "reservations", "appointment-url"]),
    .key(
      "social",
      KeyField(.list(.text(Forms.url.text)), \.social) { node, key, reader in
        (reader.texts(node, key) ?? []).compactMap { reader.webURL(of: $0) }
      }, .down, about: "the profiles in social networks",
      example: #"["https://www.instagram.com/example"]"#,
      synonyms: ["social-media", "social-links", "profiles", "same-as"], codes: [.invalidURL, .insecureURL]),
  ])

  private static func url(
    _ name: StaticString, _ path: WritableKeyPath<PageLinks, WebURL?>, _ summary: String, synonyms: [String]
  ) -> KeyDeclaration<PageLinks> {
    .key(
      name, .url(path), .down, about: summary, example: "https://www.example.com/\(name)",
      synonyms: synonyms, codes: [.invalidURL, .insecureURL])
  }
}

/// A sentence that stands out, with the days that it is about.
package struct Notice: Sendable {
  /// The sentence.
  package let text: String
  /// The page that says more.
  package let url: WebURL?
  /// The first day, or `nil` if it has begun.
  package let from: CalendarDate?
  /// The last day, or `nil` if it has no known end.
  package let through: CalendarDate?

  /// A Boolean value that indicates whether the notice is about some days only.
  package var isDated: Bool { from != nil || through != nil }

  /// The values of an item that is a mapping.
  struct Fields: Sendable {
    var text: String?
    var from: Ranged<CalendarDate>?
    var through: Ranged<CalendarDate>?
    var url: WebURL?

    static let keys = Keys<Fields>([
      .key(
        "text", .line(\.text), .alone, about: "the sentence", example: "The terrace is closed for repairs.",
        isRequired: true, codes: [.incompleteItem]),
      .key(
        "from", .located(\.from, .date(.invalidDate)), .alone, about: "the first day", example: "2026-11-30",
        codes: [.invalidDate]),
      .key(
        "through", .located(\.through, .date(.invalidDate)), .alone, about: "the last day",
        example: "2026-12-11", codes: [.invalidDate]),
      .key(
        "url", .url(\.url), .alone, about: "a page that says more",
        example: "https://www.example.com/terrace", codes: [.invalidURL, .insecureURL]),
    ])
  }

  private init(_ text: String, _ fields: Fields = Fields()) {
    (self.text, url, from, through) = (text, fields.url, fields.from?.value, fields.through?.value)
  }

  private static func make(_ fields: Fields, _ reader: inout MappingReader) -> Notice? {
    if let from = fields.from, let through = fields.through, through.value < from.value {
      reader.report(
        .invalidDate, at: reader.range(through.range),
        "the notice ends on \(through.value), before its first day, \(from.value)",
        fix: "correct `from` or `through`")
      return nil
    }
    return fields.text.map { Notice($0, fields) }
  }

  fileprivate static func field<Owner>(_ path: WritableKeyPath<Owner, [Notice]>) -> KeyField<Owner> {
    .items(path, .line, Fields.keys, from: Fields(), requiring: "text") { text, _ in
      Notice(text.value)
    } _: {
      make($0, &$1)
    }
  }
}

/// A photo as a file names it.
package struct Photo: Sendable {
  /// The file, or a URL.
  package let image: Ranged<String>
  /// The description for people who do not see it.
  package let alt: String?

  /// The values of an item that is a mapping.
  struct Fields: Sendable {
    var image: Ranged<String>?
    var alt: String?

    static let keys = Keys<Fields>([
      .key(
        "image", .image(\.image), .alone, about: "the file, or an `https` URL", example: "counter.jpg",
        isRequired: true, codes: [.incompleteItem]),
      .key(
        "alt", .line(\.alt), .alone, about: "a description of the photo",
        example: "A counter with glazed donuts"),
    ])
  }

  fileprivate static func field<Owner>(_ path: WritableKeyPath<Owner, [Photo]>) -> KeyField<Owner> {
    .items(path, .image, Fields.keys, from: Fields(), requiring: "image") { text, reader in
      reader.image(of: text).map { Photo(image: $0, alt: nil) }
    } _: { fields, _ in
      fields.image.map { Photo(image: $0, alt: fields.alt) }
    }
  }
}

extension KeyDeclaration<PageReading> {
  /// The keys of the blocks of a page.
  static var blocks: [KeyDeclaration] {
    [
      .key(
        "links", KeyField(PageLinks.keys, \.blocks.links), .down,
        about: "links to other sites"),
      .key(
        "notices", Notice.field(\.blocks.notices),
        KeyFlow(.special("by locations, after their own"), .ownOrOriginal),
        about:
          "sentences that a page highlights: texts, or mappings with `text`, `from`, `through`, and `url`. A page "
          + "shows a notice from four weeks before its first day through its last day",
        example: #"["The terrace is open again."]"#, synonyms: ["notice", "announcements", "alerts"],
        codes: [.incompleteItem, .invalidDate, .invalidURL, .insecureURL]),
      .key(
        "photos", Photo.field(\.blocks.photos), KeyFlow(.special("by locations"), .ownOrOriginal),
        about: "photos, as `image` names them: texts, or mappings with `image` and `alt`",
        example: "[counter.jpg]", synonyms: ["gallery"],
        codes: [.incompleteItem, .invalidURL, .insecureURL]),
    ]
  }
}
