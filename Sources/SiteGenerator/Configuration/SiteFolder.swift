/// The folder that holds a site: `Content`, `Templates`, and usually `Output`.
public struct SiteFolder: Sendable {
  /// The name of the configuration file below the content folder.
  static let configurationFileName = "site.yml"
  /// The folder of pages and pictures.
  public static let contentFolderName = "Content"
  /// The folder of the theme.
  public static let templatesFolderName = "Templates"
  /// The folder that a site is written to unless another is named.
  public static let outputFolderName = "Output"

  /// The folder of pictures that were made before. It is no part of the site, and may be deleted at any time.
  static let pictureCacheName = ".clipsite-pictures"

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
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return OutputFolder(path: path, displayPath: shown)
  }

  private func below(_ name: String) -> String { "\(path)/\(name)" }
  private func shown(_ name: String) -> String { path == "." ? name : "\(path)/\(name)" }
}
