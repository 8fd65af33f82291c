import ClipsitePlatform

/// The files of an import before they are in their place: a hidden folder in `Content`.
///
/// All pages are written first. Then one call moves them into place if their folder is new, and one for each
/// file if not. An import that is stopped or fails changes nothing: if the system refuses a call, the earlier ones
/// are undone. One that is killed leaves a hidden folder at most, which is not part of the site and which the next
/// import removes.
struct ImportStage {
  private let content: String
  private let work: WorkFolder

  private var path: String { work.path }

  /// Makes a stage, and removes those of imports that were killed. Call it with the lock on `Content`.
  init(inSite site: String) throws(ImportError) {
    content = "\(site)/Content"
    let place = ImportStore.workPlace(inSite: site)
    place.removeAbandoned()
    work = try ImportError.reporting(place.make())
  }

  /// Waits until no other import changes `Content` of a site.
  static func lock(inSite site: String) throws(ImportError) -> FolderLock {
    try ImportError.reporting(FolderLock("\(site)/Content"))
  }

  /// Writes a file.
  ///
  /// - Parameter folder: The folder's path, relative to the site's folder.
  func add(_ bytes: [UInt8], as name: String, in folder: String) throws(SystemError) {
    let folderPath = "\(path)\(folder.dropFirst("Content".count))"
    do {
      try FileStore.create("\(folderPath)/\(name)", bytes, path: "\(folder)/\(name)")
    } catch {
      guard try !FileStore.exists(folderPath) else { throw error }
      try FileStore.makeFolders(folderPath)
      try FileStore.create("\(folderPath)/\(name)", bytes, path: "\(folder)/\(name)")
    }
  }

  /// Copies a file of any size.
  ///
  /// - Parameters:
  ///   - root: The folder that the file must be in, wherever links lead.
  ///   - folder: The folder's path, relative to the site's folder.
  func add(
    copyOf source: String, within root: String, as name: String, in folder: String
  ) throws(SystemError) {
    let folderPath = "\(path)\(folder.dropFirst("Content".count))"
    var piece: [UInt8] = []
    try FileStore.makeFolders(folderPath)
    try FileStore.copy(
      source, within: root, to: "\(folderPath)/\(name)", path: "\(folder)/\(name)", piece: &piece)
  }

  /// Moves the files into place. A folder that is new moves as a whole, and in another one, a file with
  /// `lastName` is the last.
  ///
  /// - Parameter record: A file of `Content` that is written when all others are in place.
  /// - Throws: `SystemError` when the system refuses a move. All moves before are undone then.
  func commit(last lastName: String, record: (name: String, bytes: [UInt8])? = nil) throws(SystemError) {
    var moves: [Move] = []
    do throws(SystemError) {
      try move("", last: lastName, &moves)
      if let record { try work.save(record.bytes, as: RelativePath(record.name), in: work.parent) }
    } catch {
      var isUndone = true
      for move in moves.reversed() { isUndone = (try? undo(move)) != nil && isUndone }
      throw error.adding(
        isUndone
          ? "Content is as it was" : "Content now has files of two imports, and the next one completes them")
    }
    remove()
  }

  /// A move of a file or of a new folder into its place.
  private struct Move {
    let path: RelativePath
    /// The name in the stage of the file that was there, if there was one.
    let kept: RelativePath?
  }

  /// Moves something into its place, and keeps a file that is there until all others are in their places.
  private func move(_ path: RelativePath, _ moves: inout [Move]) throws(SystemError) {
    var kept: RelativePath?
    if try work.parent.kind(of: path) != .missing {
      let name = ".old-\(moves.count)"
      if try !work.parent.makeSecondName(name, in: work.folder, of: path) {
        var piece: [UInt8] = []
        let old = path.text(below: content)
        try FileStore.copy(old, within: content, to: "\(self.path)/\(name)", path: old, piece: &piece)
      }
      kept = RelativePath(name)
    }
    try FileStore.move(path.text(below: self.path), to: path.text(below: content))
    moves.append(Move(path: path, kept: kept))
  }

  private func undo(_ move: Move) throws(SystemError) {
    let place = move.path.text(below: content)
    if let kept = move.kept {
      try FileStore.move(kept.text(below: path), to: place)
    } else {
      try FileStore.move(place, to: move.path.text(below: path))
    }
  }

  private func move(_ folder: String, last lastName: String, _ moves: inout [Move]) throws(SystemError) {
    let entries = try FileStore.entries(in: path + folder)
    let names = entries.filter { $0.type != .folder }.map(\.name.text)
    for name in names.sorted(by: { ($0 == lastName ? 1 : 0, $0) < ($1 == lastName ? 1 : 0, $1) }) {
      try move(RelativePath(String("\(folder)/\(name)".dropFirst())), &moves)
    }
    for entry in entries.filter({ $0.type == .folder }).map(\.name.text).sorted() {
      let inner = "\(folder)/\(entry)"
      if try FileStore.exists(content + inner) {
        try move(inner, last: lastName, &moves)
      } else {
        try move(RelativePath(String(inner.dropFirst())), &moves)
      }
    }
  }

  func remove() { work.remove() }
}
