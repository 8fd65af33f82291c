import AppClips
import Cryptography

/// The names of the files of a code.
enum CodeName {
  /// How many characters a print service takes, with the extension (Apple, “Preparing App Clip Codes for print”).
  static let longest = 188
  private static let fileExtension = ".svg"

  /// The name for a URL: its domain and the parts of its path with `_` between them, which neither can hold, so that no
  /// two URLs of a site have one name. A name that would be too long ends with a part of its SHA-256 instead.
  static func make(for url: InvocationURL) -> String {
    let parts = [url.host.rawValue] + url.path.split(separator: "/").map(String.init)
    let name = parts.joined(separator: "_")
    let room = longest - fileExtension.utf8.count
    guard name.utf8.count > room else { return name }
    let digest = Hexadecimal.text(Array(SHA256.digest(Array(name.utf8)).prefix(8)))
    return "\(name.prefix(room - digest.count - 1))_\(digest)"
  }
}
