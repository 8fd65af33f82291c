import Diagnostics
import FileSystem

/// The folder of a theme: templates as `*.mustache`, partials below `partials/`.
public struct TemplateFolder: Sendable {
  let path: String
  let displayPath: String

  /// What the name of every template ends in.
  static let fileExtension = ".mustache"
  /// The folder of the partials.
  static let partialsFolder = "partials"
  /// The size of a template file at most, in bytes.
  static let sizeLimit = 1 << 20

  /// Reads every template, by the name that tags use: the path without `.mustache`, and for a partial without
  /// `partials/`.
  ///
  /// - Throws: `SystemError` when the folder or a file cannot be read.
  func read() throws(SystemError) -> [String: SourceFile] {
    var paths: [String] = []
    try FileStore.listFiles(below: path, into: &paths)
    var files: [String: SourceFile] = [:]
    for file in paths.sorted() where file.hasSuffix(Self.fileExtension) && !file.hasPrefix(".") {
      var name = file.dropLast(Self.fileExtension.count)
      if name.hasPrefix(Self.partialsFolder + "/") { name = name.dropFirst(Self.partialsFolder.count + 1) }
      let bytes = try FileStore.read("\(path)/\(file)", limit: Self.sizeLimit)
      files[String(name)] = SourceFile(path: "\(displayPath)/\(file)", bytes: bytes)
    }
    return files
  }
}
