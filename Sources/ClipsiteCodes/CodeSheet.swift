import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteQRCodes

/// A sheet of codes to print: an HTML page that needs nothing else.
///
/// Codes stand two in a row. Rows are never broken and grow with long names and URLs, so that a page holds
/// eight codes, or fewer.
struct CodeSheet: Sendable {
  /// How many codes a sheet has at most: 30 pages, which browsers print without trouble.
  static let mostCodes = 240

  private let title: String
  private let language: LanguageTag
  private let paper: PaperSize
  private let codes: [(code: PrintedCode, picture: QRCode)]

  /// A sheet.
  ///
  /// - Parameter title: The name of the site.
  init(
    title: String, language: LanguageTag, paper: PaperSize, codes: [(code: PrintedCode, picture: QRCode)]
  ) {
    self.title = title
    self.language = language
    self.paper = paper
    self.codes = codes
  }

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

  /// A URL that goes on in the next line before a full stop or behind a slash, if it has to.
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
