import Foundation
import Testing

@testable import CommandLineInterface

/// Keeps the theme that is compiled in the same as Templates/.
///
/// `RECORD=1 swift test --filter StarterThemeTests` writes the Swift file anew, and fails.
@Suite struct StarterThemeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let source = root.appendingPathComponent(
    "Sources/CommandLineInterface/Starter/StarterTheme.swift")

  @Test func isACopyOfTemplates() throws {
    let expected = try Self.swiftFile(for: Self.templates())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(expected.utf8).write(to: Self.source)
      Issue.record("recorded StarterTheme.swift; run the tests again without RECORD")
      return
    }
    let actual = try String(contentsOf: Self.source, encoding: .utf8)
    #expect(actual == expected, "record it: RECORD=1 swift test --filter StarterThemeTests")
  }

  @Test func compilesToTheSameBytes() throws {
    let templates = try Self.templates()
    #expect(StarterTheme.files.map(\.path) == templates.map(\.path))
    let isSame = StarterTheme.files == templates
    #expect(isSame, "record it: RECORD=1 swift test --filter StarterThemeTests")
  }

  @Test(arguments: [
    ("plain\n", "\"\"\"\n      plain\n\n      \"\"\""), ("", "\"\"\"\n\n      \"\"\""),
    ("a \"\"\" b \\(c)\n", "#\"\"\"\n      a \"\"\" b \\(c)\n\n      \"\"\"#"),
    ("\"\"\"#\n\n", "##\"\"\"\n      \"\"\"#\n\n\n      \"\"\"##"),
  ])
  func writesTextAsALiteral(_ text: String, literal: String) {
    #expect(Self.literal(text) == literal)
  }

  private static func templates() throws -> [StarterFile] {
    let folder = root.appendingPathComponent("Templates")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      guard isFile, !url.lastPathComponent.hasPrefix(".") else { return nil }
      return StarterFile("Templates/" + name, base64: Base64.encode([UInt8](try Data(contentsOf: url))))
    }
  }

  private static func swiftFile(for files: [StarterFile]) -> String {
    let entries = files.map { file in
      let path = "    StarterFile(\n      \"\(file.path)\", "
      guard let text = String(validating: file.bytes, as: UTF8.self), isPlain(text) else {
        return path + "base64: " + literal(Base64.encode(file.bytes)) + "),\n"
      }
      return path + "text: " + literal(text) + "),\n"
    }
    let list = entries.isEmpty ? "[]" : "[\n" + entries.joined() + "  ]"
    return """
      // swift-format-ignore-file
      // Made from Templates/ by `RECORD=1 swift test --filter StarterThemeTests`. Change Templates/ instead.

      /// The default theme: a copy of Templates/, compiled in so that the program can be moved anywhere.
      enum StarterTheme {
        /// The files, sorted by path.
        static let files: [StarterFile] = \(list)
      }

      """
  }

  /// Whether text can stand in a literal: a Swift file has no other line ends than LF and no control characters.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
  }

  /// A multi-line string literal, with as many `#` as the text needs.
  private static func literal(_ text: String) -> String {
    var marks = text.contains("\"\"\"") || text.contains("\\") ? "#" : ""
    while text.contains("\"\"\"" + marks), !marks.isEmpty { marks += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "      " + $0
    }
    return "\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n      \"\"\"\(marks)"
  }
}
