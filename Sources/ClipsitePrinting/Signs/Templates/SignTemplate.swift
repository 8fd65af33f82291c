package import ClipsiteText

/// An SVG drawing with slots by `id`, which signs are made of.
///
/// A unit is a millimeter. The origin is a corner of the trimmed sign, and the `viewBox` contains 3 mm more
/// on each side, which are cut off.
package struct SignTemplate: Sendable {
  /// The width that is cut off on each side, in millimeters (the usual bleed of printers).
  static let bleed = 3.0

  /// The name that `--sign` takes.
  package let name: String
  let file: SourceFile
  /// The attributes of the drawing.
  let rootAttributes: [XMLElement.Attribute]
  /// The size of the trimmed sign.
  let width: Double
  let height: Double
  /// The distance of the fold from the top; `data-fold` of the root.
  private(set) var fold: Double?
  /// The distance from which the code is read, in millimeters; `data-distance` of the root.
  private(set) var distance = 300.0
  /// The slots in their order.
  private(set) var slots: [Slot] = []
  /// The changes that every sign needs, from the first byte to the last.
  private(set) var parts: [Part] = []

  /// A slot: its element, and where it is.
  struct Slot: Sendable {
    let slot: SignSlot
    let id: String
    /// The bytes of the element.
    let range: Range<Int>
    /// Attributes of the element.
    let attributes: [XMLElement.Attribute]
    /// From the element's coordinates, with its own transform, to those of the drawing.
    let transform: SignTransform
    /// The rectangle, if it is one.
    let box: SignBox
    /// The place of the text, if it is one.
    let text: SignTextPlace?
  }

  /// A part of a template that is not copied as it is.
  enum Part: Sendable {
    /// The start tag of the drawing.
    case root(Range<Int>)
    /// The end of the rules for brands.
    case styleEnd(Int)
    /// The rectangle that covers the whole sheet.
    case background(Range<Int>, [XMLElement.Attribute])
    /// A slot at an index.
    case slot(Int, Range<Int>)
    /// Something that is there only sometimes.
    case condition(SignCondition, Range<Int>)
    /// A text that is no slot, with the middle of its first line.
    case text(Range<Int>, at: Double)
    /// The end tag of the drawing.
    case end(Int)

    var start: Int {
      switch self {
      case .root(let range), .background(let range, _), .slot(_, let range), .condition(_, let range),
        .text(let range, _):
        range.lowerBound
      case .styleEnd(let index), .end(let index): index
      }
    }
  }

  /// Reads a drawing.
  ///
  /// - Returns: `nil` if it is of no use. What is wrong with it is reported then, and what is doubtful in any
  ///   case.
  package init?(_ name: String, _ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    let root: XMLElement
    do throws(XMLSyntaxError) {
      root = try XMLElement(file.bytes)
    } catch {
      diagnostics.report(
        .invalidSign, at: file.place(error.offset..<error.offset), error.message,
        fix: error.reason == .declarations
          ? "save it without the data of the program that it was drawn with" : nil)
      return nil
    }
    let attributes = root.attributes(in: file.bytes)
    let box =
      attributes.first { $0.name == "viewBox" }?.value.split { $0.isWhitespace || $0 == "," }
      .compactMap { SignNumber.value(String($0)) } ?? []
    guard root.name == "svg", box.count == 4, box[2] > 4 * Self.bleed, box[3] > 4 * Self.bleed,
      max(box[2], box[3]) < 2000
    else {
      diagnostics.report(
        .invalidSign, at: file.place(root.range.lowerBound..<root.content.lowerBound),
        "the drawing has no `viewBox` with the size of the sign in millimeters",
        fix: "write it as in `viewBox=\"-3 -3 111 154\"`, with 3 mm on each side that are cut off")
      return nil
    }
    (self.name, self.file, rootAttributes) = (name, file, attributes)
    (width, height) = (box[2] - 2 * Self.bleed, box[3] - 2 * Self.bleed)
    func number(_ name: String) -> Double? {
      attributes.first { $0.name == name }.flatMap { SignNumber.value($0.value) }
    }
    fold = number("data-fold")
    var reader = SignTemplateReader(file, root)
    reader.read()
    if let text = attributes.first(where: { $0.name == "data-distance" })?.value {
      if let distance = Double(text), 1...100_000 ~= distance {
        self.distance = distance
      } else {
        reader.diagnostics.report(
          .invalidSign, at: file.place(root.range.lowerBound..<root.content.lowerBound),
          "`data-distance` is `\(text)`, and must be a number of millimeters", fix: "write it as in `800`")
      }
    }
    (slots, parts) = (reader.slots, reader.parts.sorted { $0.start < $1.start })
    if !slots.contains(where: { $0.slot == .qr }) {
      reader.diagnostics.report(
        .invalidSign, at: SourceRange(file.path), "the drawing has no place for the QR code",
        fix: "add a square with `id=\"qr\"`")
    }
    diagnostics += reader.diagnostics
    if reader.diagnostics.contains(where: { $0.severity == .error }) { return nil }
  }
}
