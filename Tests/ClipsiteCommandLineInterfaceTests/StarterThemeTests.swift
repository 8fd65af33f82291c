import ClipsitePlatform
import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// Keeps the themes that are compiled in the same as their templates.
///
/// `RECORD=1 swift test --filter StarterThemeTests` writes the Swift files anew, and fails.
@Suite(.timeLimit(.minutes(30))) struct StarterThemeTests {
  private static let starter = "Sources/ClipsiteCommandLineInterface/Init"

  @Test(arguments: StarterTheme.allCases) func isACopyOfItsTemplates(_ theme: StarterTheme) throws {
    let source = Document.root.appendingPathComponent("\(Self.starter)/\(theme.typeName).swift")
    let expected = try Self.swiftFile(for: theme)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(expected.utf8).write(to: source)
      Issue.record("recorded \(theme.typeName).swift; run the tests again without RECORD")
      return
    }
    let actual = try String(contentsOf: source, encoding: .utf8)
    #expect(actual == expected, "record it: RECORD=1 swift test --filter StarterThemeTests")
  }

  @Test(arguments: StarterTheme.allCases) func compilesToTheSameBytes(_ theme: StarterTheme) throws {
    let templates = try Self.templates(of: theme)
    #expect(theme.files.map(\.path) == templates.map(\.path))
    let isSame = theme.files == templates
    #expect(isSame, "record it: RECORD=1 swift test --filter StarterThemeTests")
  }

  /// What a site says under `extra.labels` works with every theme.
  @Test(arguments: StarterTheme.allCases) func theThemesHaveTheSameLabels(_ theme: StarterTheme) {
    let own = Self.labels(of: theme)
    #expect(own.count > 20)
    #expect(own == Self.labels(of: .clean))
  }

  /// What `looks` can set, every theme lets it set.
  @Test(arguments: StarterTheme.allCases) func theThemesTakeTheLooksOfTheSite(_ theme: StarterTheme) {
    let text = Self.text(of: theme)
    for name in ["accent-light", "accent-dark", "font", "radius", "button-radius"] {
      #expect(text.contains("{{site.looks.\(name)}}"), "\(name)")
    }
  }

  /// The frame of the browser has the color of the page.
  @Test(arguments: StarterTheme.allCases) func thePaperIsThatOfTheTheme(_ theme: StarterTheme) throws {
    let file = try #require(theme.files.first { $0.path == "Templates/partials/tokens.mustache" })
    let style = String(decoding: file.bytes, as: UTF8.self)
    let papers = style.matches(of: /--paper:([^;]+);/).map { String($0.1) }
    #expect(papers == [theme.paper.light, theme.paper.dark])
  }

  private static func text(of theme: StarterTheme) -> String {
    theme.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private static func labels(of theme: StarterTheme) -> Set<String> {
    Set(text(of: theme).matches(of: /extra\.labels\.([a-z-]+)/).map { String($0.1) })
  }

  @Test(arguments: [
    ("plain\n", "\"\"\"\n      plain\n\n      \"\"\""), ("", "\"\"\"\n\n      \"\"\""),
    ("a \"\"\" b \\(c)\n", "#\"\"\"\n      a \"\"\" b \\(c)\n\n      \"\"\"#"),
    ("\"\"\"#\n\n", "##\"\"\"\n      \"\"\"#\n\n\n      \"\"\"##"),
  ])
  func writesTextAsALiteral(_ text: String, literal: String) {
    #expect(Self.literal(text) == literal)
  }

  private static func templates(of theme: StarterTheme) throws -> [StarterFile] {
    let folder = Document.root.appendingPathComponent(theme.folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      guard isFile, !url.lastPathComponent.hasPrefix(".") else { return nil }
      return StarterFile("Templates/" + name, base64: Base64.text([UInt8](try Data(contentsOf: url))))
    }
  }

  private static func swiftFile(for theme: StarterTheme) throws -> String {
    let entries = try templates(of: theme).map { file in
      let path = "    StarterFile(\n      \"\(file.path)\", "
      guard let text = String(validating: file.bytes, as: UTF8.self), isPlain(text) else {
        return path + "base64: " + literal(Base64.text(file.bytes, lineLength: 96)) + "),\n"
      }
      return path + "text: " + literal(text) + "),\n"
    }
    let list = entries.isEmpty ? "[]" : "[\n" + entries.joined() + "  ]"
    return """
      // swift-format-ignore-file
      // Made from \(theme.folder)/ by `RECORD=1 swift test --filter StarterThemeTests`. Change \(theme.folder)/ instead.

      /// The templates of the theme `\(theme.name)`.
      enum \(theme.typeName) {
        /// The files, sorted by path.
        static let files: [StarterFile] = \(list)
      }

      """
  }

  /// Whether text can stand in a literal: a Swift file has no other line ends than LF and no control
  /// characters.
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

extension StarterTheme {
  /// Where its templates are in the repository, whose own site has the default theme.
  var folder: String {
    switch self {
    case .clean: "Templates"
    case .bistro: "Sources/ClipsiteCommandLineInterface/Init/Bistro"
    }
  }

  /// The type that holds what is compiled in.
  fileprivate var typeName: String { name.prefix(1).uppercased() + name.dropFirst() + "Theme" }
}
