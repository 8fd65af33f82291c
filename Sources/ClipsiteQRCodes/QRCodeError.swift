/// Why there is no QR code of a text.
package enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to encode.
  case empty
  /// The text has more than `QRCode.capacity` bytes; how many it has.
  case tooLong(Int)
  /// The system has no memory left.
  case noMemory

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .empty: "a QR code needs a text"
    case .tooLong(let count):
      "the text has \(count) bytes; a QR code of level Q holds at most \(QRCode.capacity)"
    case .noMemory: "there is no memory left for a QR code"
    }
  }
}
