/// A device and the colours that its reader prefers.
struct Look: Sendable {
  /// What a reader holds, or sits at.
  enum Device: String, CaseIterable, Sendable { case phone, tablet, desktop }

  /// The device.
  let device: Device
  /// The colours: `light` or `dark`.
  let scheme: String

  /// A phone and a desk's computer, each light and dark: the two ways that pages are laid out.
  static let all = looks(on: [.phone, .desktop])
  /// Every device, each light and dark.
  static let everywhere = looks(on: Device.allCases)

  private static func looks(on devices: [Device]) -> [Look] {
    devices.flatMap { device in ["light", "dark"].map { Look(device: device, scheme: $0) } }
  }

  /// As in `phone-dark`.
  var name: String { "\(device.rawValue)-\(scheme)" }
  /// Whether fingers are its pointers.
  var isTouched: Bool { device != .desktop }
  /// The size of the window in CSS pixels.
  var width: Int { [.phone: 390, .tablet: 820, .desktop: 1280][device, default: 0] }
  var height: Int { [.phone: 844, .tablet: 1180, .desktop: 800][device, default: 0] }
  /// How many pixels of the screen a CSS pixel has in each direction.
  var scale: Int { device == .phone ? 2 : 1 }
}
