@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteText
import Foundation

@testable import ClipsiteCommandLineTests

/// Finds out which keys the program knows, by asking it: it writes a file with every word that could be a
/// key, and those of which the check does not say that they are unknown are keys.
///
/// The words are all texts in the sources of the readers that look like keys, so a key that a reader asks for
/// is among them however it asks.
struct KeyProbe {
  /// A file that holds keys.
  enum File { case configuration, frontMatter }

  private let folder: ScenarioFolder
  private let file: File
  private let words: [String]
  private static let nonsense = "no-such-key"

  /// A probe for a site in a folder, which has a theme.
  init(_ file: File, in folder: ScenarioFolder) throws {
    self.file = file
    self.folder = folder
    var words: Set<String> = []
    for name in [
      "SiteContent/Content", "SiteContent/Configuration", "SiteContent/FrontMatter",
      "OpeningHours/FrontMatter",
    ] {
      let sources = Document.root.appendingPathComponent("Sources/ClipsiteContent/\(name)")
      for source in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      {
        let text = try String(contentsOf: source, encoding: .utf8)
        // A message shortens a longer one.
        words.formUnion(text.matches(of: /"([a-z][a-z0-9-]{0,39})"/).map { String($0.1) })
      }
    }
    self.words = words.sorted()
  }

  /// Every key that takes a value of its own, as in `clip.title` and `app-links.ios[].url`. What holds
  /// further keys stands for them only; below a mapping of the author's own there are none.
  func keys() throws -> Set<String> { try keys(below: "") ?? [] }

  /// The keys below a key, as in `publish.production.to`; nil when it takes a value of its own.
  func keys(below context: String) throws -> Set<String>? {
    guard let known = try knownWords(in: context) else { return nil }
    var found: Set<String> = []
    for word in known {
      let path = context.isEmpty ? word : "\(context).\(word)"
      // A mapping alone is a list of one, so the list comes first.
      found.formUnion(try keys(below: path + "[]") ?? keys(below: path) ?? [path])
    }
    return found
  }

  /// The words that are keys in a mapping; nil where there is no mapping, or one in which every word may
  /// stand.
  private func knownWords(in context: String) throws -> [String]? {
    var known: [String] = []
    // After a hundred mistakes of one kind in a file, the others are only counted.
    for start in stride(from: 0, to: words.count, by: 99) {
      guard let part = try knownWords(of: words[start...].prefix(99) + [Self.nonsense], in: context) else {
        return nil
      }
      known += part
    }
    return known
  }

  private func knownWords(of words: [String], in context: String) throws -> [String]? {
    let mapping = "{\(words.map { "\($0): x" }.joined(separator: ",\n  "))}"
    let parts = context.split(separator: ".").reversed()
    let text = parts.reduce(mapping) { inner, part in
      part.hasSuffix("[]") ? "{\(part.dropLast(2)): [\(inner)]}" : "{\(part): \(inner)}"
    }
    switch file {
    case .configuration: try folder.write("Content/site.yml", text + "\n")
    case .frontMatter: try folder.write("Content/probe.md", "---\n\(text)\n---\n")
    }
    let diagnostics = try SiteBuilder(SiteFolder(folder.path)).check().diagnostics
    let unknown = Set(diagnostics.filter { $0.code.name == "UnknownKey" }.compactMap(Self.key))
    return unknown.contains(Self.nonsense) ? words.filter { !unknown.contains($0) } : nil
  }

  private static func key(of diagnostic: Diagnostic) -> String? {
    diagnostic.message.firstMatch(of: /key `([^`]+)`/).map { String($0.1) }
  }
}
