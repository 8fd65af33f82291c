import Foundation
import Testing

/// One of the documents at the top of the repository, taken apart as far as the tests need it.
struct Document: Sendable {
  /// A fenced block: the words after the opening fence, and the lines up to the closing one.
  struct Block: Hashable, Sendable {
    let language: String
    /// The second word after the fence: the file that the block shows.
    let path: String?
    let text: String
  }

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Whether sections are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  let name: String
  let text: String

  /// Reads a document, such as `README.md`.
  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (header: [Substring], lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open, line == "```" {
        let language = block.header.first.map(String.init) ?? ""
        let path = block.header.dropFirst().first.map(String.init)
        blocks.append(Block(language: language, path: path, text: block.lines.map { $0 + "\n" }.joined()))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " "), [])
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

  /// The code spans in the first cell of each row of the tables below a heading.
  func firstCells(below heading: String) throws -> [[String]] {
    try section(heading).split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cell = row.dropFirst(2).prefix { $0 != "|" }
      return cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// Compares what stands between two markers with what the code says; `RECORD=1` writes it anew, and fails.
  func expectSection(_ marker: String, _ wanted: String) throws {
    let begin = "<!-- begin: \(marker) -->\n"
    let start = try #require(text.range(of: begin)).upperBound
    let end = try #require(text.range(of: "<!-- end: \(marker) -->", range: start..<text.endIndex)).lowerBound
    guard Self.isRecording else {
      #expect(text[start..<end] == wanted, "record it: RECORD=1 swift test --no-parallel --filter Readme")
      return
    }
    // Several sections of one file are recorded one after the other, so the file is read again.
    let recorded = try Document(name).text
    let old = begin + text[start..<end]
    let url = Self.root.appendingPathComponent(name)
    try Data(recorded.replacingOccurrences(of: old, with: begin + wanted).utf8).write(to: url)
    Issue.record("recorded “\(marker)” in \(name); run the tests again without RECORD")
  }
}
