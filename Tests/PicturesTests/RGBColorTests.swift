import Testing

@testable import Pictures

struct RGBColorTests {
  @Test(arguments: [
    ("#a33c13", RGBColor(red: 0xA3, green: 0x3C, blue: 0x13)),
    ("#fff", RGBColor(red: 255, green: 255, blue: 255)), ("#0A8", RGBColor(red: 0, green: 0xAA, blue: 0x88)),
  ])
  func readsTheColorsOfStyleSheets(text: String, color: RGBColor) {
    #expect(RGBColor(text) == color)
  }

  @Test(arguments: ["", "#", "a33c13", "#a33c1", "#ggg", "#a33c13ff", "red", "# a33c1"])
  func readsNothingElse(text: String) { #expect(RGBColor(text) == nil) }

  @Test func contrastIsThatOfTheGuidelines() {
    #expect(RGBColor.white.contrast(with: .black) == 21)
    #expect(RGBColor.white.contrast(with: .white) == 1)
    let gray = RGBColor(red: 0x76, green: 0x76, blue: 0x76)
    // The lightest gray that is legible on white, as the guidelines' own examples have it.
    #expect(gray.contrast(with: .white) > 4.5 && gray.contrast(with: .white) < 4.6)
  }

  @Test func lettersAreLegibleOnEveryColor() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = RGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          #expect(color.legibleInk.contrast(with: color) >= 4.5, "\(color)")
        }
      }
    }
  }
}
