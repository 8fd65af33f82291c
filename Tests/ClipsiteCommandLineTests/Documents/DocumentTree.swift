import Foundation
import Testing

/// All documents of the repository.
enum DocumentTree {
  /// The documents at the top, then the pages of the catalogs.
  static let all: [Document] = (top + pages).compactMap { try? Document($0) }

  /// The documents that lead a reader step by step: the README, tutorials, guides, and the pages about
  /// concepts.
  static let guides = all.filter { document in
    document.name == "README.md"
      || ["Tutorials", "Guides", "Concepts"].contains {
        document.name.hasPrefix("\(Document.catalog)/\($0)/")
      }
  }

  /// The documents about the code.
  static let internals = all.filter { document in
    document.name == "CONTRIBUTING.md" || document.name.hasPrefix("\(Document.catalog)/Internals/")
  }

  private static let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".github/SECURITY.md"]

  /// The pages of all documentation catalogs, by path.
  private static let pages: [String] = {
    let sources = Document.root.appendingPathComponent("Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map { "Sources/\($0)" }
  }()
}

extension Document: CustomTestStringConvertible {
  var testDescription: String { name }

  /// The text without fenced blocks.
  var prose: String {
    var lines: [Substring] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isOpen.toggle() } else if !isOpen { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The targets of all links.
  var links: [String] {
    let prose = prose.replacing(/`[^`]*`/, with: "")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
  }

  /// The anchors of all headings, as GitHub makes them.
  var anchors: Set<String> {
    let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(headings.map { Self.anchor(of: $0.drop { $0 == "#" || $0 == " " }) })
  }

  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().compactMap { letter in
        letter == " " ? "-" : letter.isLetter || letter.isNumber || "-_".contains(letter) ? letter : nil
      })
  }
}
