import ClipsitePlatform

/// A file of the starter site.
struct StarterFile: Hashable, Sendable {
  /// The path inside the site, with `/` between the parts.
  let path: String
  /// The content.
  let bytes: [UInt8]

  /// A file with text as its content.
  init(_ path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// A file with bytes as its content, given in Base64 (RFC 4648 section 4); line ends do not count.
  init(_ path: String, base64: String) {
    self.path = path
    bytes = Base64.decode(base64)
  }
}
