package import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// The path of a page's URL: `/` or `/part/part`, each part a checked slug, no slash at the end.
package struct URLPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path as it stands in a URL.
  package let description: String

  /// The path of a domain's home page.
  package static let root = URLPath(unchecked: "/")

  private init(unchecked path: String) { description = path }

  /// Checks a path: `/` alone, or slugs each with a slash in front.
  ///
  /// - Throws: The first rule that a part breaks.
  package init(_ text: String) throws(InvalidValue) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard text != "/" else {
      self = .root
      return
    }
    for part in parts { _ = try Slug(String(part)) }
    self.init(unchecked: text)
  }

  /// The path one level below this one.
  package func appending(_ slug: Slug) -> URLPath { appending(unchecked: slug.description) }

  /// The path of the n-th part of a long list below this one: `/market/page/2`.
  package func appending(pageNumber: Int) -> URLPath { appending(unchecked: "page/\(pageNumber)") }

  /// The path with another one below it.
  package func appending(_ path: URLPath) -> URLPath {
    path.isRoot ? self : appending(unchecked: path.withoutSlash)
  }

  private func appending(unchecked part: String) -> URLPath {
    URLPath(unchecked: isRoot ? "/" + part : RelativePath(part).text(below: description))
  }

  /// Indicates whether this is the path of a home page.
  package var isRoot: Bool { description == "/" }

  /// The path without the slash in front: empty for a home page.
  package var withoutSlash: String { String(Substring(description.utf8.dropFirst())) }

  /// Orders by the spelling.
  package static func < (lhs: URLPath, rhs: URLPath) -> Bool { lhs.description < rhs.description }
}

/// The form of pages as files: the key `page-files` of `site.yml`.
package enum PageFiles: String, Sendable, CaseIterable {
  /// `market.html`, which every host that maps extensionless URLs serves as `/market` without a redirect.
  case flat
  /// `market/index.html`, for hosts that serve folders without adding a slash.
  case folders

  /// The file of a page below its domain's folder.
  package func file(for path: URLPath) -> RelativePath {
    let page = RelativePath(path.description[...].utf8.dropFirst())
    return self == .flat && !page.isEmpty ? page.appending(ending: ".html") : page.appending("index.html")
  }
}
