/// Learns of changes by looking at files again and again.
///
/// A look takes a bounded part of the files, so a large site costs no more than a small one, and a whole
/// round takes longer. Files near those that changed lately are part of every look, because an author saves
/// them again.
struct PollingChangeSource: ChangeSource {
  /// The state of a folder when it was seen last.
  private struct Folder: Sendable {
    /// The files, without a signature where a link leads to nothing.
    var files: [RelativePath: FileSignature?] = [:]
    var folders: Set<RelativePath> = []
    /// Names that no path can hold.
    var otherNames: Set<RelativePath> = []
  }

  private let path: String
  private let roots: [RelativePath]
  private let isIgnored: NameFilter
  /// The folders as they were seen last, by path.
  private var known: [RelativePath: Folder] = [:]
  /// The folders and files that are still to be looked at in this round, the next one last.
  private var round: [Work] = []
  /// The files near those that changed lately, and the folders that they are in.
  private var near: [RelativePath] = []

  /// A part of a round.
  private enum Work: Sendable {
    case folder(RelativePath)
    case files([RelativePath], of: RelativePath)
  }

  let descriptor: Int32? = nil
  /// The time between two looks, in milliseconds.
  let pause: Int32 = 200

  /// The number of files and folders that a look takes from the round. At 1.5 µs each and five looks in a
  /// second, that is less than 1 % of a processor.
  static let filesInALook = 800
  /// The number of changed files whose neighbors are near.
  private static let nearFolders = 8
  /// The number of files on each side of a changed one that are near.
  private static let nearFiles = 16

  /// Looks at folders below another for the first time.
  init(_ path: String, _ roots: [RelativePath], ignoring isIgnored: @escaping NameFilter) {
    self.path = path
    self.roots = roots
    self.isIgnored = isIgnored
    var changed: Set<RelativePath> = []
    round = roots.map(Work.folder)
    while !round.isEmpty { _ = lookOn(&changed) }
  }

  mutating func take() -> FileChanges {
    var changed: Set<RelativePath> = []
    for path in near { look(atFile: path, &changed) }
    if round.isEmpty { round = roots.reversed().map(Work.folder) }
    var left = Self.filesInALook
    while left > 0, !round.isEmpty { left -= lookOn(&changed) }
    for path in changed.sorted().prefix(Self.nearFolders) { noteNear(path) }
    return .paths(changed)
  }

  /// Takes the next part of the round, and says how many files and folders it was.
  private mutating func lookOn(_ changed: inout Set<RelativePath>) -> Int {
    switch round.removeLast() {
    case .folder(let folder): return look(atFolder: folder, &changed)
    case .files(var files, let folder):
      let part = files.suffix(Self.filesInALook / 4)
      for name in part { look(atFile: folder.appending(name), &changed) }
      files.removeLast(part.count)
      if !files.isEmpty { round.append(.files(files, of: folder)) }
      return part.count
    }
  }

  /// Lists a folder, notes what came and went, and leaves its files to be looked at.
  private mutating func look(atFolder folder: RelativePath, _ changed: inout Set<RelativePath>) -> Int {
    guard let entries = try? FileStore.entries(in: "\(path)/\(folder)") else {
      if known[folder] != nil {
        forget(folder)
        changed.insert(folder)
      }
      return 1
    }
    let isNew = known[folder] == nil
    let old = known[folder] ?? Folder()
    var new = Folder()
    for entry in entries where !isIgnored(entry.name) {
      if !entry.isUTF8 {
        new.otherNames.insert(entry.name)
      } else if entry.type == .folder {
        new.folders.insert(entry.name)
      } else {
        new.files.updateValue(old.files[entry.name] ?? nil, forKey: entry.name)
      }
    }
    if isNew && !roots.contains(folder) || old.otherNames != new.otherNames { changed.insert(folder) }
    for name in old.files.keys where new.files[name] == nil { changed.insert(folder.appending(name)) }
    for name in old.folders.subtracting(new.folders) {
      forget(folder.appending(name))
      changed.insert(folder.appending(name))
    }
    let added = new.files.keys.filter { old.files[$0] == nil }
    known[folder] = new
    for name in added {
      note(folder.appending(name), FileSignature("\(path)/\(folder.appending(name))"))
      changed.insert(folder.appending(name))
    }
    round += new.folders.sorted(by: >).map { .folder(folder.appending($0)) }
    let others = new.files.keys.filter { old.files[$0] != nil }
    if !others.isEmpty { round.append(.files(others.sorted(by: >), of: folder)) }
    // A name costs less than a look at its file.
    return 1 + entries.count / 8 + added.count
  }

  private mutating func look(atFile file: RelativePath, _ changed: inout Set<RelativePath>) {
    guard let before = known[file.folder]?.files[file.name] else { return }
    let now = FileSignature("\(path)/\(file)")
    guard before != now else { return }
    note(file, now)
    changed.insert(file)
  }

  private mutating func note(_ file: RelativePath, _ signature: FileSignature?) {
    known[file.folder]?.files.updateValue(signature, forKey: file.name)
  }

  private mutating func forget(_ folder: RelativePath) {
    guard let old = known.removeValue(forKey: folder) else { return }
    for name in old.folders { forget(folder.appending(name)) }
  }

  /// Looks at a file and its neighbors in every look from now on.
  private mutating func noteNear(_ file: RelativePath) {
    guard let folder = known[file.folder], folder.files[file.name] != nil else { return }
    let names = folder.files.keys.sorted()
    let position = names.firstIndex { $0 >= file.name } ?? names.count
    let range = max(0, position - Self.nearFiles)..<min(names.count, position + Self.nearFiles + 1)
    let added = names[range].map { file.folder.appending($0) }
    let isAdded = Set(added)
    near = Array(
      (added + near.filter { !isAdded.contains($0) }).prefix(Self.nearFolders * 2 * Self.nearFiles))
  }
}
