package import ClipsitePlatform

/// The folder that holds a site: `Content`, `Templates`, and usually `Output`.
package struct SiteFolder: Sendable {
  /// The name of the configuration file below the content folder.
  package static let configurationFileName: RelativePath = "site.yml"
  /// The folder of pages and pictures.
  package static let contentFolderName: RelativePath = "Content"
  /// The folder of the theme.
  package static let templatesFolderName: RelativePath = "Templates"
  /// The folder that a site is written to unless another is named.
  package static let outputFolderName: RelativePath = "Output"

  /// The folder of pictures that were made before. It is no part of the site, and may be deleted at any time.
  static let pictureCacheName: RelativePath = ".clipsite-pictures"

  /// Where the folder is; `.` for the current one.
  package let path: String

  /// The folder of a site.
  package init(_ path: String = ".") { self.path = path.isEmpty ? "." : path }

  /// The folder of pages and pictures.
  package var content: ContentFolder {
    ContentFolder(path: below(Self.contentFolderName), displayPath: shown(Self.contentFolderName))
  }

  /// The folder where pictures that were made are kept.
  package var pictureCache: String { below(Self.pictureCacheName) }

  /// The path of something in it, for the system.
  package func below(_ name: RelativePath) -> String { "\(path)/\(name)" }
  /// The path of something in it, as messages show it.
  package func shown(_ name: RelativePath) -> String { path == "." ? name.text : "\(path)/\(name)" }
}
