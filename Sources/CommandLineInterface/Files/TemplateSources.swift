import Diagnostics

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
      for path in try InputFolder(partials).files() where path.hasSuffix(Self.suffix) {
        files[Self.name(of: path)] = try InputFolder.read(partials + "/" + path)
      }
    }
    name = Self.name(of: template.split(separator: "/").last.map(String.init) ?? template)
    files[name] = try InputFolder.read(template)
    self.files = files
  }

  /// The file with a path.
  func file(at path: String) -> SourceFile? { files.values.first { $0.path == path } }

  private static func name(of path: String) -> String {
    path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
  }
}
