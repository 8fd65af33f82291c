import ClipsiteContentParsing
import ClipsiteDiagnostics
package import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The folder of a theme: templates as `*.mustache`, partials below `partials/`.
package struct TemplateFolder: Sendable {
  package let path: String
  package let displayPath: String

  /// The extension of every template.
  static let fileExtension = ".mustache"
  static let partialsFolder: RelativePath = "partials"
  /// The size of a template file at most, in bytes.
  static let sizeLimit = 1 << 20

  /// Reads every template, by the name that tags use: the path without `.mustache`, and for a partial without
  /// `partials/`.
  ///
  /// A file that cannot be read is reported and counts as empty, so that nothing else misses it.
  ///
  /// - Throws: `SystemError` when the folder cannot be read.
  func read(
    _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> (files: [String: SourceFile], unreadable: Set<String>) {
    let paths = try list()
    var files: [String: SourceFile] = [:]
    var unreadable: Set<String> = []
    var names: [String: RelativePath] = [:]
    for file in paths.sorted() where file.hasSuffix(Self.fileExtension) && !file.hasPrefix(".") {
      let path = file.dropLast(Self.fileExtension.utf8.count)
      let name = path.relative(to: Self.partialsFolder) ?? path
      let shown = file.text(below: displayPath)
      // Texts are equal when they mean the same letters.
      if let first = names[name.text], first != name, let path = files[name.text]?.path {
        diagnostics.append(.nameTooAlike(shown, first: path))
      }
      names[name.text] = name
      let source = readFile(file, as: shown, &diagnostics)
      files[name.text] = source ?? SourceFile(path: shown, bytes: [])
      if source == nil { unreadable.insert(name.text) }
    }
    return (files, unreadable)
  }

  private func readFile(
    _ file: RelativePath, as shown: String, _ diagnostics: inout [Diagnostic]
  ) -> SourceFile? {
    do throws(SystemError) {
      if let target = try outsideTarget(of: file) {
        diagnostics.append(.linkLeaves("templates", shown, target: target))
        return nil
      }
      let bytes = try FileStore.read(file.text(below: path), within: path, limit: Self.sizeLimit)
      let text = SourceFile(path: shown, bytes: bytes)
      return TextCheck.check(text: text, diagnostics: &diagnostics) ? text : nil
    } catch {
      diagnostics.append(.unreadableFile(shown, error, limit: Self.sizeLimit))
      return nil
    }
  }

  /// Returns the real path of a file if a symbolic link replaces it and leads out of the folder.
  private func outsideTarget(of file: RelativePath) throws(SystemError) -> String? {
    let file = "\(path)/\(file)"
    guard try FileStore.kind(at: file) == .link, let root = try FileStore.realPath(path),
      let target = try FileStore.realPath(file), !FileStore.lies(target, in: root)
    else { return nil }
    return target
  }

  /// Throws an error if the folder is missing.
  package func requireFolder() throws(SystemError) {
    if try FileStore.isFolder(path) { return }
    throw SystemError(
      "cannot read", displayPath,
      reason: "the site has no theme. Copy the folder 'Templates' of a site that 'clipsite init' makes")
  }

  private func list() throws(SystemError) -> [RelativePath] {
    try requireFolder()
    var paths: [RelativePath] = []
    do throws(SystemError) {
      try FileStore.listFiles(below: path, into: &paths)
    } catch {
      throw SystemError("cannot read", displayPath, reason: error.reason)
    }
    return paths
  }
}

extension SiteFolder {
  /// The folder of the theme.
  package var templates: TemplateFolder {
    TemplateFolder(path: below(Self.templatesFolderName), displayPath: shown(Self.templatesFolderName))
  }
}
