package import ClipsiteAppClips
import ClipsiteContentParsing

/// The directory of all locations by country, region and town: the key `directory` of `site.yml`.
package struct DirectoryOptions: Sendable {
  /// The part of the URL that all of its pages begin with.
  package let slug: Spanned<Slug>
  /// The title of its first page.
  let title: String

  /// Reads the mapping; nil when the slug of its `path` breaks a rule, which is reported.
  static func read(_ reader: inout MappingReader) -> DirectoryOptions? {
    let hasPath = reader.hasValue("path")
    let path = reader.value("path", .invalidSlug) { text throws(InvalidValue<Slug.Rule>) in
      try Slug(text)
    }
    let title = reader.line("title")?.value ?? "Locations"
    guard let slug = path ?? (hasPath ? nil : Slug.make(from: "locations").map { Spanned($0, .none) }) else {
      return nil
    }
    return DirectoryOptions(slug: slug, title: title)
  }
}
