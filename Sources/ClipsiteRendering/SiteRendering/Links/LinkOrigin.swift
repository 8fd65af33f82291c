import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The source of a link on a rendered page. It is only searched if the link has a mistake.
package enum LinkOrigin {
  /// A key of `site.yml` or of the page's front matter.
  case key(String, SourceRange)
  /// An attribute in a template.
  case template(SourceRange)
  /// The text of the page.
  case text(SourceRange)
  /// Several of these together, or none of them.
  case unknown

  /// Finds a URL of a rendered page.
  init(of url: PageURL, on subject: inout LinkAudit.Subject) {
    let text = String(decoding: url.meant, as: UTF8.self)
    let (source, page) = (subject.source, subject.page)
    let file = page.flatMap { Self.file(source.site.source(of: $0), source) }
    let ownData = page.map { $0.isGenerated ? .null : $0.source.extra } ?? .null
    let siteData = source.site.configuration.options.extra
    let template = subject.origins.flatMap { url.template(in: $0) }
    if let page, let file, let key = Self.key(of: text, in: ownData, "extra") {
      self = .key(key, Self.place(of: url.meant, in: file, 0..<Int(page.source.bodyStart)))
    } else if let key = Self.key(of: text, in: siteData, "extra") {
      let shown = source.content.displayPath(of: SiteFolder.configurationFileName)
      let file = Self.file(SiteFolder.configurationFileName, source) ?? SourceFile(path: shown, bytes: [])
      self = .key(key, Self.place(of: url.meant, in: file, 0..<file.bytes.count))
    } else if let template, template.isWhole {
      self = .template(template.place)
    } else if let page, let file, !page.isGenerated,
      let range = Self.range(
        of: [url.rendered, url.meant], in: file, Int(page.source.bodyStart)..<file.bytes.count)
    {
      self = .text(SourceRange(file.path, range))
    } else {
      self = template.map { .template($0.place) } ?? .unknown
    }
  }

  /// The key of data with a text as its value, or `nil` if there is none.
  private static func key(of text: String, in value: Value, _ path: String) -> String? {
    switch value {
    case .text(let other): other == text ? path : nil
    case .list(let values): values.lazy.compactMap { key(of: text, in: $0, path) }.first
    case .record(let record):
      zip(record.shape.names, record.values).lazy
        .compactMap { key(of: text, in: $1, "\(path).\($0.spelling)") }.first
    case .null, .bool, .html: nil
    }
  }

  private static func file(_ path: RelativePath, _ source: RenderingSource) -> SourceFile? {
    let limit = source.site.configuration.options.limits.content.fileBytes
    guard let bytes = try? FileStore.read(source.content.systemPath(of: path), limit: limit) else {
      return nil
    }
    return SourceFile(path: source.content.displayPath(of: path), bytes: bytes)
  }

  private static func place(of text: [UInt8], in file: SourceFile, _ range: Range<Int>) -> SourceRange {
    SourceRange(file.path, Self.range(of: [text], in: file, range, isYAML: true))
  }

  /// Indicates whether a position is in a comment of YAML: behind a `#` that begins a line or follows white
  /// space.
  private static func isComment(_ position: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line..<position).contains { index in
      bytes[index] == UInt8(ascii: "#") && (index == line || MarkupBytes.isSpace(bytes[index - 1]))
    }
  }

  /// Returns the range of a text in a part of a file, if it is not a part of a longer text.
  private static func range(
    of spellings: [[UInt8]], in file: SourceFile, _ part: Range<Int>, isYAML: Bool = false
  ) -> Range<Int>? {
    let part = part.clamped(to: 0..<file.bytes.count)
    for spelling in spellings where !spelling.isEmpty {
      var start = part.lowerBound
      while let found = file.bytes[start..<part.upperBound].firstRange(of: spelling) {
        let before = file.bytes[..<found.lowerBound].last
        let after = file.bytes[found.upperBound...].first
        let isComment = isYAML && isComment(found.lowerBound, in: file.bytes)
        if isBoundary(before), isBoundary(after), !isComment { return found }
        start = found.lowerBound + 1
      }
    }
    return nil
  }

  private static func isBoundary(_ byte: UInt8?) -> Bool {
    byte.map { MarkupBytes.isSpace($0) || "\"'()[]{}<>,=:|".utf8.contains($0) } ?? true
  }
}

/// A URL of a rendered page.
struct PageURL {
  /// The range in the page.
  let place: Range<Int>
  /// The range of the attribute.
  let attribute: Range<Int>
  /// The bytes in the page.
  let rendered: [UInt8]
  /// The bytes with their character references decoded.
  let meant: [UInt8]

  /// Returns `true` if a template has the text up to the colon.
  func hasScheme(fromTemplateIn origins: RenderOrigins) -> Bool {
    guard let colon = rendered.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return (place.lowerBound...place.lowerBound + colon).allSatisfy { origins.isText($0) }
  }

  /// Returns the place of the URL in the template that has its attribute, and whether that has all of it.
  ///
  /// - Returns: `nil` if the attribute comes from a value, such as the text of the page.
  func template(in origins: RenderOrigins) -> (place: SourceRange, isWhole: Bool)? {
    guard origins.isText(attribute.lowerBound), let first = origins.origin(of: place.lowerBound)?.place,
      let start = first.bytes, let last = origins.origin(of: place.upperBound - 1)?.place,
      let end = last.bytes
    else { return nil }
    let isWhole = place.allSatisfy { origins.isText($0) }
    let isTextAtEnd = origins.isText(place.upperBound - 1)
    let bytes = start.lowerBound..<max(start.lowerBound, isTextAtEnd ? end.lowerBound + 1 : end.upperBound)
    return (SourceRange(first.path, first.path == last.path ? bytes : start), isWhole)
  }
}

extension RenderOrigins {
  fileprivate func isText(_ offset: Int) -> Bool {
    if case .text? = origin(of: offset) { true } else { false }
  }
}

extension RenderOrigins.Origin {
  fileprivate var place: SourceRange {
    switch self {
    case .text(let place), .value(_, let place): place
    }
  }
}
