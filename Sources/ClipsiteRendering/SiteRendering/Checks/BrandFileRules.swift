import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The rules for the files that `looks` names.
enum BrandFileRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    guard let looks = site.configuration.options.looks else { return [] }
    let fonts = [looks.fonts?.text, looks.fonts?.headings].compactMap(\.self)
    let logos = [looks.logo?.light, looks.logo?.dark].compactMap(\.self)
    return looks.files.filter { site.brandFile($0) == nil }.map { .missingImage($0, in: path) }
      + fonts.filter { !isFont($0, of: site, content) }.map { font in
        Diagnostic(
          .unfitFont, at: SourceRange(path, font.range.bytes), "the font `\(font.value)` is not a WOFF2 file",
          fix: "convert it to WOFF2")
      }
      + logos.filter { !isDrawing($0, of: site, content) }.map { logo in
        Diagnostic(
          .logoWithoutDrawing, at: SourceRange(path, logo.range.bytes),
          "the logo `\(logo.value)` is not an SVG drawing", fix: "export it as SVG")
      } + icons(looks, of: site, path)
  }

  private static func icons(_ looks: Looks, of site: Site, _ path: String) -> [Diagnostic] {
    let icons = site.configuration.options.icons
    guard let logo = looks.logo?.light, site.brandFile(logo) != nil, icons.favicon == nil,
      icons.touch == nil, icons.logo == nil
    else { return [] }
    return [
      Diagnostic(
        .logoWithoutIcons, at: SourceRange(path, logo.range.bytes),
        "the site has a logo and no `icons`, so browsers show a blank icon",
        fix: "add `icons:` with `favicon` and `touch`, or with `logo` and `pictures: true`")
    ]
  }

  /// The number of bytes in which a drawing begins: comments and an XML declaration can come before `<svg`.
  private static let headLength = 4096

  /// Indicates whether a file begins as WOFF2 does (WOFF File Format 2.0, “WOFF2 header”). A missing one is
  /// another mistake.
  private static func isFont(_ font: Ranged<String>, of site: Site, _ content: ContentFolder) -> Bool {
    guard font.value.lowercased().hasSuffix(".woff2") else { return false }
    return head(of: font, of: site, content).map { $0.starts(with: "wOF2".utf8) } ?? true
  }

  private static func isDrawing(_ logo: Ranged<String>, of site: Site, _ content: ContentFolder) -> Bool {
    head(of: logo, of: site, content).map { String(decoding: $0, as: UTF8.self).contains("<svg") } ?? true
  }

  /// The first bytes of a file, or `nil` if it is not there.
  private static func head(of file: Ranged<String>, of site: Site, _ content: ContentFolder) -> [UInt8]? {
    site.brandFile(file).flatMap { asset in
      try? FileStore.readHead(
        content.systemPath(of: site[asset].source), within: content.path, count: headLength)
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
      The first four bytes of such a file are `wOF2`, whatever its name is.
      Pages load the files first and never wait for them, so text does not move while it is read.
      """,
    fix: "Convert the font to WOFF2.",
    example: .files(
      wrong: """
        ==> Content/donut.woff2 <==
        <html>
        ==> Content/site.yml <==
        looks: {fonts: {text: donut.woff2}}
        """,
      right: """
        ==> Content/donut.woff2 <==
        wOF2
        ==> Content/site.yml <==
        looks: {fonts: {text: donut.woff2}}
        """))

  /// A logo of `looks` has pixels, or its file is something else.
  package static let logoWithoutDrawing = DiagnosticCode(
    "LogoWithoutDrawing", .warning,
    summary: "The logo in the header is not an SVG drawing.",
    explanation: """
      Screens have one, two, or three pixels for each pixel of a page, and a page is also printed. A drawing (SVG)
      is sharp on all of them and small. A logo of pixels is not. A file with another content than its name says
      is not shown at all.
      """,
    fix: "Export the logo as SVG.",
    example: .files(
      wrong: """
        ==> Content/logo.svg <==
        <html>
        ==> Content/site.yml <==
        looks: {logo: {light: logo.svg}}
        icons: {favicon: logo.svg}
        """,
      right: """
        ==> Content/logo.svg <==
        <svg xmlns="http://www.w3.org/2000/svg"/>
        ==> Content/site.yml <==
        looks: {logo: {light: logo.svg}}
        icons: {favicon: logo.svg}
        """))

  /// A site has a logo and no icons.
  package static let logoWithoutIcons = DiagnosticCode(
    "LogoWithoutIcons", .note,
    summary: "The site has a logo, but no icons.",
    explanation: """
      The header shows `looks.logo`. Tabs, bookmarks, search results, and home screens show the `icons`, which are
      square. clipsite does not make them from `looks.logo`, because most logos are wide.
      """,
    fix: "Name the icons, or a square image as `logo` with `pictures: true`.",
    example: .files(
      wrong: """
        ==> Content/logo.svg <==
        <svg xmlns="http://www.w3.org/2000/svg"/>
        ==> Content/site.yml <==
        looks: {logo: {light: logo.svg}}
        """,
      right: """
        ==> Content/logo.svg <==
        <svg xmlns="http://www.w3.org/2000/svg"/>
        ==> Content/site.yml <==
        looks: {logo: {light: logo.svg}}
        icons: {favicon: logo.svg}
        """))
}
