import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The notes about colors of `looks` that pages show in another shade, because nobody could read them.
enum BrandColorRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    guard let looks = site.configuration.options.looks else { return [] }
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    let (light, dark) = (looks.lightPalette, looks.darkPalette)
    let colors = [
      (looks.accent, light.accent, dark.accent, "text in the accent color"),
      (looks.ink, light.ink, dark.ink, "text"),
      (looks.background, light.background, dark.background, "the background"),
    ]
    return colors.flatMap { colors, light, dark, use -> [Diagnostic] in
      guard let colors else { return [] }
      return [
        (colors.lightRange, colors.light, light, "light"), (colors.darkRange, colors.dark, dark, "dark"),
      ].compactMap { range, color, shown, scheme in
        guard let range, let shown, shown != color else { return nil }
        return Diagnostic(
          .replacedColor, at: SourceRange(path, range.bytes),
          "on \(scheme) screens, \(use) is `\(shown.text)` and not `\(color.text)`, which nobody could read")
      }
    }
  }
}

extension DiagnosticCode {
  /// A color of `looks` is shown in another shade.
  package static let replacedColor = DiagnosticCode(
    "ReplacedColor", .note,
    summary: "Pages show a color of `looks` in another shade.",
    explanation: """
      Text needs a contrast of 4.5:1 to its background (WCAG 2.2, 1.4.3). clipsite darkens or lightens a color of
      `looks` until it has this contrast, on every background that the theme uses. Buttons and other areas show
      the accent color as it is.
      """,
    fix: "Write the shade of the message, or leave the color if you agree with the change.",
    example: .init(
      .configuration,
      wrong: """
        looks:
          accent:
            light: "#ffe14d"
        """,
      right: """
        looks:
          accent:
            light: "#a33c13"
        """))
}
