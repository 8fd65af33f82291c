import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSystem
import ClipsiteText

/// Writes the file of a new location into a site's `Content` folder, and the pages of folders that have none.
package struct NewLocationStore: Sendable {
  private let site: String

  /// Writes into the site in a folder: the one that holds `Content`.
  package init(site: String) { self.site = site }

  /// The files of a new location.
  package struct Written: Hashable, Sendable {
    /// The paths of new pages of folders, below the site's folder.
    package let folderPages: [String]
    /// The path of the location, below the site's folder.
    package let path: String
    /// The reason why the name of the file is a hash, as a sentence, or `nil` if it is not.
    package let reasonForHash: String?
  }

  /// Creates a location. An existing file stays as it is.
  ///
  /// - Parameters:
  ///   - name: The title of the page, in any script.
  ///   - slug: The name of the file without its extension, or `nil` to make it from the title.
  ///   - folder: The folder below `Content`, or `nil` for `Content` itself.
  /// - Throws: `SystemError` if the slug or the folder cannot be one, and if the system refuses to write the
  ///   file.
  package func create(
    named name: String, slug: String?, in folder: String?
  ) throws(SystemError) -> Written {
    let options = folder.map { ImportOptions(folder: $0) }
    let names = try options?.folderNames() ?? []
    let made = PageName.slug(of: name).flatMap { PageName.reserved.contains($0) ? nil : $0 }
    let stem =
      try slug.map { text throws(SystemError) in try Self.checked(text) } ?? made ?? Self.hash(of: name)
    let folder = options?.path ?? "Content"
    try prepare(folder)
    let pages = try FolderPages.missing(names) { (path) throws(SystemError) in
      try !FileStore.exists("\(site)/\(path)")
    }
    let path = "\(folder)/\(stem).md"
    try write(Array(NewLocation.text(title: name).utf8), to: path)
    for page in pages { try write(page.bytes, to: page.path) }
    return Written(
      folderPages: pages.map(\.path), path: path,
      reasonForHash: slug == nil && made == nil ? Self.reasonForHash(of: name) : nil)
  }

  private static func checked(_ text: String) throws(SystemError) -> String {
    try PageName.requireFree(text, as: "--slug")
    do throws(InvalidValue) {
      return try Slug(text).rawValue
    } catch {
      throw .usage(message: error.message, fix: error.fix)
    }
  }

  /// Six characters that are the same for the same name everywhere.
  private static func hash(of name: String) -> String { String(NameHash([name]).text.prefix(6)) }

  private static func reasonForHash(of name: String) -> String {
    let plain = name.lowercased()
    return PageName.owner(of: plain).map { "`\(plain)` is the name of \($0)" } ?? "The name makes no URL"
  }

  private func prepare(_ folder: String) throws(SystemError) {
    let content = "\(site)/Content"
    guard try FileStore.isFolder(content) else {
      throw ContentFolder.missing(SiteFolder(site).content.displayPath, action: "cannot write to")
    }
    try FileStore.requireInside(content, "\(site)/\(folder)")
    try FileStore.makeFolders("\(site)/\(folder)")
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try FileStore.create("\(site)/\(path)", bytes, path: "\(site)/\(path)")
  }
}
