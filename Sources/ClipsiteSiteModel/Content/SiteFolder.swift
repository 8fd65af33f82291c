public import ClipsitePlatform

/// The folder that holds a site: `Content`, `Templates`, and usually `Output`.
public struct SiteFolder: Sendable {
  /// The name of the configuration file below the content folder.
  static let configurationFileName: RelativePath = "site.yml"
  /// The folder of pages and pictures.
  public static let contentFolderName: RelativePath = "Content"
  /// The folder of the theme.
  public static let templatesFolderName: RelativePath = "Templates"
  /// The folder that a site is written to unless another is named.
  public static let outputFolderName: RelativePath = "Output"

  /// The folder of pictures that were made before. It is no part of the site, and may be deleted at any time.
  static let pictureCacheName: RelativePath = ".clipsite-pictures"

  /// Where the folder is; `.` for the current one.
  public let path: String

  /// The folder of a site.
  public init(_ path: String = ".") { self.path = path.isEmpty ? "." : path }

  /// The folder of pages and pictures.
  public var content: ContentFolder {
    ContentFolder(path: below(Self.contentFolderName), displayPath: shown(Self.contentFolderName))
  }

  /// The folder of the theme.
  public var templates: TemplateFolder {
    TemplateFolder(path: below(Self.templatesFolderName), displayPath: shown(Self.templatesFolderName))
  }

  /// The folder where pictures that were made are kept.
  var pictureCache: String { below(Self.pictureCacheName) }

  /// The folder that the site is written to.
  ///
  /// - Parameter path: Another folder than `Output`, relative to the current folder.
  public func output(_ path: String? = nil) -> OutputFolder {
    var path = path ?? below(Self.outputFolderName)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
      path = String(path.unicodeScalars.dropLast())
    }
    let shown = path.utf8.starts(with: "./".utf8) ? String(Substring(path.utf8.dropFirst(2))) : path
    return OutputFolder(path: path, displayPath: shown)
  }

  private func below(_ name: RelativePath) -> String { "\(path)/\(name)" }
  private func shown(_ name: RelativePath) -> String { path == "." ? name.text : "\(path)/\(name)" }
}
