import ClipsiteAppClips
import ClipsiteJSON
import Testing

@testable import ClipsiteCodes

struct AppClipCodeFitTests {
  // MARK: AppClipCodeFit

  private func fit(_ url: String) throws -> AppClipCodeFit { AppClipCodeFit(try InvocationURL(url)) }

  /// The examples whose sizes are known: the guess comes near.
  @Test(arguments: [
    ("https://ikes.com", 32), ("https://appclip.example.com/store/4711", 64),
    ("https://ikes.com/stores/berlin-mitte", 95),
  ])
  func theGuessIsNearWhatIsKnown(_ url: String, bits: Int) throws {
    let guess = try fit(url).bits
    #expect(abs(guess - bits) <= 12, "\(guess)")
  }

  @Test(arguments: [
    ("https://example.com/", AppClipCodeFit.Risk.low, []), ("https://example.com/store/7", .low, []),
    ("https://www.example.com/7", .low, ["www"]),
    ("https://store24.example.com/", .medium, ["digit-in-host"]),
    ("https://example.com/store/0815", .medium, ["leading-zero"]),
    ("https://example.com/a/b/c", .low, ["deep-path"]),
    ("https://example.com/harbor-coffee", .medium, ["length"]),
    ("https://example.com/harbor-coffee/embarcadero", .high, ["length"]),
    ("https://example.com/123e4567-e89b-12d3-a456-426614174000", .high, ["uuid", "length"]),
  ])
  func saysWhatTakesRoom(_ url: String, risk: AppClipCodeFit.Risk, rules: [String]) throws {
    let fit = try fit(url)
    #expect(fit.risk == risk, "\(fit.bits)")
    #expect(fit.findings.map(\.rule.rawValue) == rules)
    for finding in fit.findings { #expect(!finding.message.hasSuffix(".") && !finding.fix.isEmpty) }
  }

  @Test func cheapWordsAreThose156OfApplesPage() {
    #expect(CheapWords.all.count == 156)
    #expect(CheapWords.all.isSuperset(of: ["about", "item_id", "store-locator", "wiki"]))
  }

  @Test func theReportIsTextAndJSON() throws {
    let codes = try CodeList(prefersShortURLs: true).codes
    let report = FitReport(codes)
    let lines = report.entries.map(\.json)
    #expect(lines.map { $0["url"]?.text } == codes.map(\.url.description))
    #expect(lines.allSatisfy { $0["event"] == "fit" && $0["bits"]?.integer != nil })
    let high = lines.filter { $0["risk"] == "high" }
    #expect(high.count == report.count(of: .high))
    #expect(!high.isEmpty)
    #expect(report.text.split(separator: "\n").count { !$0.hasPrefix(" ") } == codes.count)
  }

  // MARK: CodeDesign

  @Test(arguments: [
    (0, "FFFFFF", "000000"), (1, "000000", "FFFFFF"), (4, "FFFFFF", "FF3B30"), (13, "007AFF", "FFFFFF"),
    (16, "FFFFFF", "CC73E1"), (17, "CC73E1", "FFFFFF"),
  ])
  func templatesHaveTheirColors(_ template: Int, foreground: String, background: String) {
    let design = CodeDesign(template: template)
    #expect(design.foreground.description == foreground)
    #expect(design.background.description == background)
    #expect(design.template == template)
  }

  @Test func everyTemplateIsAnother() {
    #expect(Set(CodeDesign.templates.map { CodeDesign(template: $0) }).count == 18)
  }

  @Test(arguments: [("ff3b30", "FF3B30"), ("#007aff", "007AFF"), ("000000", "000000")])
  func readsColors(_ text: String, digits: String) { #expect(CodeColor(text)?.description == digits) }

  @Test(arguments: ["", "fff", "#fff", "red", "GG0000", "ff3b300", "##ff3b3", "١٢٣٤٥٦", " ff3b3"])
  func refusesOtherColors(_ text: String) { #expect(CodeColor(text) == nil) }
}
