@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

extension OutputTree {
  /// A tree of these files.
  init(_ files: [(path: OutputPath, recipe: Recipe)]) {
    var folders = FolderTable()
    let entries = files.map { folders.entry(at: $0, $1) }
    self.init(entries, in: folders)
  }
}
