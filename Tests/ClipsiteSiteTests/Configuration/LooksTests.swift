import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteSite

/// What templates see of the key `looks`.
struct LooksTests {
  private static let template =
    "<head>{{head.tags}}</head><body>{{#site.looks}}"
    + "{{accent-light}} {{accent-dark}} {{fill-light}} {{fill-dark}} {{on-fill-light}} {{on-fill-dark}} "
    + "{{font}} {{radius}} {{button-radius}}{{/site.looks}}"

  private func text(_ looks: String) throws -> String {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(looks), "Templates/directory.mustache": Self.template,
    ])
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/index.html")
    return String(page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...])
  }

  @Test(arguments: [
    ("", ""), ("looks: {corners: soft}", "       0.5rem 0.5rem"),
    (
      "looks: {accent: {light: \"#123\", dark: \"#def\"}}",
      "#112233 #ddeeff #112233 #ddeeff #ffffff #000000   "
    ),
    (
      "looks: {accent: {dark: \"#ff9d74\"}, corners: square}",
      "#915942 #ff9d74 #ff9d74 #ff9d74 #000000 #000000  0rem 0rem"
    ),
  ])
  func everyPartMayBeMissing(looks: String, expected: String) throws {
    #expect(try text(looks) == expected)
  }

  /// Quotes would be escaped in a style sheet.
  @Test(arguments: Looks.Font.allCases)
  func familiesHaveNoCharacterThatIsEscaped(_ font: Looks.Font) throws {
    #expect(try text("looks: {font: \(font.rawValue)}") == "      \(font.families)  ")
  }
}

/// Whatever colors a site has, all that is made of it can be read. The contrast is computed here once
/// more, by the words of WCAG 2.2.
struct PaletteTests {
  /// 9 values of each channel, which is 729 colors, from black to white.
  private static let colors: [[Int]] = {
    let steps = stride(from: 0, through: 256, by: 32).map { min($0, 255) }
    return steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
  }()

  private static func channels(_ text: String) -> [Int] {
    [1, 3, 5].compactMap { Int(text.dropFirst($0).prefix(2), radix: 16) }
  }

