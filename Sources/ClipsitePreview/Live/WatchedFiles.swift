package import ClipsiteContent
package import ClipsiteSystem

extension FileChanges {
  /// The changes below a folder, seen from that folder. The path of the folder itself is empty.
  func below(_ folder: RelativePath) -> FileChanges {
    guard case .paths(let paths) = self, !paths.contains("") else { return .everything }
    return .paths(Set(paths.compactMap { $0.relative(to: folder) }))
  }

  /// Indicates whether a path, or a folder above it, is among the changes.
  func mayConcern(_ path: RelativePath) -> Bool {
    guard case .paths(let paths) = self else { return true }
    if paths.isEmpty { return false }
    return paths.contains("") || paths.contains(path) || path.foldersAbove.contains(where: paths.contains)
  }
}

/// The names that a preview ignores: names that no site has, and names that editors use while they save.
enum WatchedNames {
  /// Indicates whether a file or folder with this name does not belong to the site.
  static func isIgnored(_ name: RelativePath) -> Bool {
    if ContentFolder.isIgnored(name) { return true }
    // Vim tries with `4913` whether it may write.
    return name == "4913" || suffixes.contains { name.hasSuffix($0) }
  }

  /// Vim, JetBrains, Chromium's file API, GNOME.
  private static let suffixes = [
    ".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___", ".crswap", ".goutputstream",
  ]
}

extension FileWatcher {
  /// Watches the folders `Content` and `Templates` of a site.
  ///
  /// - Throws: `SystemError` when the system refuses.
  package convenience init(_ folder: SiteFolder, _ method: Method? = nil) throws(SystemError) {
    try self.init(
      folder.path, [SiteFolder.contentFolderName, SiteFolder.templatesFolderName], by: method,
      ignoring: { WatchedNames.isIgnored($0) })
  }
}
