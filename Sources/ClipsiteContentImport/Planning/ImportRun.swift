import ClipsitePlatform

/// A file that an import writes.
package struct PlannedFile: Hashable, Sendable {
  /// The folder's path, relative to the site's folder.
  package let folder: String
  /// The name in that folder.
  package let name: String
  package let bytes: [UInt8]

  /// The path, relative to the site's folder.
  package var path: String { "\(folder)/\(name)" }
}

/// One import into `Content`.
///
/// All files are written to a hidden folder in `Content` first. Then one commit moves them into place, with
/// the journal of a build (`FolderCommit`): each file, or a folder that is new as a whole. An import that is
/// stopped or fails changes nothing. The next one finishes or undoes the moves of one that was killed.
struct ImportRun {
  private let site: String
  private let isDryRun: Bool
  private let isStopped: () -> Bool
  private var work: WorkFolder?
  private var steps: [CommitJournal.Step] = []
  /// The names in the working folder of new folders below `Content`.
  private var newFolders: [RelativePath: String] = [:]
  private var places: [String: Place] = [:]

  /// The place where the files of a folder go: one below `Content`, or one in a new folder in the working
  /// folder.
  private struct Place {
    let folder: RelativePath
    let isNew: Bool
  }

  /// Carries out an import while no other one changes `Content`.
  ///
  /// - Parameter body: Plans the files and hands each to `write`. What it throws leaves `Content` as it was.
  static func run<Result>(
    inSite site: String, dry isDryRun: Bool, isStopped: @escaping () -> Bool,
    _ body: (inout ImportRun) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let lock = isDryRun ? nil : try FolderLock("\(site)/Content")
    defer { _ = lock }
    if !isDryRun { try recover(inSite: site) }
    var run = ImportRun(site: site, isDryRun: isDryRun, isStopped: isStopped)
    do throws(SystemError) {
      let result = try body(&run)
      try run.commit()
      return result
    } catch {
      run.remove()
      throw error
    }
  }

  private init(site: String, isDryRun: Bool, isStopped: @escaping () -> Bool) {
    self.site = site
    self.isDryRun = isDryRun
    self.isStopped = isStopped
  }

  // MARK: Committing

  private static func words(_ site: String) -> FolderCommit.Words {
    .init(
      folder: "\(site)/Content", list: "\(site)/Content",
      halfDone: "Content now has files of two imports, and the next one completes them")
  }

  /// Ends the moves of imports that were killed, and removes what they left.
  private static func recover(inSite site: String) throws(SystemError) {
    for work in try ImportStore.workPlace(inSite: site).abandoned() {
      _ = try FolderCommit.recover(work, of: work.parent, words(site))
      work.remove()
    }
  }

  private func commit() throws(SystemError) {
    guard let work else { return }
    if isStopped() { throw .stopped }
    do throws(SystemError) {
      try FolderCommit.run(steps, from: work, to: work.parent, Self.words(site))
    } catch {
      let isHalfDone = (try? FolderCommit.isUnfinished(in: work)) ?? true
      throw isHalfDone ? error : error.adding("Content is as it was")
    }
    work.remove()
  }

  /// The working folder stays as long as moves in it must be finished.
  private func remove() {
    guard let work, (try? FolderCommit.isUnfinished(in: work)) == false else { return }
    work.remove()
  }

  // MARK: Files

  /// Writes a file that will be in its place after the commit.
  mutating func write(_ file: PlannedFile) throws(SystemError) {
    if isStopped() { throw .stopped }
    if !isDryRun { try stage(file) }
  }

  private mutating func stage(_ file: PlannedFile) throws(SystemError) {
    let work = if let work { work } else { try ImportStore.workPlace(inSite: site).make() }
    self.work = work
    let path = try stagedPath(of: file, in: work).text(below: work.path)
    try FileStore.create(path, file.bytes, path: file.path)
  }

  private mutating func stagedPath(of file: PlannedFile, in work: WorkFolder) throws(SystemError)
    -> RelativePath
  {
    let known = places[file.folder]
    let place = if let known { known } else { try place(of: file.folder, in: work) }
    places[file.folder] = place
    let path = place.folder.appending(RelativePath(file.name))
    return place.isNew ? path : RelativePath(add { .replace($0, at: path) })
  }

  /// Adds a step about the next name in the working folder, and returns the name.
  private mutating func add(_ step: (String) -> CommitJournal.Step) -> String {
    let name = "\(steps.count)"
    steps.append(step(name))
    return name
  }

  /// Finds the place of a folder. Links in `Content` that stay in it are followed, because a commit follows
  /// none.
  private mutating func place(of folder: String, in work: WorkFolder) throws(SystemError) -> Place {
    let content = "\(site)/Content"
    try FileStore.requireInside(content, "\(site)/\(folder)")
    let wanted = RelativePath(folder).relative(to: "Content") ?? ""
    let root = RelativePath(try FileStore.realPath(content) ?? content)
    var nearest = wanted
    var real = try FileStore.realPath(nearest.text(below: content))
    while real == nil, !nearest.isEmpty {
      nearest = nearest.folder
      real = try FileStore.realPath(nearest.text(below: content))
    }
    let existing = real.flatMap { RelativePath($0).relative(to: root) } ?? ""
    guard let rest = wanted.relative(to: nearest), let top = rest.components.first else {
      return Place(folder: existing, isNew: false)
    }
    let new = existing.appending(top)
    let name = newFolders[new] ?? add { .addFolder($0, at: new) }
    newFolders[new] = name
    let staged = RelativePath(name).appending(rest.relative(to: top) ?? "")
    try FileStore.makeFolders(staged.text(below: work.path))
    return Place(folder: staged, isNew: true)
  }
}
