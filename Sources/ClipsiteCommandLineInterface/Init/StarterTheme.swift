import ClipsitePlatform
import ClipsiteSiteContent

/// The words and values of a theme in a starter site.
extension BuiltInTheme {
  /// The look of the theme, for help.
  var summary: String {
    switch self {
    case .clean: "sans serif, rounded and quiet"
    case .bistro: "a printed menu, with serifs and ruled lines"
    }
  }

  /// The background of its pages, which the frame of a browser takes up; light, then dark.
  var paper: (light: String, dark: String) {
    switch self {
    case .clean: ("#ffffff", "#1d1b1a")
    case .bistro: ("#f7f3e8", "#12201b")
    }
  }

  /// The defaults of `looks`, as a line of `site.yml`.
  var looks: String {
    switch self {
    case .clean: ##"{accent: {light: "#a33c13", dark: "#ff9d74"}, font: system, corners: round}"##
    case .bistro: ##"{accent: {light: "#8f2a1c", dark: "#e0b56c"}, font: serif, corners: square}"##
    }
  }
}

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

  /// A file with bytes as its content.
  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file with bytes as its content, given in Base64 (RFC 4648 section 4); line ends do not count.
  init(_ path: String, base64: String) {
    self.path = path
    bytes = Base64.decode(base64)
  }
}
