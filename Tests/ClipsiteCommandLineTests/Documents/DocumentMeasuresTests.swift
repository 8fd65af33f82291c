import Foundation
import Testing

/// Documents are short, and so are their sentences.
struct DocumentMeasuresTests {
  @Test(arguments: [("README.md", 180), ("CONTRIBUTING.md", 150), (".github/SECURITY.md", 40)])
  func documentsAreShort(_ name: String, limit: Int) throws {
    #expect(
      try Document(name).text.split(separator: "\n", omittingEmptySubsequences: false).count <= limit + 1)
  }

  @Test(arguments: DocumentTree.all) func sentencesAreShort(_ document: Document) {
    let lengths = Self.sentences(of: document).map(\.count)
    guard lengths.count > 3 else { return }
    let mean = Double(lengths.reduce(0, +)) / Double(lengths.count)
    #expect(mean <= 15, "\(mean) words a sentence")
    let long = lengths.filter { $0 > 25 }.count
    #expect(Double(long) <= 0.08 * Double(lengths.count), "\(long) of \(lengths.count) have over 25 words")
  }

  /// Spellings and words that the style guide replaces.
  @Test(arguments: DocumentTree.guides) func wordsAreThoseOfTheStyleGuide(_ document: Document) {
    let text = document.prose.replacing(/`[^`]*`/, with: "").lowercased()
    let words = Set(text.split { !$0.isLetter && $0 != "-" })
    #expect(words.intersection(Self.replaced) == [])
  }

  private static let replaced: Set<Substring> = [
    "colour", "colours", "neighbour", "neighbours", "recognise", "normalise", "metre", "metres", "cancelled",
    "spelt", "anew", "meanwhile", "likewise", "whilst", "aasa-file",
  ]

  /// The words of each sentence, without blocks, tables, headings, comments, and lists of topics.
  private static func sentences(of document: Document) -> [[Substring]] {
    let lines = document.prose.split(separator: "\n")
      .filter { line in line.first { $0 != " " }.map { !"|#<".contains($0) } ?? false }
      .filter { $0.wholeMatch(of: /- \[[^\]]+\]\([^)]+\)/) == nil }
    let words = lines.joined(separator: " ").split(separator: " ")
    let ends = words.split(omittingEmptySubsequences: true) { $0.last.map { ".:!?".contains($0) } ?? false }
    // The word that ends a sentence belongs to it.
    return ends.map { sentence in
      sentence.endIndex < words.endIndex
        ? Array(words[sentence.startIndex...sentence.endIndex]) : Array(sentence)
    }
    .filter { $0.count > 2 }
  }
}
