import ClipsiteContent
import Testing

/// The regular expressions of the schemas, which editors check values with before clipsite judges them.
struct FormPatternTests {
  /// Each form with a pattern once, whatever the number of its keys.
  private static let forms = Dictionary(
    (ConfigurationKeys.keys.all + FrontMatterKeys.keys.all).flatMap { forms(of: $0.type) }
      .filter { $0.pattern != nil }.map { ("\($0.name) \($0.pattern ?? "")", $0) }
  ) { first, _ in first }.values

  private static func forms(of type: KeyType) -> [TextForm] {
    switch type {
    case .text(let form): [form]
    case .list(let item): forms(of: item)
    case .mapping(let group): group.all.flatMap { forms(of: $0.type) }
    case .entries(let value, _): forms(of: value)
    case .either(let one, let other): forms(of: one) + forms(of: other)
    case .bool, .word, .anything: []
    }
  }

  /// Texts of every form, as people and standards write them.
  private static let texts = [
    "market", "example.com", "EXAMPLE.net", "a-1.b.museum", "de", "zh-Hant-TW", "sl-rozaj-biske",
    "i-klingon", "https://example.com/a?b=c#d", "HTTP://example.com", "Bakery", "US", "us", "Côte d’Ivoire",
    "+1 415 555 0100", "(415) 555-0100", "٠٣٠ ١٢٣٤٥٦", "（03）1234-5678", "37.7936", "-122.3958", "+12.5",
    "007.5", "0", "2026-12-24", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+1", "UTC",
    "GMT", "EST5EDT", "#a33c13", "#ABC", "30% 20%", "top", "left top", "8 MiB", "8MiB", "1048576",
    "eu-central-1", "auto", "5", "-3", "+12", "ABCDE12345", "1234567890", "com.example.Donuts.Clip",
    "location", "https://stats.example.com", "https://*.example.com", "https://EXAMPLE.com",
    "com.example.donuts",
  ]

  @Test func everyPatternHasTexts() {
    for form in Self.forms {
      #expect(Self.texts.contains { form.mistake($0) == nil }, "no text is a \(form.name)")
    }
  }

  /// Every text that the rule takes matches the pattern. A pattern may take more.
  @Test func aPatternTakesWhatItsRuleTakes() throws {
    for form in Self.forms {
      let pattern = try Regex(try #require(form.pattern))
      for text in Self.texts.filter({ form.mistake($0) == nil }) {
        // The rule is asked last: a name of a time zone that is wrong takes it long, because it suggests another.
        for near in [text] + Self.changed(text) where near.firstMatch(of: pattern) == nil {
          #expect(form.mistake(near) != nil, "\(form.name): \(near)")
        }
      }
    }
  }

  /// The text with a character more, less, or another one at each of its places.
  private static func changed(_ text: String) -> [String] {
    var changed: [String] = []
    for index in text.indices {
      let (head, rest) = (text[..<index], text[text.index(after: index)...])
      changed.append(String(head + rest))
      for character in "+-. 0aZ_/é#" {
        changed.append("\(head)\(character)\(rest)")
        changed.append("\(head)\(character)\(text[index...])")
      }
    }
    return changed
  }
}
