import ClipsiteDiagnostics
import ClipsitePlatform

/// One template and the partials that it may include.
struct TemplateSources: Sendable {
  /// The template's name: that of its file without `.mustache`.
  let name: String
  /// All files by name. Partials in folders have names such as `icons/star`.
  let files: [String: SourceFile]

  private static let suffix = ".mustache"

  /// Reads a template, and every `.mustache` file below the folder of partials.
  init(template: String, partials: String?) throws(SystemError) {
    var files: [String: SourceFile] = [:]
    if let partials {
      var paths: [RelativePath] = []
      try FileStore.listFiles(below: partials, into: &paths)
      for path in paths where path.hasSuffix(Self.suffix) {
        files[Self.name(of: path)] = try Self.read(path.text(below: partials))
      }
    }
    name = Self.name(of: RelativePath(template).name)
    files[name] = try Self.read(template)
    self.files = files
  }

  /// The file with a path.
  func file(at path: String) -> SourceFile? { files.values.first { $0.path == path } }

  /// A file, or a pipe that the shell made.
  static func read(_ path: String) throws(SystemError) -> SourceFile {
    SourceFile(path: path, bytes: try FileStore.readStream(path))
  }

  private static func name(of path: RelativePath) -> String {
    (path.hasSuffix(suffix) ? path.dropLast(suffix.utf8.count) : path).text
  }
}
