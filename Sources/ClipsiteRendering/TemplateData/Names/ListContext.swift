import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem

/// The source of the names of an entry of a list.
struct ChildContext: Sendable {
  /// The kind of entry, which decides what it shows.
  private enum EntryRole {
    /// A page of a business, or a location below one; its own list is shown if there are not too many.
    case entry(isNested: Bool)
    /// A page of the directory of all locations.
    case directoryPart
    /// A location that stands in the directory for its town, which has only this one.
    case onlyLocation(town: String)
    /// A location in the directory's list of its town, where its street tells it from the others.
    case directoryLocation
  }

  fileprivate let page: Page
  fileprivate let list: PageContext
  private let kind: EntryRole
  /// The heading above an entry of a long list, if it is not the one above the entry before it.
  fileprivate var heading: String?
  /// Indicates whether such a heading names the town.
  fileprivate var isBelowTown = false

  /// An entry of a page's list.
  ///
  /// - Parameter index: The position of the entry in `Site.pages`. The entry leads to the page in the
  ///   language of the list, where there is one.
  fileprivate init(_ index: PageID, of list: PageContext, isNested: Bool) {
    self.list = list
    page = list.page(at: index)
    if page.isGenerated {
      kind = .directoryPart
    } else if let directory = list.listPage, directory.isGenerated {
      let level = list.site.directory?.level(of: directory.section)
      let town = page.source.fields.place.flatMap { level?.name(of: $0.address, in: list.words) }
      kind = town.map { .onlyLocation(town: $0) } ?? .directoryLocation
    } else {
      kind = .entry(isNested: isNested)
    }
  }

  private var site: Site { list.site }
  /// Indicates whether it is a location whose hours are known, or that is closed for a while.
  fileprivate var hasHours: Bool { isEntry && page.kind == .location && site.schedule(of: page) != nil }
  /// The hours of a location, in the words of the list and the formats of its country.
  fileprivate var hours: HoursContext? {
    guard hasHours else { return nil }
    let country = page.source.fields.place?.country
    return HoursContext(of: page, in: site, list.source.words.words(in: list.language, for: country))
  }

  /// The facts of a location in a list of the directory.
  fileprivate var place: PlaceContext? {
    if case .directoryLocation = kind { PlaceContext(list, of: page) } else { nil }
  }

  /// Indicates whether it is a part of the directory, or the only location of one.
  fileprivate var isPart: Bool {
    switch kind {
    case .directoryPart, .onlyLocation: true
    case .entry, .directoryLocation: false
    }
  }

  private var isEntry: Bool { if case .entry = kind { true } else { false } }
  private var entries: ArraySlice<PageID> { isEntry ? site.listEntries(of: page) : [] }

  fileprivate var title: String {
    switch kind {
    case .onlyLocation(let town): town
    case .directoryPart, .entry, .directoryLocation: page.source.fields.title
    }
  }

  fileprivate var url: String { site.reference(to: page, from: list.domain) }
  /// The language of the title, if it is another one than that of the list.
  fileprivate var language: String? { isPart ? nil : list.otherLanguage(of: page) }

  fileprivate var description: String? {
    switch kind {
    // The words of the page itself would be said twice.
    case .entry:
      page.source.fields.description == list.page?.source.fields.description
        ? nil : page.source.fields.description
    case .directoryLocation: page.source.fields.place?.address.street(besides: title)
    case .directoryPart, .onlyLocation: nil
    }
  }

  fileprivate var locality: String? { isEntry ? page.source.fields.place?.address.locality : nil }
  /// The street, unless the title already is the street.
  fileprivate var street: String? { isEntry ? page.source.fields.place?.address.street(besides: title) : nil }
  /// The region of a location, with which people choose.
  fileprivate var region: String? { isPart ? nil : page.source.fields.place?.address.region }
  fileprivate var count: String? { entries.isEmpty ? nil : list.words.numbers.text(of: entries.count) }

  /// The number of locations below, as entries of a business or in the directory.
  private var total: Int? {
    switch kind {
    case .directoryPart: site.directory?.counts[page.section]
    case .onlyLocation: 1
    case .entry, .directoryLocation: entries.isEmpty ? nil : entries.count
    }
  }

  fileprivate var locationsText: String? { total.map(list.words.text(ofLocations:)) }

  fileprivate var children: [ChildContext] {
    guard case .entry(isNested: true) = kind else { return [] }
    return entries.map { ChildContext($0, of: list, isNested: false) }
  }

  fileprivate var locationCount: String? {
    if case .entry = kind { return nil }
    return total.map { list.words.numbers.text(of: $0) }
  }

  fileprivate var onlyLocation: String? {
    if case .onlyLocation = kind { page.source.fields.title } else { nil }
  }

