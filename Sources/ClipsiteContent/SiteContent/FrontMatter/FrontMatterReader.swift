package import ClipsiteAppClips
import ClipsiteMustache
package import ClipsiteText

/// Decodes the front matter of a page in one pass over its entries.
package struct FrontMatterReader {
  private var schedules: ScheduleReader
  private var sharedTexts = SharedTexts()
  private let keys = FrontMatterKeys.keys
  private let other: @Sendable () -> OtherFile?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - language: The language of pages that name none.
  ///   - other: The configuration, for keys that belong there.
  package init(language: LanguageTag, besides other: @escaping @Sendable () -> OtherFile? = { nil }) {
    self.other = other
    schedules = ScheduleReader(language: language, invalid: .invalidPlace)
  }

  /// Returns the fields of the front matter. Reports and leaves out values that do not fit.
  package mutating func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> PageFields {
    var reader = MappingReader(root, keys, besides: other)
    swap(&reader.sharedTexts, &sharedTexts)
    defer { swap(&reader.sharedTexts, &sharedTexts) }
    var reading = PageReading()
    let found = reader.read(root, keys, into: &reading)
    checkTitle(reading.page.title, reading.page.titleRange, isWritten: found.contains("title"), &reader)
    if let place = reading.place { readPlace(place, &reading, &reader) }
    reader.finish(&diagnostics)
    return reading.takeFields()
  }

  /// Reads the place, whose hours are in the language of the page.
  private mutating func readPlace(
    _ node: YAMLNode, _ reading: inout PageReading, _ reader: inout MappingReader
  ) {
    var place = PlaceReading()
    let found = reader.read(node, PlaceKeys.keys, into: &place)
    place.finish(&reader)
    // What is missing can be in a key that nobody knows, such as `zip`.
    if found.hasUnknown { place.location.addressRange = .none }
    reading.page.place = Location(place.location)
    reading.page.schedule = schedules.finish(place.schedule, in: reading.rare.language, &reader)
    PlaceRules.check(place.location, timeZone: place.schedule.schedule.timeZone, of: node, &reader)
  }

  private func checkTitle(
    _ title: String, _ range: ByteRange, isWritten: Bool, _ reader: inout MappingReader
  ) {
    let isThere = range != .none
    let isBlank = title.utf8.allSatisfy { $0 <= 0x20 || $0 >= 0x80 }
    guard isThere ? isBlank && title.allSatisfy(\.isWhitespace) : !isWritten else { return }
    reader.report(
      Diagnostic(
        .missingTitle, at: isThere ? reader.range(range) : reader.range(0..<0),
        "the page has no title", fix: "add `title:` to the front matter"))
  }
}

/// Front matter while it is read, and while its values flow.
package struct PageReading: Sendable {
  var page = PageFields()
  var rare = RareFields.Values()
  var blocks = PageBlocks.Fields()
  /// The mapping `place`, which depends on the language of the page.
  var place: YAMLNode?

  init() {}

  init(_ page: PageFields) {
    self.page = page
    if let rare = page.rare { self.rare = rare.values }
    if let blocks = page.blocks { self.blocks = blocks.fields }
  }

  /// Hands over the fields of the page. A copy would count a reference for each of its texts.
  mutating func takeFields() -> PageFields {
    var fields = PageFields()
    swap(&fields, &page)
    fields.rare = rare.fields
    fields.blocks = blocks.blocks
    return fields
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
}
