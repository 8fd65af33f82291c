import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// The part of a site whose files may have other mistakes than when they were rendered last.
///
/// What a page shows of another one, such as its title, is a text that templates escape. So a page that changes
/// breaks at most itself and its variants in other languages, as long as the site has the same files. A folder's
/// `index.md` also breaks pages that inherit from it. A file that comes can only end the mistakes of others. A
/// file that goes may leave links to it anywhere.
struct Doubt: Sendable {
  /// Single pages, by path below the content folder.
  private(set) var pages: Set<RelativePath> = []
  /// Folders with all that is below them, by path below the content folder.
  private var folders: Set<RelativePath> = []

  /// Indicates whether the whole site is in doubt.
  var isOfEverything: Bool { folders.contains("") }
  /// Indicates whether more than single pages are in doubt.
  var isOfFolders: Bool { !folders.isEmpty }

  /// Adds what a reload puts in doubt.
  ///
  /// - Parameter mistaken: The files with mistakes that rendering found, as messages name them.
  mutating func add(_ result: LiveLoader.Result, mistaken: Set<String>, in content: ContentFolder) {
    let change = result.change
    var changed = change.pages
    let isForeseen = change.isListingNew ? change.onlyAdds : change.frontMatter.isEmpty || result.hasSameFiles
    if result.isThemeNew || change.isConfigurationNew || !isForeseen {
      folders = [""]
    } else {
      for path in change.frontMatter where path.name.hasPrefix("index.") { folders.insert(path.folder) }
      if change.isListingNew { changed.formUnion(othersChanged(by: change, mistaken, in: content)) }
      if let site = result.written?.site { changed.formUnion(site.variants(of: changed)) }
    }
    pages.formUnion(changed)
  }

  /// The pages that files change which came: those with mistakes, and those above, which become lists.
  private mutating func othersChanged(
    by change: ContentChange, _ mistaken: Set<String>, in content: ContentFolder
  ) -> Set<RelativePath> {
    var others: Set<RelativePath> = [SiteFolder.indexFileName]
    for page in change.pages {
      others.formUnion(page.foldersAbove.map { $0.appending(SiteFolder.indexFileName) })
    }
    for file in mistaken {
      if let page = RelativePath(file).relative(to: RelativePath(content.displayPath)) {
        others.insert(page)
      } else {
        folders = [""]
      }
    }
    return others
  }

  /// Adds what is in doubt already.
  mutating func formUnion(_ other: Doubt) {
    pages.formUnion(other.pages)
    folders.formUnion(other.folders)
  }

  /// Indicates whether the files of a page are in doubt.
  ///
  /// - Parameter path: Its path below the content folder.
  func covers(_ path: RelativePath) -> Bool {
    isOfEverything || pages.contains(path)
      || isOfFolders && path.foldersAbove.contains(where: folders.contains)
  }
}

extension Site {
  /// The pages that say the same as one of some pages in other languages, by path below the content folder.
  fileprivate func variants(of paths: Set<RelativePath>) -> [RelativePath] {
    guard !languages.isEmpty else { return [] }
    return paths.flatMap { path in
      page(at: path).flatMap { variants(of: self[$0]) }?.entries.map { source(of: self[$0.page]) } ?? []
    }
  }
}
