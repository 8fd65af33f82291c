import ClipsiteContent

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
