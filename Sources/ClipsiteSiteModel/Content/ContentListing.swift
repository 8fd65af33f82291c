package import ClipsiteDiagnostics
package import ClipsitePlatform

/// What a content folder holds: its folders in depth-first order, each with the names of its Markdown files
/// and of its other files, sorted by name.
package struct ContentListing: Sendable {
  /// One folder.
  package struct Folder: Sendable {
    /// The path below the content folder without a slash at either end; empty for the content folder itself.
    package let path: RelativePath
    /// The position of the parent folder in `folders`; nil for the content folder itself.
    package let parent: Int?
    /// The names of the Markdown files, sorted.
    package internal(set) var pages: [RelativePath] = []
    /// The names of all other files, sorted.
    package internal(set) var files: [RelativePath] = []

    /// The last part of the path; empty for the content folder itself.
    package var name: RelativePath { path.name }

    /// The path of a file in this folder, relative to the content folder.
    package func path(of name: RelativePath) -> RelativePath { path.appending(name) }
  }

  package init() {}

  /// The folders; a parent stands before its children.
  package internal(set) var folders: [Folder] = []
  /// The paths below the content folder of the files that are symbolic links to others.
  package internal(set) var links: Set<RelativePath> = []
  /// What is wrong with names and kinds of files.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Whether something that is there cannot be part of the site.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How many Markdown files there are in all.
  package var pageCount: Int { folders.reduce(0) { $0 + $1.pages.count } }
}
