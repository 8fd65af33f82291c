import ClipsiteAppClips
import ClipsiteCryptography

/// The names of the files of a code.
enum CodeName {
  /// How many characters a print service takes, with the extension (Apple, “Preparing App Clip Codes for
  /// print”).
  static let longest = 188
  private static let fileExtension = ".svg"

  /// The name for a URL: its domain and the parts of its path with `_` between them, which neither can hold,
  /// so that no two URLs of a site have one name. A name with a query, which may hold anything, or that would
  /// be too long ends with a part of its SHA-256 instead.
  static func make(for url: InvocationURL) -> String {
    let parts = [url.host.rawValue] + url.path.split(separator: "/").map(String.init)
    let name = (parts + (url.query.map { [readable($0)] } ?? [])).joined(separator: "_")
    let room = longest - fileExtension.utf8.count
    guard url.query != nil || name.utf8.count > room else { return name }
    let identity = url.query.map { parts.joined(separator: "_") + "?\($0)" } ?? name
    let digest = Hexadecimal.text(Array(SHA256.digest(Array(identity.utf8)).prefix(8)))
    return "\(name.prefix(room - digest.count - 1))_\(digest)"
  }

  /// The letters and digits of a query, with a hyphen for each other byte.
  private static func readable(_ query: String) -> String {
    let bytes = query.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        byte
      default: UInt8(ascii: "-")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
