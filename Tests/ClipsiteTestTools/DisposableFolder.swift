package import Foundation

/// A temporary folder that goes with the object, also where a test fails or does not use it.
///
/// A suite has it as a property, so that each test has a separate one.
package final class DisposableFolder: Sendable {
  /// Its path, without links.
  package let path: String

  /// The folder as a URL.
  package var url: URL { URL(filePath: path) }

  /// - Parameters:
  ///   - name: The beginning of its name.
  ///   - parent: The folder that it is made in.
  ///   - files: The texts of its files, by path below it.
  package init(
    _ name: String = "clipsite", in parent: URL = FileManager.default.temporaryDirectory,
    _ files: [String: String] = [:]
  ) throws {
    let folder = parent.resolvingSymlinksInPath().appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the URL of a file below the folder.
  package func url(_ name: String) -> URL { url.appending(path: name) }

  /// Writes a file, and makes the folders above it.
  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file, and makes the folders above it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link. A target that is not absolute is relative to the folder of the link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Returns the text of a file.
  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// Removes a file, or a folder with everything below it.
  package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  /// Returns the path of each file, hidden ones included, sorted.
  package func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Returns the number and the time of each file, which change if it is written again.
  package func signatures() throws -> [String: String] {
    var signatures: [String: String] = [:]
    for name in try files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      let date = attributes[.modificationDate] as? Date
      signatures[name] = "\(attributes[.systemFileNumber] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }
    return signatures
  }
}
