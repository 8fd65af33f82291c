internal import ClipsiteAppClips

/// Percent-encoding as object stores sign it: every byte but `A–Z a–z 0–9 - _ . ~`, in upper-case digits (Amazon S3,
/// “Signature calculations for the Authorization header”).
enum S3Encoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A key as a path: its slashes stay.
  static func path(_ key: String) -> String { encoded(key, keepsSlashes: true) }

  /// A name or value of a query.
  static func query(_ text: String) -> String { encoded(text, keepsSlashes: false) }

  private static func encoded(_ text: String, keepsSlashes: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) || keepsSlashes && byte == UInt8(ascii: "/") {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// A key of a listing that was asked for with `encoding-type=url`. Some stores write a space as `+`.
  static func decoded(_ text: String) -> String? {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
  }
}
