/// Who opens a URL: a device with a version of its system.
package struct Asker: Hashable, Sendable {
  /// The device.
  package let device: Device
  /// The version of iOS or iPadOS; nil for the newest.
  package let system: IOSVersion?

  /// A device, with the newest system unless another is named.
  package init(_ device: Device = .iphone, system: IOSVersion? = nil) {
    self.device = device
    self.system = system
  }

  /// Whether the system is a version or newer.
  package func has(_ version: IOSVersion) -> Bool { system.map { $0 >= version } ?? true }

  /// “iPhone with iOS 16.3”.
  package var description: String {
    guard device.runsAppClips else { return device.name }
    let system = device == .ipad ? "iPadOS" : "iOS"
    return "\(device.name) with " + (self.system.map { "\(system) \($0)" } ?? "the newest \(system)")
  }
}
