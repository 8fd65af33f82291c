import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

extension Dashboard {
  /// The number of pages on a page of the list.
  static let listLength = 100

  /// The data of the list of all pages: `?q=` are words to look for, `?domain=` is a domain to stay on.
  func pageList(_ query: QueryItems) -> Value {
    guard let snapshot = live.status.snapshot else { return [:] }
    let site = snapshot.site
    let domain = query["domain"].flatMap { try? AssociatedDomain($0) }
    let filter = PageFilter(query, files: Set(live.status.diagnostics.map(\.range.path)), of: snapshot)
    let found = PageSearch(query["q"] ?? "").pages(of: site, on: domain.flatMap(snapshot.domain))
      .filter(filter.accepts)
    let parts = ListParts(found.count, length: Self.listLength, number: query.part)
    return [
      "query": .text(query["q"] ?? ""), "total": .text(Self.count(found.count, "page")),
      "domains": .list(
        site.domains.filter { $0.role != .shortURLs }.map { one in
          ["name": .text(one.name.rawValue), "is-chosen": .bool(one.name == domain)]
        }),
      "rows": .list(found[parts.range].map { row(site[$0], site) }),
      "displays": filter.displays, "languages": filter.languages,
      "has-problems": .bool(query["problems"] != nil),
      "parts": parts.value(
        ["q", "domain", "display", "language", "problems"].map { ($0, query[$0]) }),
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

/// Selects pages by what they show, their language, and whether something is wrong with them.
struct PageFilter {
  private let display: String?
  private let language: String?
  /// The files that something is wrong with; nil for all pages.
  private let files: Set<String>?
  private let snapshot: LiveSnapshot

  /// - Parameter files: The files that diagnostics are about.
  init(_ query: QueryItems, files: Set<String>, of snapshot: LiveSnapshot) {
    display = query["display"]
    language = query["language"]
    self.files = query["problems"] == nil ? nil : files
    self.snapshot = snapshot
  }

  func accepts(_ id: PageID) -> Bool {
    let (site, page) = (snapshot.site, snapshot.site[id])
    if let display, site.display(of: page).rawValue != display { return false }
    if let language, site.language(of: page).rawValue != language { return false }
    return files.map { $0.contains(snapshot.file(of: page)) } ?? true
  }

  /// The kinds of pages to choose from.
  var displays: Value {
    .list(
      [ClipDisplay.card, .banner, .none].map { display in
        [
          "value": .text(display.rawValue), "name": .text(Dashboard.word(for: display)),
          "is-chosen": .bool(display.rawValue == self.display),
        ]
      })
  }

  /// The languages to choose from; nil for a site in one language.
  var languages: Value {
    let all = Set(snapshot.site.pages.map { snapshot.site.language(of: $0).rawValue }).sorted()
    guard all.count > 1 else { return nil }
    return [
      "list": .list(all.map { ["name": .text($0), "is-chosen": .bool($0 == language)] })
    ]
  }
}

/// Finds pages by words that all occur in the title, the URL, the file or the town, letter case and accents
/// aside.
struct PageSearch {
  private let folding = Folding()
  private var words: [[UInt8]] = []

  init(_ text: String) {
    words = text.split(separator: " ").map { word in
      var bytes: [UInt8] = []
      append(word, to: &bytes)
      return bytes
    }.filter { !$0.isEmpty }
  }

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
      func append(_ text: String) {
        self.append(text[...], to: &buffer)
        // No word holds this mark.
        buffer.append(0)
      }
      append(page.source.fields.title)
      buffer += domains[page.domain.offset]
      append(page.path.description)
      append(site[page.section].folder.text)
      append(page.fileName.text)
      if let town = page.source.fields.place?.address.locality { append(town) }
      return words.allSatisfy { Self.contains(buffer, $0) }
    }
  }

  /// Appends a text in lower case and without accents. The punctuation of URLs stays.
  private func append(_ text: Substring, to buffer: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        buffer.append(byte &- 65 < 26 ? byte | 0x20 : byte)
      } else {
        folding.append(String(scalar), to: &buffer)
      }
    }
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      word.withUnsafeBytes { Memory.firstRange(of: $0, in: bytes, within: 0..<bytes.count) != nil }
    }
  }
}
