@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// A small site in a temporary folder: a valid `site.yml`, a home page, a theme and a picture, and whatever a
/// test adds or replaces.
///
/// In the text of a file, `«` and `»` mark a place where a diagnostic is expected; they are not written.
final class Fixture {
  private let files: DisposableFolder
  private(set) var marks: [String: [Range<Int>]] = [:]

  static let siteYAML =
    UsualSite.configuration + "clip: {display: card, action: open}\nimage: donut.png\n" + openKeys

  /// The keys that let tests of something else write any file and raw HTML.
  static let openKeys = """
    assets: ["*", _headers, vercel.json, shop/vercel.json, .well-known/vercel.json, .well-known/x,
      .well-known/policy.md, .well-known/AssetLinks.json]
    allow-html: ["*"]

    """

  /// Templates that show little and place the head.
  static let templates: [String: String] = {
    let layout = """
      <!DOCTYPE html>
      <html lang="{{page.language}}"><head><meta charset="utf-8">
      {{head.tags}}</head><body>{{$main}}{{/main}}</body></html>

      """
    var templates = ["partials/layout": layout]
    for name in ["directory", "location", "page", "card", "redirect", "404"] {
      templates[name] =
        "{{<layout}}{{$main}}<h1>{{page.title}}</h1>\n{{page.body}}{{> links}}{{/main}}{{/layout}}"
    }
    // An empty one stands for a site without search pages.
    templates["finder"] = ""
    templates["partials/links"] = """
      {{#redirect}}<a href="{{url}}">{{title}}</a>{{/redirect}}
      {{#children}}<a href="{{url}}">{{title}}</a>
      {{#children}}<a href="{{url}}">{{title}}</a>
      {{/children}}{{/children}}
      """
    return templates
  }()

  /// - Parameters:
  ///   - files: Contents by path below the site's folder; an empty dictionary leaves the valid site.
  ///   - listsShortURLs: Whether `site.yml` gets the domains of short URLs.
  init(_ files: [String: String] = [:], listsShortURLs: Bool = true) throws {
    self.files = try DisposableFolder("clipsite-test", in: SiteFolders.root)
    var all = ["Content/site.yml": Self.siteYAML, "Content/index.md": "---\ntitle: Home\n---\n"]
    for (name, text) in Self.templates { all["Templates/\(name).mustache"] = text }
    for (path, text) in files { all[path] = text }
    if listsShortURLs { all["Content/site.yml"] = UsualSite.listingShortURLs(of: all) }
    for (path, text) in all { try write(text, to: path) }
    try write(Self.png(width: 1800, height: 1200), to: "Content/donut.png")
  }

  var root: URL { files.url }
  /// The folder as the program sees it.
  var folder: SiteFolder { SiteFolder(root.path) }
  /// The folder that tests build into.
  var output: OutputFolder { folder.output(root.path + "/Output") }

  func url(_ path: String) -> URL { files.url(path) }

  func write(_ text: String, to path: String) throws {
    let (text, ranges) = Self.takingMarks(out: text)
    marks[path] = ranges.isEmpty ? nil : ranges
    try write(Array(text.utf8), to: path)
  }

  /// The text without its marks, and the bytes that stood between them.
  private static func takingMarks(out text: String) -> (text: String, ranges: [Range<Int>]) {
    var plain = ""
    var ranges: [Range<Int>] = []
    var start = 0
    for character in text {
      switch character {
      case "«": start = plain.utf8.count
      case "»": ranges.append(start..<plain.utf8.count)
      default: plain.append(character)
      }
    }
    return (plain, ranges)
  }

  func write(_ bytes: [UInt8], to path: String) throws { try files.write(bytes, to: path) }

  /// Makes a symbolic link; the target is as written, relative to the link's folder.
  func link(_ path: String, to target: String) throws { try files.link(path, to: target) }

  func remove(_ path: String) throws { try files.remove(path) }

  func read(_ path: String) throws -> String { try files.read(path) }

  func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

  /// Checks the site; sorted, and each diagnostic once, as it is printed.
  func check(drafts: Bool = false) throws -> [Diagnostic] {
    var options = SiteBuilder.Options()
    options.includesDrafts = drafts
    return DiagnosticList(try SiteBuilder(folder, options).check().diagnostics).diagnostics
  }

  /// Builds the site into `Output`.
  func build(workers: Int = 2, strict: Bool = false) throws -> BuildReport {
    var options = SiteBuilder.Options()
    options.workers = Workers(count: workers)
    options.isStrict = strict
    return try SiteBuilder(folder, options).build(into: output)
  }

  /// Every file of a folder with its bytes, by path below it.
  func files(in folder: String) throws -> [String: Data] {
    let base = url(folder).resolvingSymlinksInPath().path
    var files: [String: Data] = [:]
    var paths: [RelativePath] = []
    try FileStore.listFiles(below: base, into: &paths)
    for path in paths { files[path.text] = try Data(contentsOf: URL(filePath: "\(base)/\(path)")) }
    return files
  }

  /// The smallest PNG header that tells a size; nobody looks at the pixels.
  static func png(width: Int, height: Int) -> [UInt8] {
    func bigEndian(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8)
      + bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0] + bigEndian(0) + bigEndian(0)
      + Array("IEND".utf8)
      + bigEndian(0)
  }
}
