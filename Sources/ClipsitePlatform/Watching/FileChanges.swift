/// What may have changed in watched folders since they were read.
package enum FileChanges: Hashable, Sendable {
  /// Anything: every file has to be looked at.
  case everything
  /// These files and folders, by path below the folder that the watched ones are in, as in
  /// `Content/ferry-street/market.md`. A path that is there no more was removed; a folder stands for all that
  /// it holds.
  case paths(Set<RelativePath>)

  /// Both changes taken together.
  package func union(_ other: FileChanges) -> FileChanges {
    guard case .paths(let mine) = self, case .paths(let others) = other else { return .everything }
    return .paths(mine.union(others))
  }
}
