/// Writes Markdown that looks like what people write: headings, paragraphs, lists, links and emphasis.
struct SampleText {
  private var random: SplitMix64
  private let neighbor: String

  /// - Parameter neighbor: The file name of another page in the folder, which the text links to.
  init(random: SplitMix64, neighbor: String) {
    self.random = random
    self.neighbor = neighbor
  }

  /// A body of about this many bytes.
  mutating func body(bytes: Int) -> String {
    var text = "\(sentences(2)) Our [nearest other place](\(neighbor)) is a short walk away.\n"
    while text.utf8.count < bytes {
      text += "\n## \(capitalized(words(3)))\n\n\(sentences(4))\n"
      if text.utf8.count < bytes { text += "\n" + list(3) }
      if text.utf8.count < bytes {
        text += "\n\(sentences(3)) See [\(words(2))](https://example.org/\(word()))." + "\n"
      }
    }
    return text
  }

  private mutating func list(_ count: Int) -> String {
    (0..<count).map { _ in "- **\(capitalized(word()))** \(words(6))\n" }.joined()
  }

  private mutating func sentences(_ count: Int) -> String {
    (0..<count).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let start = capitalized(words(3 + random.next(below: 5)))
    let middle = random.next(below: 3) == 0 ? " *\(words(2))* " : " "
    return "\(start)\(middle)\(words(3 + random.next(below: 5)))."
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String { random.pick(Self.vocabulary) }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static let vocabulary = """
    the a of and to in on with from for every early late warm fresh small open quiet bright slow green counter ferry \
    harbor market window morning evening table corner bicycle garden station bridge coffee bread sugar butter glaze \
    order queue ticket minute door street island weather neighbor friend season box cup bell light paper stone water
    """.split(separator: " ").map(String.init)
}
