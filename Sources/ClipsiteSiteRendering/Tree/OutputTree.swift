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
    /// The recipe of its bytes.
    package let recipe: Recipe
    /// The position of its folder in `folders`. It stands here, where it fills what the recipe leaves free.
    package fileprivate(set) var folder: Int32
    /// The place of its name among those of all files.
    fileprivate let name: Range<UInt32>

    /// The bytes of its name among those of all files.
    func name(in names: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: names[Int(name.lowerBound)..<Int(name.upperBound)])
    }
  }

  /// The folders that hold files, sorted; the first part of each is the domain, or `_hosts`.
  package let folders: [RelativePath]
  /// The files, sorted by folder and name.
  package let entries: [Entry]
  /// The names of the files in no particular order. A text for each would take 100 bytes of a site's memory.
  let names: [UInt8]

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
    table.names.withUnsafeBytes { names in
      entries.sort {
        $0.folder == $1.folder ? $0.name(in: names).order(to: $1.name(in: names)) < 0 : $0.folder < $1.folder
      }
    }
    self.init(folders: order.map { table.folders[$0] }, entries: entries, names: table.names)
  }

  private init(folders: [RelativePath], entries: [Entry], names: [UInt8]) {
    self.folders = folders
    self.entries = entries
    self.names = names
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
    return OutputTree(folders: folders, entries: entries, names: names)
  }

  /// The number of files that a worker renders in turn. It is small if there are images, or one worker would
  /// make all of a folder.
  package var sliceLength: Int { entries.contains { $0.recipe.isPicture } ? 4 : 64 }

  /// The path of an entry below the output folder, as in `example.com/market.html`.
  package func path(of entry: Entry) -> RelativePath { folders[Int(entry.folder)].appending(name(of: entry)) }

  /// The name of an entry.
  package func name(of entry: Entry) -> RelativePath {
    RelativePath(String(decoding: nameBytes(of: entry), as: UTF8.self))
  }

  /// The bytes of the name of an entry.
  package func nameBytes(of entry: Entry) -> ArraySlice<UInt8> {
    names[Int(entry.name.lowerBound)..<Int(entry.name.upperBound)]
  }
}

extension OutputTree {
  /// Indicates whether the site has a file at a path.
  package func contains(_ path: OutputPath) -> Bool { entry(named: path.name, in: path.folder) != nil }

  /// The file with a name in a folder such as `example.com/ferry-street`, or nil.
  package func entry(named name: RelativePath, in path: RelativePath) -> Entry? {
    let folder = folders.partitioningIndex { $0 >= path }
    guard folder < folders.count, folders[folder] == path else { return nil }
    let position = entries.partitioningIndex { entry in
      Int(entry.folder) == folder ? self.name(of: entry) >= name : entry.folder > folder
    }
    guard position < entries.count, entries[position].folder == folder,
      self.name(of: entries[position]) == name
    else { return nil }
    return entries[position]
  }
}

/// The folders that files go to, each kept once and named by its position, and the names of the files.
package struct FolderTable: Sendable {
  /// The folders below the output folder, in the order in which they were first named.
  private(set) var folders: [RelativePath] = []
  /// The names of the files, one behind the other.
  private(set) var names: [UInt8] = []
  private var positions: [RelativePath: Int32] = [:]
  /// The last folder of a domain: files of one folder mostly follow each other.
  private var last: (position: Int32, domain: DomainID, path: [UInt8])?

  package init() {}

  /// A file below the folder of a domain.
  ///
  /// - Parameter path: The path below the folder of the domain, with a slash in front.
  /// - Precondition: No part of the path is empty, `.` or `..`.
  mutating func entry(
    at path: UnsafeRawBufferPointer, below name: AssociatedDomain, _ domain: DomainID, _ recipe: Recipe
  ) -> OutputTree.Entry {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let folder = UnsafeRawBufferPointer(rebasing: path[..<slash])
    if let last, last.domain == domain, last.path.withUnsafeBytes({ folder.order(to: $0) == 0 }) {
      let name = UnsafeRawBufferPointer(rebasing: path[(slash + 1)...])
      precondition(RelativePath.isInside(name), "a path that leads out of its folder")
      return entry(named: name, in: last.position, recipe)
    }
    let file = OutputPath(name, RelativePath(String(decoding: path.dropFirst(), as: UTF8.self)))
    let entry = entry(at: file, recipe)
    last = (entry.folder, domain, Array(folder))
    return entry
  }

  /// A file at a path, whose folder is added when it is a new one.
  mutating func entry(at path: OutputPath, _ recipe: Recipe) -> OutputTree.Entry {
    let folder = positions[path.folder] ?? Int32(folders.count)
    if folder == folders.count {
      folders.append(path.folder)
      positions[path.folder] = folder
    }
    return entry(named: path.name.utf8, in: folder, recipe)
  }

  private mutating func entry(
    named name: some Sequence<UInt8>, in folder: Int32, _ recipe: Recipe
  ) -> OutputTree.Entry {
    let start = UInt32(names.count)
    names.append(contentsOf: name)
    return OutputTree.Entry(recipe: recipe, folder: folder, name: start..<UInt32(names.count))
  }

  func path(of file: OutputTree.Entry) -> OutputPath {
    OutputPath(folder: folders[Int(file.folder)], name: name(of: file))
  }

  func name(of file: OutputTree.Entry) -> RelativePath {
    RelativePath(names.withUnsafeBytes { String(decoding: file.name(in: $0), as: UTF8.self) })
  }
}
