import Foundation
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct HexColorTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#A33C13", "#a33c13"), ("#0a0b0c", "#0a0b0c"), ("#123", "#112233"),
  ])
  func readsThreeAndSixDigits(_ text: String, color: String) {
    #expect(HexColor(text)?.text == color)
  }

  @Test(arguments: ["", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#ggg", "#+1+2+3", "red", "#ｆｆｆ"])
  func readsNothingElse(_ text: String) {
    #expect(HexColor(text) == nil)
  }

  /// The examples of WebAIM and of WCAG's own technique G18.
  @Test(arguments: [
    ("#000", "#fff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
    ("#f00", "#fff", 4.0), ("#00f", "#fff", 8.59), ("#abc", "#abc", 1.0),
  ])
  func knowsTheContrast(_ one: String, _ other: String, ratio: Double) throws {
    let (first, second) = (try #require(HexColor(one)), try #require(HexColor(other)))
    #expect(abs(first.contrast(with: second) - ratio) < 0.005)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test func leavesAloneWhatCanBeRead() throws {
    let color = try #require(HexColor("#a33c13"))
    #expect(color.readable(on: .white) == color)
  }

  @Test(arguments: [
    ("#ffe14d", HexColor.white, "#000000"), ("#1c2b5a", HexColor.black, "#ffffff"),
  ])
  func changesNoMoreThanItMust(_ text: String, background: HexColor, end: String) throws {
    let color = try #require(HexColor(text))
    let ratio = color.readable(on: background).contrast(with: background)
    #expect(ratio >= 4.5 && ratio < 4.7)
    #expect(color.readable(on: background).text != end)
  }
}
