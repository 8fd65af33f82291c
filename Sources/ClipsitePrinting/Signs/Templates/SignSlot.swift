/// Something that a template leaves room for.
package enum SignSlot: String, Hashable, Sendable, CaseIterable {
  /// The name of the business or site.
  case brand
  /// The words for what the App Clip does.
  case headline
  /// The instruction beside the code.
  case action
  /// The promise of what happens then.
  case promise
  /// The name of the location.
  case place
  /// The short URL, for people who cannot scan.
  case fallback
  /// The word below an App Clip Code.
  case iPhone = "iphone"
  /// The words below a QR code beside an App Clip Code.
  case anyPhone = "any-phone"
  /// The logo of the site.
  case logo
  /// The QR code.
  case qr
  /// The App Clip Code that Apple's program made.
  case appClipCode = "app-clip-code"

  /// Indicates whether it is a rectangle for a picture, and not a text.
  var isBox: Bool { [.logo, .qr, .appClipCode].contains(self) }

  /// Reads the `id` of an element: the name of a slot, and `-2` and so on for another face of the sign.
  /// Illustrator adds `_1_` and the like.
  init?(id: Substring) {
    let isAdded = id.firstIndex(of: "_").map { id[$0...].allSatisfy { $0 == "_" || $0.isNumber } } ?? false
    let id = isAdded ? id.prefix { $0 != "_" } : id
    var name = id
    if let hyphen = id.lastIndex(of: "-"), Int(id[id.index(after: hyphen)...]) != nil { name = id[..<hyphen] }
    self.init(rawValue: name.lowercased())
  }
}

/// A part of a template that depends on a slot: `with-logo` is printed only if there is a logo, and
/// `without-logo` only if there is none.
struct SignCondition: Hashable, Sendable {
  let slot: SignSlot
  let isForValue: Bool

  /// Reads the `id` of an element.
  init?(id: String) {
    let prefixes = [("with-", true), ("without-", false)]
    guard let (prefix, isForValue) = prefixes.first(where: { id.hasPrefix($0.0) }),
      let slot = SignSlot(id: id.dropFirst(prefix.count))
    else { return nil }
    self.slot = slot
    self.isForValue = isForValue
  }
}

/// A text that has a slot, as the template sets it.
struct SignTextPlace: Hashable, Sendable {
  /// The start, middle, or end of text on the baseline of its first line.
  var x: Double
  var y: Double
  /// The width of the lines at most.
  var width: Double
  /// The number of lines at most.
  var lineCount: Int
  var size: Double
  var weight: Int
  /// The space between letters in units of the size.
  var letterSpacing: Double
  /// The families that the template names, or none for those of the brand.
  var families: [String]
  var anchor: Anchor

  /// The part of a line that is at `x`.
  enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }
}
