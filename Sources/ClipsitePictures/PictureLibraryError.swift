/// Why no pictures can be made on this computer.
package enum PictureLibraryError: Error, Hashable, Sendable {
  /// libvips is not installed.
  case missing
  /// libvips is older than 8.14, or of another generation than 8.
  case tooOld
  /// libvips is there, but does not start, or lacks something.
  case unfit

  /// The reason in words, to follow “pictures cannot be made:”.
  package var reason: String {
    switch self {
    case .missing: "libvips is not installed"
    case .tooOld: "libvips 8.14 or newer is needed"
    case .unfit: "libvips does not start"
    }
  }
}
