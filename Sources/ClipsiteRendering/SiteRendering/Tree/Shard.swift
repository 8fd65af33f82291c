import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem

/// One of several machines that build a site together: which files it renders, checks, and writes.
///
/// A page or copied file belongs to the machine that a hash of its path names, so that the split is the same
/// everywhere and adding a page moves no other. What there is once for a domain — AASA files, sitemaps, lists
/// — belongs to the first machine.
package struct Shard: Hashable, Sendable {
  /// The number of this machine, from 1.
  package let number: Int
  /// The number of machines.
  package let count: Int

  /// The whole site on one machine.
  package static let whole = Shard(number: 1, count: 1)
}

extension Shard {
  /// Reads `3/16`, or `nil` if the text is no such pair, or the first number is not from 1 to the second.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count <= 1000,
      1...max(1, count) ~= number, count >= 1
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Indicates whether this machine renders a file of the site.
  package func contains(_ entry: OutputTree.Entry, in tree: OutputTree, of site: Site) -> Bool {
    if count == 1 { return true }
    switch entry.recipe {
    case .page(let page) where site[page].kind == .directory: return number == 1
    case .listPart, .notFound, .sitemap, .sitemapIndex, .robots, .bytes, .providerFile, .finder, .finderFile:
      return number == 1
    case .page, .cardPage, .redirect, .asset, .picture, .socialCard, .icon:
      return StableHash.of(tree.path(of: entry).text) % UInt64(count) == UInt64(number - 1)
    }
  }

  /// The files of a site that this machine renders.
  package func part(of tree: OutputTree, _ site: Site) -> OutputTree {
    count == 1 ? tree : tree.removing { !contains($0, in: tree, of: site) }
  }

  /// Indicates for each page whether this machine checks it: all but those whose file another one renders.
  func checkedPages(in tree: OutputTree, of site: Site) -> [Bool] {
    var isChecked = Array(repeating: true, count: site.pages.count)
    guard count > 1 else { return isChecked }
    for entry in tree.entries {
      if case .page(let page) = entry.recipe { isChecked[page.offset] = contains(entry, in: tree, of: site) }
    }
    return isChecked
  }
}
