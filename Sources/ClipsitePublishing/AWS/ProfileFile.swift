internal import ClipsiteSystem

/// A profile file of the tools of AWS: sections of settings (AWS SDKs and Tools Reference Guide, “Shared
/// config and credentials files”; Python's `configparser`, which botocore reads them with).
struct ProfileFile: Sendable {
  /// The settings by section. The words of a section's name have one space between them, without quotes. A
  /// setting inside another one has both names, as in `s3.endpoint_url`.
  private(set) var sections: [String: [String: String]] = [:]

  /// An empty file.
  init() {}

  /// Indicates whether the file has lines, and no section that can be read: it may be UTF-16.
  private(set) var isDamaged = false

  /// Reads a text. Lines that are not settings are ignored, as the tools do.
  init(_ text: String) {
    var reader = Reader()
    for line in text.split(whereSeparator: \.isNewline) { reader.read(line) }
    sections = reader.sections
    isDamaged = reader.hasLines && sections.keys.allSatisfy(\.isEmpty) || text.utf8.contains(0)
  }

  /// The lines so far.
  private struct Reader {
    var sections: [String: [String: String]] = [:]
    var hasLines = false
    private var name = ""
    /// The last setting that began at the start of a line.
    private var owner: String?

    mutating func read(_ line: Substring) {
      let text = line.trimmed
      guard let first = text.first, first != "#", first != ";" else { return }
      hasLines = true
      if line.first?.isWhitespace == true {
        readIndented(text)
      } else if first == "[" {
        let title = String(text.dropFirst().prefix { $0 != "]" })
        name = (ShellWords.split(title) ?? [title]).joined(separator: " ")
        sections[name] = sections[name] ?? [:]
        owner = nil
      } else if let (key, value) = ProfileFile.setting(text) {
        sections[name, default: [:]][key] = value
        owner = key
      }
    }

    /// A line that belongs to the setting before it.
    private mutating func readIndented(_ text: String) {
      guard let owner, let (key, value) = ProfileFile.setting(text) else { return }
      sections[name, default: [:]]["\(owner).\(key)"] = value
    }
  }

  fileprivate static func setting(_ text: String) -> (key: String, value: String)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let key = text[..<equals].trimmed.lowercased()
    return key.isEmpty ? nil : (key, text[text.index(after: equals)...].trimmed)
  }
}

/// Splits a command line into words as a shell does, without running one (POSIX, “Shell Command Language”,
/// 2.2).
enum ShellWords {
  /// The words, or `nil` if a quotation has no end.
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case (let end, let open?) where end == open: quote = nil
      case ("\\", "\""):
        // Within double quotes, a backslash escapes few characters.
        guard let next = rest.first else { return nil }
        if next != "\"" && next != "\\" { word?.append("\\") }
        word?.append(rest.removeFirst())
      case (let inside, .some): word?.append(inside)
      case ("\"", nil), ("'", nil):
        quote = character
        word = word ?? ""
      case ("\\", nil):
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case (let space, nil) where space.isWhitespace:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return quote == nil ? words : nil
  }
}
