import ClipsiteAppClips
import ClipsiteText

/// A service or amenity of a location, such as Wi-Fi.
package struct Service: Hashable, Sendable {
  /// The author's words.
  package let text: String
  /// The drawing that the author chose.
  private let ownIcon: ServiceIcon?
  /// The drawing beside them. A word that names an icon selects it.
  package var icon: ServiceIcon { ownIcon ?? ServiceIcon(of: text) ?? .check }

  init(_ text: String, icon: ServiceIcon? = nil) { (self.text, ownIcon) = (text, icon) }

  /// The values of an item that is a mapping.
  struct Fields: Sendable {
    var text: String?
    var icon: ServiceIcon?

    static let keys = Keys<Fields>([
      .key(
        "text", .line(\.text), .alone, about: "the words", example: "Free Wi-Fi", isRequired: true,
        codes: [.incompleteItem]),
      .key(
        "icon", .word(\.icon), .alone, about: "the drawing beside them",
        default: "the icon that a word of `text` names, as in `Free Wi-Fi`, or else `check`", example: "wifi"),
    ])
  }

  static func field<Owner>(_ path: WritableKeyPath<Owner, [Service]>) -> KeyField<Owner> {
    .items(path, .line, Fields.keys, from: Fields(), requiring: "text") { text, _ in
      Service(text.value)
    } _: { fields, _ in
      fields.text.map { Service($0, icon: fields.icon) }
    }
  }
}

/// A drawing beside the words of a service.
package enum ServiceIcon: String, Hashable, Sendable, CaseIterable {
  case check, wifi, parking, wheelchair, restrooms, terrace, dogs, charging, bike, delivery, pickup, car,
    phone
  case card, gift, coffee, food, vegan

  /// The icon that the first fitting word names, in any letter case, or `nil`: `Free Wi-Fi` has that of Wi-Fi.
  /// Two words can be one, as in `drive-through`. A drawing of what a location lacks would mislead.
  init?(of text: String) {
    var last: String?
    // Bytes and not characters: each location lists its services.
    for word in text.asciiLowercased.utf8.split(whereSeparator: { !$0.isLetter && $0 < 0x80 }) {
      let word = String(Substring(word))
      if let found = last.flatMap({ Self.byWord[$0 + word] }) ?? Self.byWord[word] {
        guard let icon = found else { return nil }
        self = icon
        return
      }
      last = word
    }
    return nil
  }

  /// The icons by the words that name them, and `nil` for words that deny what follows.
  private static let byWord: [String: ServiceIcon?] = {
    var icons: [String: ServiceIcon?] = [:]
    for word in "no not without kein keine ohne sans sin senza".split(separator: " ") {
      icons.updateValue(nil, forKey: String(word))
    }
    for icon in allCases {
      icons[icon.rawValue] = icon
      for word in icon.otherWords.split(separator: " ") { icons[String(word)] = icon }
    }
    return icons
  }()

  /// The words besides its name in languages that many sites have, folded to lower case, without hyphens.
  private var otherWords: String {
    switch self {
    case .check: ""
    case .wifi: "wlan internet"
    case .parking:
      "parkplatz parkplätze parken parkhaus parcheggio aparcamiento estacionamiento estacionamento "
        + "stationnement parkeren parkering 駐車場 停车场 停車場 주차"
    case .wheelchair:
      "wheelchairs accessible accessibility stepfree barrierefrei rollstuhl rollstuhlgerecht accesible "
        + "accessibile rolstoel 車椅子"
    case .restrooms:
      "restroom toilet toilets wc bathroom bathrooms toilette toiletten toilettes aseos baño "
        + "bagno トイレ"
    case .terrace: "terrasse terraza terrazza patio garden outdoor biergarten テラス"
    case .dogs: "dog pet pets hund hunde chien chiens perro perros cane cani"
    case .charging: "charger chargers charge ev ladestation laden ladesäule recharge recarga ricarica"
    case .bike: "bikes bicycle bicycles fahrrad fahrräder vélo vélos bici fiets fietsen"
    case .delivery: "deliveries lieferung lieferservice lieferdienst livraison entrega domicilio consegna"
    case .pickup: "collection collect takeaway takeout abholung abholen asporto llevar emporter 持ち帰り"
    case .car: "cars drivethrough drivethru curbside kerbside"
    case .phone: "mobile app telephone telefon"
    case .card: "cards contactless kartenzahlung karten ec carte cartes tarjeta tarjetas carta"
    case .gift: "gifts geschenk geschenke gutschein gutscheine cadeau cadeaux regalo"
    case .coffee: "espresso cappuccino kaffee café caffè koffie コーヒー"
    case .food: "meals breakfast brunch lunch dinner snacks essen frühstück mittagessen küche comida cibo"
    case .vegan: "vegetarian vegetarisch vegane veganes végétarien vegano vegana vegetariano"
    }
  }

  /// The drawing as the path of an SVG of 24 by 24 units, which is stroked and not filled.
  package var path: String {
    switch self {
    case .check: "m5 12.5 4.5 4.5L19 7.5"
    case .wifi: "M4 10a12 12 0 0 1 16 0M7 13.5a8 8 0 0 1 10 0M10 17a3.5 3.5 0 0 1 4 0"
    case .parking:
      "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
        + "M10 17V8h3a2.5 2.5 0 0 1 0 6h-3"
    case .wheelchair: "M9.5 4.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0M11 8.5V14h5l2 5M8 12a5 5 0 1 0 7 6"
    case .restrooms:
      "M12 3v18M5.2 4.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0M4 14V8.5h5V14M5.5 20v-6h2v6"
        + "M16.2 4.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0M17.5 8.5 14.5 15h6zM17.5 15v5"
    case .terrace: "M12 3v18M3 11a9 8 0 0 1 18 0zM8 21h8"
    case .dogs:
      "M8 16c0-2.5 2-4 4-4s4 1.5 4 4-1.5 4-4 4-4-1.5-4-4z"
        + "M3.7 11a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0"
        + "M8 6.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0"
        + "M13.4 6.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0"
        + "M17.7 11a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0"
    case .charging: "M13 3 5 14h6l-1 7 8-11h-6z"
    case .bike:
      "M10 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0M22 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0M6 16l3.5-7H15l3 7"
        + "M9 6H7M9.5 9l3 7L15 9l-1-3h2"
    case .delivery: "M2 6h12v11H2zM14 10h4l4 4v3h-8M9 17a2 2 0 1 1-4 0M19.5 17a2 2 0 1 1-4 0"
    case .pickup: "M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0"
    case .car: "M3 17v-4l2.5-1 2-5h9l2 5 2.5 1v4zM5.5 12h13M6 17v2.5M18 17v2.5"
    case .phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2"
    case .card: "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3 10h18M6 14.5h4"
    case .gift: "M5 11h14v9H5zM3 7h18v4H3zM12 7v13M12 7C10 3 6 3 6 5.5S9 7 12 7c3 0 6 1 6-1.5S14 3 12 7"
    case .coffee: "M4 9h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10.5h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3"
    case .food: "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-2 1-3 4-3 9h3"
    case .vegan: "M5 21c1-6 4-9 9-11M7 17.5C3 11 9 4 20 4c0 11-6 16-13 13.5z"
    }
  }
}
