import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform

/// The files that are copied, sorted by path: positions here are positions in `Site.assets`.
struct AssetTable {
  /// The paths below the content folder, sorted, and the folder that each stands in.
  let sources: [(path: RelativePath, folder: Int)]

  init(_ listing: ContentListing) {
    var sources: [(path: RelativePath, folder: Int)] = []
    for (index, folder) in listing.folders.enumerated() {
      for name in folder.files {
        let path = folder.path(of: name)
        if path != SiteFolder.configurationFileName { sources.append((path, index)) }
      }
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// The position of a file with a path below the content folder.
  func position(of path: RelativePath) -> Int? {
    let position = sources.partitioningIndex { $0.path >= path }
    return position < sources.count && sources[position].path == path ? position : nil
  }
}
