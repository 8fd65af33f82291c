import AppClips
import Diagnostics
public import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of Markdown files and pictures on disk.
public struct ContentFolder: Sendable {
  /// Where the folder is, for the system.
  let path: String
  /// What messages call the folder: its path relative to the site's folder.
  let displayPath: String

  /// A content folder.
  ///
  /// - Parameters:
  ///   - path: Where the folder is.
  ///   - displayPath: What messages call it, as in “Content”.
  public init(path: String, displayPath: String) {
    self.path = path
    self.displayPath = displayPath
  }

  /// The file with a path below this folder, as messages name it.
  func displayPath(of relativePath: String) -> String { ContentPath.join(displayPath, relativePath) }

  /// The file with a path below this folder, as the system finds it.
  func systemPath(of relativePath: String) -> String { ContentPath.join(path, relativePath) }

  /// Lists every file, without reading any.
  ///
  /// Dot files and editors' temporary files are left out, except the folder `.well-known` (RFC 8615).
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  public func list() throws(SystemError) -> ContentListing {
    guard let root = FileStore.realPath(path) else {
      throw SystemError("cannot read", displayPath, reason: "there is no such folder")
    }
    var listing = ContentListing()
    try list("", parent: nil, root: root, into: &listing)
    return listing
  }

  /// Folders nested deeper than this are refused; a path would outgrow the hosts' limits long before.
  static let maximumDepth = 64

  private func list(
    _ folder: String, parent: Int?, root: String, into listing: inout ContentListing
  ) throws(SystemError) {
    let index = listing.folders.count
    listing.folders.append(ContentListing.Folder(path: folder, parent: parent))
    var subfolders: [String] = []
    for entry in try entries(of: folder) where !Self.isIgnored(entry.name) {
      let entryPath = ContentPath.join(folder, entry.name)
      if let problem = Self.problem(entry, displayPath(of: entryPath)) {
        listing.diagnostics.append(problem)
        continue
      }
      if Slug.isReservedByWindows(fileName: entry.name) {
        listing.diagnostics.append(ReservedFileName.diagnostic(displayPath(of: entryPath), entry.name))
      }
      switch kind(of: entry, at: entryPath, root: root, &listing.diagnostics) {
      case .folder where entry.name.hasSuffix(".md"):
        listing.diagnostics.append(FolderNamedAsPage.diagnostic(displayPath(of: entryPath)))
      case .folder: subfolders.append(entryPath)
      case .file where entry.name.hasSuffix(".md") && !WellKnown.holds(entryPath):
        listing.folders[index].pages.append(entry.name)
      case .file: listing.folders[index].files.append(entry.name)
      case .refused: break
      }
    }
    listing.folders[index].pages.sort()
    listing.folders[index].files.sort()
    var last: String?
    for subfolder in subfolders.sorted() {
      // Texts are equal when they mean the same letters: two such folders are one on a Mac.
      if let last, last == subfolder {
        let paths = (displayPath(of: subfolder), displayPath(of: last))
        listing.diagnostics.append(URLsTooAlike.diagnostic(folder: paths.0, first: paths.1))
        continue
      }
      last = subfolder
      guard subfolder.utf8.count(where: { $0 == UInt8(ascii: "/") }) < Self.maximumDepth else {
        listing.diagnostics.append(FolderTooDeep.diagnostic(displayPath(of: subfolder)))
        continue
      }
      try list(subfolder, parent: index, root: root, into: &listing)
    }
  }

  private func entries(of folder: String) throws(SystemError) -> [DirectoryEntry] {
    do throws(SystemError) {
      return try FileStore.entries(in: folder.isEmpty ? path : systemPath(of: folder))
    } catch {
      throw SystemError(
        "cannot read", folder.isEmpty ? displayPath : displayPath(of: folder), reason: error.reason)
    }
  }

  private enum Kind { case file, folder, refused }

  private func kind(
    of entry: DirectoryEntry, at entryPath: String, root: String, _ diagnostics: inout [Diagnostic]
  ) -> Kind {
    switch entry.type {
    case .file: return .file
    case .folder: return .folder
    case .other: break
    case .link:
      guard let target = FileStore.realPath(systemPath(of: entryPath)) else {
        let target = FileStore.linkTarget(systemPath(of: entryPath)) ?? ""
        diagnostics.append(DanglingLink.diagnostic(displayPath(of: entryPath), target: target))
        return .refused
      }
      guard target == root || target.hasPrefix(root + "/") else {
        diagnostics.append(LinkLeavesContent.diagnostic(displayPath(of: entryPath), target: target))
        return .refused
      }
    }
    var info = stat()
    guard stat(systemPath(of: entryPath), &info) == 0 else { return .refused }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR where entry.type == .link:
      diagnostics.append(LinkedFolder.diagnostic(displayPath(of: entryPath)))
      return .refused
    case S_IFDIR: return .folder
    default:
      diagnostics.append(
        NotAFile.diagnostic(displayPath(of: entryPath), kind: FileStore.kind(of: UInt32(info.st_mode))))
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
  static func isIgnored(_ name: String) -> Bool {
    if name == ".well-known" { return false }
    return name.hasPrefix(".") || name.hasSuffix("~")
  }
}
