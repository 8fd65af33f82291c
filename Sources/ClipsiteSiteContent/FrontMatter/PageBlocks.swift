package import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
package import ClipsiteOpeningHours

/// The parts of a page that only data turns on: its links, notices, and photos.
///
/// An object that never changes. Most pages have none, and pay for one reference.
package final class PageBlocks: Sendable {
  /// The links to other sites.
  package let links: PageLinks?
  /// The notices, in the order written.
  package let notices: [Notice]
  /// The photos as the file names them, in the order written.
  package let photos: [Photo]

  init(links: PageLinks?, notices: [Notice], photos: [Photo]) {
    (self.links, self.notices, self.photos) = (links, notices, photos)
  }

  /// Reads the keys, or returns `nil` if the page has none of them.
  static func read(_ reader: inout MappingReader) -> PageBlocks? {
    let keys = BlockKeys.keys
    let links = reader.mapping(keys.links) { PageLinks.read(&$0) }
    let notices = reader.items(keys.notices, of: NoticeKeys.keys, Notice.read) { text, _ in Notice(text) }
    let photos = reader.items(keys.photos, of: PhotoKeys.keys, Photo.read) { text, reader in
      reader.image(of: text).map { Photo(image: $0, alt: nil) }
    }
    if links == nil, notices.isEmpty, photos.isEmpty { return nil }
    return PageBlocks(links: links, notices: notices, photos: photos)
  }

  /// These blocks, with those of the page in another language where they say nothing.
  func inheriting(_ original: PageBlocks?) -> PageBlocks {
    guard let original else { return self }
    return PageBlocks(
      links: links?.inheriting(original.links) ?? original.links,
      notices: notices.isEmpty ? original.notices : notices,
      photos: photos.isEmpty ? original.photos : photos)
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
  package var social: [WebURL]

  fileprivate static func read(_ reader: inout MappingReader) -> PageLinks {
    let keys = PageLinkKeys.keys
    let menu = reader.webURL(keys.menu)
    let order = reader.webURL(keys.order)
    let booking = reader.webURL(keys.booking)
    let social = reader.texts(keys.social)?.value ?? []
    return PageLinks(
      menu: menu, order: order, booking: booking, social: social.compactMap { reader.webURL(of: $0)?.value })
  }

  fileprivate func inheriting(_ original: PageLinks?) -> PageLinks {
    guard let original else { return self }
    return PageLinks(
      menu: menu ?? original.menu, order: order ?? original.order, booking: booking ?? original.booking,
      social: social.isEmpty ? original.social : social)
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

  fileprivate init(_ text: Ranged<String>) { (self.text, url, from, through) = (text.value, nil, nil, nil) }

  private init(_ text: String, url: WebURL?, from: CalendarDate?, through: CalendarDate?) {
    (self.text, self.url, self.from, self.through) = (text, url, from, through)
  }

  /// A Boolean value that indicates whether the notice is about some days only.
  package var isDated: Bool { from != nil || through != nil }

  fileprivate static func read(_ reader: inout MappingReader) -> Notice? {
    let keys = NoticeKeys.keys
    let text = reader.required(keys.text, of: BlockKeys.keys.notices) { $0.line($1) }
    let from = reader.date(keys.from)
    let through = reader.date(keys.through)
    let url = reader.webURL(keys.url)
    if let from, let through, through.value < from.value {
      reader.report(
        Diagnostic(
          .invalidDate, at: reader.range(through.range),
          "the notice ends on \(through.value), before its first day, \(from.value)",
          fix: "correct `from` or `through`"))
      return nil
    }
    return text.map { Notice($0.value, url: url, from: from?.value, through: through?.value) }
  }
}

/// A photo as a file names it.
package struct Photo: Sendable {
  /// The file, or a URL.
  package let image: Ranged<String>
  /// The description for people who do not see it.
  package let alt: String?

  fileprivate static func read(_ reader: inout MappingReader) -> Photo? {
    let keys = PhotoKeys.keys
    let image = reader.required(keys.image, of: BlockKeys.keys.photos) { $0.image($1) }
    let alt = reader.line(keys.alt)?.value
    return image.map { Photo(image: $0, alt: alt) }
  }
}

/// The keys of the blocks of a page.
final class BlockKeys: KeyGroup {
  static let keys = BlockKeys()

  let links = Key("links", .mapping(PageLinkKeys.keys), about: "links to other sites")
  let notices = Key(
    "notices", .list(.either(.text(.line), .mapping(NoticeKeys.keys))),
    about:
      "sentences that stand out: texts, or mappings with `text`, `from`, `through`, and `url`. A page shows "
      + "a notice from four weeks before its first day through its last day",
    example: #"["The terrace is open again."]"#, synonyms: ["notice", "announcements", "alerts"],
    codes: [.incompleteItem, .invalidDate, .invalidURL, .insecureURL])
  let photos = Key(
    "photos", .list(.either(.text(.image), .mapping(PhotoKeys.keys))),
    about: "photos, as `image` names them: texts, or mappings with `image` and `alt`",
    example: "[counter.jpg]", synonyms: ["gallery"],
    codes: [.incompleteItem, .invalidURL, .insecureURL])
}

/// The keys of `links`.
final class PageLinkKeys: KeyGroup {
  static let keys = PageLinkKeys()

  let menu = url("menu", "the list of dishes and drinks", synonyms: ["menu-url", "menu-link"])
  let order = url(
    "order", "the page where people order", synonyms: ["order-url", "order-link", "online-ordering"])
  let booking = url(
    "booking", "the page where people reserve a table, a room, or a time",
    synonyms: ["booking-url", "reservation-url", "reservations", "appointment-url"])
  let social = Key(
    "social", .list(.text(.url)), about: "the profiles in social networks",
    example: #"["https://www.instagram.com/example"]"#,
    synonyms: ["social-media", "social-links", "profiles", "same-as"], codes: [.invalidURL, .insecureURL])

  private static func url(_ name: StaticString, _ summary: String, synonyms: [String]) -> Key {
    Key(
      name, .text(.url), about: summary, example: "https://www.example.com/\(name)", synonyms: synonyms,
      codes: [.invalidURL, .insecureURL])
  }
}

/// The keys of an item of `notices`.
final class NoticeKeys: KeyGroup {
  static let keys = NoticeKeys()

  let text = Key(
    "text", .text(.line), about: "the sentence", example: "The terrace is closed for repairs.",
    isRequired: true, codes: [.incompleteItem])
  let from = Key(
    "from", .text(.date), about: "the first day", example: "2026-11-30", codes: [.invalidDate])
  let through = Key(
    "through", .text(.date), about: "the last day", example: "2026-12-11", codes: [.invalidDate])
  let url = Key(
    "url", .text(.url), about: "a page that says more", example: "https://www.example.com/terrace",
    codes: [.invalidURL, .insecureURL])
}

/// The keys of an item of `photos`.
final class PhotoKeys: KeyGroup {
  static let keys = PhotoKeys()

  let image = Key(
    "image", .text(.image), about: "the file, or an `https` URL", example: "counter.jpg", isRequired: true,
    codes: [.incompleteItem])
  let alt = Key(
    "alt", .text(.line), about: "a description of the photo", example: "A counter with glazed donuts")
}
