import ClipsiteAppClips
import ClipsiteText
import Testing

struct InvalidValueTests {
  @Test func namesTheValueAndTheRule() {
    let error = InvalidValue("id12", AppStoreID.Rule.idPrefix)
    #expect(error.message == "the App Store ID `id12` starts with `id`, but it must be digits only")
    #expect(error.fix == "write `12`")
  }

  @Test func becomesADiagnostic() {
    let code = DiagnosticCode("SomeCode", .error, summary: "Because.")
    let error = InvalidValue("", BundleID.Rule.empty)
    let diagnostic = error.diagnostic(code, at: SourceRange("site.yml", 3..<5))
    #expect(diagnostic.message == error.message && diagnostic.fix == error.fix)
    #expect(diagnostic.range == SourceRange("site.yml", 3..<5))
  }

  @Test func showsNoControlCharacters() {
    let message = InvalidValue("a\u{1B}[31m\u{0}\u{9F}", Slug.Rule.control).message
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
  }

  @Test func cutsLongValues() {
    let message = InvalidValue(String(repeating: "a", count: 10_000), Slug.Rule.tooLong).message
    #expect(message.count < 200)
  }
}

/// The mistake that making a value finds, or nil when the value is made.
func mistake<Value>(_ make: () throws(InvalidValue) -> Value) -> InvalidValue? {
  do throws(InvalidValue) {
    _ = try make()
    return nil
  } catch {
    return error
  }
}

/// Whether a rule speaks in one sentence that names the value and does not end with a full stop.
func speaksPlainly<Value>(_ rule: ValueRule<Value>) -> Bool {
  let message = InvalidValue("x", rule).message
  return message.count > 12 && !message.hasSuffix(".") && !message.contains("\n")
}
