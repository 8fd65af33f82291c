package import ClipsiteSystem
package import ClipsiteText

/// The folders that a run works in. A link in place of one of them can come with a pull request, and would lead
/// to files that are no part of the site. So only links that a person names are followed: on the command line, or
/// by a full path.
extension SiteFolder {
  /// The folder that codes are written to unless another is named.
  package static let codesFolderName: RelativePath = "Codes"

  /// Each folder with what to do in place of a link.
  private static let roots: [(name: RelativePath, fix: String)] = [
    (contentFolderName, move), (templatesFolderName, move),
    (outputFolderName, "remove the link, and name the folder with `--output DIR`"),
    (codesFolderName, move), (pictureCacheName, "remove the link"),
  ]
  private static let move = "remove the link, and move the folder to its place"

  /// Reports the folders that are links.
  ///
  /// - Parameter named: The folders that the command line names others for.
  package func linkedFolders(besides named: [RelativePath]) throws(SystemError) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for root in Self.roots where !named.contains(root.name) {
      if let link = try linkedFolder(root.name, fix: root.fix) { found.append(link) }
    }
    return found
  }

  /// Reports a path below the folder on which there is a link. Links that are not in the folder of the site do
  /// not matter.
  package func linkedFolder(
    _ name: RelativePath, fix: String = "\(move), or write its full path"
  ) throws(SystemError) -> Diagnostic? {
    let root = try FileStore.realPath(path) ?? path
    for part in name.foldersAbove.reversed() + [name] {
      guard let target = try FileStore.linkTarget(below(part)),
        let parent = try FileStore.realPath(below(part.folder)), FileStore.lies(parent, in: root)
      else { continue }
      return Diagnostic(
        .linkedSiteFolder, at: SourceRange(shown(part)), "the folder is a symbolic link to '\(target)'",
        fix: fix)
    }
    return nil
  }
}

extension Diagnostic {
  /// Files that would be removed, but are on another mount.
  package static func mountedFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .mountedFolder, at: SourceRange(path.hasPrefix("./") ? String(path.dropFirst(2)) : path),
      "a disk or folder is mounted here, and its files are kept, although clipsite does not need them anymore",
      fix: "unmount it, or remove the files that nobody needs")
  }
}

extension DiagnosticCode {
  /// A link replaces a folder of the site.
  package static let linkedSiteFolder = DiagnosticCode(
    "LinkedSiteFolder", .error,
    summary: "A folder of the site is a symbolic link.",
    explanation: """
      `Content`, `Templates`, `Output`, `Codes`, `.clipsite-pictures`, and a relative folder of `publish` must be
      real folders. Git stores links, so a pull request can add one that leads to other files. clipsite would
      publish, replace, or remove those files. It follows links only if you name them: with `--site`,
      `--output DIR`, or `--to DIR`, or with a full path in `to:`.
      """,
    fix: "Move the folder to where the link is. For `Output`, remove the link, and use `--output DIR`.",
    example: .init(
      .files,
      wrong: """
        public/index.html
        Output (link to public)
        """,
      right: "public/index.html"))

  /// Files that would be removed are on another mount.
  package static let mountedFolder = DiagnosticCode(
    "MountedFolder", .warning,
    summary: "clipsite keeps files that it no longer needs, because they are on another disk.",
    explanation: """
      clipsite removes only files on the disk of the folder that it writes to. If you mount a disk, a volume, or
      another folder in it, such as one with uploads, the files there stay.
      """,
    fix: "Unmount the folder, or remove the files yourself.",
    withoutExample: .computer)
}
