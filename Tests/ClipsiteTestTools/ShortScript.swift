/// Makes a script small: in one line, and with short names in place of those that begin with `$`.
///
/// The most frequent names get the shortest ones. Two names get different ones if a paragraph has both, or if
/// the whole script knows both: those of the first paragraph, and those that a line without indentation
/// declares, as in `$name=`. The other names are local in functions, so paragraphs share short ones.
///
/// Every statement ends with a semicolon or a brace. A line whose text begins with `//` is a comment. No text
/// contains `const`, `true`, or `false`.
package enum ShortScript {
  /// The places that have a name.
  private struct Use {
    var count = 0
    var paragraphs: Set<Int> = []
    var isKnownEverywhere = false

    func clashes(with other: Use) -> Bool {
      isKnownEverywhere && other.isKnownEverywhere || !paragraphs.isDisjoint(with: other.paragraphs)
    }
  }

  /// A script in its short form.
  package static func text(of script: String) -> String {
    let paragraphs = script.replacing("const", with: "let").replacing("true", with: "!0")
      .replacing("false", with: "!1").split(separator: "\n\n").map { paragraph in
        paragraph.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      }
    let names = shortNames(for: uses(in: paragraphs))
    return paragraphs.joined().map { line in
      let parts = parts(of: line.drop { $0 == " " })
      return parts.dropFirst().reduce(String(parts[0].rest)) { $0 + (names[$1.name] ?? "$") + $1.rest }
    }.joined()
  }

  /// A line in parts, each with the name before it. The first part has no name.
  private static func parts(of line: Substring) -> [(name: Substring, rest: Substring)] {
    line.split(separator: "$", omittingEmptySubsequences: false).enumerated().map { number, part in
      let name = number == 0 ? "" : part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return (name, part.dropFirst(name.count))
    }
  }

  private static func uses(in paragraphs: [[Substring]]) -> [Substring: Use] {
    var uses: [Substring: Use] = [:]
    for (number, paragraph) in paragraphs.enumerated() {
      for line in paragraph {
        for name in parts(of: line).map(\.name) where !name.isEmpty {
          uses[name, default: Use()].count += 1
          uses[name, default: Use()].paragraphs.insert(number)
          if number == 0 || line.hasPrefix("$\(name)=") { uses[name]?.isKnownEverywhere = true }
        }
      }
    }
    return uses
  }

  private static func shortNames(for uses: [Substring: Use]) -> [Substring: String] {
    var names: [Substring: String] = [:]
    for (name, use) in uses.sorted(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }) {
      let taken = Set(uses.lazy.filter { $0.value.clashes(with: use) }.compactMap { names[$0.key] })
      names[name] = (0...uses.count).lazy.map(shortName).first { !taken.contains($0) }
    }
    return names
  }

  /// One letter that the script does not use itself, or two. Letters that words of the language have compress best.
  private static func shortName(_ index: Int) -> String {
    let letters = Array("tnlidougfmphvwyzjkqABCDEFGHIJKLMNOPQRSTUVWXYZ_$")
    guard index >= letters.count else { return String(letters[index]) }
    let (first, second) = (index - letters.count).quotientAndRemainder(dividingBy: letters.count)
    return "\(letters[first])\(letters[second])"
  }
}
