internal import FileSystem

/// The releases in a folder: `releases/000001` and so on, each with a list beside it, and the link `current`, which web
/// servers follow.
struct Releases {
  /// The name of the link.
  static let linkName = "current"
  private static let folderName = "releases"
  private static let extensionOfLists = ".json"

  /// The target's folder.
  let root: String

  /// Where the releases are.
  var folder: String { "\(root)/\(Self.folderName)" }
  /// Where a release is put together.
  var draft: String { "\(folder)/.draft" }
  private var link: String { "\(root)/\(Self.linkName)" }

  /// Where a release is.
  func path(of release: Int) -> String { "\(folder)/\(Self.name(release))" }
  /// The name of the list of a release.
  func listName(of release: Int) -> String { Self.name(release) + Self.extensionOfLists }

  private static func name(_ release: Int) -> String {
    let digits = String(release)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The release that is served; nil when there is none yet.
  ///
  /// - Throws: `SystemError` when something else has the link's name.
  func current() throws(SystemError) -> Int? {
    guard FileStore.kind(at: link) != .missing else { return nil }
    let prefix = "\(Self.folderName)/"
    guard let target = FileStore.linkTarget(link), target.hasPrefix(prefix),
      let release = Int(target.dropFirst(prefix.count)), FileStore.isFolder(path(of: release))
    else {
      throw SystemError(
        "cannot publish to", root, reason: "'\(Self.linkName)' in it is no link that clipsite made")
    }
    return release
  }

  /// The numbers of the releases, the oldest first.
  func all() throws(SystemError) -> [Int] {
    guard FileStore.exists(folder) else { return [] }
    return try FileStore.names(in: folder).compactMap { name in
      Int(name).flatMap { Self.name($0) == name ? $0 : nil }
    }.sorted()
  }

  /// Serves a release from now on, in one step.
  func serve(_ release: Int) throws(SystemError) {
    try FileStore.switchLink(link, to: "\(Self.folderName)/\(Self.name(release))")
  }

  /// Removes the oldest releases; the one that is served stays.
  func prune(keeping count: Int) throws(SystemError) {
    let served = try current()
    for release in try all().dropLast(count) where release != served {
      try FileStore.remove("\(folder)/\(listName(of: release))")
      FileStore.removeTree(path(of: release))
    }
  }
}
