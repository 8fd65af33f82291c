internal import ClipsitePlatform

/// The releases in a folder: `releases/000001` and so on, each with a list beside it, and the link `current`,
/// which web servers follow.
struct Releases {
  static let linkName = "current"
  private static let folderName: RelativePath = "releases"
  private static let extensionOfLists = ".json"
  /// Empty files of this kind mark releases that somebody went back from. They lie in the folder itself, so
  /// that every computer that publishes there knows of them.
  private static let extensionOfMarks = ".rolled-back"

  /// The target's folder.
  let root: String

  /// The folder of the releases.
  var folder: String { "\(root)/\(Self.folderName)" }
  /// The folder where a release is put together.
  var draft: String { "\(folder)/.draft" }
  private var link: String { "\(root)/\(Self.linkName)" }

  /// Returns the folder of a release.
  func path(of release: Int) -> String { "\(folder)/\(Self.name(release))" }
  func listName(of release: Int) -> String { Self.name(release) + Self.extensionOfLists }

  private static func name(_ release: Int) -> String { release.padded(to: 6) }

  /// The release that is served, or `nil` if there is none yet.
  ///
  /// - Throws: `SystemError` when something else has the link's name.
  func current() throws(SystemError) -> Int? {
    guard try FileStore.kind(at: link) != .missing else { return nil }
    guard let target = try FileStore.linkTarget(link),
      let name = RelativePath(target).relative(to: Self.folderName),
      let release = Self.number(of: name), try FileStore.isFolder(path(of: release))
    else {
      throw SystemError(
        "cannot publish to", root, reason: "'\(Self.linkName)' in it is no link that clipsite made")
    }
    return release
  }

  /// The numbers of the releases, the oldest first.
  func all() throws(SystemError) -> [Int] {
    guard try FileStore.exists(folder) else { return [] }
    return try FileStore.names(in: folder).compactMap(Self.number).sorted()
  }

  private static func number(of name: RelativePath) -> Int? {
    Int(name.text).flatMap { Self.name($0) == name.text ? $0 : nil }
  }

  /// Indicates whether somebody went back from a release.
  func isRolledBack(_ release: Int) throws(SystemError) -> Bool {
    try FileStore.exists("\(folder)/\(markName(of: release))")
  }

  /// Returns the time when a release was published and its list was written, in seconds since 1970.
  func date(of release: Int) -> Int? {
    FileStore.modificationTime(of: "\(folder)/\(listName(of: release))")
      ?? FileStore.modificationTime(of: path(of: release))
  }

  private func markName(of release: Int) -> String { Self.name(release) + Self.extensionOfMarks }

  /// Removes what a run left that did not end well. Call it with the root locked.
  ///
  /// - Returns: Whether the draft is gone.
  @discardableResult
  func clear() -> Bool {
    FileStore.removeDrafts(in: folder)
    // A link has no draft for long, and mostly there is none.
    try? FileStore.remove(FileStore.draft(ofLink: link))
    return FileStore.removeTree(draft)
  }

  /// Makes the draft, empty.
  func makeDraft() throws(SystemError) {
    guard clear() else { throw .last("cannot remove", draft) }
    try FileStore.makeFolder(draft)
  }

  /// Makes the draft a release. All of it is on the disk before it has the name.
  func keepDraft(as release: Int, list: [UInt8]) throws(SystemError) {
    try FileStore.save(list, as: listName(of: release), in: folder)
    try FileStore.synchronize("\(folder)/\(listName(of: release))")
    try FileStore.setPermissions(0o755, of: draft)
    try FileStore.synchronizeTree(draft)
    try FileStore.move(draft, to: path(of: release))
    try FileStore.synchronize(folder)
  }

  /// Serves a release from now on, in one step.
  func serve(_ release: Int) throws(SystemError) {
    try FileStore.switchLink(link, to: "\(Self.folderName)/\(Self.name(release))")
    try FileStore.remove("\(folder)/\(markName(of: release))")
  }

  /// Serves an earlier release, and marks those after it up to the one that was served.
  func goBack(to release: Int, from served: Int) throws(SystemError) {
    // The marks come first. If the process is killed before the switch, the same call goes to the same
    // release again.
    for later in try all() where later > release && later <= served {
      try FileStore.save([], as: markName(of: later), in: folder)
    }
    try serve(release)
  }

  /// Removes releases until a number of them are left. Those that somebody went back from go first, then the
  /// oldest; the one that is served stays.
  func prune(keeping count: Int) throws(SystemError) {
    let (served, all) = (try current(), try all())
    let others = all.filter { $0 != served }
    var (marked, unmarked): ([Int], [Int]) = ([], [])
    for release in others {
      if try isRolledBack(release) { marked.append(release) } else { unmarked.append(release) }
    }
    let order = marked + unmarked
    // What is served now is on the disk before anything goes.
    try FileStore.synchronize(root)
    for release in order.prefix(max(0, all.count - count)) {
      try FileStore.remove("\(folder)/\(listName(of: release))")
      FileStore.removeTree(path(of: release))
      try FileStore.remove("\(folder)/\(markName(of: release))")
    }
  }
}
