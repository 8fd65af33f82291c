package import ClipsitePlatform

/// Why a picture was not made.
package enum PictureError: Error, Hashable, Sendable {
  /// The file is damaged, or ends too early.
  case damaged
  /// The file cannot be read.
  case unreadable(SystemError)
  /// It would take too much time or memory to decode, or the library refused, as when there is no font.
  case refused
}
