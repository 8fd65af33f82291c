package import Foundation
import Testing

/// A folder whose files are compiled in: a Swift file has their texts as literals, so that the program can be
/// moved anywhere, and editors and linters see the files as what they are.
package struct RecordedFolder: Sendable, CustomTestStringConvertible {
  /// Where it is in the repository.
  package let path: String
  /// The type that has the texts, in a Swift file of this name.
  package let type: String
  /// The folder of the Swift file.
  package let home: String
  /// The end of the names that count; empty for all files.
  private let suffix: String

  package var testDescription: String { path }

  private init(path: String, type: String, home: String, suffix: String = "") {
    (self.path, self.type, self.home, self.suffix) = (path, type, home, suffix)
  }

  /// The themes, the starter site, the router that `clipsite routes` prints, and each folder `WebFiles` of a
  /// module or of a folder in one, whose name its type has: a module has one type of a name.
  package static func all(in root: URL) throws -> [RecordedFolder] {
    func folders(in path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
        .map { "\(path)/\($0)" }
        .filter {
          try root.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        }
    }
    let modules = try folders(in: "Sources")
    let homes = try modules + modules.flatMap { try folders(in: $0) }
    let starter = "Sources/ClipsiteCommandLine/Init"
    let themes = "Sources/ClipsiteRendering/SiteRendering/Templates"
    return [
      RecordedFolder(path: "Templates", type: "CleanTheme", home: themes),
      RecordedFolder(path: "\(themes)/Bistro", type: "BistroTheme", home: themes),
      RecordedFolder(path: "\(starter)/Starter", type: "StarterFiles", home: starter),
      RecordedFolder(
        path: "Sources/ClipsiteInvocationRouting", type: "RouterSource",
        home: "Sources/ClipsiteInvocations/Routes", suffix: ".swift"),
    ]
      + homes.filter { FileManager.default.fileExists(atPath: root.appending(path: "\($0)/WebFiles").path) }
      .map { home in
        let folder = home.split(separator: "/").dropFirst(2).joined()
        return RecordedFolder(path: "\(home)/WebFiles", type: "\(folder)WebFiles", home: home)
      }
  }

  /// Its files by path.
  package func files(in root: URL) throws -> [String: String] {
    let folder = root.appending(path: path)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        let url = folder.appending(path: name)
        let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        guard isFile, name.hasSuffix(suffix), !url.lastPathComponent.hasPrefix(".") else { return nil }
        return (name, try String(contentsOf: url, encoding: .utf8))
      })
  }

  /// Compares the Swift file with the folder, or records it.
  package func expectSource(in root: URL) throws {
    let files = try files(in: root).sorted { $0.key < $1.key }
    for (path, text) in files {
      let isLiteral = !text.contains("\"\"\"##") && !text.contains("\\##") && !text.contains("\r")
      #expect(isLiteral, "\(path) does not fit into a literal")
    }
    let url = root.appending(path: "\(home)/\(type).swift")
    try GoldenFile.expect(source(of: files), at: url, as: "\(home)/\(type).swift")
  }

  /// Scripts and styles have constants. The other files are in a list. The script of the search is short.
  private func source(of files: [(key: String, value: String)]) -> String {
    var constants = ""
    var list = ""
    for (path, text) in files {
      // The last line end of a multiline literal does not count.
      let isShort = path == "finder.js"
      let literal = "##\"\"\"\n\(isShort ? ShortScript.text(of: text) : text)\n\"\"\"##"
      if let name = Self.constant(for: path) {
        constants += "\n  /// `\(path)`.\n  static let \(name) = \(literal)\n"
      } else {
        list += "    \"\(path)\": \(literal),\n"
      }
    }
    if !list.isEmpty {
      list = "\n  /// The files by path.\n  static let files: [String: String] = [\n\(list)  ]\n"
    }
    return """
      // swift-format-ignore-file
      // Made from \(path)/ by `.ci/record`. Change the files there instead.

      /// The texts of the files in `\(path)`.
      enum \(type) {\(constants + list)}

      """
  }

  /// The name of a constant, as `overlayBarScript` for `overlay-bar.js`.
  private static func constant(for path: String) -> String? {
    let kinds = [".js": "Script", ".css": "Style"]
    guard let kind = kinds.first(where: { path.hasSuffix($0.key) }) else { return nil }
    let words = path.dropLast(kind.key.count).split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined() + kind.value
  }
}
