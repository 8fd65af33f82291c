@testable import ClipsiteSiteContent
@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

extension OutputTree {
  /// A tree of these files.
  init(_ files: [(path: OutputPath, recipe: Recipe)]) {
    var folders = FolderTable()
    let entries = files.map { path, recipe in
      Entry(name: path.name, recipe: recipe, folder: folders.position(of: path))
    }
    self.init(entries, in: folders)
  }
}
