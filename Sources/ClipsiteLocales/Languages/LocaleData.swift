/// The data of a language, with the differences of a region.
///
/// Creating one reads a few short lines of the table. Names and formats are read when somebody asks for them,
/// so a caller that needs some of them often keeps them.
///
/// Source: Unicode CLDR 47 (see `LocaleTable.swift`). A region's line is there only if it differs from the
/// data that the region inherits: `en-AT` from `en-150`, `en-150` from `en-001`, and `en-001` from `en`
/// (Unicode TR 35, “Locale Inheritance and Matching”).
package struct LocaleData: Sendable {
  /// The keys of lines in the table, from the region to the language.
  private let keys: [String]

  /// American English.
  package static let english = LocaleData(keys: ["en"])

  private init(keys: [String]) { self.keys = keys }

  /// Finds the data of a language tag, or returns `nil` if the table does not have the language in its
  /// script.
  ///
  /// - Parameters:
  ///   - tag: A tag such as `de`, `pt-BR`, or `zh-Hant-TW` (BCP 47) in any letter case. Variants and
  ///     extensions make no difference.
  ///   - country: The country of the location, in place of a region in the tag. With it, English for a shop
  ///     in London is British English.
  package init?(_ tag: String, in country: String? = nil) {
    let subtags = tag.split(separator: "-").map(String.init)
    guard let language = subtags.first?.lowercased() else { return nil }
    var rest = subtags.dropFirst()
    let script = rest.first.flatMap { Self.isScript($0) ? rest.removeFirst() : nil }
    let region = rest.first.flatMap { Self.isRegion($0) ? $0.uppercased() : nil }
    guard let start = Self.start(language, script: script, region: region) else { return nil }
    let place = region ?? country?.uppercased()
    keys = Self.ancestry(of: place.map { start.hasSuffix("-\($0)") ? start : "\(start)-\($0)" } ?? start)
  }

  /// A Boolean value that indicates whether a subtag has the form of a script, as in `Hant`.
  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
  }

  /// A Boolean value that indicates whether a subtag has the form of a region, as in `TW` or `419`.
  private static func isRegion(_ subtag: String) -> Bool {
    let isNumber = subtag.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }
    return subtag.utf8.count == (isNumber ? 3 : 2)
  }

  /// The key of a language in a script, or of a region that has another script than the language.
  private static func start(_ language: String, script: String?, region: String?) -> String? {
    guard let script else {
      if let region, let alias = TableLine("alias", "\(language)-\(region)") { return alias.field(0) }
      let key = TableLine("alias", language)?.field(0) ?? language
      return TableLine("language", key) == nil ? nil : key
    }
    let titled = script.prefix(1).uppercased() + script.dropFirst().lowercased()
    if TableLine("language", "\(language)-\(titled)") != nil { return "\(language)-\(titled)" }
    let key = TableLine("alias", language)?.field(0) ?? language
    return TableLine("language", key)?.field(0) == titled ? key : nil
  }

  /// The key with the data that another key does not have.
  private static func parent(of key: String) -> String? {
    if let line = TableLine("parent", key) { return line.field(0) }
    return key.lastIndex(of: "-").map { String(key[..<$0]) }
  }

  /// A key and its parents, up to a language.
  private static func ancestry(of key: String) -> [String] {
    var keys = [key]
    while let last = keys.last, TableLine("language", last) == nil, let next = parent(of: last) {
      keys.append(next)
    }
    return keys
  }

  /// The language in the table, as in `de` or `zh-Hant`.
  package var language: String { keys.last ?? "en" }

  /// The country where most speakers of the language are (CLDR, “Likely Subtags”).
  package var likelyCountry: String? { line("language")?.field(3) }

  /// The tags of all languages in the table.
  package static var languages: [String] { TableLine.keys(of: "language") }

  /// The nearest line of a kind.
  func line(_ kind: String) -> TableLine? {
    for key in keys { if let line = TableLine(kind, key) { return line } }
    return nil
  }

  /// All lines of a kind, the nearest first. A line may have only what differs from the ones after it.
  func lines(_ kind: String) -> [TableLine] { keys.compactMap { TableLine(kind, $0) } }
}
