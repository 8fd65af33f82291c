import ClipsiteText
import Testing

@testable import ClipsitePrinting

struct SignSheetTests {
  private func template(_ width: Double, _ height: Double) throws -> SignTemplate {
    var diagnostics: [Diagnostic] = []
    let text =
      "<svg viewBox='-3 -3 \(width + 6) \(height + 6)'><rect id='background'/><rect id='qr' width='30' height='30'/></svg>"
    return try #require(SignTemplate("x", SourceFile(path: "x.svg", text), &diagnostics))
  }

  /// A6 in the middle of A4 and letter, with marks.
  @Test(arguments: [(PaperSize.a4, 52.5, 74.5), (.letter, 55.45, 65.7)])
  func aSmallSignIsInTheMiddle(_ paper: PaperSize, _ x: Double, _ y: Double) throws {
    for bleeds in [true, false] {
      let sheet = SignSheet(try template(105, 148), on: paper, bleeds: bleeds)
      #expect(abs(sheet.trim.x - x) < 1e-9)
      #expect(abs(sheet.trim.y - y) < 1e-9)
      #expect(sheet.trim.width == 105)
      #expect(sheet.scale == 1)
      #expect(sheet.hasMarks)
      #expect(sheet.printed == sheet.trim.expanded(by: bleeds ? 3 : 0))
    }
  }

  @Test func aSignOfTheSizeOfThePaperIsCutOutOfMoreOrIsThePage() throws {
    let cut = SignSheet(try template(297, 210), on: .a4, bleeds: true)
    #expect((cut.width, cut.height) == (321, 234))
    #expect(cut.trim == SignBox(x: 12, y: 12, width: 297, height: 210))
    #expect(cut.visible == SignBox(x: -3, y: -3, width: 303, height: 216))
    let whole = SignSheet(try template(297, 210), on: .a4, bleeds: false)
    #expect((whole.width, whole.height) == (297, 210))
    #expect(!whole.hasMarks)
    #expect(whole.visible == SignBox(x: 0, y: 0, width: 297, height: 210))
  }

  /// The fold stays in the middle of the paper.
  @Test func anotherFormatIsScaledAndItsBackgroundFillsTheRest() throws {
    let sheet = SignSheet(try template(297, 210), on: .letter, bleeds: false)
    #expect((sheet.width, sheet.height) == (279.4, 215.9))
    #expect(abs(sheet.scale - 279.4 / 297) < 1e-9)
    #expect(abs(sheet.origin.y + 105 * sheet.scale - 107.95) < 1e-9)
    #expect(abs(sheet.visible.width * sheet.scale - 279.4) < 1e-9)
    #expect(abs(sheet.visible.height * sheet.scale - 215.9) < 1e-9)
  }
}
