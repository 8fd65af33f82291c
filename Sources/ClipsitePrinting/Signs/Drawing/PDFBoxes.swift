import ClipsiteSystem

/// The rectangles that tell a print shop where a page is cut (ISO 32000-1, section 14.11.2), which cairo does
/// not write.
///
/// They are added as an incremental update (section 7.5.6): the pages once more, with the rectangles, and a
/// table of where these are. The bytes of cairo stay as they are.
enum PDFBoxes {
  /// The number of points in a millimeter.
  static let points = 72 / 25.4

  /// Adds the rectangles to each page of a PDF, or returns `nil` if it is not as cairo writes them.
  static func add(to pdf: [UInt8], trim: SignBox, bleed: SignBox, height: Double) -> [UInt8]? {
    guard let table = Table(pdf) else { return nil }
    let boxes = text("TrimBox", trim, height) + text("BleedBox", bleed, height)
    var output = pdf
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    var entries = ""
    for (number, offset) in table.offsets.sorted(by: { $0.key < $1.key }) {
      guard let page = page(at: offset, number, in: pdf) else { continue }
      entries += "\(number) 1\n\(output.count.padded(to: 10)) 00000 n \n"
      output += pdf[offset..<page.dictionary] + Array(boxes.utf8) + pdf[page.dictionary..<page.end]
      output += "\n".utf8
    }
    let start = output.count
    output += "xref\n\(entries)trailer\n<< \(table.trailer) /Prev \(table.start) >>\n".utf8
    output += "startxref\n\(start)\n%%EOF\n".utf8
    return output
  }

  /// A rectangle in points from the lower left corner of the page.
  private static func text(_ name: String, _ box: SignBox, _ height: Double) -> String {
    let sides = [box.x, height - box.y - box.height, box.x + box.width, height - box.y]
    return " /\(name) [ \(sides.map { SignNumber.text($0 * points) }.joined(separator: " ")) ]"
  }

  /// The object at an offset, if it is a page: where its entries begin, and its end.
  private static func page(at offset: Int, _ number: Int, in pdf: [UInt8]) -> (dictionary: Int, end: Int)? {
    let opening = Array("\(number) 0 obj\n<< /Type /Page".utf8)
    let start = offset + opening.count
    guard start < pdf.count, pdf[offset...].starts(with: opening), pdf[start] != UInt8(ascii: "s"),
      let end = pdf[start...].firstRange(of: Array("endobj".utf8))
    else { return nil }
    return (start, end.upperBound)
  }

  /// The table of the objects of a PDF, and what its trailer says of it.
  private struct Table {
    let start: Int
    private(set) var offsets: [Int: Int] = [:]
    /// The entries `Size`, `Root`, and `Info`.
    let trailer: String

    init?(_ pdf: [UInt8]) {
      let tail = String(decoding: pdf.suffix(64), as: UTF8.self)
      guard let mark = tail.firstRange(of: "startxref\n"),
        let start = Int(tail[mark.upperBound...].prefix { $0.isNumber }), start < pdf.count,
        pdf[start...].starts(with: Array("xref\n".utf8))
      else { return nil }
      self.start = start
      let text = String(decoding: pdf[start...], as: UTF8.self)
      guard let open = text.firstRange(of: "trailer\n"),
        let entries = text[open.upperBound...].firstRange(of: "<<"),
        let close = text[open.upperBound...].firstRange(of: ">>")
      else { return nil }
      trailer = text[entries.upperBound..<close.lowerBound].split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      var number = 0
      for line in text[..<open.lowerBound].split(separator: "\n").dropFirst() {
        let fields = line.split(separator: " ")
        if fields.count == 2, let first = Int(fields[0]) {
          number = first
        } else {
          if fields.count == 3, fields[2] == "n" { offsets[number] = Int(fields[0]) }
          number += 1
        }
      }
    }
  }
}
