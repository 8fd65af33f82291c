import ClipsiteContent
import ClipsiteText
import Testing

struct FrontMatterTests {
  private func split(_ text: String) -> (parts: FrontMatter?, file: SourceFile, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: "page.md", text)
    var diagnostics: [Diagnostic] = []
    let parts = FrontMatter(file, diagnostics: &diagnostics)
    return (parts, file, diagnostics)
  }

  // Cases 13, 15 and 17.
  @Test(arguments: [
    ("---\na: b\n---\nText\n", "a: b\n", "Text\n"),
    ("---\na: b\n---", "a: b\n", ""),
    ("---\n---\n", "", ""),
    ("---  \na: b\n--- \t\nText", "a: b\n", "Text"),
    ("---\na: b\n...\nText", "a: b\n", "Text"),
    ("---\na: b\n---\n\n---\nc\n---\n", "a: b\n", "\n---\nc\n---\n"),
    ("---\r\na: b\r\n---\r\nText\r\n", "a: b\r\n", "Text\r\n"),
    ("---\ra: b\r---\rText", "a: b\r", "Text"),
    ("\u{FEFF}---\na\n---\nb", "a\n", "b"),
    ("---\na: |\n  ---\n----\n--- x\n---\nb", "a: |\n  ---\n----\n--- x\n", "b"),
  ])
  func findsBothParts(text: String, yaml: String, body: String) throws {
    let (parts, file, diagnostics) = split(text)
    let found = try #require(parts)
    #expect(String(decoding: file.bytes[found.yaml], as: UTF8.self) == yaml)
    #expect(String(decoding: file.bytes[found.body], as: UTF8.self) == body)
    #expect(diagnostics == [])
  }

  // Cases 12, 14 and 16.
  @Test(arguments: [
    ("", "1:1 MissingFrontMatter"), ("\u{FEFF}", "1:1 MissingFrontMatter"),
    ("# Title\n", "1:1 MissingFrontMatter"),
    ("\n---\na: b\n---\n", "1:1 MissingFrontMatter"), ("----\na: b\n----\n", "1:1 MissingFrontMatter"),
    ("--- x\n---\n", "1:1 MissingFrontMatter"), ("--", "1:1 MissingFrontMatter"),
    ("+++\na = 1\n+++\n", "1:1 FrontMatterNotYAML"), ("{\"a\": 1}\n", "1:1 FrontMatterNotYAML"),
    ("---", "1:1 FrontMatterNotClosed"), ("---\na: b\nText\n", "1:1 FrontMatterNotClosed"),
    ("---\na: b\n ---\n", "1:1 FrontMatterNotClosed"), ("---\na: b\n---x", "1:1 FrontMatterNotClosed"),
  ])
  func reportsWhatIsMissing(text: String, report: String) {
    let (parts, file, diagnostics) = split(text)
    #expect(parts == nil)
    #expect(Reading.reports(diagnostics, in: file) == [report])
  }

  @Test(arguments: [65_536, 65_537])
  func limitsItsSize(size: Int) {
    let text = "---\n# " + String(repeating: "x", count: size - 3) + "\n---\nText\n"
    let (parts, file, diagnostics) = split(text)
    #expect(parts?.yaml.count == (size > 65_536 ? nil : size))
    #expect(Reading.reports(diagnostics, in: file) == (size > 65_536 ? ["1:1 FrontMatterTooLong"] : []))
  }
}