  /// Only a picture of the entry's own: one that all entries inherit would say nothing, over and over.
  fileprivate var image: ImageContext? {
    guard isEntry, let own = site.ownImage(of: page) else { return nil }
    return ImageContext(
      own, alt: nil, focus: page.source.fields.imageFocus, from: list.domain, list.source)
  }
}

extension PageContext {
  /// The entries of this part of the list on the page, or `nil` for a page without a list.
  ///
  /// A search page has the entries of the directory, so that it is of use before somebody searches.
  var children: [ChildContext]? { childrenOnRequest.map(Array.init) }

  /// These entries, of which each is made when somebody looks at it.
  private var childrenOnRequest: LazyMapSequence<Range<Int>, ChildContext>? {
    guard let page = listPage, page.kind == .directory else { return nil }
    let (entries, length) = (shownEntries(of: page), site.listLength(of: page))
    let start = entries.startIndex + (part - 1) * length
    let shown = entries[start..<min(start + length, entries.endIndex)]
    // The locations of all businesses of the list together. With more, only their number is shown.
    let nested = shown.reduce(0) { $0 + site.listEntries(of: site[$1]).count }
    let isLong = entries.count > length && !page.isGenerated
    let (headings, areTowns) = isLong ? headings(of: shown, in: entries) : ([:], false)
    return shown.indices.lazy.map {
      var child = ChildContext(shown[$0], of: self, isNested: nested <= Site.fewLocations)
      (child.heading, child.isBelowTown) = (headings[$0], areTowns)
      return child
    }
  }

  /// The headings in a part of a long list of locations, which is sorted by country and town: the towns if most
  /// have several of its rows, or else the countries if the list has several.
  private func headings(
    of shown: ArraySlice<PageID>, in entries: ArraySlice<PageID>
  ) -> (headings: [Int: String], areTowns: Bool) {
    let country = { self.name(of: $0, [.country]) }
    let isAbroad = entries.first.map(country) != entries.last.map(country)
    let towns = shown.map { name(of: $0, isAbroad ? [.locality, .region, .country] : [.locality, .region]) }
    let areTowns = Set(towns).count * 2 <= towns.count
    let names = areTowns ? towns : isAbroad ? shown.map(country) : []
    let first = names.indices.filter { !names[$0].isEmpty && ($0 == 0 || names[$0] != names[$0 - 1]) }
    return (Dictionary(uniqueKeysWithValues: first.map { (shown.startIndex + $0, names[$0]) }), areTowns)
  }

  /// Returns some parts of the address of an entry, as in `Aurora, Colorado`.
  fileprivate func name(of entry: PageID, _ levels: [DirectoryLevel]) -> String {
    let address = page(at: entry).source.fields.place?.address
    let names = levels.compactMap { level in address.flatMap { level.name(of: $0, in: words) } }
    return names.joined(separator: ", ")
  }

  /// The entries that a page shows. Countries and short lists are sorted by their names in the language of the
  /// readers.
  fileprivate func shownEntries(of page: Page) -> ArraySlice<PageID> {
    let entries = site.shownEntries(of: page)
    let areCountries = site.directory?.level(of: page.section) == .country
    guard areCountries || entries.count <= site.listLength(of: page),
      language != site[page.section].language
    else { return entries }
    // Locations without a country follow in their order.
    let named = entries.enumerated().map { position, entry in
      let child = ChildContext(entry, of: self, isNested: false)
      let isNamed = child.isPart || !areCountries
      let name = isNamed ? ListBuilder.listKey(of: child.title) : ""
      let rank = isNamed ? child.page.source.order ?? .max - 1 : .max
      return (rank: rank, name: name, position: position, entry: entry)
    }
    return named.sorted { ($0.rank, $0.name, $0.position) < ($1.rank, $1.name, $1.position) }
      .map(\.entry)[...]
  }

  /// Indicates whether a location of the list has hours, or is closed for a while.
  fileprivate var listsHours: Bool {
    childrenOnRequest?.contains { $0.hasHours || $0.children.contains(where: \.hasHours) } ?? false
  }

  /// The words that the hours of the list share: those of the country of most locations.
  fileprivate var wordsOfHours: HoursLanguage {
    source.words.words(in: language, for: site.homeCountry).hours
  }

  /// The page whose list is shown: the page itself, or for a search page the first page of the directory.
  var listPage: Page? { finder == nil ? ownPage : site.directory?.root.map { site[$0] } }

  /// Returns the page that an entry of the page's list leads to, in the language of the list if there is one.
  func page(at index: PageID) -> Page {
    site.languages.isEmpty ? site[index] : site[site.page(like: index, in: language)]
  }
}

