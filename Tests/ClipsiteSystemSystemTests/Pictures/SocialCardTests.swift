import ClipsiteTestTools
import Testing

@testable import ClipsiteSystem

/// What a card looks like depends on the fonts of the computer; these facts do not.
@Suite(.blocking, .needs(LoadedLibrary.vips))
struct SocialCardTests {
  private let workshop: Workshop
  private static let ground = RGBColor(red: 0xA3, green: 0x3C, blue: 0x13)

  init() throws { workshop = try Workshop() }

  private func card(
    _ title: String, isRightToLeft: Bool = false, ground: RGBColor = ground, ink: RGBColor = .white
  ) -> SocialCard {
    SocialCard(
      title: title, siteName: "Ferry Street", detail: "San Francisco", language: "en",
      isRightToLeft: isRightToLeft, ground: ground, ink: ink)
  }

  /// The columns and rows between which letters stand.
  private func inkBox(_ card: SocialCard) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let pixels = try #require(SocialCardPainter(card, workshop.library).pixels())
    let ink = (card.ink.red, card.ink.green, card.ink.blue)
    let width = pixels.size.width
    var (columns, rows): ([Int], [Int]) = ([], [])
    pixels.bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] == ink.0, bytes[place + 1] == ink.1, bytes[place + 2] == ink.2 {
          columns.append(place / 3 % width)
          rows.append(place / 3 / width)
        }
        place += 3
      }
    }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    return (left...right, try #require(rows.min())...(try #require(rows.max())))
  }

  @Test(arguments: [
    "A", "Market Street", "Ferry Street Donuts & Coffee at the Embarcadero",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "W" + String(repeating: "w", count: 400), String(repeating: "Market Street ", count: 60),
    String(repeating: "Market Street ", count: 4500), "a" + String(repeating: "\u{301}", count: 30_000),
    "Tom & Jerry’s <Grill> \"1\"", "\u{1}a\u{FFFE}b", "🍩 🍩", "東京都渋谷区のとても長い名前のお店", "مقهى الميناء في حيفا",
  ])
  func everyNameStaysInsideTheMargins(title: String) throws {
    let box = try inkBox(card(title))
    #expect(box.x.lowerBound >= 84 && box.x.upperBound < 1200 - 84, "\(box)")
    #expect(box.y.lowerBound >= 84 && box.y.upperBound < 630 - 84, "\(box)")
  }

  @Test func linesBeginOnTheSideOfTheScript() throws {
    let (left, right) = (try inkBox(card("Market")), try inkBox(card("Market", isRightToLeft: true)))
    #expect(left.x.lowerBound < 100)
    #expect(right.x.upperBound > 1100)
    #expect(right.x.lowerBound > 600)
  }

  @Test(arguments: [(RGBColor.white, RGBColor.black), (ground, .white), (Workshop.yellow, .black)])
  func theDisksAreNoNearerToTheLettersThanTheGround(ground: RGBColor, ink: RGBColor) throws {
    let card = card("Market", ground: ground, ink: ink)
    let pixels = try #require(SocialCardPainter(card, workshop.library).pixels())
    // From the corner of the disks down the edge.
    for row in stride(from: 0, to: 500, by: 10) {
      let start = (row * pixels.size.width + pixels.size.width - 1) * 3
      let disk = pixels.bytes[start..<start + 3].map(Int.init)
      let parts = [ground.red, ground.green, ground.blue].map(Int.init)
      #expect(zip(disk, parts).allSatisfy { ink == .white ? $0 <= $1 : $0 >= $1 }, "\(row)")
    }
    _ = try inkBox(card)
  }

  @Test func whatACardShowsDecidesOnItsBytes() throws {
    let maker = workshop.maker()
    let first = try maker.picture(of: card("Market"))
    #expect(try maker.picture(of: card("Market")) == first)
    #expect(maker.madeCount == 1)
    var others = Array(repeating: card("Market"), count: 5)
    others[0].title = "Mission"
    others[1].siteName = nil
    others[2].detail = "Haifa"
    others[3].ground = .black
    others[4].ink = .black
    for other in others { #expect(try maker.picture(of: other) != first) }
    #expect(maker.madeCount == 6)
  }

  @Test(.needs(Pillow.need))
  func aCardIsAPictureForPreviews() throws {
    let bytes = try workshop.maker().picture(of: card("Market"))
    let facts = try Pillow.facts(of: try workshop.write(bytes, "card.png"))
    #expect((facts.format, facts.mode) == ("PNG", "RGB"))
    #expect((facts.width, facts.height) == (1200, 630))
    #expect(facts.extras == [])
    // Large enough to be worth looking at, small enough to be loaded by a phone.
    #expect(bytes.count < 80_000)
  }
}
