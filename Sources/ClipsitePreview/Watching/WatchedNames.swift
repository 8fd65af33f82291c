package import ClipsitePlatform
package import ClipsiteSiteModel

/// Which names a preview takes no notice of: those that no site has, and those that editors use while they
/// save.
enum WatchedNames {
  /// Whether a file or folder with this name is none of the site's.
  static func isIgnored(_ name: RelativePath) -> Bool {
    if ContentFolder.isIgnored(name) { return true }
    // Vim tries with `4913` whether it may write; Emacs saves by itself as `#name#`.
    if name == "4913" || name.hasPrefix("#") && name.hasSuffix("#") { return true }
    return suffixes.contains { name.hasSuffix($0) }
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
      folder.path, [SiteFolder.contentFolderName, SiteFolder.templatesFolderName], method,
      ignoring: { WatchedNames.isIgnored($0) })
  }
}
