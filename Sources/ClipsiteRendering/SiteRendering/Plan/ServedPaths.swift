import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

/// The answers of every domain of the site, by the paths of its URLs.
///
/// Nearly all links of a page name one of these in its usual spelling, which is one look into a table of
/// hashes. What is not found there is looked up in the tree of files.
package final class ServedPaths: Sendable {
  /// All files that visitors may ask for, with the pages at short URLs that hosts redirect.
  let tree: OutputTree
  private let spellings: URLSpellings
  private let domains: [AssociatedDomain]

  /// - Parameter tree: The files of the site, with a page at every short URL.
  init(_ tree: OutputTree, spelled spellings: URLSpellings, of site: Site) {
    self.tree = tree
    self.spellings = spellings
    domains = site.domains.map(\.name)
  }

  /// Indicates whether a domain answers a path in its usual spelling.
  ///
  /// - Parameter isFile: Whether a page does not count.
  func contains(_ path: UnsafeRawBufferPointer, domain: DomainID, isFile: Bool) -> Bool {
    spellings.contains(path, domain: domain, isFile: isFile)
  }

  /// Indicates whether a domain answers a path in its usual spelling.
  ///
  /// - Parameter isFile: Whether a page does not count.
  func contains(_ path: Substring, domain: DomainID, isFile: Bool) -> Bool {
    var path = path
    return path.withUTF8 { contains(UnsafeRawBufferPointer($0), domain: domain, isFile: isFile) }
  }

  /// The file that a domain answers a path with, or nil.
  ///
  /// - Parameter path: The path with a slash in front, percent-encoded.
  func entry(at path: String, domain: DomainID) -> OutputTree.Entry? {
    PreviewPath(path).flatMap { tree.entry(for: $0, on: domains[domain.offset]) }
  }
}
