import ClipsiteTestTools
import Foundation
import Testing

/// Signs end, whatever a drawing of theirs has librsvg do.
@Suite(.blocking, .needs(LoadedLibrary.rsvg, LoadedLibrary.qrencode))
struct SignLimitsTests {
  private static let configuration = """
    name: Ferry Street
    language: en
    domains: [example.com]
    app: {team-id: TEAM012345, bundle-id: com.ferry.Donuts, clip-bundle-id: com.ferry.Donuts.Clip}
    looks: {logo: {light: logo.svg}}

    """
  private static let square = "<rect width='32' height='32' fill='#f60'/>"
  /// Noise that takes librsvg minutes, also the versions that have at most nine octaves.
  private static let noise = """
    <filter id="f">\(String(repeating: octaves, count: 1_000))</filter>
    <rect x="2" y="2" width="20" height="20" filter="url(#f)"/>
    """
  private static let octaves = #"<feTurbulence baseFrequency="0.1" numOctaves="1000000"/>"#

  private static func page(_ title: String) -> String {
    """
    ---
    title: "\(title)"
    clip: {subtitle: x}
    place: {latitude: 37.79, longitude: -122.39}
    ---

    """
  }

  private func site(logo: String = square, title: String = "Pier") throws -> DisposableFolder {
    try UsualSite.folder([
      "site.yml": Self.configuration, "pier.md": Self.page(title),
      "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>\(logo)</svg>",
    ])
  }

  private func run(_ site: DisposableFolder, template: String? = nil) throws -> BuiltProgram.Result {
    if let template { try site.write(template, to: "Templates/signs/own.svg") }
    return try BuiltProgram(in: site.path).run("codes --sign \(template == nil ? "tent" : "own") --paper a4")
  }

  private static func template(_ body: String, before: String = "") -> String {
    """
    \(before)<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154">
    <style id="brand-style"/><rect id="background" width="111" height="154"/>
    <rect id="qr" x="20" y="50" width="50" height="50"/><text id="fallback" x="5" y="20" style="inline-size:90px"/>
    \(body)
    </svg>
    """
  }

  /// The other drawings are made by another process.
  @Test func aLogoThatTakesForeverIsLeftOut() throws {
    let site = try site(logo: Self.noise)
    let result = try run(site)
    #expect(result.status == 0, "\(result.text)")
    #expect(
      result.text.contains("Content/logo.svg: warning: drawing it takes more than 5 seconds"),
      "\(result.text)")
    #expect(result.text.contains("fix: simplify its filters"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(site.path)/Codes").sorted()
    #expect(files == [".clipsite-codes", "sign-tent", "sign-tent/example.com_pier.pdf"])
  }

  /// Each would keep the library waiting, or opens what is not of the site.
  @Test(arguments: ["FIFO", "link"]) func aFontIsAFileOfTheTheme(kind: String) throws {
    let site = try site()
    try site.write(Self.template(""), to: "Templates/signs/own.svg")
    let path = "\(site.path)/Templates/signs/own.ttf"
    #expect(mkfifo(kind == "FIFO" ? path : "\(site.path)/outside", 0o644) == 0)
    if kind == "link" {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../outside")
    }
    let result = try run(site)
    #expect(
      result.text.contains("Templates/signs/own.ttf: error: the font cannot be printed"), "\(result.text)")
  }

  @Test func aTemplateThatTakesForeverIsAnError() throws {
    let site = try site()
    let result = try run(site, template: Self.template(Self.noise))
    #expect(result.status == 1, "\(result.text)")
    #expect(result.text.contains("Templates/signs/own.svg: error: drawing it takes more than 5 seconds"))
    #expect(!FileManager.default.fileExists(atPath: "\(site.path)/Codes"))
  }

  /// An App Clip Code lies in the folder of codes, which can be in a repository, too. Its limit is that of a
  /// template.
  @Test(.enabled(if: RandomRounds.isAll, "with ALL_ROUNDS=1")) func anAppClipCodeThatTakesForeverIsAnError()
    throws
  {
    let site = try site()
    try site.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>\(Self.noise)</svg>",
      to: "Codes/app-clip-codes/example.com_pier.svg")
    let result = try run(site)
    #expect(result.status == 1, "\(result.text)")
    #expect(result.text.contains("Codes/app-clip-codes/example.com_pier.svg: error: drawing it takes"))
  }

  /// Filters and masks as Figma writes them, also where a tent card has the logo upside down.
  @Test func usualFiltersAreDrawn() throws {
    let shadow = """
      <filter id="a" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0"/>
      <feGaussianBlur stdDeviation="2"/><feBlend in="SourceGraphic"/></filter>
      <mask id="m"><rect width="32" height="32" fill="#fff"/></mask><g mask="url(#m)" filter="url(#a)">\(Self.square)</g>
      """
    let site = try site(logo: shadow)
    let result = try run(site)
    #expect(result.status == 0, "\(result.text)")
    #expect(!result.text.contains("logo.svg"), "\(result.text)")
  }

  /// Mistakes in the fourth line. Versions of libxml2 disagree about the column by a few characters.
  @Test(arguments: [
    "<rect x=3/>", "<rect x='1' x='2'/>", "<rect hidden/>", "<rect x='<'/>", "<use xlink:href='#a'/>",
    "<rect x='&nbsp;'/>", "<!-- a -- b -->", "<1rect/>", "<rect x='a&b'/>", "<text>]]></text>",
    "<text>&#0;</text>", "<g></g x='1'>", "<text>&nbsp;</text>", "<rect x='1'y='2'/>",
  ])
  func aTemplateThatIsNoXMLHasAPosition(_ body: String) throws {
    let result = try run(try site(), template: Self.template(body))
    #expect(result.status == 1, "\(result.text)")
    #expect(
      result.text.contains(/Templates\/signs\/own.svg:4:[0-9]+: error: .* \[InvalidSign\]/), "\(result.text)")
  }

  /// Pango needs seconds for a long word of two directions.
  @Test(arguments: [(1_000, false), (16_000, false), (16_000, true)])
  func aLongWordIsTooLong(_ count: Int, _ isMixed: Bool) throws {
    let title = String(repeating: isMixed ? "aم" : "ab", count: count / 2)
    let result = try run(try site(title: title))
    #expect(result.status == 1)
    #expect(result.text.contains("[SignTextTooLong]"), "\(result.text)")
  }
}
