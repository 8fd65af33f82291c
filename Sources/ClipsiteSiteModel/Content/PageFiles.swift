package import ClipsitePlatform

/// How pages are laid down as files: the key `page-files` of `site.yml`.
package enum PageFiles: String, Sendable, CaseIterable {
  /// `market.html`, which every host that maps extensionless URLs serves as `/market` without a redirect.
  case flat
  /// `market/index.html`, for hosts that serve folders without adding a slash.
  case folders

  /// The file of a page below its domain's folder.
  package func file(for path: URLPath) -> RelativePath {
    switch self {
    case _ where path.isRoot: "index.html"
    case .flat: RelativePath(path.withoutSlash + ".html")
    case .folders: RelativePath(path.withoutSlash + "/index.html")
    }
  }
}