extension TemplateContext {
  /// The names of an entry's hours, for `site.today-script`.
  private static let childHours: [Field<ChildContext>] = [
    .html(
      "hours-data", "The hours of a location for `site.today-script`, as the attribute `data-hours`",
      example: "{&quot;zone&quot;:&quot;America/Los_Angeles&quot;}"
    ) { $0.hours?.data() },
    .html(
      "hours-times", "The same without the words of `hours-words`, inside an element with `data-words`",
      example: "{&quot;zone&quot;:&quot;America/Los_Angeles&quot;}"
    ) { $0.hours?.data(besides: $0.list.wordsOfHours) },
    .text(
      "closed-until", "A sentence about a location that is closed for a while and states no hours",
      example: "Closed until December 1, 2026"
    ) { child in child.hours.flatMap { $0.hasData ? nil : $0.closedUntil } },
    .text("closed-until-date", "The first day on which it is open again", example: "2026-12-01") {
      $0.hours?.firstOpenDay?.description
    },
  ]

  /// An entry of the list on a page.
  static let child = Fields<ChildContext>(
    [
      .text("title", "The title of the page", example: "Ferry Street Donuts") { $0.title },
      .text("url", "The address of the page", example: "https://ferrystreet.example.net/") { $0.url },
      .text("description", "The description of the page", example: "Fresh donuts, order ahead.") {
        $0.description
      },
      .text("street", "The street, unless it is the title", example: "1 Market St") { $0.street },
      .text("locality", "The town", example: "San Francisco") { $0.locality },
      .text("region", "State or province", example: "CA") { $0.region },
      .text(
        "heading", "The town or country of this entry of a long list, and of those after it",
        example: "Aurora, Colorado"
      ) { $0.heading },
      .bool("is-below-town", "Whether `heading` here or above names the town") { $0.isBelowTown },
      .record("place", place, "The physical place of a location in the directory") { $0.place },
      .text("language", "The language of the title, if it is not that of the page", example: "en") {
        $0.language
      },
      .text("image-url", "The picture that the page itself names", example: "/market.jpg") { $0.image?.url },
      .text("image-focus", "The classes for the point of it that stays in view", example: "x30 y20") {
        $0.image?.focusClasses
      },
      .text("count", "How many entries its own list has", example: "12") { $0.count },
      .list("children", of: grandchild, "These entries, where there are not too many") { $0.children },
      .text("location-count", "How many locations there are below, in the directory", example: "12") {
        $0.locationCount
      },
      .text(
        "locations-text", "The number of locations or entries below in words", example: "12 locations"
      ) { $0.locationsText },
      .text("only-location", "The title of the only one, in the directory", example: "Market Street") {
        $0.onlyLocation
      },
      .text(
        "image-srcset", "The sizes of the picture as JPEG, with `pictures` in site.yml",
        example: "/market-480.jpg 480w"
      ) { $0.image?.srcset(.jpeg) },
      .text("image-webp-srcset", "The same sizes as WebP", example: "/market-480.webp 480w") {
        $0.image?.srcset(.webp)
      },
    ] + childHours)

  /// A location in the list below a business.
  static let grandchild = Fields<ChildContext>(
    [
      .text("title", "The title of the page", example: "Market Street") { $0.title },
      .text(
        "url", "The address of the page, with its domain only when that is another one",
        example: "/ferry-street/market"
      ) { $0.url },
      .text("street", "The street, unless it is the title", example: "1 Market St") { $0.street },
      .text("locality", "The town", example: "San Francisco") { $0.locality },
      .text("region", "State or province", example: "CA") { $0.region },
      .text("language", "The language of the title, if it is not that of the page", example: "en") {
        $0.language
      },
    ] + childHours)

  /// The name that tells whether the script of the hours has something to do in the list.
  static let listsHours = Field<PageContext>.bool(
    "lists-hours", "Whether an entry of the list has hours, which `site.today-script` compares with now"
  ) { $0.listsHours }

  /// The name of the words that the hours of all entries share.
  static let hoursWords = Field<PageContext>.html(
    "hours-words", "The words of the hours of a list for `site.today-script`, as the attribute `data-words`",
    example: "{&quot;lang&quot;:&quot;en&quot;}"
  ) { $0.listsHours ? HTML(escaping: HoursData.words($0.wordsOfHours)) : nil }
}

// MARK: - Parts of long lists

/// The source of the names of one part of a long list.
struct ListPartContext: Sendable {
  private let context: PageContext
  private let page: Page
  fileprivate let number: Int
  fileprivate let total: Int
  /// Indicates whether parts before this one are left out.
  fileprivate private(set) var followsGap = false

  /// The part of a long list that a page is, or `nil` for other pages.
  init?(_ context: PageContext) {
    guard let page = context.ownPage, page.kind == .directory else { return nil }
    self.init(context, page, number: context.part, of: context.site.listPartCount(of: page))
    if total == 1 { return nil }
  }

  private init(_ context: PageContext, _ page: Page, number: Int, of total: Int) {
    (self.context, self.page, self.number, self.total) = (context, page, number, total)
  }

