import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The experiences of a site as one JSON document, for tools of others: each with the body of the request
/// that registers it. Two identifiers are known only to App Store Connect and stand in it as `${app-clip}`
/// and `${header-image}`.
package enum ExperienceManifest {
  /// The document of a site.
  package static func value(of set: ExperienceSet) -> JSONValue {
    [
      "version": 1,
      "app": [
        "app-store-id": set.app.storeID.map { .string($0.rawValue) } ?? .null,
        "bundle-id": .string(set.app.bundleID.rawValue),
        "clip-bundle-id": .string(set.app.clipBundleID.rawValue),
      ],
      "experiences": .array(set.experiences.map(record)),
    ]
  }

  private static func record(_ experience: SiteExperience) -> JSONValue {
    [
      "url": .string(experience.experience.url.description), "page": .string(experience.file),
      "covers": .array(experience.covers.map { .string($0) }),
      "header-image": experience.headerImage.map { .string($0.displayPath) } ?? .null,
      "request": ExperienceBody(experience: experience.experience)
        .creation(clip: "${app-clip}", image: "${header-image}"),
    ]
  }
}

/// The experiences of a site as a table for people (CSV, RFC 4180), a row for each language of each
/// experience.
package enum ExperienceTable {
  private static let columns = [
    "url", "language", "title", "subtitle", "action", "category", "powered-by", "header-image", "place",
    "street",
    "locality", "region", "postal-code", "country", "latitude", "longitude", "phone", "phone-type",
    "map-action",
    "relationship", "page", "covers",
  ]

  /// The file, with the line ends that the RFC wants.
  package static func text(of set: ExperienceSet) -> String {
    ([columns] + set.experiences.flatMap(rows)).map { row in
      row.map(cell).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static func rows(_ experience: SiteExperience) -> [[String]] {
    let card = experience.experience.card
    let (place, address) = (card.place, card.place?.address)
    return card.localizations.map { words in
      [
        experience.experience.url.description, words.language.rawValue, words.title, words.subtitle ?? "",
        card.action.rawValue, card.category?.rawValue ?? "", card.isPoweredBy ? "true" : "false",
        experience.headerImage?.displayPath ?? "", place?.name ?? "", address?.street ?? "",
        address?.locality ?? "", address?.region ?? "", address?.postalCode ?? "",
        address?.country?.rawValue ?? "", place?.coordinates?.latitude ?? "",
        place?.coordinates?.longitude ?? "", place?.phone?.dialled ?? "", place?.phoneType?.rawValue ?? "",
        place?.mapAction?.rawValue ?? "", place?.relationship?.rawValue ?? "", experience.file,
        experience.covers.joined(separator: " "),
      ]
    }
  }

  /// A cell as a spreadsheet shows it and does not calculate it: what could be a formula begins with an
  /// apostrophe, unless it is a number.
  package static func cell(_ text: String) -> String {
    let bytes = text.utf8
    let isFormula = bytes.first.map("=+-@\t\r".utf8.contains) ?? false
    let isNumber = bytes.dropFirst().allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
    }
    let safe = isFormula && !(isNumber && bytes.first == UInt8(ascii: "-")) ? "'" + text : text
    guard safe.utf8.contains(where: ",\"\r\n".utf8.contains) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
