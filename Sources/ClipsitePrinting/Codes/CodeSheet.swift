import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteSystem
import ClipsiteText

/// A sheet of codes to print: an HTML page that needs nothing else.
///
/// Codes stand two in a row. Rows are never broken and grow with long names and URLs, so that a page holds
/// eight codes, or fewer.
struct CodeSheet: Sendable {
  /// The largest number of codes on a sheet: 30 pages, which browsers print without trouble.
  static let mostCodes = 240

  /// The name of the site.
  let title: String
  let language: LanguageTag
  let paper: PaperSize
  let codes: [(code: PrintedCode, picture: QRCode)]

  /// The page, in UTF-8.
  var bytes: [UInt8] {
    let rows = stride(from: 0, to: codes.count, by: 2).map { start -> Value in
      ["codes": .list(codes[start..<min(start + 2, codes.count)].map { Self.value(of: $0.code, $0.picture) })]
    }
    return CodeSheetTemplate.render([
      "title": .text(title), "language": .text(language.rawValue), "paper": .text(paper.css),
      "row-height": .text(String(paper.rowHeight)), "rows": .list(rows),
    ])
  }

  /// A URL that goes on in the next line before a period or behind a slash, if it must.
  private static func breakable(_ url: Substring) -> HTML {
    var markup: [UInt8] = []
    for character in url {
      if character == "." { markup += "<wbr>".utf8 }
      HTML.escape(String(character), into: &markup)
      if character == "/" { markup += "<wbr>".utf8 }
    }
    return HTML(markup: markup)
  }

  private static func value(of code: PrintedCode, _ picture: QRCode) -> Value {
    let url = code.url.description
    return [
      "title": .text(code.title), "language": .text(code.language.rawValue),
      "direction": .text(code.language.isRightToLeft ? "rtl" : "ltr"), "url": .text(url),
      "shown-url": .html(Self.breakable(url.dropFirst("https://".count))),
      "picture": .html(HTML(markup: picture.svg(title: code.alternativeText))),
    ]
  }
}

/// The paper that codes and signs are printed on.
package enum PaperSize: String, Hashable, Sendable, CaseIterable {
  /// 105 by 148 mm (ISO 216), for signs only.
  case a6
  /// 210 by 297 mm (ISO 216).
  case a4
  /// 8.5 by 11 inches.
  case letter

  /// The name in CSS.
  package var css: String {
    switch self {
    case .a6: "A6"
    case .a4: "A4"
    case .letter: "letter"
    }
  }

  /// The height of a row of codes in mm: four of them fill the paper between margins of 12 mm.
  var rowHeight: Int {
    switch self {
    case .a6, .a4: 68
    case .letter: 63
    }
  }
}

/// The page of a sheet, from its template in `WebFiles`.
enum CodeSheetTemplate {
  private static let name = "sheet"

  private static let library = TemplateLibrary(files: CodesWebFiles.files)

  static func render(_ value: Value) -> [UInt8] {
    guard let template = library.template(named: name) else { preconditionFailure("no template \(name)") }
    // Codes of long URLs are large, and there are only as many of them as a sheet holds.
    var renderer = Renderer(limits: RenderLimits(outputSize: .max))
    var output: [UInt8] = []
    do throws(RenderError) {
      try renderer.render(template, of: library, with: value, into: &output)
    } catch {
      preconditionFailure("the sheet has no loops and cannot reach a limit: \(error.diagnostic.message)")
    }
    return output
  }
}
