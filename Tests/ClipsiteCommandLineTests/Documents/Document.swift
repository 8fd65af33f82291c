import ClipsiteTestTools
import Foundation
import Testing

/// A Markdown document of the repository, taken apart as far as the tests need it.
struct Document: Sendable {
  /// A fenced block: the words after the opening fence, and the lines up to the closing one, without the
  /// indentation of the fence.
  struct Block: Hashable, Sendable {
    let language: String
    /// The second word after the fence: the file that the block shows, or `output` for the output of the
    /// commands before it.
    let path: String?
    let text: String
  }

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of the documentation pages, relative to the top.
  static let catalog = "Sources/clipsite/clipsite.docc"
  /// The path of the document, relative to the top.
  let name: String
  let text: String

  /// Reads a page of the catalog, such as `Guides/Install`.
  init(page: String) throws { try self.init("\(Self.catalog)/\(page).md") }

  /// Reads a document, such as `README.md`.
  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (header: [Substring], indentation: Int, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let block = open, content == "```" {
        let language = block.header.first.map(String.init) ?? ""
        let path = block.header.dropFirst().first.map(String.init)
        blocks.append(Block(language: language, path: path, text: block.lines.map { $0 + "\n" }.joined()))
        open = nil
      } else if open != nil {
        let indentation = line.prefix(open?.indentation ?? 0).prefix { $0 == " " }.count
        open?.lines.append(line.dropFirst(indentation))
      } else if content.hasPrefix("```") {
        open = (content.dropFirst(3).split(separator: " "), line.count - content.count, [])
      }
    }
    return blocks
  }

  /// The text below a heading, up to the next heading of that level.
  func section(_ heading: String) throws -> Substring {
    let start = try #require(text.range(of: "\n## \(heading)\n"), "\(name) has no section “\(heading)”")
    let end = text.range(of: "\n## ", range: start.upperBound..<text.endIndex)?.lowerBound
    return text[start.upperBound..<(end ?? text.endIndex)]
  }

  /// The code spans in the first cell of each row of all tables.
  var firstCells: [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cell = row.dropFirst(2).prefix { $0 != "|" }
      return cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// Compares a page, all of which tests write, with a text from the code.
  static func expectPage(_ path: String, _ wanted: String) throws {
    let text = wanted.hasSuffix("\n") ? wanted : wanted + "\n"
    try GoldenFile.expect(text, at: root.appendingPathComponent(path), as: path)
  }

  /// Compares the text between two markers with a text from the code.
  func expectSection(_ marker: String, _ wanted: String) throws {
    let begin = "<!-- begin: \(marker) -->\n"
    let start = try #require(text.range(of: begin)).upperBound
    let end = try #require(text.range(of: "<!-- end: \(marker) -->", range: start..<text.endIndex)).lowerBound
    // Several sections of one file are recorded one after the other, so the file is read again.
    let old = begin + text[start..<end]
    let new = try Document(name).text.replacingOccurrences(of: old, with: begin + wanted)
    try GoldenFile.expect(new, at: Self.root.appendingPathComponent(name), as: "“\(marker)” in \(name)")
  }
}
