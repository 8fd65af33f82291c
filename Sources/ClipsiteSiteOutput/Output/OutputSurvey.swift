import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

/// What stands in an output folder before an update.
struct OutputSurvey {
  /// What a former build wrote; nil when the folder is missing or empty.
  let manifest: OutputManifest?
  /// Why the folder must not be written to, if it must not.
  let refusal: Diagnostic?
  private let files: PathList

  /// Looks at an output folder.
  ///
  /// - Throws: `SystemError` when it cannot be read.
  init(of output: OutputFolder) throws(SystemError) {
    switch try FileStore.kind(at: output.path) {
    case .missing:
      (manifest, refusal, files) = (nil, nil, PathList())
      return
    case .folder: break
    case .link:
      let target = try FileStore.linkTarget(output.path) ?? ""
      (manifest, refusal, files) = (
        nil, OutputIsNoFolder.diagnostic(output.displayPath, linkTo: target), PathList()
      )
      return
    case .other:
      (manifest, refusal, files) = (
        nil, OutputIsNoFolder.diagnostic(output.displayPath, "not a folder"), PathList()
      )
      return
    }
    var files: [RelativePath] = []
    try FileStore.listFiles(below: output.path, into: &files)
    let manifestPath = "\(output.path)/\(OutputManifest.fileName)"
    let isOurs = try FileStore.exists(manifestPath)
    manifest = isOurs ? OutputManifest(try FileStore.read(manifestPath)) ?? OutputManifest(PathList()) : nil
    refusal = !isOurs && !files.isEmpty ? OutputNotOurs.diagnostic(output.displayPath) : nil
    self.files = PathList(files)
  }

  /// The files that neither a former build nor this one wrote. Dot files at the top, such as `.git`, count as
  /// belonging there, and so does what programs leave that deploy a domain's folder.
  func foreignFiles(besides tree: OutputTree) -> [RelativePath] {
    guard !files.isEmpty else { return [] }
    let ours = PathList(of: tree).union(manifest?.files ?? PathList())
    return files.subtracting(ours).filter { !$0.hasPrefix(".") && !Self.isLeftByDeployment($0) }
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
