package import ClipsiteAppClips

/// The device that opens a URL, with a version of its system.
package struct Asker: Hashable, Sendable {
  package let device: Device
  /// The version of iOS or iPadOS, or `nil` for the newest.
  package let system: IOSVersion?

  /// A device, with the newest system unless another is named.
  package init(_ device: Device = .iphone, system: IOSVersion? = nil) {
    self.device = device
    self.system = system
  }

  /// Indicates whether the system has a version or a later one.
  package func has(_ version: IOSVersion) -> Bool { system.map { $0 >= version } ?? true }

  /// “iPhone with iOS 16.3”.
  package var description: String {
    guard device.runsAppClips else { return device.name }
    let system = device == .ipad ? "iPadOS" : "iOS"
    return "\(device.name) with " + (self.system.map { "\(system) \($0)" } ?? "the newest \(system)")
  }
}

/// The kind of device on which a person opens a URL.
package enum Device: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case iphone
  /// An iPad.
  case ipad
  /// A phone or tablet with Android.
  case android
  /// A phone with Windows Phone, which App Links still know.
  case windowsPhone = "windows-phone"

  /// Indicates whether App Clips exist on the device (Apple, “Configuring App Clip experiences”).
  package var runsAppClips: Bool { self == .iphone || self == .ipad }

  /// The families of App Links whose targets are tried, in this order (applinks.org, “Navigating to App
  /// Links”).
  package var families: [AppLinkFamily] {
    switch self {
    case .iphone: [.iphone, .ios]
    case .ipad: [.ipad, .ios]
    case .android: [.android]
    case .windowsPhone: [.windowsPhone]
    }
  }

  /// The name for people.
  package var name: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .android: "Android"
    case .windowsPhone: "Windows Phone"
    }
  }
}

/// A version of iOS or iPadOS, which have the same numbers: `16`, `16.4` or `16.4.1`.
package struct IOSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Three numbers; those left out are 0.
  private let numbers: [Int]
  /// The version as it was written.
  package let description: String

  /// The version that brought App Clips.
  package static let appClips = IOSVersion(14)
  /// The version that reads App Clip Codes (Apple, “Creating App Clip Codes”).
  package static let codes = IOSVersion(14, 3)
  /// The version whose Safari shows the App Clip card (Apple, “Supporting invocations from your website and
  /// the Messages app”).
  package static let card = IOSVersion(15)
  /// The version that knows default App Clip links (Apple, “Configuring App Clip experiences”).
  static let defaultLinks = IOSVersion(16, 4)
  /// The version in which links in apps and their previews launch App Clips (the same page).
  static let linksInApps = IOSVersion(17)

  /// Reads a version, or `nil` for anything but one to three numbers of up to three digits with periods
  /// between.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      1...3 ~= part.utf8.count && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    guard 1...3 ~= parts.count, isPlain else { return nil }
    numbers = Self.padded(parts.compactMap { Int($0) })
    description = text
  }

  private init(_ major: Int, _ minor: Int = 0) {
    numbers = [major, minor, 0]
    description = minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  private static func padded(_ numbers: [Int]) -> [Int] {
    numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// Orders by age: `16.10` is newer than `16.4`.
  package static func < (lhs: IOSVersion, rhs: IOSVersion) -> Bool {
    lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
  }

  /// Indicates whether two versions have the same numbers: `16` and `16.0` are equal.
  package static func == (lhs: IOSVersion, rhs: IOSVersion) -> Bool { lhs.numbers == rhs.numbers }

  /// Hashes the numbers.
  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
