import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// Other builds of the same folder: those that run now, and what ended ones left.
extension OutputFolder {
  /// Makes the folder if it is missing, and waits until no other build works in it.
  package func lock() throws(SystemError) -> FolderLock {
    while true {
      if try FileStore.kind(at: path) == .missing { try FileStore.makeFolders(path) }
      let lock = try FolderLock(path)
      // A build that was refused removes the folder that it made.
      if try lock.folder.identity == (try? OpenFolder(path).identity) { return lock }
    }
  }

  /// Reports a folder that a build left half-way. A build that runs now keeps the lock.
  package var unfinishedUpdate: [Diagnostic] {
    guard let folder = try? followingLink, StageFolder.isMarked(folder.path),
      FolderLock(ifFree: folder.path) != nil
    else { return [] }
    return [
      Diagnostic(
        .unfinishedUpdate, at: SourceRange(displayPath),
        "the output folder may have files of two builds because one was killed or failed half-way",
        fix: "build the site again")
    ]
  }

  /// Reports what looks like a folder of clipsite's, and stays, because nothing proves that it is.
  ///
  /// - Parameter paths: The places of other commands that were looked at, and what was found there.
  func unprovenFolders(besides paths: [String]) -> [Diagnostic] {
    let own =
      StageFolder.strays(in: parent, oldPrefix: ".\(name).stage-")
      + StageFolder.strays(in: path, oldPrefix: ".clipsite-stage-")
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
      A build replaces the files of the output folder one by one, when all of them are ready. If something ends
      it then, some files are new and some are old. A file `unfinished` in `.clipsite-stage` says so until a
      build completes. `publish` sends nothing before that.
      """,
    fix: "Build again.",
    withoutExample: .computer)

  /// Something has the name of a folder of clipsite's, and nothing shows that clipsite made it.
  package static let unprovenFolder = DiagnosticCode(
    "UnprovenFolder", .note,
    summary: "A folder may be left from a stopped command, but clipsite cannot prove it.",
    explanation: """
      A command works in the folder `.clipsite-stage` of the folder that it writes to, and the next one empties
      that. Earlier versions used one folder for each run, such as `.Output.stage-1234` or
      `Content/.import-1234`. clipsite does not remove these, because a name proves nothing: names and links
      travel in repositories. A release of a destination is proven if its list names the folder. That is not so
      after an upgrade or in a copy, where rollback can still serve it.
      """,
    fix: "Look at the files in the folder. Remove it if nobody needs it.",
    withoutExample: .computer)
}
