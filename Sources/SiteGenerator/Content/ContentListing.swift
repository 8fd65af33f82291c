public import Diagnostics

/// What a content folder holds: its folders in depth-first order, each with the names of its Markdown files and
/// of its other files, sorted by name.
public struct ContentListing: Sendable {
  /// One folder.
  public struct Folder: Sendable {
    /// The path below the content folder without a slash at either end; empty for the content folder itself.
    public let path: String
    /// The position of the parent folder in `folders`; nil for the content folder itself.
    public let parent: Int?
    /// The names of the Markdown files, sorted.
    public internal(set) var pages: [String] = []
    /// The names of all other files, sorted.
    public internal(set) var files: [String] = []

    /// The last part of the path; empty for the content folder itself.
    public var name: Substring {
      path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    }

    /// The path of a file in this folder, relative to the content folder.
    public func path(of name: String) -> String { ContentPath.join(path, name) }
  }

  /// The folders; a parent stands before its children.
  public internal(set) var folders: [Folder] = []
  /// What is wrong with names and kinds of files.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// How many Markdown files there are in all.
  public var pageCount: Int { folders.reduce(0) { $0 + $1.pages.count } }
}
