import ClipsiteAppClips
package import ClipsitePlatform
package import ClipsiteSiteContent
import ClipsiteSiteModel

/// Everything that a site consists of: each file's place below the output folder, and the recipe for its
/// bytes.
///
/// The tree is small — nothing is rendered until it is asked for — and sorted, so that files of one folder
/// stand together.
package struct OutputTree: Sendable {
  /// One file of the site.
  package struct Entry: Sendable {
    /// The file's name.
    package let name: RelativePath
    /// The recipe of its bytes.
    package let recipe: Recipe
    /// The position of its folder in `folders`. It stands last, where it fills what the recipe leaves free.
    package let folder: Int32
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
    for index in entries.indices {
      let entry = entries[index]
      entries[index] = Entry(
        name: entry.name, recipe: entry.recipe, folder: positions[Int(entry.folder)])
    }
    entries.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
    folders = order.map { table.folders[$0] }
    self.entries = entries
  }

  private init(folders: [RelativePath], entries: [Entry]) {
    self.folders = folders
    self.entries = entries
  }

  /// The tree without some of its files. A folder that holds nothing any more goes too.
  package func removing(_ isRemoved: (Entry) -> Bool) -> OutputTree {
    var folders: [RelativePath] = []
    var last: Int32 = -1
    let entries = entries.compactMap { entry -> Entry? in
      guard !isRemoved(entry) else { return nil }
      if entry.folder != last {
        last = entry.folder
        folders.append(self.folders[Int(last)])
      }
      return Entry(name: entry.name, recipe: entry.recipe, folder: Int32(folders.count - 1))
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
  /// Indicates whether the site has a file at a path.
  package func contains(_ path: OutputPath) -> Bool { entry(named: path.name, in: path.folder) != nil }

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
  /// The last folder of a domain: files of one folder mostly follow each other.
  private var last: (position: Int32, domain: DomainID, path: [UInt8])?

  package init() {}

  /// The position of the folder of a file below the folder of a domain, and the name of the file.
  ///
  /// - Parameter path: The path below the folder of the domain, with a slash in front.
  /// - Precondition: No part of the path is empty, `.` or `..`.
  mutating func place(
    _ path: UnsafeRawBufferPointer, below name: AssociatedDomain, _ domain: DomainID
  ) -> (folder: Int32, name: RelativePath) {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let folder = UnsafeRawBufferPointer(rebasing: path[..<slash])
    if let last, last.domain == domain, last.path.withUnsafeBytes({ folder.order(to: $0) == 0 }) {
      let name = UnsafeRawBufferPointer(rebasing: path[(slash + 1)...])
      precondition(RelativePath.isInside(name), "a path that leads out of its folder")
      return (last.position, RelativePath(String(decoding: name, as: UTF8.self)))
    }
    let file = OutputPath(name, RelativePath(String(decoding: path.dropFirst(), as: UTF8.self)))
    let position = position(of: file)
    last = (position, domain, Array(folder))
    return (position, file.name)
  }

  /// The position of a file's folder, which is added when it is a new one.
  mutating func position(of path: OutputPath) -> Int32 {
    if let known = positions[path.folder] { return known }
    let position = Int32(folders.count)
    folders.append(path.folder)
    positions[path.folder] = position
    return position
  }

  func path(of file: OutputTree.Entry) -> OutputPath {
    OutputPath(folder: folders[Int(file.folder)], name: file.name)
  }
}
