import ClipsitePlatform

/// What turned out to have changed in a content folder when it was read again.
struct ContentChange {
  /// Whether files or folders came or went.
  var isListingNew = false
  /// Whether `site.yml` was read again.
  var isConfigurationNew = false
  /// The pages that were read again, by path below the content folder.
  var pages: Set<RelativePath> = []
  /// Those of them whose front matter is another one.
  var frontMatter: Set<RelativePath> = []
  /// The other files that are another one, by path below the content folder.
  var files: Set<RelativePath> = []

  /// Whether the site has to be put together again.
  var changesSite: Bool { isListingNew || isConfigurationNew || !frontMatter.isEmpty }
  /// Whether nothing changed.
  var isEmpty: Bool { !changesSite && pages.isEmpty && files.isEmpty }
}
