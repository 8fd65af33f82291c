public import ClipsitePlatform

/// What may have changed in a site's folder since it was read.
public enum FileChanges: Hashable, Sendable {
  /// Anything: every file has to be looked at.
  case everything
  /// These files and folders, by path below the site's folder, as in `Content/ferry-street/market.md`. A path that
  /// is there no more was removed; a folder stands for all that it holds.
  case paths(Set<RelativePath>)

  /// Both changes taken together.
  func union(_ other: FileChanges) -> FileChanges {
    guard case .paths(let mine) = self, case .paths(let others) = other else { return .everything }
    return .paths(mine.union(others))
  }
}
