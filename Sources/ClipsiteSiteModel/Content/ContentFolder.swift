import ClipsiteAppClips
import ClipsiteDiagnostics
package import ClipsitePlatform

/// The folder of Markdown files and pictures on disk.
package struct ContentFolder: Sendable {
  /// Where the folder is, for the system.
  package let path: String
  /// What messages call the folder: its path relative to the site's folder.
  package let displayPath: String

  /// A content folder.
  ///
  /// - Parameters:
  ///   - path: Where the folder is.
  ///   - displayPath: What messages call it, as in “Content”.
  package init(path: String, displayPath: String) {
    self.path = path
    self.displayPath = displayPath
  }

  /// The file with a path below this folder, as messages name it.
  package func displayPath(of path: RelativePath) -> String { path.text(below: displayPath) }

  /// The file with a path below this folder, as the system finds it.
  package func systemPath(of path: RelativePath) -> String { path.text(below: self.path) }

  /// Lists every file, without reading any.
  ///
  /// Dot files and editors' temporary files are left out, except the folder `.well-known` (RFC 8615).
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  package func list() throws(SystemError) -> ContentListing {
    guard let root = try about("", { () throws(SystemError) in try FileStore.realPath(path) }) else {
      throw SystemError("cannot read", displayPath, reason: "there is no such folder")
    }
    var listing = ContentListing()
    try list("", parent: nil, root: root, into: &listing)
    return listing
  }

  /// Folders nested deeper than this are refused; a path would outgrow the hosts' limits long before.
  package static let maximumDepth = 64

  private func list(
    _ folder: RelativePath, parent: Int?, root: String, into listing: inout ContentListing
  ) throws(SystemError) {
    let index = listing.folders.count
    listing.folders.append(ContentListing.Folder(path: folder, parent: parent))
    var subfolders: [RelativePath] = []
    let entries = try about(folder) { () throws(SystemError) in
      try FileStore.entries(in: folder.isEmpty ? path : systemPath(of: folder))
    }
    .filter { !Self.isIgnored($0.name) }.sorted { $0.name < $1.name }
    let twins = Self.twins(among: entries.map(\.name))
    for entry in entries {
      let entryPath = folder.appending(entry.name)
      if let problem = Self.problem(entry, displayPath(of: entryPath)) {
        listing.diagnostics.append(problem)
        continue
      }
      if Slug.isReservedByWindows(fileName: entry.name.text) {
        listing.diagnostics.append(ReservedFileName.diagnostic(displayPath(of: entryPath), entry.name.text))
      }
      // Of two files that are copied, `CollidingFiles` tells more.
      let twin = twins[entry.name].map { first in
        URLsTooAlike.diagnostic(displayPath(of: entryPath), first: displayPath(of: folder.appending(first)))
      }
      let kind = try about(entryPath) { () throws(SystemError) in
        try self.kind(of: entry, at: entryPath, root: root, &listing.diagnostics)
      }
      if kind == .file, entry.type == .link { listing.links.insert(entryPath) }
      switch kind {
      case .folder where entry.name.hasSuffix(".md"):
        listing.diagnostics.append(FolderNamedAsPage.diagnostic(displayPath(of: entryPath)))
      case .folder:
        if let twin { listing.diagnostics.append(twin) } else { subfolders.append(entryPath) }
      case .file where entry.name.hasSuffix(".md") && !WellKnown.holds(entryPath):
        if let twin { listing.diagnostics.append(twin) }
        listing.folders[index].pages.append(entry.name)
      case .file: listing.folders[index].files.append(entry.name)
      case .refused: break
      }
    }
    for subfolder in subfolders {
      guard subfolder.utf8.count(where: { $0 == UInt8(ascii: "/") }) < Self.maximumDepth else {
        listing.diagnostics.append(FolderTooDeep.diagnostic(displayPath(of: subfolder)))
        continue
      }
      try list(subfolder, parent: index, root: root, into: &listing)
    }
  }

  /// The names that mean the same letters as another one of a folder, each with that one: on a Mac both are
  /// one.
  private static func twins(among names: [RelativePath]) -> [RelativePath: RelativePath] {
    guard names.contains(where: { !$0.isASCII }) else { return [:] }
    var twins: [RelativePath: RelativePath] = [:]
    // Texts are equal when they mean the same letters.
    var firsts: [String: RelativePath] = [:]
    for name in names {
      if let first = firsts[name.text] { twins[name] = first } else { firsts[name.text] = name }
    }
    return twins
  }

  /// Asks the system about a path below this folder; a refusal names it as messages do.
  private func about<Answer>(
    _ path: RelativePath, _ ask: () throws(SystemError) -> Answer
  ) throws(SystemError) -> Answer {
    do throws(SystemError) {
      return try ask()
    } catch {
      throw error.about(path.isEmpty ? displayPath : displayPath(of: path))
    }
  }

  private enum Kind { case file, folder, refused }

  private func kind(
    of entry: DirectoryEntry, at entryPath: RelativePath, root: String, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Kind {
    switch entry.type {
    case .file: return .file
    case .folder: return .folder
    case .other: break
    case .link:
      guard let target = try FileStore.realPath(systemPath(of: entryPath)) else {
        let target = try FileStore.linkTarget(systemPath(of: entryPath)) ?? ""
        diagnostics.append(DanglingLink.diagnostic(displayPath(of: entryPath), target: target))
        return .refused
      }
      guard FileStore.lies(target, in: root) else {
        diagnostics.append(LinkLeavesContent.diagnostic(displayPath(of: entryPath), target: target))
        return .refused
      }
    }
    guard let mode = try FileStore.mode(of: systemPath(of: entryPath)) else { return .refused }
    switch DirectoryEntry.EntryType(ofMode: mode) {
    case .file: return .file
    case .folder where entry.type == .link:
      diagnostics.append(LinkedFolder.diagnostic(displayPath(of: entryPath)))
      return .refused
    case .folder: return .folder
    case .link, .other:
      diagnostics.append(
        NotAFile.diagnostic(displayPath(of: entryPath), kind: FileStore.kind(of: mode)))
      return .refused
    }
  }

  /// What is wrong with a name, if anything.
  private static func problem(_ entry: DirectoryEntry, _ path: @autoclosure () -> String) -> Diagnostic? {
    guard entry.isUTF8 else { return FileNameNotUTF8.diagnostic(path()) }
    let isPlain = entry.name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    return isPlain ? nil : FileNameWithControlCharacter.diagnostic(path())
  }

  /// Names that belong to the system or to an editor, never to the site.
  package static func isIgnored(_ name: RelativePath) -> Bool {
    if name == ".well-known" { return false }
    return name.hasPrefix(".") || name.hasSuffix("~")
  }
}
