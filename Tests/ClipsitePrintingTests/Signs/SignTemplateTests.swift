import ClipsiteText
import Testing

@testable import ClipsitePrinting

struct SignTemplateTests {
  private func read(_ body: String, root: String = #"viewBox="-3 -3 111 154""#) -> (
    SignTemplate?, [Diagnostic]
  ) {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "Templates/signs/x.svg", "<svg \(root)>\(body)</svg>")
    return (SignTemplate("x", file, &diagnostics), diagnostics)
  }

  private static let background =
    #"<style id="brand-style"/><rect id="background" width="9" height="9"/>"#
    + #"<text id="fallback" style="inline-size:9px"/>"#
  private static let code = #"<rect id="qr" x="20" y="30" width="50" height="50"/>"#

  @Test func readsSizesAndSlots() throws {
    let (template, diagnostics) = read(
      Self.background + Self.code
        + ##"<g transform="translate(10 20) rotate(180)"><text id="headline-2" x="1" y="2" font-size="7" data-lines="2" style="inline-size:80px;font-weight:700">x</text></g>"##,
      root: #"viewBox="-3 -3 303 216" data-fold="105" data-distance="500""#)
    let sign = try #require(template)
    #expect(diagnostics == [])
    #expect(sign.width == 297)
    #expect(sign.height == 210)
    #expect(sign.fold == 105)
    #expect(sign.distance == 500)
    #expect(sign.slots.map(\.slot) == [.fallback, .qr, .headline])
    let headline = try #require(sign.slots.last?.text)
    #expect(headline.width == 80)
    #expect(headline.lineCount == 2)
    #expect(headline.weight == 700)
    let point = sign.slots[2].transform.bounds(of: SignBox(x: 1, y: 2, width: 0, height: 0))
    #expect(abs(point.x - 9) < 1e-9)
    #expect(abs(point.y - 18) < 1e-9)
  }

  @Test func readsTypeFromClassesAttributesAndGroups() throws {
    let (template, _) = read(
      Self.background + Self.code
        + "<style>/* a */ .title { font-weight: 700; letter-spacing: -0.02em }</style>"
        + ##"<g text-anchor="end"><text id="place" class="title" font-size="4mm" style="inline-size:9px"><tspan x="7" y="8">x</tspan></text></g>"##
    )
    let place = try #require(template?.slots.last?.text)
    #expect(place.weight == 700)
    #expect(place.letterSpacing == -0.02)
    #expect(place.anchor == .end)
    #expect(place.size == 4)
    #expect((place.x, place.y) == (7, 8))
  }

  @Test(arguments: [
    ("<rect id=\"qr\" x=\"1\" y=\"1\" width=\"50\" height=\"50\"/>", "viewBox=\"0 0 5 5\"", "no `viewBox`"),
    ("", "viewBox=\"-3 -3 111 154\"", "no place for the QR code"),
    ("<circle id=\"qr\" r=\"9\"/>", "viewBox=\"-3 -3 111 154\"", "must be `rect`"),
    ("<rect id=\"qr\"/>", "viewBox=\"-3 -3 111 154\"", "has no size"),
    ("<text id=\"place\" x=\"1\">x</text>", "viewBox=\"-3 -3 111 154\"", "no `inline-size`"),
    ("<script>x</script>", "viewBox=\"-3 -3 111 154\"", "`script` is not printed"),
    ("<foreignObject/>", "viewBox=\"-3 -3 111 154\"", "`foreignObject` is not printed"),
    ("<image href=\"../photo.jpg\"/>", "viewBox=\"-3 -3 111 154\"", "`../photo.jpg`"),
    ("<g transform=\"skewX(3)\"/>", "viewBox=\"-3 -3 111 154\"", "`skewX(3)`"),
    ("<g>", "viewBox=\"-3 -3 111 154\"", "`</svg>` appears where"),
  ])
  func refusesWhatCannotBePrinted(_ body: String, _ root: String, _ message: String) {
    let (template, diagnostics) = read(body, root: root)
    #expect(template == nil)
    #expect(
      diagnostics.contains { $0.code == .invalidSign && $0.message.contains(message) }, "\(diagnostics)")
  }

  @Test(arguments: ["<mask/>", "<filter/>", ""]) func warnsOfWhatPrintsBadly(_ body: String) {
    let (template, diagnostics) = read(body + Self.code)
    #expect(template != nil)
    #expect(diagnostics.allSatisfy { $0.code == .doubtfulSign })
    #expect(diagnostics.count == (body.isEmpty ? 3 : 4))
  }

  @Test func aProcessThatDoesNotStartIsAFailure() {
    let drawing = DrawingProcess(program: "/nowhere/clipsite")
    for name in ["a.svg", "b.svg"] {
      let file = SourceFile(path: name, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>")
      #expect {
        try drawing.ratio(of: file)
      } throws: { error in
        let diagnostic = (error as? DrawingFailure)?.diagnostic(.invalidSign)
        return diagnostic?.range.path == name && diagnostic?.fix != nil
          && diagnostic?.message.hasPrefix("the process that draws does not start") == true
      }
    }
  }

  /// The name in a font file can have characters that mean something in CSS and XML.
  @Test func anyFamilyIsWrittenAsItIs() throws {
    let rule = SignBrand.rule(for: ["AT&T \"Sans\" </style>", "Inter"])
    let element = try XMLElement(Array("<style>\(rule)</style>".utf8))
    #expect(element.text == #"text{font-family:"AT&T Sans </style>","Inter"}"#)
  }

  /// A drawing cut anywhere, and with a byte changed anywhere, is read or refused.
  @Test func anyDrawingIsReadOrRefused() {
    let bytes = Array(
      "<svg viewBox='-3 -3 111 154'><g id='with-logo' transform='scale(1 2)'>\(Self.code)</g></svg>".utf8)
    for index in bytes.indices {
      for change in [0, 0x22, 0x27, 0x3C, 0x3E, 0x2F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = change
        for variant in [changed, Array(bytes[..<index])] {
          var diagnostics: [Diagnostic] = []
          let template = SignTemplate("x", SourceFile(path: "x", bytes: variant), &diagnostics)
          #expect(template != nil || !diagnostics.isEmpty)
        }
      }
    }
  }
}
