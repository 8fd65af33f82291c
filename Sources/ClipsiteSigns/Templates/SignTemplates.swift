package import ClipsiteDiagnostics
package import ClipsitePlatform
package import ClipsiteSiteContent

/// The drawings of signs in the folder of a theme. Where a site has none, those of the starter theme serve.
package struct SignTemplates: Sendable {
  /// The folder in a theme, which can also have the fonts of signs.
  package static let folderName: RelativePath = "signs"

  private static let fileExtension = ".svg"

  private let folder: SiteFolder
  private let starter: [String: String]

  /// The drawings of a site.
  ///
  /// - Parameter starter: The files of the starter theme, by their paths below its folder.
  package init(of folder: SiteFolder, starter: [String: String]) {
    (self.folder, self.starter) = (folder, starter)
  }

  /// The path of the folder in a site.
  static let path = SiteFolder.templatesFolderName.appending(folderName)

  /// Returns the drawing with a name, or `nil` if there is none.
  ///
  /// - Throws: `SystemError` when it cannot be read.
  package func file(_ name: String) throws(SystemError) -> SourceFile? {
    let isName = !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
    guard isName, !name.utf8.contains(0), !name.isEmpty else { return nil }
    let inFolder = Self.folderName.appending(RelativePath(name + Self.fileExtension))
    let path = SiteFolder.templatesFolderName.appending(inFolder)
    guard try FileStore.exists(folder.below(path)) else {
      return starter[inFolder.text].map { SourceFile(path: folder.shown(path), $0) }
    }
    return SourceFile(
      path: folder.shown(path),
      bytes: try FileStore.read(
        folder.below(path), within: folder.below(SiteFolder.templatesFolderName),
        limit: SizeLimits.largest.sourceFile))
  }

  /// The names of all drawings, sorted. Those for right-to-left languages have the name of another.
  ///
  /// - Throws: `SystemError` when the folder cannot be read.
  package func names() throws(SystemError) -> [String] {
    let path = folder.below(Self.path)
    let own = try FileStore.isFolder(path) ? FileStore.names(in: path).map(\.text) : []
    let start = Self.folderName.text + "/"
    let known = starter.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return Set(own + known).filter { $0.hasSuffix(Self.fileExtension) }
      .map { String($0.dropLast(Self.fileExtension.count)) }.filter { !$0.contains(".") }.sorted()
  }
}
