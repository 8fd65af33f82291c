import ClipsiteAppClips
import ClipsiteDiagnostics

/// A front-matter key that an import can fill, in its dotted form: `place.street`.
package struct FrontMatterKey: Hashable, Sendable {
  /// The kind of value that a key has. It decides what is checked before the value is written.
  package enum Kind: Hashable, Sendable {
    case text(limit: Int?)
    case choice([String])
    case category
    case hours
    case aliases
    case image
    case country
    case latitude
    case longitude
    case phone
  }

  /// The dotted name.
  package let name: String
  package let kind: Kind

  private init(_ name: String, _ kind: Kind = .text(limit: nil)) {
    self.name = name
    self.kind = kind
  }

  /// The key with a dotted name: one of `all`, or `extra.` and a name of the author's own, made of lower-case
  /// letters, digits, `-` and `_`.
  ///
  /// - Throws: `ImportError.usage` when there is no such key, with the name that was probably meant.
  package init(named name: String) throws(ImportError) {
    if let known = Self.all.first(where: { $0.name == name }) {
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
  package static let locality = FrontMatterKey("place.locality")
  package static let latitude = FrontMatterKey("place.latitude", .latitude)
  package static let longitude = FrontMatterKey("place.longitude", .longitude)

  /// Every key but those below `extra`, in the order in which a page holds them.
  package static let all: [FrontMatterKey] = [
    title,
    .init("description"),
    .init("image", .image),
    .init("clip.display", .choice(["card", "banner", "none"])),
    .init("clip.title", .text(limit: CardText.maximumTitleLength)),
    .init("clip.subtitle", .text(limit: CardText.maximumSubtitleLength)),
    .init("clip.action", .choice(["open", "view", "play"])),
    .init("clip.category", .category),
    street,
    locality,
    .init("place.region"),
    .init("place.postal-code"),
    .init("place.country", .country),
    latitude,
    longitude,
    .init("place.phone", .phone),
    .init("place.hours", .hours),
    .init("aliases", .aliases),
    .init("draft", .choice(["true", "false"])),
  ]

  /// The keys that hold other keys.
  package static let sections: Set<String> = ["clip", "place", "extra"]

  private static func unknown(_ name: String) -> ImportError {
    let names = all.map(\.name)
    let fix =
      Suggestion.fix(for: name, in: names)
      ?? names.first { $0.hasSuffix(".\(name)") }.map { "did you mean `\($0)`?" }
      ?? "use one of \(names.joined(separator: ", ")), or `extra.` and a name of your own"
    return .usage(message: "there is no front-matter key `\(name)`", fix: fix)
  }

  /// Indicates whether a byte is allowed in a key of the author's own.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
