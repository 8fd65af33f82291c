/// A device and the colours that its reader prefers.
struct Look: Sendable {
  /// Whether it is a phone; a desk's computer otherwise.
  let isPhone: Bool
  /// The colours: `light` or `dark`.
  let scheme: String

  /// A phone and a desk's computer, each light and dark.
  static let all = [true, false].flatMap { isPhone in
    ["light", "dark"].map { Look(isPhone: isPhone, scheme: $0) }
  }

  /// As in `phone-dark`.
  var name: String { "\(isPhone ? "phone" : "desktop")-\(scheme)" }
  /// The size of the window in CSS pixels.
  var width: Int { isPhone ? 390 : 1280 }
  var height: Int { isPhone ? 844 : 800 }
  /// How many pixels of the screen a CSS pixel has in each direction.
  var scale: Int { isPhone ? 2 : 1 }
}
