package import ClipsiteSystem

/// The folder that holds a site: `Content`, `Templates`, and usually `Output`.
package struct SiteFolder: Sendable {
  /// The name of the configuration file below the content folder.
  package static let configurationFileName: RelativePath = "site.yml"
  /// The name of the file that stands for its folder.
  package static let indexFileName: RelativePath = "index.md"
  /// The folder of pages and pictures.
  package static let contentFolderName: RelativePath = "Content"
  /// The folder of the theme.
  package static let templatesFolderName: RelativePath = "Templates"
  /// The folder that a site is written to unless another is named.
  package static let outputFolderName: RelativePath = "Output"

  /// The folder of pictures that were made before. It is no part of the site, and may be deleted at any time.
  static let pictureCacheName: RelativePath = ".clipsite-pictures"

  /// The path of the folder. `.` is the current one.
  package let path: String

  /// The folder of a site.
  package init(_ path: String = ".") { self.path = path.isEmpty ? "." : path }

  /// Returns the folder of the site that a path leads into, or the path if it leads into none, because people
  /// also name `donuts/Content`.
  package static func enclosing(_ path: String) -> String {
    let folders = [contentFolderName, templatesFolderName, outputFolderName].map(\.text)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !isSite(path), let index = parts.lastIndex(where: folders.contains),
      (try? FileStore.exists(path)) == true
    else { return path }
    let parent = parts[..<index].joined(separator: "/")
    let site = index == 0 ? "." : parent.isEmpty ? "/" : parent
    return isSite(site) ? site : path
  }

  /// Indicates whether a folder has the content of a site.
  package static func isSite(_ path: String) -> Bool {
    (try? FileStore.exists("\(path)/\(contentFolderName)")) == true
  }

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

/// Paths as authors write them in front matter and Markdown, seen from the folder of the file they stand in.
package enum ContentPath {
  /// The path below the content folder that a reference means, or `nil` if it leads out of it.
  ///
  /// A reference that starts with a slash is seen from the content folder.
  package static func resolve(_ reference: String, from folder: RelativePath) -> RelativePath? {
    let path = RelativePath(reference)
    // Most references name a file in the same folder.
    if path.isName, let first = reference.utf8.first, first != UInt8(ascii: ".") {
      return folder.appending(path)
    }
    var parts = reference.utf8.first == UInt8(ascii: "/") ? [] : folder.components
    for part in path.components {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return RelativePath(parts.map(\.text).joined(separator: "/"))
  }
}

/// The content folder `.well-known` (RFC 8615): its files go to the primary domain, and those of a folder in
/// it that has a domain's name go to that domain.
package enum WellKnown {
  package static let folder: RelativePath = ".well-known"
  /// The name of the AASA file in it (Apple, “Supporting associated domains”).
  package static let associationName: RelativePath = "apple-app-site-association"
  /// The path of the AASA file below a domain's folder.
  package static let associationPath = folder.appending(associationName)
  /// The path of the file for Android (Android Developers, “Configure website associations”).
  package static let assetLinksPath = folder.appending("assetlinks.json")

  /// Indicates whether a path below the content folder lies in it.
  package static func holds(_ path: RelativePath) -> Bool { path.isBelow(folder) }
}
