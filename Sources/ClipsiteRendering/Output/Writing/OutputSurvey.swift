import ClipsiteSystem
package import ClipsiteText

/// The contents of an output folder before an update.
struct OutputSurvey {
  /// The list of an earlier build, or `nil` if there is none.
  let manifest: OutputManifest?
  /// The reason why the folder must not be written to, if there is one.
  let refusal: Diagnostic?
  private let files: PathList

  /// Looks at an output folder.
  ///
  /// - Throws: `SystemError` when it cannot be read.
  init(of output: OutputFolder) throws(SystemError) {
    var files: [RelativePath] = []
    try FileStore.listFiles(below: output.path, into: &files)
    files.removeAll { $0.isBelow(StageFolder.name) }
    let manifestPath = "\(output.path)/\(OutputManifest.fileName)"
    let isOurs = try FileStore.exists(manifestPath)
    manifest =
      isOurs
      ? OutputManifest(try FileStore.read(manifestPath, limit: FileStore.listLimit))
        ?? OutputManifest(PathList()) : nil
    refusal = isOurs || files.isEmpty ? nil : .outputNotOurs(output.displayPath)
    self.files = PathList(files)
  }

  /// The files that neither a former build nor this one wrote. Dot files at the top, such as `.git`, count as
  /// belonging there, and so does what programs leave that deploy a domain's folder.
  func foreignFiles(besides tree: OutputTree, in output: OutputFolder) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    let ours = PathList(of: tree).union(manifest?.files ?? PathList())
    let foreign = files.subtracting(ours).filter { !$0.hasPrefix(".") && !Self.isLeftByDeployment($0) }
    return foreign.map { path in
      Diagnostic(
        .foreignFile, at: SourceRange("\(output.displayPath)/\(path)"),
        "this file in the output folder was not written by clipsite, and is kept",
        fix: "move it to the content folder if it belongs to the site, or delete it")
    }
  }

  /// The files and folders that the programs of hosts keep in the folder that they deploy.
  private static let deploymentNames: Set<RelativePath> = [
    ".vercel", ".netlify", ".wrangler", ".firebase", ".firebaserc", "firebase-debug.log", ".gitignore",
  ]

  private static func isLeftByDeployment(_ path: RelativePath) -> Bool {
    let parts = path.components
    return parts.count > 1 && deploymentNames.contains(parts[1])
  }
}

extension OutputFolder {
  /// The reason why what has the path is no folder to write to, if there is one.
  func refusal(of kind: FileStore.PathKind) throws(SystemError) -> Diagnostic? {
    switch kind {
    case .missing, .folder: nil
    case .link: .linkedOutput(displayPath, to: try FileStore.linkTarget(path) ?? "")
    case .other: .outputIsNoFolder(displayPath, "not a folder")
    }
  }
}

extension Diagnostic {
  /// The output folder is a symbolic link, and does not lead to a folder that clipsite made.
  fileprivate static func linkedOutput(_ path: String, to target: String) -> Diagnostic {
    Diagnostic(
      .outputIsNoFolder, at: SourceRange(path),
      "the output is a symbolic link to \(target), which clipsite did not make",
      fix: "build once with --output and that folder, or choose another one")
  }

  /// The output folder holds files, and none of them says that clipsite made it.
  fileprivate static func outputNotOurs(_ path: String) -> Diagnostic {
    Diagnostic(
      .outputNotOurs, at: SourceRange(path), "the output folder is not empty, and clipsite did not make it",
      fix: "empty it, or choose another folder with --output")
  }
}

extension DiagnosticCode {
  /// The output folder holds files, and none of them says that clipsite made it.
  package static let outputNotOurs = DiagnosticCode(
    "OutputNotOurs", .error,
    summary: "clipsite did not create the output folder.",
    explanation: """
      clipsite marks its folders with a file `.clipsite`, the list of the files in it. A folder with files but
      without this mark may contain somebody's work, so clipsite does not write there.
      """,
    fix: "Choose another folder, or empty this one.",
    example: .init(.files, wrong: "Output/thesis.pdf", right: "thesis.pdf"))

  /// A file in the output folder was not written by clipsite.
  package static let foreignFile = DiagnosticCode(
    "ForeignFile", .warning,
    summary: "The output folder contains a file that clipsite did not write.",
    explanation: """
      clipsite keeps it, because it removes only its own files. A server may send the file, and publishing
      tools may upload it.
      """,
    fix: "Move the file out of the folder.",
    example: .init(
      .files,
      wrong: """
        Output/.clipsite
        Output/notes.txt
        """,
      right: "Output/.clipsite"))
}
