package import ClipsiteDiagnostics
package import ClipsitePlatform
import ClipsiteSiteContent

/// Other builds of the same folder: those that left it half-way, and those that run now.
extension OutputFolder {
  /// Indicates whether files cannot be moved here from beside: the folder is a mount point (a container's
  /// volume), or the folder around it belongs to somebody else.
  ///
  /// - Throws: `SystemError` when the system does not tell.
  package var isApart: Bool {
    get throws(SystemError) {
      guard try FileStore.isFolder(path) else { return false }
      return !FileStore.isWritable(parent) || FileStore.isMounted(path, in: parent)
    }
  }

  /// Keeps other builds of the folder away as long as it lives.
  package struct Lock: ~Copyable {
    fileprivate let parent: FolderLock
    fileprivate let folder: FolderLock?
  }

  /// Waits for other builds. The folder itself counts, too: containers may share it and nothing else.
  package func lock() throws(SystemError) -> Lock {
    Lock(
      parent: try FolderLock(parent), folder: try FileStore.isFolder(path) ? try FolderLock(path) : nil)
  }

  /// Ends the update of a build that was killed in its commit, if there is one, whatever becomes of the build
  /// that follows.
  ///
  /// - Returns: How it ended, or `nil` if there was none.
  /// - Throws: `SystemError` when the folder or its parent cannot be read or locked, or the update can
  ///   neither be finished nor undone.
  func recover() throws(SystemError) -> FolderCommit.Recovery? {
    guard try FileStore.isFolder(parent), try !OutputStage.abandoned(by: self).isEmpty else { return nil }
    let lock = try lock()
    defer { _ = lock }
    return try clearAbandonedStages()
  }

  /// Removes what killed builds left and clipsite can prove. Under the lock: what another build was doing a
  /// moment ago is done.
  @discardableResult
  func clearAbandonedStages() throws(SystemError) -> FolderCommit.Recovery? {
    var recovery: FolderCommit.Recovery?
    for stage in try OutputStage.abandoned(by: self) {
      if try FileStore.isFolder(path) {
        recovery = try FolderCommit.recover(stage.work, of: OpenFolder(path), commitWords) ?? recovery
      }
      stage.work.remove()
    }
    return recovery
  }

  /// The words about the folder in messages of a commit.
  var commitWords: FolderCommit.Words {
    .init(
      folder: displayPath, list: OutputManifest.fileName.text(below: displayPath),
      halfDone: "the output folder now has files of two builds, and the next build repairs that")
  }

  /// Indicates whether a build stopped in the middle of an update, so that the folder has files of two
  /// builds.
  ///
  /// A build that runs now keeps the lock.
  var isHalfUpdated: Bool {
    guard let stages = try? OutputStage.abandoned(by: self),
      stages.contains(where: { (try? FolderCommit.isUnfinished(in: $0.work)) ?? true })
    else { return false }
    return FolderLock(ifFree: parent) != nil
  }

  /// Reports a folder that a build left half-way.
  package var unfinishedUpdate: [Diagnostic] {
    guard let folder = try? followingLink, folder.isHalfUpdated else { return [] }
    return [
      Diagnostic(
        .unfinishedUpdate, at: SourceRange(displayPath),
        "the output folder has files of two builds because one was killed or failed half-way",
        fix: "build the site again, which finishes the update")
    ]
  }

  /// Reports what looks like a folder of clipsite's, and stays, because nothing proves that it is.
  ///
  /// - Parameter paths: The places of other commands that were looked at, and what was found there.
  func unprovenFolders(besides paths: [String]) -> [Diagnostic] {
    let own = ((try? workPlaces) ?? []).flatMap { (try? $0.unproven()) ?? [] }
    return (own + paths).map { path in
      let parent = try? OpenFolder(RelativePath(path).folder.text)
      if parent?.mount(in: RelativePath(path).name) != nil { return .mountedFolder(path) }
      return Diagnostic(
        .unprovenFolder, at: SourceRange(path.hasPrefix("./") ? String(path.dropFirst(2)) : path),
        "this has the name of a folder of clipsite's, and is kept, because nothing proves that clipsite made it",
        fix: "look at its files, and remove it if nobody needs it")
    }
  }

  /// The folder that a symbolic link leads to if clipsite made it, or else the same folder.
  ///
  /// A link is followed only then: a wrong one must not cost anybody files.
  ///
  /// - Throws: `SystemError` when the system does not tell what the path leads to.
  var followingLink: OutputFolder {
    get throws(SystemError) {
      guard try FileStore.kind(at: path) == .link, let target = try FileStore.realPath(path),
        try FileStore.exists("\(target)/\(OutputManifest.fileName)")
      else { return self }
      return OutputFolder(path: target, displayPath: displayPath)
    }
  }
}

extension DiagnosticCode {
  /// A build was killed while it replaced files of the output folder.
  package static let unfinishedUpdate = DiagnosticCode(
    "UnfinishedUpdate", .warning,
    summary: "An earlier build did not finish.",
    explanation: """
      A build replaces the files of the output folder one by one. If something ends it, some files are new and
      some are old. The next build first completes the list of remaining steps, even if the site now has
      errors.
      """,
    fix: "Build again.",
    withoutExample: .computer)

  /// Something has the name of a folder of clipsite's, and nothing shows that clipsite made it.
  package static let unprovenFolder = DiagnosticCode(
    "UnprovenFolder", .note,
    summary: "A folder may be left from a stopped command, but clipsite cannot prove it.",
    explanation: """
      Commands work in hidden folders, such as `.Output.stage-1234` or `Content/.import-1234`. If something ends
      a command, the next one removes its folder. clipsite does so only if the folder is noted in
      `~/.local/state/clipsite`, because a name proves nothing: names and links travel in repositories. A folder
      of another computer, container, or user is not noted. A release of a destination is proven if its list
      names the folder. That is not so after an upgrade or in a copy, where rollback can still serve it.
      """,
    fix: "Look at the files in the folder. Remove it if nobody needs it.",
    withoutExample: .computer)
}
