import ClipsiteAppClips
import ClipsiteMustache
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteRendering

extension Dashboard {
  /// The number of pages on a page of the list.
  static let listLength = 100

  /// The data of the list of all pages: `?q=` are words to look for, `?domain=` is a domain to stay on.
  func pageList(_ query: QueryItems) -> Value {
    guard let snapshot = live.status.snapshot else { return [:] }
    let site = snapshot.site
    let domain = query["domain"].flatMap { try? AssociatedDomain($0) }
    let found = PageSearch(query["q"] ?? "").pages(of: site, on: domain.flatMap(snapshot.domain))
    let parts = ListParts(found.count, length: Self.listLength, number: query.part)
    return [
      "query": .text(query["q"] ?? ""), "total": .text(Self.count(found.count, "page")),
      "domains": .list(
        site.domains.filter { $0.role != .shortURLs }.map { one in
          ["name": .text(one.name.rawValue), "is-chosen": .bool(one.name == domain)]
        }),
      "rows": .list(found[parts.range].map { row(site[$0], site) }),
      "parts": parts.value([("q", query["q"]), ("domain", query["domain"])]),
    ]
  }

  private func row(_ page: Page, _ site: Site) -> Value {
    let display = site.display(of: page)
    return [
      "title": .text(page.source.fields.title), "url": .text(site.url(of: page)),
      "file": .text(site.source(of: page).text),
      "link": .text(Self.link(to: page, in: site)),
      "town": page.source.fields.place?.address.locality.map { .text($0) } ?? nil,
      "display": .text(Self.word(for: display)), "has-clip": .bool(display != ClipDisplay.none),
    ]
  }

  /// The address of a page's own page in the dashboard.
  static func link(to page: Page, in site: Site) -> String {
    let domain = site[page.domain].name.rawValue
    let path = PercentEncoding.queryComponent(page.path.description)
    return "\(root)page?domain=\(domain)&path=\(path)"
  }

  static func word(for display: ClipDisplay) -> String {
    switch display {
    case .card: "Card"
    case .banner: "Banner"
    case .none: "No App Clip"
    }
  }

  /// “1 page”, “12 pages”.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// Finds pages by words that all occur in the title, the URL, the file or the town, letter case aside.
struct PageSearch {
  private let words: [[UInt8]]

  init(_ text: String) { words = text.lowercased().split(separator: " ").map { Array($0.utf8) } }

  /// The pages found, in the order of the content.
  ///
  /// - Parameter domain: The only domain to look at, or `nil` for all.
  func pages(of site: Site, on domain: DomainID?) -> [PageID] {
    let domains = site.domains.map { Array($0.name.rawValue.utf8) }
    var buffer: [UInt8] = []
    return site.pages.ids.filter { id in
      let page = site[id]
      guard domain == nil || page.domain == domain else { return false }
      guard !words.isEmpty else { return true }
      buffer.removeAll(keepingCapacity: true)
      Self.append(page.source.fields.title, to: &buffer)
      buffer += domains[page.domain.offset]
      Self.append(page.path.description, to: &buffer)
      buffer.append(0)
      Self.append(site[page.section].folder.text, to: &buffer)
      Self.append(page.fileName.text, to: &buffer)
      if let town = page.source.fields.place?.address.locality { Self.append(town, to: &buffer) }
      return words.allSatisfy { Self.contains(buffer, $0) }
    }
  }

  /// Appends a text in lower case and a mark that no word holds.
  private static func append(_ text: String, to buffer: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { buffer.append(byte &- 65 < 26 ? byte | 0x20 : byte) }
    } else {
      buffer += text.lowercased().utf8
    }
    buffer.append(0)
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
      }
      return false
    }
  }
}
