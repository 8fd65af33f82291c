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
  /// A file that cannot be read is reported and left out.
  ///
  /// - Throws: `SystemError` when the folder cannot be read.
  func read(_ diagnostics: inout [Diagnostic]) throws(SystemError) -> [String: SourceFile] {
    let paths = try list()
    var files: [String: SourceFile] = [:]
    for file in paths.sorted() where file.hasSuffix(Self.fileExtension) && !file.hasPrefix(".") {
      var name = file.dropLast(Self.fileExtension.count)
      if name.hasPrefix(Self.partialsFolder + "/") { name = name.dropFirst(Self.partialsFolder.count + 1) }
      let shown = "\(displayPath)/\(file)"
      if let target = outsideTarget(of: file) {
        diagnostics.append(LinkLeavesContent.diagnostic(shown, target: target, outOf: "templates"))
        continue
      }
      do throws(SystemError) {
        let bytes = try FileStore.read("\(path)/\(file)", limit: Self.sizeLimit)
        files[String(name)] = SourceFile(path: shown, bytes: bytes)
      } catch {
        diagnostics.append(UnreadableFile.diagnostic(shown, error, limit: Self.sizeLimit))
      }
    }
    return files
  }

  /// Where a file really is when a symbolic link takes its place and leads out of the folder.
  private func outsideTarget(of file: String) -> String? {
    let file = "\(path)/\(file)"
    guard FileStore.kind(at: file) == .link, let root = FileStore.realPath(path),
      let target = FileStore.realPath(file), !target.hasPrefix(root + "/")
    else { return nil }
    return target
  }

  private func list() throws(SystemError) -> [String] {
    var paths: [String] = []
    do throws(SystemError) {
      try FileStore.listFiles(below: path, into: &paths)
    } catch {
      throw SystemError("cannot read", displayPath, reason: error.reason)
    }
    return paths
  }
}
