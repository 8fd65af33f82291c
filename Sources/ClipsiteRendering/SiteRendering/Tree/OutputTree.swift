import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem

/// Everything that a site consists of: each file's place below the output folder, and the recipe for its
/// bytes.
///
/// The tree is small — nothing is rendered until it is asked for — and sorted, so that files of one folder
/// stand together.
package struct OutputTree: Sendable {
  /// One file of the site.
  package struct Entry: Sendable {
    /// The recipe of its bytes.
    package let recipe: Recipe
    /// The position of its folder in `folders`. It stands here, where it fills what the recipe leaves free.
    package fileprivate(set) var folder: Int32
    /// Its name in the folder.
    package let name: RelativePath
  }

  /// The folders that hold files, sorted; the first part of each is the domain, or `_hosts`.
  package let folders: [RelativePath]
  /// The files, sorted by folder and name.
  package let entries: [Entry]

  /// A tree of files.
  ///
  /// - Parameter table: The folders that the entries name by position.
  /// - Precondition: No two files have the same path. `CollidingFiles` has reported that before.
  package init(_ files: [Entry], in table: FolderTable) {
    let order = table.folders.indices.sorted { table.folders[$0] < table.folders[$1] }
    var positions = Array(repeating: Int32(0), count: order.count)
    for (position, folder) in order.enumerated() { positions[folder] = Int32(position) }
    var entries = files
    for index in entries.indices { entries[index].folder = positions[Int(entries[index].folder)] }
    entries.sort { $0.folder == $1.folder ? $0.name < $1.name : $0.folder < $1.folder }
    self.init(folders: order.map { table.folders[$0] }, entries: entries)
  }

  private init(folders: [RelativePath], entries: [Entry]) {
    (self.folders, self.entries) = (folders, entries)
  }

  /// The tree without some of its files. A folder that holds nothing any more goes too.
  package func removing(_ isRemoved: (Entry) -> Bool) -> OutputTree {
    var folders: [RelativePath] = []
    var last: Int32 = -1
    let entries = entries.compactMap { entry -> Entry? in
      var entry = entry
      guard !isRemoved(entry) else { return nil }
      if entry.folder != last {
        last = entry.folder
        folders.append(self.folders[Int(last)])
      }
      entry.folder = Int32(folders.count - 1)
      return entry
    }
    return OutputTree(folders: folders, entries: entries)
  }

  /// The number of files that a worker renders in turn. It is small if there are images, or one worker would
  /// make all of a folder.
  package var sliceLength: Int { entries.contains { $0.recipe.isPicture } ? 4 : 64 }

  /// The path of an entry below the output folder, as in `example.com/market.html`.
  package func path(of entry: Entry) -> RelativePath { folders[Int(entry.folder)].appending(entry.name) }
}

extension OutputTree {
  /// The file with a name in a folder such as `example.com/ferry-street`, or nil.
  package func entry(named name: RelativePath, in path: RelativePath) -> Entry? {
    let folder = folders.partitioningIndex { $0 >= path }
    guard folder < folders.count, folders[folder] == path else { return nil }
    let position = entries.partitioningIndex { entry in
      Int(entry.folder) == folder ? entry.name >= name : entry.folder > folder
    }
    guard position < entries.count, entries[position].folder == folder, entries[position].name == name else {
      return nil
    }
    return entries[position]
  }
}

/// The folders that files go to, each kept once and named by its position.
package struct FolderTable: Sendable {
  /// The folders below the output folder, in the order in which they were first named.
  private(set) var folders: [RelativePath] = []
  private var positions: [RelativePath: Int32] = [:]

  package init() {}

  /// A file at a path, whose folder is added when it is a new one.
  mutating func entry(at path: OutputPath, _ recipe: Recipe) -> OutputTree.Entry {
    let folder = positions[path.folder] ?? Int32(folders.count)
    if folder == folders.count {
      folders.append(path.folder)
      positions[path.folder] = folder
    }
    return OutputTree.Entry(recipe: recipe, folder: folder, name: path.name)
  }

  func path(of file: OutputTree.Entry) -> OutputPath {
    OutputPath(folder: folders[Int(file.folder)], name: file.name)
  }
}