  private static func luminance(_ channels: [Int]) -> Double {
    let linear = channels.map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func contrast(_ one: [Int], _ other: [Int]) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func expect(_ text: HexColor?, on paper: HexColor?, _ source: String) throws {
    let (text, paper) = (try #require(text), try #require(paper))
    let ratio = Self.contrast(Self.channels(text.text), Self.channels(paper.text))
    #expect(ratio >= 4.5, "\(text.text) on \(paper.text), made of \(source)")
  }

  private static func color(_ channels: [Int]) throws -> HexColor {
    try #require(HexColor("#" + channels.map { String(format: "%02x", $0) }.joined()))
  }

  @Test func everyAccentColorCanBeReadOnEveryPaper() throws {
    for channels in Self.colors {
      let color = try Self.color(channels)
      let light = Palette(accent: color, background: nil, ink: color, isDark: false)
      let dark = Palette(accent: color, background: nil, ink: color, isDark: true)
      for text in [light.accent, light.ink, light.soft] {
        try expect(text, on: Palette.lightPaper, color.text)
        try expect(text, on: .white, color.text)
      }
      for text in [dark.accent, dark.ink, dark.soft] {
        try expect(text, on: Palette.darkPaper, color.text)
        try expect(text, on: .black, color.text)
      }
      try expect(light.onFill, on: light.fill, color.text)
    }
  }

  /// Light text stays light on a dark background, whatever the scheme of the screen.
  @Test func everyBackgroundCanBeReadOn() throws {
    let accents = try [[200, 30, 30], [250, 220, 90], [16, 16, 90]].map(Self.color)
    for channels in Self.colors {
      let background = try Self.color(channels)
      for accent in accents {
        let palette = Palette(accent: accent, background: background, ink: accent, isDark: false)
        let paper = try #require(palette.paper)
        for text in [palette.accent, palette.ink, palette.soft, palette.open, palette.closed] {
          try expect(text, on: palette.background, background.text)
          try expect(text, on: paper, background.text)
          try expect(text, on: paper.mixed(with: accent, parts: 23), background.text)
        }
      }
    }
  }

  /// Themes have an accent color for dark backgrounds on light screens: the one of dark screens.
  @Test func aBackgroundOfTheOtherSchemeSwapsTheAccent() throws {
    for (background, isDark) in [
      ("#0c0f14", false), ("#000000", false), ("#ffffff", true), ("#faf8f4", true),
    ] {
      let palette = Palette(accent: nil, background: HexColor(background), ink: nil, isDark: isDark)
      #expect(palette.swapsAccent && palette.swapsButton && palette.button == nil, "\(background)")
      let red = Palette(
        accent: HexColor("#c81e1e"), background: HexColor(background), ink: nil, isDark: isDark)
      #expect(!red.swapsButton && red.button == HexColor("#c81e1e"), "\(background)")
    }
    // Text in the theme's color might not be readable on navy. A button is.
    let navy = Palette(accent: nil, background: HexColor("#101828"), ink: nil, isDark: false)
    #expect(navy.swapsButton && !navy.swapsAccent && navy.accent == navy.ink)
    for (background, isDark) in [("#ffffff", false), ("#d0c8b8", false), ("#101828", true)] {
      let palette = Palette(accent: nil, background: HexColor(background), ink: nil, isDark: isDark)
      #expect(!palette.swapsButton && !palette.swapsAccent, "\(background)")
    }
  }

  /// Buttons keep the theme's accent on every background. Only text in it becomes that of other text where it
  /// could not be read.
  @Test func backgroundAloneLeavesTheAccentOfButtons() throws {
    for channels in Self.colors {
      for isDark in [false, true] {
        let palette = Palette(
          accent: nil, background: try Self.color(channels), ink: nil, isDark: isDark)
        #expect(palette.button == nil)
        #expect(palette.accent == nil || palette.accent == palette.ink)
      }
    }
  }

  @Test(arguments: [
    ("#007aff", "#ffffff"), ("#34c759", "#000000"), ("#a33c13", "#ffffff"), ("#ffe14d", "#000000"),
  ])
  func whiteWinsInLargeBoldText(_ button: String, text: String) throws {
    #expect(HexColor(button)?.largeTextOnIt.text == text)
  }

  @Test func largeBoldTextCanBeReadOnEveryButton() throws {
    for channels in Self.colors {
      let button = try Self.color(channels)
      let ratio = Self.contrast(channels, Self.channels(button.largeTextOnIt.text))
      #expect(ratio >= 3, "\(button.text)")
    }
  }

  /// A theme's accent color is made for light backgrounds on light screens, and dark ones on dark screens.
  @Test func aUsualBackgroundAloneLeavesTheAccent() throws {
    for (background, isDark) in [
      ("#ffffff", false), ("#faf8f4", false), ("#121110", true), ("#000000", true),
    ] {
      let palette = Palette(
        accent: nil, background: HexColor(background), ink: nil, isDark: isDark)
      #expect(palette.accent == nil && palette.fill == nil && palette.paper != nil, "\(background)")
    }
    for (background, isDark) in [("#ffffff", true), ("#d0c8b8", false), ("#101828", false)] {
      let palette = Palette(
        accent: nil, background: HexColor(background), ink: nil, isDark: isDark)
      #expect(palette.accent != nil && palette.fill != nil, "\(background)")
    }
  }
}

struct HexColorTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#A33C13", "#a33c13"), ("#0a0b0c", "#0a0b0c"), ("#123", "#112233"),
  ])
  func readsThreeAndSixDigits(_ text: String, color: String) {
    #expect(HexColor(text)?.text == color)
  }

  @Test(arguments: ["", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#ggg", "#+1+2+3", "red", "#ｆｆｆ"])
  func readsNothingElse(_ text: String) {
    #expect(HexColor(text) == nil)
  }

  /// The examples of WebAIM and of WCAG's own technique G18.
  @Test(arguments: [
    ("#000", "#fff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
    ("#f00", "#fff", 4.0), ("#00f", "#fff", 8.59), ("#abc", "#abc", 1.0),
  ])
  func knowsTheContrast(_ one: String, _ other: String, ratio: Double) throws {
    let (first, second) = (try #require(HexColor(one)), try #require(HexColor(other)))
    #expect(abs(first.contrast(with: second) - ratio) < 0.005)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test func leavesAloneWhatCanBeRead() throws {
    let color = try #require(HexColor("#a33c13"))
    #expect(color.readable(on: .white) == color)
  }

  @Test(arguments: [
    ("#ffe14d", HexColor.white, "#000000"), ("#1c2b5a", HexColor.black, "#ffffff"),
  ])
  func changesNoMoreThanItMust(_ text: String, background: HexColor, end: String) throws {
    let color = try #require(HexColor(text))
    let ratio = color.readable(on: background).contrast(with: background)
    #expect(ratio >= 4.5 && ratio < 4.7)
    #expect(color.readable(on: background).text != end)
  }
}
