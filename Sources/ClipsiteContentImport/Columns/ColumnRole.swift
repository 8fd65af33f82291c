import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The purpose of a column in an import.
enum ColumnRole: Hashable, Sendable {
  /// It fills a key.
  case key(FrontMatterKey)
  /// It tells rows apart.
  case id
  /// It is the text of the pages, without markup.
  case bodyText

  /// The option that gives a column this role.
  func option(for column: String) -> String {
    switch self {
    case .key(let key): "--map \(ShellText.quoted("\(key.name)=\(column)"))"
    case .id: "--id \(ShellText.quoted(column))"
    case .bodyText: "--body-text \(ShellText.quoted(column))"
    }
  }
}

/// Names of columns in English, as spreadsheets have them, with the roles that they suggest.
///
/// The names of keys and their synonyms come from the declarations. The other names are those that only
/// tables have.
enum ColumnNames {
  /// Returns the role that a name suggests.
  static func role(of column: String) -> ColumnRole? { roles[normalized(column)] }

  /// A name in lower-case words with hyphens: `Address line 1`, `address_line_1`, and `addressLine1` are one.
  static func normalized(_ name: String) -> String {
    var words = ""
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
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
    for (name, list) in tableNames {
      guard let role = role(named: name) else { continue }
      for word in list.split(separator: " ") { roles[String(word)] = role }
    }
    for (name, role) in days { roles[name] = role }
    return roles
  }()

  private static func role(named name: String) -> ColumnRole? {
    switch name {
    case "id": return .id
    case "body": return .bodyText
    default: return FrontMatterKey.all.first { $0.name == name }.map { .key($0) }
    }
  }

  /// Names that only tables have.
  private static let tableNames = [
    "id":
      "id store-id store-code store-number store-no shop-id shop-code location-id location-code branch-id "
      + "branch-code external-id uid",
    "title":
      "name store-name location-name business-name shop-name branch-name place-name display-name store",
    "place.street":
      "address-1 address-2 address-3 address-4 address-5 address-line-1 address-line-2 address-line-3 "
      + "address-line-4 address-line-5 street-1 street-2 street-name addr-street",
    "place.locality": "municipality city-town town-city addr-city",
    "place.region": "state-province administrative-area state-region province-state addr-state",
    "place.postal-code": "postal addr-postcode postcode-zip zip-postal-code",
    "place.country": "country-region country-name addr-country",
    "place.phone": "primary-phone phone-1 main-phone contact-phone contact-number phone-no",
    "place.special-hours": "special-hours holiday-hours",
    "image": "cover-photo image-url photo-url",
    "body": "body text about content from-the-business",
  ]

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
