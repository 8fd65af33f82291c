import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// The folder of Markdown files and pictures on disk.
package struct ContentFolder: Sendable {
  /// The path of the folder for the system.
  package let path: String
  /// The path of the folder in messages, relative to the site's folder, as in “Content”.
  package let displayPath: String

  /// The file with a path below this folder, as messages name it.
  package func displayPath(of path: RelativePath) -> String { path.text(below: displayPath) }

  /// The file with a path below this folder, as the system finds it.
  package func systemPath(of path: RelativePath) -> String { path.text(below: self.path) }

  /// Throws an error if the folder is missing.
  package func requireFolder() throws(SystemError) {
    guard try FileStore.isFolder(path) else { throw Self.missing(displayPath) }
  }

  /// The refusal of a folder without a content folder.
  package static func missing(_ displayPath: String, action: String = "cannot read") -> SystemError {
    SystemError(
      action, displayPath,
      reason: "there is no site here. Make one with 'clipsite init', or name its folder with '--site'")
  }

  /// Lists every file, without reading any.
  ///
  /// Dot files and editors' temporary files are left out, except the folder `.well-known` (RFC 8615).
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  package func list() throws(SystemError) -> ContentListing {
    guard let root = try about("", { () throws(SystemError) in try FileStore.realPath(path) }) else {
      throw Self.missing(displayPath)
    }
    var listing = ContentListing()
    try list("", parent: nil, root: root, into: &listing)
    return listing
  }

  private func list(
    _ folder: RelativePath, parent: Int?, root: String, into listing: inout ContentListing
  ) throws(SystemError) {
    let index = listing.folders.count
    listing.folders.append(ContentListing.Folder(path: folder, parent: parent))
    var subfolders: [RelativePath] = []
    guard let entries = try entries(of: folder, &listing) else { return }
    let twins = Self.twins(among: entries.map(\.name))
    let isWellKnown = folder == WellKnown.folder || WellKnown.holds(folder)
    for entry in entries {
      // Hardly an entry needs its whole path.
      func entryPath() -> RelativePath { folder.appending(entry.name) }
      if let problem = Self.nameProblem(entry, displayPath(of: entryPath())) {
        listing.diagnostics.append(problem)
        continue
      }
      if let warning = Self.deviceName(entry.name.text, displayPath(of: entryPath())) {
        listing.diagnostics.append(warning)
      }
      if entry.type != .folder, let note = Self.leftOut(entry.name, displayPath(of: entryPath())) {
        listing.diagnostics.append(note)
        continue
      }
      let isMarkdown = entry.name.hasSuffix(".md")
      // Of two files that are copied, `CollidingFiles` tells more.
      let twin = twins[entry.name].map { first in
        Diagnostic.nameTooAlike(
          displayPath(of: entryPath()), first: displayPath(of: folder.appending(first)))
      }
      let kind = try about(entryPath()) { () throws(SystemError) in
        try self.kind(of: entry, at: entryPath(), root: root, &listing.diagnostics)
      }
      if kind == .file, entry.type == .link { listing.links.insert(entryPath()) }
      switch kind {
      case .folder where isMarkdown:
        listing.diagnostics.append(
          Diagnostic(
            .folderNamedAsPage, at: SourceRange(displayPath(of: entryPath())),
            "a folder has the name of a page", fix: "rename the folder so that it does not end in .md"))
      case .folder:
        if let twin { listing.diagnostics.append(twin) } else { subfolders.append(entryPath()) }
      case .file where isMarkdown && !isWellKnown:
        if let twin { listing.diagnostics.append(twin) }
        listing.folders[index].pages.append(entry.name)
      case .file: listing.folders[index].files.append(entry.name)
      case .refused: break
      }
    }
    for subfolder in subfolders {
      guard subfolder.utf8.count(where: { $0 == UInt8(ascii: "/") }) < Self.maximumDepth else {
        listing.diagnostics.report(
          .folderTooDeep, at: SourceRange(displayPath(of: subfolder)),
          "folders are nested more than \(Self.maximumDepth) deep", fix: "move the folder further up")
        continue
      }
      try list(subfolder, parent: index, root: root, into: &listing)
    }
  }

  /// The entries of a folder, sorted by name, or `nil` if it is one of the content folder's that cannot be
  /// read, which is reported.
  private func entries(
    of folder: RelativePath, _ listing: inout ContentListing
  ) throws(SystemError) -> [DirectoryEntry]? {
    do throws(SystemError) {
      return try FileStore.entries(in: folder.isEmpty ? path : systemPath(of: folder))
        .filter { !Self.isIgnored($0.name) }.sorted { $0.name < $1.name }
    } catch {
      guard !folder.isEmpty else { throw error.about(displayPath) }
      listing.unreadableFolders.insert(folder)
      listing.diagnostics.append(
        .unreadableFile(displayPath(of: folder), reason: error.reason, kind: "folder"))
      return nil
    }
  }

  /// Asks the system about a path below this folder; a refusal names it as messages do.
  private func about<Answer>(
    _ path: @autoclosure () -> RelativePath, _ ask: () throws(SystemError) -> Answer
  ) throws(SystemError) -> Answer {
    do throws(SystemError) {
      return try ask()
    } catch {
      throw error.about(path().isEmpty ? displayPath : displayPath(of: path()))
    }
  }

  /// Names that belong to the system or to an editor, never to the site.
  package static func isIgnored(_ name: RelativePath) -> Bool {
    if name == ".well-known" { return false }
    if name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("~$") { return true }
    return name.hasPrefix("#") && name.hasSuffix("#") || systemNames.contains(name)
  }

  /// Windows and macOS keep the look of a folder in the first, and systems and their shares keep what people
  /// deleted, and what they know about files, in the others.
  private static let systemNames: Set<RelativePath> = [
    "Thumbs.db", "thumbs.db", "desktop.ini", "Desktop.ini", "Icon\r", "$RECYCLE.BIN", "#recycle", "@eaDir",
    "__MACOSX", "lost+found", "System Volume Information",
  ]
}

/// The contents of a content folder: its folders in depth-first order, each with the names of its Markdown
/// files and of its other files, sorted by name.
package struct ContentListing: Equatable, Sendable {
  /// One folder.
  package struct Folder: Equatable, Sendable {
    /// The path below the content folder without a slash at either end; empty for the content folder itself.
    package let path: RelativePath
    /// The position of the parent folder in `folders`, or `nil` for the content folder itself.
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
  /// The paths below the content folder of the folders that cannot be read. What is in them is unknown.
  package internal(set) var unreadableFolders: Set<RelativePath> = []
  /// The mistakes in names and kinds of files.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The listing of the folder as if some pages were not in it.
  ///
  /// - Parameter pages: Their paths below the content folder.
  package func without(_ pages: Set<RelativePath>) -> ContentListing {
    let affected = Set(pages.map(\.folder))
    var listing = self
    for index in folders.indices where affected.contains(folders[index].path) {
      listing.folders[index].pages.removeAll { pages.contains(folders[index].path(of: $0)) }
    }
    return listing
  }
}
