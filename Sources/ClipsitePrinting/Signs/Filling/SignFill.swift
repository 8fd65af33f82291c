import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// A template with the texts and codes of one sign in it.
///
/// For languages that run from right to left, the drawing as a whole is turned over, and each text and code
/// is turned back where it is: so everything is on the other side, and nothing is mirrored.
struct SignFill: Sendable {
  /// The drawing of a sheet: its visible part, and whether that is turned over.
  struct Frame: Hashable, Sendable {
    /// The part that is drawn, in the units of the template.
    let visible: SignBox
    let isMirrored: Bool
    /// Millimeters on paper for each unit.
    let scale: Double
  }

  /// Families that stand for any font of a kind (CSS Fonts 4, “Generic font families”).
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
  ]

  /// The least size of letters on paper, in millimeters: 7 points.
  private static let smallestText = 2.45

  /// The drawing, as SVG.
  private(set) var svg: [UInt8] = []
  /// Drawings of others, to draw on top: where, in the coordinates of the template.
  private(set) var pictures: [(picture: SignPicture, box: SignBox, transform: SignTransform)] = []
  /// The codes with their quiet zones, in the coordinates of the template.
  private(set) var codes: [(id: String, side: Double, zone: SignBox)] = []
  /// The App Clip Codes.
  private(set) var codePictures: [(id: String, side: Double, zone: SignBox)] = []
  /// The texts, in the coordinates of the template.
  private(set) var inks: [(id: String, box: SignBox)] = []
  /// The texts that do not fit, by the `id` of their slot.
  private(set) var misfits: [(id: String, text: String)] = []
  /// The texts that are smaller than people read with ease, with their sizes in millimeters.
  private(set) var small: [(id: String, size: Double)] = []
  /// The texts with letters that no installed font has.
  private(set) var missing: [String] = []
  /// The families that the template names for a text, of which none is installed.
  private(set) var absentFonts: [(id: String, family: String)] = []
  /// The families that the texts of slots begin with.
  private(set) var families: Set<String> = []

  private let template: SignTemplate
  private let contents: SignContents
  private let brand: SignBrand
  private let frame: Frame
  private let library: PrintLibrary
  /// The width that the logo takes, behind which the name of the brand begins.
  private var logoWidth: Double?

  init(
    _ template: SignTemplate, _ contents: SignContents, _ brand: SignBrand, in frame: Frame,
    _ library: PrintLibrary
  ) {
    (self.template, self.contents, self.brand) = (template, contents, brand)
    (self.frame, self.library) = (frame, library)
    fill()
  }

  // MARK: Parts

  private mutating func fill() {
    let bytes = template.file.bytes
    var position = 0
    for part in template.parts where part.start >= position {
      svg += bytes[position..<part.start]
      position = write(part)
    }
    svg += bytes[position...]
  }

  /// Writes a part, and returns where the template goes on.
  private mutating func write(_ part: SignTemplate.Part) -> Int {
    switch part {
    case .root(let range):
      writeRoot()
      return range.upperBound
    case .end(let index):
      append(frame.isMirrored ? "</g>" : "")
      return index
    case .styleEnd(let index):
      append("\n\(brand.style)")
      return index
    case .background(let range, let attributes):
      let box = frame.visible
      write(
        "rect", attributes,
        with: [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)])
      return range.upperBound
    case .condition(let condition, let range):
      return isMet(condition) ? range.lowerBound : range.upperBound
    case .text(let range, let middle):
      upright(at: middle) { $0.svg += $0.template.file.bytes[range] }
      return range.upperBound
    case .slot(let index, let range):
      write(template.slots[index])
      return range.upperBound
    }
  }

  private mutating func writeRoot() {
    let own: Set<String> = ["viewBox", "width", "height", "direction", "xml:lang", "x", "y"]
    let attributes = template.rootAttributes.filter { !own.contains($0.name) }
    append("<svg")
    for attribute in attributes { append(" \(attribute.name)=\"\(Self.quoted(attribute.value))\"") }
    let box = frame.visible
    let sides = [box.x, box.y, box.width, box.height].map(SignNumber.text)
    append(" viewBox=\"\(sides.joined(separator: " "))\" width=\"\(sides[2])mm\" height=\"\(sides[3])mm\"")
    append(" xml:lang=\"\(contents.language.rawValue)\"")
    if contents.language.isRightToLeft { append(" direction=\"rtl\"") }
    append(">")
    if frame.isMirrored {
      append("<g transform=\"\(SignTransform.mirrored(at: template.width / 2).text)\">")
    }
  }

  private func isMet(_ condition: SignCondition) -> Bool { hasValue(condition.slot) == condition.isForValue }

  private func hasValue(_ slot: SignSlot) -> Bool {
    switch slot {
    case .qr: true
    case .appClipCode: contents.appClipCode != nil
    case .logo: brand.logo != nil
    case .iPhone, .anyPhone: contents.appClipCode != nil
    default: contents.texts[slot] != nil
    }
  }

  // MARK: Slots

  private mutating func write(_ slot: SignTemplate.Slot) {
    guard hasValue(slot.slot) else { return }
    switch slot.slot {
    case .qr: writeCode(slot)
    case .logo: writeLogo(slot)
    case .appClipCode: writeAppClipCode(slot)
    default: writeText(slot)
    }
  }

  /// From the coordinates of an element to those of the template, where a drawing is upright again.
  private func placement(of slot: SignTemplate.Slot, at middle: Double) -> SignTransform {
    guard frame.isMirrored else { return slot.transform }
    return .mirrored(at: template.width / 2) * slot.transform * .mirrored(at: middle)
  }

  private mutating func place(_ picture: SignPicture, in box: SignBox, of slot: SignTemplate.Slot) {
    pictures.append((picture, box, placement(of: slot, at: box.x + box.width / 2)))
  }

  /// The code with its quiet zone. It is drawn on top, so that nothing covers it.
  private mutating func writeCode(_ slot: SignTemplate.Slot) {
    let side = min(slot.box.width, slot.box.height)
    let x = slot.box.x + (slot.box.width - side) / 2
    let y = slot.box.y + (slot.box.height - side) / 2
    let module = side / Double(contents.code.side)
    let zone = SignBox(x: x, y: y, width: side, height: side).expanded(by: module * Double(QRCode.quietZone))
    place(.svg(SourceFile(path: template.file.path, bytes: contents.drawnCode)), in: zone, of: slot)
    let transform = placement(of: slot, at: x + side / 2)
    codes.append((slot.id, side * transform.scale, transform.bounds(of: zone)))
  }

  /// The App Clip Code as Apple's program made it, in the middle of its rectangle.
  private mutating func writeAppClipCode(_ slot: SignTemplate.Slot) {
    guard let code = contents.appClipCode else { return }
    let ratio = code.ratio
    let height = min(slot.box.height, slot.box.width / ratio)
    let box = SignBox(
      x: slot.box.x + (slot.box.width - height * ratio) / 2, y: slot.box.y + (slot.box.height - height) / 2,
      width: height * ratio, height: height)
    place(code.picture, in: box, of: slot)
    let transform = placement(of: slot, at: box.x + box.width / 2)
    codePictures.append(
      (slot.id, min(box.width, box.height) * slot.transform.scale, transform.bounds(of: box)))
  }

  /// The logo, and the rectangle of the template as the tile behind it.
  private mutating func writeLogo(_ slot: SignTemplate.Slot) {
    guard let logo = brand.logo else { return }
    let padding = slot.box.height * 0.16
    let room = slot.box.expanded(by: -padding)
    let height = min(room.height, room.width / logo.ratio)
    let width = height * logo.ratio
    var tile = slot.box
    tile.width = width + 2 * padding
    logoWidth = tile.width
    write("rect", slot.attributes, with: [("width", tile.width)])
    let box = SignBox(
      x: tile.x + padding, y: tile.y + (tile.height - height) / 2, width: width, height: height)
    place(logo.picture, in: box, of: slot)
  }

  private mutating func writeText(_ slot: SignTemplate.Slot) {
    guard let text = contents.texts[slot.slot], var place = slot.text else { return }
    if slot.slot == .brand, let logoWidth, let ratio = brand.logo?.ratio {
      // A wide logo is the name.
      if ratio > 2 { return }
      let shift = logoWidth + place.size * 0.7
      place.x += shift
      place.width -= shift
    }
    guard
      let fit = SignTextFit(text, in: place, contents.language, brand.families, library)
    else { return misfits.append((slot.id, text)) }
    // A text that needs fewer lines than there is room for is in the middle of it.
    place.y += Double(place.lineCount - fit.lines.count) / 2 * fit.spacing * fit.size
    if fit.missing > 0 { missing.append(slot.id) }
    let size = fit.size * slot.transform.scale * frame.scale
    if size < Self.smallestText { small.append((slot.id, size)) }
    families.insert(fit.family)
    let isNamed = !place.families.contains { Self.genericFamilies.contains($0) || $0 == fit.family }
    if isNamed, let first = place.families.first {
      absentFonts.append((slot.id, first))
    }
    upright(at: place.x, own: slot.attributes) { $0.writeLines(fit, in: place, slot.attributes) }
    inks.append((slot.id, placement(of: slot, at: place.x).bounds(of: box(of: fit, in: place))))
  }

  private mutating func writeLines(
    _ fit: SignTextFit, in place: SignTextPlace, _ attributes: [XMLElement.Attribute]
  ) {
    let ours: Set<String> = ["x", "y", "style", "transform", "data-lines", "letter-spacing", "font-size"]
    append("<text")
    for attribute in attributes where !ours.contains(attribute.name) {
      append(" \(attribute.name)=\"\(Self.quoted(attribute.value))\"")
    }
    let style = attributes.first { $0.name == "style" }.map { $0.value + ";" } ?? ""
    let spacing = fit.letterSpacing == 0 ? "0" : "\(SignNumber.text(fit.letterSpacing))px"
    append(" y=\"\(SignNumber.text(place.y))\" style=\"\(Self.quoted(style))font-size:")
    append("\(SignNumber.text(fit.size))px;letter-spacing:\(spacing)\">")
    for (index, line) in fit.lines.enumerated() {
      let step = index == 0 ? "" : " dy=\"\(SignNumber.text(fit.size * fit.spacing))\""
      append("<tspan x=\"\(SignNumber.text(place.x))\"\(step)>\(MarkupEscaping.escaped(line, .xml))</tspan>")
    }
    append("</text>")
  }

  /// The rectangle of a text, as far as letters of a usual height go.
  private func box(of fit: SignTextFit, in place: SignTextPlace) -> SignBox {
    let isRightToLeft = contents.language.isRightToLeft
    let left =
      switch place.anchor {
      case .middle: place.x - fit.width / 2
      case .start: isRightToLeft ? place.x - fit.width : place.x
      case .end: isRightToLeft ? place.x : place.x - fit.width
      }
    return SignBox(
      x: left, y: place.y - 0.75 * fit.size, width: fit.width,
      height: fit.size * (0.95 + Double(fit.lines.count - 1) * fit.spacing))
  }

  // MARK: Writing

  private mutating func append(_ text: String) { svg += text.utf8 }

  private static func quoted(_ value: String) -> String { value.replacing("\"", with: "&quot;") }

  /// Writes something that is not to be turned over with the drawing.
  ///
  /// - Parameter own: The attributes of the element that it replaces, whose transform it keeps.
  private mutating func upright(
    at middle: Double, own attributes: [XMLElement.Attribute] = [], _ write: (inout SignFill) -> Void
  ) {
    let own = attributes.first { $0.name == "transform" }?.value
    let turn = frame.isMirrored ? SignTransform.mirrored(at: middle).text : nil
    let transform = [own, turn].compactMap(\.self).joined(separator: " ")
    if !transform.isEmpty { append("<g transform=\"\(Self.quoted(transform))\">") }
    write(&self)
    if !transform.isEmpty { append("</g>") }
  }

  /// Writes an element with other numbers in some of its attributes.
  private mutating func write(
    _ name: String, _ attributes: [XMLElement.Attribute], with numbers: [(name: String, value: Double)]
  ) {
    append("<\(name)")
    for attribute in attributes where !numbers.contains(where: { $0.name == attribute.name }) {
      append(" \(attribute.name)=\"\(Self.quoted(attribute.value))\"")
    }
    for number in numbers { append(" \(number.name)=\"\(SignNumber.text(number.value))\"") }
    append("/>")
  }
}
