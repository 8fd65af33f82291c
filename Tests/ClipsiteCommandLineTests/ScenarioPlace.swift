import ClipsiteTestTools

/// What scenarios may ask of the place where they are shown.
enum ScenarioPlace: String, CaseIterable {
  case linux = "Linux"
  case macOS
  case outsideThreadSanitizer = "outside-ThreadSanitizer"
  case withGit = "with-git"
  case withSmallDisk = "with-small-disk"

  /// Indicates whether scenarios are shown here. What can be installed is there, or has to be.
  var isHere: Bool {
    switch self {
    case .linux: Self.system == .linux
    case .macOS: Self.system == .macOS
    case .outsideThreadSanitizer: Sanitizer.current != .thread
    case .withGit: InstalledTool.git.isWanted
    case .withSmallDisk: Self.system == .linux && SmallDisk.need.isWanted
    }
  }

  private static var system: Self {
    #if os(Linux)
      .linux
    #else
      .macOS
    #endif
  }
}
