import ClipsiteText

/// Walks through the elements of a drawing.
struct SignTemplateReader {
  private let file: SourceFile
  private let root: XMLElement
  private let styles: SignStyles
  private(set) var slots: [SignTemplate.Slot] = []
  private(set) var parts: [SignTemplate.Part] = []
  var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, _ root: XMLElement) {
    (self.file, self.root) = (file, root)
    styles = SignStyles(Self.sheets(in: root))
  }

  private static func sheets(in element: XMLElement) -> [String] {
    (element.name == "style" ? [element.text] : []) + element.children.flatMap(sheets)
  }

  /// The values that an element has from those around it.
  private struct Surroundings {
    var transform = SignTransform.identity
    var values: [String: String] = [:]
  }

  mutating func read() {
    parts = [.root(root.range.lowerBound..<root.content.lowerBound), .end(root.content.upperBound)]
    let values = styles.values(of: root.name, root.attributes(in: file.bytes), inheriting: [:])
    for child in root.children { read(child, in: Surroundings(values: values)) }
    let hasStyle = parts.contains { if case .styleEnd = $0 { true } else { false } }
    let hasBackground = parts.contains { if case .background = $0 { true } else { false } }
    let needs = [
      (
        hasStyle,
        "no `style` has the `id` `brand-style`, so the sign has neither the colors nor the fonts of the brand",
        "add `<style id=\"brand-style\"></style>`"
      ),
      (
        slots.contains { $0.slot == .fallback },
        "no text has the `id` `fallback`, so people who cannot scan do not see the URL",
        "add it, or correct the `id` of the text that it is"
      ),
      (
        hasBackground,
        "no element has the `id` `background`, so a sheet of another size has white edges",
        "give it to the rectangle that covers the sign and 3 mm around it"
      ),
    ]
    for (isMet, message, fix) in needs where !isMet {
      diagnostics.report(.doubtfulSign, at: SourceRange(file.path), message, fix: fix)
    }
  }

  private mutating func read(_ element: XMLElement, in outer: Surroundings) {
    let attributes = element.attributes(in: file.bytes)
    var inner = outer
    inner.values = styles.values(of: element.name, attributes, inheriting: outer.values)
    let transform = attributes.first { $0.name == "transform" }?.value ?? ""
    guard let own = SignTransform(transform) else {
      return report(.invalidSign, element, "`\(transform)` is not a transform that clipsite can read")
    }
    inner.transform = outer.transform * own
    judge(element, attributes)
    let id = attributes.first { $0.name == "id" }?.value ?? ""
    if let condition = SignCondition(id: id) {
      parts.append(.condition(condition, element.range))
    }
    if element.name == "style", id == "brand-style" {
      parts.append(.styleEnd(element.content.upperBound))
    } else if element.name == "rect", id == "background" {
      parts.append(.background(element.range, attributes))
    } else if let slot = SignSlot(id: id[...]) {
      add(slot, id, element, attributes, inner)
    } else if element.name == "text" {
      let origin = origin(of: element, attributes)
      let point = own.bounds(of: SignBox(x: origin.x, y: origin.y, width: 0, height: 0))
      parts.append(.text(element.range, at: point.x))
    } else {
      for child in element.children { read(child, in: inner) }
    }
  }

  // MARK: Slots

  private mutating func add(
    _ slot: SignSlot, _ id: String, _ element: XMLElement, _ attributes: [XMLElement.Attribute],
    _ surroundings: Surroundings
  ) {
    let wanted = slot.isBox ? "rect" : "text"
    guard element.name == wanted else {
      return report(
        .invalidSign, element, "`\(id)` is an element `\(element.name)`, and must be `\(wanted)`")
    }
    let box = SignBox(
      x: number("x", attributes) ?? 0, y: number("y", attributes) ?? 0,
      width: number("width", attributes) ?? 0, height: number("height", attributes) ?? 0)
    var text: SignTextPlace?
    if slot.isBox {
      guard box.width > 0, box.height > 0 else {
        return report(.invalidSign, element, "the rectangle `\(id)` has no size")
      }
    } else {
      text = place(of: element, attributes, surroundings.values)
      guard text != nil else {
        return report(
          .invalidSign, element, "the text `\(id)` has no `inline-size`, the width that it has room for",
          fix: "add it as in `style=\"inline-size:87px\"`. A unit is a millimeter")
      }
    }
    parts.append(.slot(slots.count, element.range))
    slots.append(
      SignTemplate.Slot(
        slot: slot, id: id, range: element.range, attributes: attributes, transform: surroundings.transform,
        box: box, text: text))
  }

  private func place(
    of element: XMLElement, _ attributes: [XMLElement.Attribute], _ values: [String: String]
  ) -> SignTextPlace? {
    guard let width = values["inline-size"].flatMap(SignNumber.value), width > 0 else { return nil }
    let origin = origin(of: element, attributes)
    // Inkscape states the type of a text at its first line.
    let line = element.children.first { $0.name == "tspan" }?.attributes(in: file.bytes) ?? []
    let values = styles.values(of: "tspan", line, inheriting: values)
    let size = values["font-size"].flatMap(SignNumber.value) ?? 4
    let spacing = values["letter-spacing"] ?? "0"
    let space = SignNumber.value(spacing) ?? 0
    return SignTextPlace(
      x: origin.x, y: origin.y, width: width,
      lineCount: max(1, min(8, number("data-lines", attributes).map { Int($0) } ?? 1)),
      size: max(0.5, min(500, size)), weight: Self.weight(values["font-weight"]),
      letterSpacing: spacing.contains("em") ? space : space / max(0.5, size),
      families: Self.families(values["font-family"]),
      anchor: SignTextPlace.Anchor(rawValue: values["text-anchor"] ?? "") ?? .start)
  }

  private static func weight(_ text: String?) -> Int {
    switch text {
    case "bold", "bolder": 700
    case let text?: Int(text).map { max(100, min(900, $0)) } ?? 400
    case nil: 400
    }
  }

  private static func families(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { family in
      family.filter { $0 != "\"" && $0 != "'" }.trimmingPrefix { $0.isWhitespace }.description
    }
  }

  /// The point where a text begins. Some programs write it into its first line.
  private func origin(of element: XMLElement, _ attributes: [XMLElement.Attribute]) -> (x: Double, y: Double)
  {
    let line = element.children.first { $0.name == "tspan" }?.attributes(in: file.bytes) ?? []
    func coordinate(_ name: String) -> Double { number(name, attributes) ?? number(name, line) ?? 0 }
    return (coordinate("x"), coordinate("y"))
  }

  private func number(_ name: String, _ attributes: [XMLElement.Attribute]) -> Double? {
    attributes.first { $0.name == name }.flatMap { SignNumber.value($0.value) }
  }

  // MARK: Mistakes

  private mutating func judge(_ element: XMLElement, _ attributes: [XMLElement.Attribute]) {
    switch element.name {
    case "script", "foreignObject":
      report(.invalidSign, element, "`\(element.name)` is not printed", fix: "remove it")
    case "mask", "filter":
      report(
        .doubtfulSign, element, "`\(element.name)` is printed as a picture of 72 pixels for each inch",
        fix: "draw the same with shapes, opacity, or gradients")
    case "image":
      let reference = attributes.first { $0.name == "href" || $0.name == "xlink:href" }?.value ?? ""
      if !reference.hasPrefix("data:") {
        report(
          .invalidSign, element,
          "the picture `\(reference)` is a file beside the drawing, and is not printed",
          fix: "embed it in the drawing")
      }
    default: break
    }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ element: XMLElement, _ message: String, fix: String? = nil
  ) {
    let tag = element.range.lowerBound..<element.content.lowerBound
    diagnostics.report(code, at: file.place(tag), message, fix: fix)
  }
}
