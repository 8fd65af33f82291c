@testable import ClipsiteSiteContent
@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

extension OutputTree {
  /// A tree of these files.
  init(_ files: [(path: OutputPath, recipe: Recipe)]) {
    var folders = FolderTable()
    let entries = files.map { folders.entry(at: $0, $1) }
    self.init(entries, in: folders)
  }
}
