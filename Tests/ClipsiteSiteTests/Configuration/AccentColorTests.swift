import Foundation
import Testing

@testable import ClipsiteSiteModel

/// Whatever accent color a site has, all that is made of it can be read. The contrast is computed here once
/// more, by the words of WCAG 2.2.
@Suite(.timeLimit(.minutes(30))) struct AccentColorTests {
  /// 9 values of each channel, which is 729 colors, from black to white.
  private static let colors: [[Int]] = {
    let steps = stride(from: 0, through: 256, by: 32).map { min($0, 255) }
    return steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
  }()

  private static func channels(_ text: String) -> [Int] {
    [1, 3, 5].compactMap { Int(text.dropFirst($0).prefix(2), radix: 16) }
  }

  private static func luminance(_ channels: [Int]) -> Double {
    let linear = channels.map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func contrast(_ one: [Int], _ other: [Int]) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test func everyColorCanBeReadOnEveryPaper() throws {
    for channels in Self.colors {
      let color = try #require(HexColor("#" + channels.map { String(format: "%02x", $0) }.joined()))
      let accent = AccentColor(light: color, dark: color)
      for (text, paper) in [
        (accent.lightText, AccentColor.lightPaper), (accent.lightText, .white),
        (accent.darkText, AccentColor.darkPaper), (accent.darkText, .black), (color.textOnIt, color),
      ] {
        let ratio = Self.contrast(Self.channels(text.text), Self.channels(paper.text))
        #expect(ratio >= 4.5, "\(text.text) on \(paper.text), made of \(color.text)")
      }
    }
  }
}
