package import Foundation

/// A temporary folder that goes with the object, also where a test fails or does not use it.
///
/// A suite has it as a property, so that each test has a separate one.
package final class DisposableFolder: Sendable {
  /// Its path, without links.
  package let path: String

  /// The folder as a URL.
  package var url: URL { URL(filePath: path) }

  /// - Parameter name: The beginning of its name.
  package init(_ name: String = "clipsite") throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
