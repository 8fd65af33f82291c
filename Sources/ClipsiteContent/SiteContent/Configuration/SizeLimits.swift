package import ClipsiteMustache
import ClipsiteSystem
package import ClipsiteText

/// The limits of file sizes in a site: the mapping `limits` of `site.yml`.
///
/// These are the limits that an honest site can meet. Each has a bound of its own, so that whoever writes
/// `site.yml` cannot make the program take minutes or all memory for one file. The other limits are
/// constants: see Limits in the reference.
package struct SizeLimits: Hashable, Sendable {
  /// The limits of what is parsed. The file of a page has 1 MiB and front matter 64 KiB unless told
  /// otherwise.
  package var content = ContentLimits.standard
  /// The size of a rendered page, in bytes: 4 MiB unless told otherwise.
  package var page = RenderLimits.defaultOutputSize
  /// The size of a file that is copied, such as a picture or a video, in bytes: 256 MiB unless told
  /// otherwise. A build copies in pieces; a preview and some publishers hold such a file in memory.
  package var copiedFile = 256 << 20

  /// The largest value of each limit: 16 MiB, 1 MiB, 64 MiB, and 2 GiB.
  package static let largest = {
    var limits = SizeLimits()
    (limits.content.fileBytes, limits.content.frontMatterBytes) = (16 << 20, 1 << 20)
    (limits.page, limits.copiedFile) = (64 << 20, FileStore.fileLimit)
    return limits
  }()

  /// The limits of a `site.yml` that names none.
  package init() {}

  /// The size of the file of a page, in bytes.
  package var sourceFile: Int { content.fileBytes }

  /// The limits of what is rendered.
  package var rendering: RenderLimits { RenderLimits(outputSize: page) }
}

/// A size as people write it: `300 KiB`, `8 MiB`, `2 GiB`, or a number of bytes (IEC 80000-13 for the units).
package struct FileSize: Hashable, Sendable, CustomStringConvertible {
  /// The size in bytes, above 0.
  package let bytes: Int

  private static let units = [("GiB", 30), ("MiB", 20), ("KiB", 10)]

  /// A number of bytes.
  package init(bytes: Int) { self.bytes = bytes }

  /// Reads a size, or `nil` for anything else, for 0, and for more than `Int.max` bytes.
  package init?(_ text: String) {
    let unit = Self.units.first { text.hasSuffix($0.0) }
    var digits = unit.map { text.dropLast($0.0.count) } ?? text[...]
    if unit != nil, digits.last == " " { digits = digits.dropLast() }
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(digits), number > 0 else {
      return nil
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << (unit?.1 ?? 0))
    guard !overflow else { return nil }
    self.bytes = bytes
  }

  /// The size in the largest unit that gives a whole number.
  package var description: String {
    guard let (name, shift) = Self.units.first(where: { bytes % (1 << $0.1) == 0 }) else {
      return "\(bytes) bytes"
    }
    return "\(bytes >> shift) \(name)"
  }
}

extension SizeLimits {
  /// The keys of `limits`.
  package static let keys = Keys<SizeLimits>([
    limit("source-file", \.content.fileBytes, "the largest file of a page"),
    limit("front-matter", \.content.frontMatterBytes, "the largest front matter"),
    limit("page", \.page, "the largest rendered page"),
    limit("copied-file", \.copiedFile, "the largest image, video, or download"),
  ])

  /// A limit. A text that is no size, or over its bound, is reported and counts as absent.
  private static func limit(
    _ name: StaticString, _ path: WritableKeyPath<SizeLimits, Int>, _ summary: String
  ) -> KeyDeclaration<SizeLimits> {
    let bound = FileSize(bytes: largest[keyPath: path])
    let form = KeyForm<Int>("size", .invalidLimit, pattern: "^[0-9]+ ?([KMG]iB)?$") {
      text throws(InvalidValue) in
      guard let size = FileSize(text) else {
        throw InvalidValue(
          "`\(text.prefix(40))` is not a size", fix: "write a whole number and a unit, as in `8 MiB`")
      }
      if size.bytes <= bound.bytes { return size.bytes }
      throw InvalidValue("the limit `\(name)` may be at most \(bound)", fix: "write `\(bound)` or less")
    }
    let field = KeyField<SizeLimits>(.text(form.text), plain: path) { $2.value($0, $1, form)?.value }
    return .key(
      name, field, .alone, about: "\(summary), at most `\(bound)`",
      default: "`\(FileSize(bytes: SizeLimits()[keyPath: path]))`", example: bound.description,
      codes: [.invalidLimit])
  }
}

extension DiagnosticCode {
  /// A limit in `site.yml` is no size, or more than the program takes.
  package static let invalidLimit = DiagnosticCode(
    "InvalidLimit", .error,
    summary: "A limit is not a size, or is too high.",
    explanation: """
      A size is a whole number with `KiB`, `MiB`, or `GiB`, or a number of bytes. The highest values are 16
      MiB for `source-file`, 1 MiB for `front-matter`, 64 MiB for `page`, and 2 GiB for `copied-file`. Larger
      files cost memory and time in every build.
      """,
    fix: "Write a smaller size.",
    example: .init(
      .configuration, wrong: "limits:\n  page: 5 MB",
      right: "limits:\n  page: 5 MiB"))
}
