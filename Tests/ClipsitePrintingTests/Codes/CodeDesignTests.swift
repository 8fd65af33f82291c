import Testing

@testable import ClipsitePrinting

struct CodeDesignTests {
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
