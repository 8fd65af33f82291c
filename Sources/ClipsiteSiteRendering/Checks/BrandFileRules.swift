package import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The rules for the files that `looks` names.
enum BrandFileRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    guard let looks = site.configuration.options.looks else { return [] }
    let fonts = [looks.fonts?.text, looks.fonts?.headings].compactMap(\.self)
    return looks.files.filter { site.brandFile($0) == nil }.map { .missingImage($0, in: path) }
      + fonts.filter { !$0.value.lowercased().hasSuffix(".woff2") }.map { font in
        Diagnostic(
          .unfitFont, at: SourceRange(path, font.range.bytes), "the font `\(font.value)` is not a WOFF2 file",
          fix: "convert it to WOFF2")
      }
  }
}

extension DiagnosticCode {
  /// A font of `looks` has a format that pages do not use.
  package static let unfitFont = DiagnosticCode(
    "UnfitFont", .error,
    summary: "A font is not a WOFF2 file.",
    explanation: """
      `looks.fonts` names font files in WOFF2, the format that every browser reads and that is the smallest.
      Pages load the files first and never wait for them, so text does not move while it is read.
      """,
    fix: "Convert the font to WOFF2.",
    example: .files(
      wrong: "Content/donut.ttf\n==> Content/site.yml <==\nlooks: {fonts: {text: donut.ttf}}",
      right: "Content/donut.woff2\n==> Content/site.yml <==\nlooks: {fonts: {text: donut.woff2}}"))
}
