import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The folder `Templates` of a site, whose files override those of its theme: templates as `*.mustache`,
/// partials below `partials/`.
package struct TemplateFolder: Sendable {
  package let path: String
  package let displayPath: String

  /// The extension of every template.
  static let fileExtension = ".mustache"
  static let partialsFolder: RelativePath = "partials"
  /// The size of a template file at most, in bytes.
  static let sizeLimit = 1 << 20

  /// Reads every template. A file that cannot be read is reported and counts as empty, so that nothing else
  /// misses it. A site without the folder overrides nothing.
  ///
  /// - Throws: `SystemError` when the folder cannot be read.
  package func read() throws(SystemError) -> TemplateFiles {
    var files = TemplateFiles(displayPath)
    for file in try paths().sorted() where !file.components.contains(where: { $0.hasPrefix(".") }) {
      guard file.hasSuffix(Self.fileExtension) else {
        files.others.append(file)
        continue
      }
      let name = Self.name(of: file)
      // Texts are equal when they mean the same letters.
      if let first = files.paths[name.text], Self.name(of: first) != name {
        files.diagnostics.append(
          .nameTooAlike(file.text(below: displayPath), first: first.text(below: displayPath)))
      }
      files.paths[name.text] = file
      let shown = file.text(below: displayPath)
      let source = readFile(file, as: shown, &files.diagnostics)
      files.sources[name.text] = source ?? SourceFile(path: shown, bytes: [])
      if source == nil { files.unreadable.insert(name.text) }
    }
    return files
  }

  /// The name of a file in tags and options: the path without its extension, and for a partial without
  /// `partials/`.
  static func name(of file: RelativePath) -> RelativePath {
    file.withoutExtension.relative(to: partialsFolder) ?? file.withoutExtension
  }

  /// The file with a path, or `nil` if the site does not override it.
  ///
  /// - Throws: `SystemError` when it cannot be read.
  package func file(at file: RelativePath) throws(SystemError) -> SourceFile? {
    let own = file.text(below: path)
    guard try FileStore.exists(own) else { return nil }
    return SourceFile(
      path: file.text(below: displayPath),
      bytes: try FileStore.read(own, within: path, limit: SizeLimits.largest.sourceFile))
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

  /// The paths of all files. A site without the folder has none.
  package func paths() throws(SystemError) -> [RelativePath] {
    guard try FileStore.kind(at: path) != .missing else { return [] }
    var paths: [RelativePath] = []
    do throws(SystemError) {
      try FileStore.listFiles(below: path, into: &paths)
    } catch {
      throw SystemError("cannot read", displayPath, reason: error.reason)
    }
    return paths
  }
}

/// The templates that a site has in its folder, as read.
package struct TemplateFiles: Sendable {
  /// The folder, as messages show it.
  let folder: String
  /// The files by the name that tags use.
  fileprivate(set) var sources: [String: SourceFile] = [:]
  /// Their paths below the folder.
  fileprivate(set) var paths: [String: RelativePath] = [:]
  /// The names of those that cannot be read.
  fileprivate(set) var unreadable: Set<String> = []
  /// The paths of the files that are not templates.
  fileprivate(set) var others: [RelativePath] = []
  /// The mistakes in the folder.
  fileprivate(set) var diagnostics: [Diagnostic] = []

  /// No files.
  package init(_ folder: String = "") { self.folder = folder }

  /// Indicates whether both have the same bytes.
  func isSame(as other: TemplateFiles) -> Bool {
    paths == other.paths && others == other.others && diagnostics == other.diagnostics
      && sources.mapValues(\.bytes) == other.sources.mapValues(\.bytes)
  }
}

extension SiteFolder {
  /// The folder of the theme.
  package var templates: TemplateFolder {
    TemplateFolder(path: below(Self.templatesFolderName), displayPath: shown(Self.templatesFolderName))
  }
}