  fileprivate var url: String { url(of: number) }
  fileprivate var previousURL: String? { number > 1 ? url(of: number - 1) : nil }
  fileprivate var nextURL: String? { number < total ? url(of: number + 1) : nil }
  fileprivate var isCurrent: Bool { number == context.part }
  /// The number of parts up to which all are named. Of more, as many at equal distances are.
  private static let mostNamed = 60

  /// The parts that lead through the list, with those before and after this one.
  fileprivate var all: [ListPartContext] {
    let step = (total + Self.mostNamed - 1) / Self.mostNamed
    return (1...total).filter { ($0 - 1).isMultiple(of: step) || $0 == total || abs($0 - number) <= 1 }.map {
      ListPartContext(context, page, number: $0, of: total)
    }
  }

  /// All parts, or of more than 15 the first part, the last one, and those beside this one: as many as one row
  /// of a phone has.
  fileprivate var near: [ListPartContext] {
    let beside = number == 1 ? 2...3 : number - 1...number + 1
    let wanted = total <= Self.mostInRow ? Set(1...total) : Set([1, total] + beside.filter { $0 < total })
    // A number takes no more room than the sign that it is left out.
    let filled = wanted.union(wanted.map { $0 + 1 }.filter { wanted.contains($0 + 1) })
    let numbers = filled.sorted()
    return zip(numbers, [0] + numbers).map { part, previous in
      var context = ListPartContext(context, page, number: part, of: total)
      context.followsGap = part > previous + 1
      return context
    }
  }

  /// The number of parts up to which all are named by their numbers: two rows of a phone.
  private static let mostInRow = 15
  /// Indicates whether `near` leaves parts out.
  fileprivate var hasFarParts: Bool { total > Self.mostInRow }

  private var entries: ArraySlice<PageID> { context.shownEntries(of: page) }
  /// The positions of the entries of this part, from 0.
  private var positions: Range<Int> {
    let length = context.site.listLength(of: page)
    return (number - 1) * length..<min(number * length, entries.count)
  }

  /// The numbers of the first and the last entry, from 1.
  fileprivate var range: String {
    let numbers = context.words.numbers
    return "\(numbers.text(of: positions.lowerBound + 1))–\(numbers.text(of: positions.upperBound))"
  }
  fileprivate var count: String { context.words.numbers.text(of: entries.count) }

  /// The name of the first entry. A list of locations is sorted by town.
  fileprivate var first: String { name(at: positions.lowerBound) }
  /// The name of the last entry, unless it is the same.
  fileprivate var last: String? {
    let name = name(at: positions.upperBound - 1)
    return name == first ? nil : name
  }

  private func name(at position: Int) -> String {
    let entries = entries
    let entry = entries[entries.startIndex + position]
    if page.isGenerated { return ChildContext(entry, of: context, isNested: false).title }
    let town = context.name(of: entry, [.locality, .region])
    return town.isEmpty ? context.page(at: entry).source.fields.title : town
  }

  fileprivate func text(of number: Int) -> String { context.words.numbers.text(of: number) }
  private func url(of part: Int) -> String { context.site.path(of: page, part: part).description }
}

extension TemplateContext {
  /// The parts of a long list.
  static let pagination = Fields<ListPartContext>([
    .text("previous-url", "The part before this one", example: "/ferry-street") { $0.previousURL },
    .text("next-url", "The part after this one", example: "/ferry-street/page/3") { $0.nextURL },
    .text("number", "Which part this is", example: "2") { $0.text(of: $0.number) },
    .text("total", "How many parts there are", example: "1,500") { $0.text(of: $0.total) },
    .list("parts", of: listPart, "All of them, or 60 of more") { $0.all },
    .list("near", of: listPart, "All up to 15, or of more the first, the last, and those beside this one") {
      $0.near
    },
    .bool("has-far-parts", "Whether there are more than 15 parts") { $0.hasFarParts },
    .text("range", "The numbers of the first and the last entry of this part", example: "21–40") { $0.range },
    .text("count", "How many entries the whole list has", example: "295") { $0.count },
    .text("first", "The town or the title of the first entry", example: "Berkeley, CA") { $0.first },
    .text("last", "The same of the last entry, if it is another one", example: "Fresno, CA") { $0.last },
  ])

  /// One part of a long list.
  static let listPart = Fields<ListPartContext>([
    .text("number", "Which part it is", example: "1,500") { $0.text(of: $0.number) },
    .text("url", "The address of the part", example: "/ferry-street/page/2") { $0.url },
    .text("first", "The town or the title of its first entry", example: "San Francisco, CA") { $0.first },
    .bool("is-current", "Whether it is the one on this page") { $0.isCurrent },
    .bool("follows-gap", "Whether `near` leaves out parts before it") { $0.followsGap },
  ])
}
