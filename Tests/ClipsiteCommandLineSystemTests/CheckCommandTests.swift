import ClipsiteTestTools
import Foundation
import Testing

/// What only `check` says, because a site can do without it.
@Suite(.blocking)
struct CheckCommandTests {
  /// A site of nobody's example.
  static let configuration = """
    name: Ferry Street
    language: en
    domains: [ferry.app]
    app: {team-id: Q7W2E9R4T1, bundle-id: app.ferry.Donuts, clip-bundle-id: app.ferry.Donuts.Clip,
      app-store-id: 987654321}

    """
  static let page = ["index.md": "---\ntitle: Home\nimage: picture.png\nclip: {subtitle: Hi}\n---\n"]

  private func check(
    _ picture: [UInt8], more: String = "", options: String = "--strict", _ files: [String: String] = page
  ) throws -> (status: Int32, text: String) {
    let site = try UsualSite.folder(["site.yml": Self.configuration + more].merging(files) { $1 })
    try site.write(picture, to: "Content/picture.png")
    let result = try BuiltProgram(in: site.path).run("check \(options)")
    return (result.status, result.text)
  }

  /// The head of a PNG.
  static func png(_ width: Int, _ height: Int, colour: UInt8 = 2) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width)
      + big(height) + [8, colour, 0, 0, 0] + big(0) + big(0) + Array("IEND".utf8) + big(0)
  }

  /// The head of a JPEG with three or four colors.
  static func jpeg(colors: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0x04, 0xB0, 0x07, 0x08, colors] + Array(repeating: 0x11, count: 30)
  }

  static let gif: [UInt8] = Array("GIF89a".utf8) + [8, 7, 176, 4, 0, 0, 0]
  static let webp: [UInt8] =
    Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [18, 0, 0, 0, 0x10, 0, 0, 0x9D, 0x01, 0x2A]
    + [0x08, 0x07, 0xB0, 0x04, 0, 0, 0, 0]

  /// `experiences plan` refuses the same images.
  @Test(arguments: [
    png(1200, 800), png(1800, 1200, colour: 6), gif, webp, jpeg(colors: 4),
  ])
  func aHeaderImageThatAppStoreConnectRefusesIsAWarning(picture: [UInt8]) throws {
    let strict = try check(picture)
    #expect(strict.status == 1 && strict.text.contains("error: the header image "), "\(strict.text)")
    let usual = try check(picture, options: "")
    #expect(usual.status == 0 && usual.text.contains("warning: the header image "), "\(usual.text)")
  }

  /// `experiences plan` cannot upload it.
  @Test func aHeaderImageOfAnotherSiteIsAWarning() throws {
    let home = "---\ntitle: Home\nimage: \"https://x.org/a.png\"\nclip: {subtitle: Hi}\n---\n"
    let found = try check(Self.png(1800, 1200), ["index.md": home])
    #expect(found.status == 1 && found.text.contains("MissingHeaderImage"), "\(found.text)")
  }

  @Test(arguments: [png(1800, 1200), jpeg(colors: 3)])
  func aHeaderImageThatFitsIsSilent(picture: [UInt8]) throws {
    let found = try check(picture)
    #expect(found.status == 0 && !found.text.contains("UnfitHeaderImage"), "\(found.text)")
  }

  /// The full app replaces the App Clip.
  @Test func aSiteWithoutUniversalLinksIsNoted() throws {
    let found = try check(Self.png(1800, 1200))
    #expect(found.status == 0)
    #expect(
      found.text.contains(
        "note: no URL of the site opens the full app, which replaces the App Clip once it is installed "
          + "[UncoveredByUniversalLinks]"), "\(found.text)")
    let links = try check(Self.png(1800, 1200), more: "universal-links: [{path: \"/*\"}]\n")
    #expect(!links.text.contains("UncoveredByUniversalLinks"), "\(links.text)")
    let example = try check(
      Self.png(1800, 1200), ["index.md": Self.page["index.md"] ?? "", "site.yml": UsualSite.configuration])
    #expect(!example.text.contains("UncoveredByUniversalLinks"), "\(example.text)")
    let hidden = try check(
      Self.png(1800, 1200), ["index.md": "---\ntitle: Home\nclip: {display: none}\n---\n"])
    #expect(!hidden.text.contains("UncoveredByUniversalLinks"), "\(hidden.text)")
  }
}
