public import ClipsiteDiagnostics
public import ClipsitePlatform

/// What a content folder holds: its folders in depth-first order, each with the names of its Markdown files and
/// of its other files, sorted by name.
public struct ContentListing: Sendable {
  /// One folder.
  public struct Folder: Sendable {
    /// The path below the content folder without a slash at either end; empty for the content folder itself.
    public let path: RelativePath
    /// The position of the parent folder in `folders`; nil for the content folder itself.
    public let parent: Int?
    /// The names of the Markdown files, sorted.
    public internal(set) var pages: [RelativePath] = []
    /// The names of all other files, sorted.
    public internal(set) var files: [RelativePath] = []

    /// The last part of the path; empty for the content folder itself.
    public var name: RelativePath { path.name }

    /// The path of a file in this folder, relative to the content folder.
    public func path(of name: RelativePath) -> RelativePath { path.appending(name) }
  }

  /// The folders; a parent stands before its children.
  public internal(set) var folders: [Folder] = []
  /// The paths below the content folder of the files that are symbolic links to others.
  var links: Set<RelativePath> = []
  /// What is wrong with names and kinds of files.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Whether something that is there cannot be part of the site.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How many Markdown files there are in all.
  public var pageCount: Int { folders.reduce(0) { $0 + $1.pages.count } }
}
