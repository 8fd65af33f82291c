import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// A front-matter key that an import can fill, in its dotted form: `place.street`.
package struct FrontMatterKey: Sendable {
  /// The kind of value that a key takes, and so the check before it is written.
  package enum ValueForm: Sendable {
    case text(TextForm)
    case choice([String])
    case list(TextForm)
    case dayHours(DayColumn)
    case houseNumber
  }

  /// The dotted name, with its language: `title.fr`.
  package let name: String
  package let kind: ValueForm
  /// The language of the page that has the value, or nothing for the page of the row.
  let language: String

  private init(_ name: String, _ kind: ValueForm = .text(.any), language: String = "") {
    (self.name, self.kind, self.language) = (name, kind, language)
  }

  /// The key without its language.
  var original: FrontMatterKey {
    language.isEmpty ? self : FrontMatterKey(String(name.dropLast(language.utf8.count + 1)), kind)
  }

  /// The key of the page in another language, if it can have another value than the page of the row.
  private init?(translated name: String) {
    let tag = name.split(separator: ".").last ?? ""
    let places = KeyPlace.leaves(of: FrontMatterKeys.keys.all)
    guard (try? LanguageTag(String(tag))) != nil, tag.prefix(while: { $0 != "-" }).utf8.count == 2,
      let place = places.first(where: { "\($0.path).\(tag)" == name }),
      !["language", "domain"].contains(place.path), let key = Self(place)
    else { return nil }
    if case .original = place.key.flow.translation { return nil }
    self.init(name, key.kind, language: String(tag))
  }

  /// The declared key at a place; `nil` if no cell of a table can hold its value.
  init?(_ place: KeyPlace) {
    guard !place.path.contains("[]"), place.path.count(where: { $0 == "." }) < 2 else { return nil }
    switch place.key.type {
    case .text(let form): self.init(place.path, .text(form))
    case .bool: self.init(place.path, .choice(["true", "false"]))
    case .word(let words): self.init(place.path, .choice(words().filter { !$0.isEmpty }))
    case .list(.text(let form)), .list(.either(.text(let form), _)): self.init(place.path, .list(form))
    case .list, .mapping, .entries, .either, .anything: return nil
    }
  }

  /// The key with a dotted name: one of `all`, or `extra.` and a name of the author's own, made of lower-case
  /// letters, digits, `-` and `_`.
  ///
  /// - Throws: `SystemError.usage` when there is no such key, with the name that was probably meant.
  package init(named name: String) throws(SystemError) {
    let known = (Self.all + Self.days + [.houseNumber]).first { $0.name == name }
    if let known = known ?? Self(translated: name) {
      self = known
      return
    }
    guard name.hasPrefix("extra.") else { throw Self.unknown(name) }
    if name == Self.importID {
      throw .usage(message: "the key `\(name)` is set by every import", fix: "choose the column with `--id`")
    }
    let own = name.dropFirst("extra.".count)
    guard !own.isEmpty, own.utf8.allSatisfy(Self.isNameByte) else {
      throw .usage(
        message: "`\(name)` is not a key",
        fix: "after `extra.`, use lower-case letters, digits, `-` and `_` only")
    }
    self.init(name)
  }

  /// The key under which a page records the row it was made from.
  package static let importID = "extra.import-id"

  package static let title = FrontMatterKey("title")
  package static let street = FrontMatterKey("place.street")
  /// The number of the house, which a page has in `place.street`.
  static let houseNumber = FrontMatterKey("place.street.number", .houseNumber)
  package static let locality = FrontMatterKey("place.locality")
  static let postalCode = FrontMatterKey("place.postal-code")
  static let region = FrontMatterKey("place.region")
  static let country = FrontMatterKey("place.country")
  static let language = FrontMatterKey("language")
  static let phone = FrontMatterKey("place.phone", .text(.phone))
  static let draft = FrontMatterKey("draft")
  static let services = FrontMatterKey("place.services")
  package static let latitude = FrontMatterKey("place.latitude")
  package static let longitude = FrontMatterKey("place.longitude")

  package static let hours = FrontMatterKey("place.hours", .list(.hours))

  /// The columns of single days, which fill `place.hours` together.
  private static let days = DayColumn.all.map(day)

  /// The key of a column with the hours of a day.
  static func day(_ column: DayColumn) -> FrontMatterKey { FrontMatterKey(column.key, .dayHours(column)) }

  /// Every declared key that a cell can hold, in the order in which a page holds them.
  package static let all = KeyPlace.leaves(of: FrontMatterKeys.keys.all).compactMap { FrontMatterKey($0) }

  /// The keys that hold other keys.
  package static let sections = Set(all.compactMap(\.section) + ["extra"])

  /// Indicates whether several columns can fill the key together.
  var takesSeveralColumns: Bool {
    if case .dayHours(let column) = kind { return column.part == .whole }
    return self == .street || self == .phone || self == .houseNumber
  }

  /// The name of the key that has the value on a page: the days of the week fill one together.
  var nameOnPages: String {
    switch kind {
    case .dayHours: Self.hours.name
    case .houseNumber: Self.street.name
    case .text, .choice, .list: name
    }
  }

  private var section: String? {
    name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
  }

  private static func unknown(_ name: String) -> SystemError {
    let names = all.map(\.name)
    let fix =
      Suggestion.fix(for: name, in: names)
      ?? names.first { $0.hasSuffix(".\(name)") }.map { "did you mean `\($0)`?" }
      ?? "use one of \(names.joined(separator: ", ")), or `extra.` and a name of your own"
    return .usage(message: "there is no front-matter key `\(name)`", fix: fix)
  }

  /// Indicates whether a byte is allowed in a key of the author's own.
  static func isNameByte(_ byte: UInt8) -> Bool {
    PageName.isSlugByte(byte) || byte == UInt8(ascii: "_")
  }
}

/// Keys are the same if their names are.
extension FrontMatterKey: Hashable {
  package static func == (lhs: FrontMatterKey, rhs: FrontMatterKey) -> Bool { lhs.name == rhs.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
