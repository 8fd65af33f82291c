import ClipsiteAppClips
import ClipsiteContent

/// Names of columns, as spreadsheets have them, with the roles that they suggest.
///
/// The names of keys and their synonyms come from the declarations. The other names are in `ColumnWords`.
enum ColumnNames {
  /// Returns the role that a name suggests.
  static func role(of column: String) -> ColumnRole? {
    startsWithMark(column) ? nil : roles[form(column)] ?? translated[form(column)]
  }

  /// Indicates whether a name with a role is not one of another language.
  static func isEnglish(_ column: String) -> Bool { roles[form(column)] != nil }

  /// A name that begins with a combining mark is another word than the letters after the mark.
  private static func startsWithMark(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isGraphemeExtend == true
  }

  /// The rank of a column among those that suggest the same role. A column with the dotted name of a key comes
  /// first, and is no guess.
  static func rank(of column: String, as role: ColumnRole) -> Int {
    let name = normalized(column)
    guard case .key(let key) = role else { return ColumnWords.ranks[name] ?? 1 }
    if column == key.name && column.contains(".") { return -1 }
    let isName = key.name.utf8.split(separator: UInt8(ascii: ".")).last.map { name == String(Substring($0)) }
    return ColumnWords.ranks[name] ?? (isName == true ? 0 : 1)
  }

  /// The form in which names are compared: a slug, or lower-case words where the letters are not Latin.
  static func form(_ name: String) -> String {
    let slug = normalized(name)
    if !slug.isEmpty { return slug }
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A name in lower-case words with hyphens: `Address line 1`, `address_line_1`, and `addressLine1` are one, and
  /// so are `Store #` and `store-number`.
  static func normalized(_ name: String) -> String {
    var words = ""
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      if scalar == "#" { words += " number " }
      let isUpper = ("A"..."Z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      let wasLower = ("a"..."z").contains(previous)
      let wasDigit = ("0"..."9").contains(previous)
      if isUpper && (wasLower || wasDigit) || isDigit && (wasLower || ("A"..."Z").contains(previous)) {
        words += " "
      }
      words += scalar.properties.lowercaseMapping
      previous = scalar
    }
    return Slug.make(from: words)?.rawValue ?? ""
  }

  private static let roles: [String: ColumnRole] = {
    var roles: [String: ColumnRole] = [:]
    for place in KeyPlace.leaves(of: FrontMatterKeys.keys.all) {
      guard let key = FrontMatterKey(place) else { continue }
      // `title` is the page's before it is the card's, because the page's keys come first.
      let isCard = place.path.hasPrefix("clip.")
      let names = isCard ? [] : [place.key.name.description] + place.key.synonyms
      for name in names + [place.path] where roles[normalized(name)] == nil {
        roles[normalized(name)] = .key(key)
      }
    }
    add(ColumnWords.english, to: &roles)
    for (name, role) in days { roles[name] = role }
    return roles
  }()

  private static let translated: [String: ColumnRole] = {
    var roles: [String: ColumnRole] = [:]
    for (name, column) in ColumnWords.days { roles[form(name)] = .key(.day(column)) }
    add(ColumnWords.translated, to: &roles)
    return roles
  }()

  private static func add(_ words: [String: String], to roles: inout [String: ColumnRole]) {
    for (name, list) in words {
      guard let role = role(named: name) else { continue }
      for word in list.split(separator: " ") { roles[String(word)] = role }
    }
  }

  private static func role(named name: String) -> ColumnRole? {
    switch name {
    case "id": return .id
    case "body": return .bodyText
    default: return (FrontMatterKey.all + [.houseNumber]).first { $0.name == name }.map { .key($0) }
    }
  }

  private static let days: [(String, ColumnRole)] = DayColumn.all.flatMap {
    column -> [(String, ColumnRole)] in
    let key = FrontMatterKey.day(column)
    let words: [String] =
      switch column.part {
      case .whole: ["", "-hours"]
      case .opens: ["-open", "-opens", "-opening", "-start"]
      case .closes: ["-close", "-closes", "-closing", "-end"]
      }
    let day = column.day.name.lowercased()
    return [day, String(day.prefix(3))].flatMap { day in
      words.map { ("\(day)\($0)", .key(key)) } + words.map { ("hours-\(day)\($0)", .key(key)) }
    }
  }
}
