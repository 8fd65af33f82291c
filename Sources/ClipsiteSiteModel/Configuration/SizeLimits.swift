package import ClipsiteContentParsing
package import ClipsiteMustache

/// How large the files of a site may be: the mapping `limits` of `site.yml`.
///
/// These are the limits that an honest site can meet. Each has a bound of its own, so that whoever writes
/// `site.yml` cannot make the program take minutes or all memory for one file. The other limits are
/// constants: see CONTRIBUTING, “Limits”.
package struct SizeLimits: Hashable, Sendable {
  /// The size of the file of a page, in bytes: 1 MiB unless told otherwise.
  package var sourceFile = ContentLimits.standard.fileBytes
  /// The size of front matter, in bytes: 64 KiB unless told otherwise.
  package var frontMatter = ContentLimits.standard.frontMatterBytes
  /// The size of a rendered page, in bytes: 4 MiB unless told otherwise.
  package var page = RenderLimits.defaultOutputSize
  /// The size of a file that is copied, such as a picture or a video, in bytes: 256 MiB unless told
  /// otherwise. A build copies in pieces; a preview and some publishers hold such a file in memory.
  package var copiedFile = 256 << 20

  /// What each limit may be at most: 16 MiB, 1 MiB, 64 MiB and 2 GiB.
  package static let largest = {
    var limits = SizeLimits()
    (limits.sourceFile, limits.frontMatter) = (16 << 20, 1 << 20)
    (limits.page, limits.copiedFile) = (64 << 20, 2 << 30)
    return limits
  }()

  /// The limits of a `site.yml` that names none.
  package init() {}

  /// The limits of what is parsed.
  package var content: ContentLimits {
    var limits = ContentLimits.standard
    limits.fileBytes = sourceFile
    limits.frontMatterBytes = frontMatter
    return limits
  }

  /// The limits of what is rendered.
  package var rendering: RenderLimits { RenderLimits(outputSize: page) }

  /// Reads the mapping; what is no size, or over its bound, is reported and counts as absent.
  package static func read(_ reader: inout MappingReader) -> SizeLimits {
    var limits = SizeLimits()
    limits.sourceFile = size("source-file", largest.sourceFile, &reader) ?? limits.sourceFile
    limits.frontMatter = size("front-matter", largest.frontMatter, &reader) ?? limits.frontMatter
    limits.page = size("page", largest.page, &reader) ?? limits.page
    limits.copiedFile = size("copied-file", largest.copiedFile, &reader) ?? limits.copiedFile
    return limits
  }

  private static func size(_ key: StaticString, _ largest: Int, _ reader: inout MappingReader) -> Int? {
    guard let text = reader.text(key) else { return nil }
    let size = FileSize(text.value)
    if let size, size.bytes <= largest { return size.bytes }
    let place = reader.place(text.range)
    reader.report(
      size == nil
        ? InvalidLimit.diagnostic(noSize: text.value, at: place)
        : InvalidLimit.diagnostic(key.description, largest: FileSize(bytes: largest), at: place))
    return nil
  }
}
