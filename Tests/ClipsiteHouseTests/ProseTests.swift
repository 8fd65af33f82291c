import Foundation
import Testing

/// The rules of the page “Style” that can be measured, for texts in the sources.
struct ProseTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The lines of each Swift file, by path.
  private static let files: [(path: String, lines: [Substring])] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    return paths.sorted().filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("/CleanTheme.swift") && !$0.hasSuffix("/BistroTheme.swift")
    }.compactMap {
      path in
      guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }()

  /// The lines of documentation comments as path, number, and text, with whether the line is the first.
  private static func comments() -> [(place: String, text: Substring, isFirst: Bool)] {
    files.flatMap { path, lines in
      lines.indices.compactMap { index in
        let line = lines[index].drop { $0 == " " }
        guard line.hasPrefix("///") else { return nil }
        let isFirst = index == 0 || !lines[index - 1].drop { $0 == " " }.hasPrefix("///")
        return ("\(path):\(index + 1)", line.dropFirst(3).drop { $0 == " " }, isFirst)
      }
    }
  }

  @Test func documentationStartsWithANounOrAVerb() {
    let questions: Set<Substring> = [
      "What", "Whether", "Who", "Whose", "How", "Where", "Which", "Why", "When",
    ]
    let wrong = Self.comments().filter { $0.isFirst && questions.contains($0.text.prefix { $0.isLetter }) }
    #expect(wrong.map(\.place) == [])
  }

  /// Messages, fixes, help, and tables have sentences where a semicolon could chain them.
  @Test func printedTextHasNoSemicolons() {
    let wrong = Self.printedTexts.filter { !$0.isBlock && Self.chains($0.text) }
    #expect(wrong.map(\.place) == [])
  }

  /// Messages, fixes, explanations, and help avoid the words that the page replaces.
  @Test func printedTextHasPlainWords() {
    let replaced =
      /\b(holds|stands|anew|meanwhile|likewise)\b|, too\b|of (its|their) own\b|in place of|ha(s|ve) to\b/
    let negation = /\b(is|are) (no|none) [a-z]/
    let usual = /\bthere (is|are) no\b|\b(is|are) no (longer|more)\b/
    let wrong = Self.printedTexts.filter { entry in
      entry.text.contains(replaced) || entry.text.replacing(usual, with: "").contains(negation)
    }
    #expect(wrong.map { "\($0.place): \($0.text)" } == [])
  }

  /// Only `CommandContext.next` quotes the next command, because it names the site that the user named.
  /// Without a site, `init` is the next one.
  @Test func suggestedCommandsComeFromTheContext() {
    let wrong = Self.printedTexts.filter { entry in
      entry.text.contains(/\b[Rr]un ['`]clipsite (?!init)/) && !entry.place.contains("StarterFiles")
    }
    #expect(wrong.map { "\($0.place): \($0.text)" } == [])
  }

  /// The texts in quotes with more than one word, and the lines of texts in three quotes.
  private static let printedTexts: [(place: String, text: Substring, isBlock: Bool)] = {
    let isRecorded = { (path: String) in
      ["Locales", "WebFiles", "FoldingTable", "RouterSource"].contains {
        path.contains($0)
      }
    }
    var texts: [(place: String, text: Substring, isBlock: Bool)] = []
    for (path, lines) in files where !isRecorded(path) {
      var isCode = true
      for (number, line) in lines.enumerated() {
        let place = "\(path):\(number + 1)"
        let toggles = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2
        if toggles { isCode.toggle() }
        if !isCode {
          if !toggles { texts.append((place, line, true)) }
        } else if !line.drop(while: { $0 == " " }).hasPrefix("//") {
          let quoted = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map(\.1).filter { $0.contains(" ") }
          texts += quoted.map { (place, $0, false) }
        }
      }
    }
    return texts
  }()

  /// Indicates whether a text has a semicolon between words. Media types and other fields of HTTP are no
  /// prose.
  private static func chains(_ text: Substring) -> Bool {
    let isField = [" charset=", " url=", "Mozilla"].contains { text.contains($0) }
    return !isField && text.contains(/\w.*; [\w`'\\-]/)
  }

  @Test func spellingIsAmerican() {
    let wrong = Self.comments().filter { comment in
      let words = comment.text.replacing(/`[^`]*`/, with: "").lowercased().split { !$0.isLetter }
      return words.contains { Self.british.contains($0) }
    }
    #expect(wrong.map(\.place) == [])
  }

  /// Sections of public standards are named by their documents. A section sign is how papers are cited that
  /// are not in the repository, where nobody could look the rule up.
  @Test(arguments: ["Sources", "Tests"]) func citesNothingThatNobodyCanRead(folder: String) throws {
    let root = Self.sources.deletingLastPathComponent().appending(path: folder)
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift")
    {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(!text.contains("\u{A7}"), "\(path)")
    }
  }

  private static let british: Set<Substring> = [
    "anew", "behaviour", "cancelled", "centre", "colour", "coloured", "colours", "dialled", "initialiser",
    "initialisers", "metre", "metres", "neighbour", "neighbours", "normalise", "normalised", "recognise",
    "recognised", "recognises", "spelt", "summarise", "summarises", "whilst",
  ]
}
