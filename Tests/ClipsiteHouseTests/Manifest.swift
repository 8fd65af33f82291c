import Foundation

/// The targets and products of a `Package.swift` in the way that this package writes them.
struct Manifest: Sendable {
  /// A target.
  struct Target: Sendable {
    /// The whole name, with the prefix.
    let name: String
    let dependencies: [String]
    /// Whether Swift files can import it; a program cannot be imported.
    let isModule: Bool
    let isTest: Bool
    /// The number of the paragraph that declares it: blank lines separate paragraphs.
    let paragraph: Int
  }

  let targets: [Target]
  /// The modules of each product that is a library.
  let libraries: [String: [String]]

  /// What stands in front of the names in `module("Name", uses: ["Other"])`.
  static let prefix = "Clipsite"

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutComment)
    var paragraphs = [""]
    for (line, original) in zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if original.allSatisfy(\.isWhitespace) { paragraphs.append("") }
      paragraphs[paragraphs.count - 1] += line + "\n"
    }
    targets = paragraphs.enumerated().flatMap { number, text in Self.targets(in: text, paragraph: number) }
    let products = lines.joined(separator: "\n").matches(
      of: /\.library\(\s*name:\s*"([^"]+)",\s*targets:\s*\[([^\]]*)\]/)
    libraries = Dictionary(products.map { (String($0.1), Self.strings(in: $0.2)) }) { $1 }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.drop { $0 == " " }.hasPrefix("//") ? "" : line
  }

  private static func targets(in text: String, paragraph: Int) -> [Target] {
    let short = text.matches(of: /\bmodule\(\s*"([A-Za-z]+)"(?:,\s*uses:\s*\[([^\]]*)\])?/).map {
      Target(
        name: prefix + $0.1, dependencies: strings(in: $0.2 ?? "").map { prefix + $0 }, isModule: true,
        isTest: false, paragraph: paragraph)
    }
    let long = text.matches(
      of:
        /\.(systemLibrary|target|executableTarget|testTarget)\(\s*name:\s*"([^"]+)"(?:,\s*dependencies:\s*(targets\()?\[([^\]]*)\])?/
    ).map { match in
      let names = strings(in: match.4 ?? "")
      return Target(
        name: String(match.2),
        dependencies: names.map { match.3 == nil || $0 == "clipsite" ? $0 : prefix + $0 },
        isModule: match.1 != "executableTarget", isTest: match.1 == "testTarget", paragraph: paragraph)
    }
    return short + long
  }

  private static func strings(in text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
