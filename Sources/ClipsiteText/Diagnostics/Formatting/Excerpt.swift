/// The line that a diagnostic is about, cut to a readable width, and the carets that go under it.
package struct Excerpt: Hashable {
  /// The line, or the part of it around the place.
  package let text: String
  /// Spaces (and the line's own tabs) up to the place, then carets.
  package let marks: String

  /// Cuts a line around a place.
  ///
  /// - Parameters:
  ///   - line: the line without its end; its indices are offsets in the file.
  ///   - range: the bytes meant, as offsets in the file; what lies beyond the line is not marked.
  ///   - width: the most columns that `text` may take.
  package init(of line: ArraySlice<UInt8>, marking range: Range<Int>, width: Int) {
    let window = Self.window(of: line, around: range.lowerBound, width: width)
    let cells = ExcerptCell.cells(of: window)
    let shown = Self.shown(cells, around: range.lowerBound, width: width)
    let cutsStart = window.startIndex > line.startIndex || shown.lowerBound > 0
    let cutsEnd = window.endIndex < line.endIndex || shown.upperBound < cells.count
    text = (cutsStart ? "…" : "") + cells[shown].map(\.text).joined() + (cutsEnd ? "…" : "")
    marks = (cutsStart ? " " : "") + Self.marks(under: cells[shown], range)
  }

  /// The bytes near the place, so that a line of megabytes costs no more than a short one. No character
  /// on show needs more than 16 bytes here; longer ones only make the excerpt shorter.
  private static func window(of line: ArraySlice<UInt8>, around offset: Int, width: Int) -> ArraySlice<UInt8>
  {
    let reach = width * 16
    var start = max(line.startIndex, min(offset, line.endIndex) - reach)
    var end = min(line.endIndex, max(offset, line.startIndex) + reach)
    while start > line.startIndex, start < end, isContinuation(line[start]) { start += 1 }
    while end < line.endIndex, end > start, isContinuation(line[end]) { end -= 1 }
    return line[start..<end]
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

  /// The cells that fit: all of them, or those from at most 40 % of the width before the place.
  private static func shown(_ cells: [ExcerptCell], around offset: Int, width: Int) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width else { return cells.indices }
    let place = cells.firstIndex { $0.bytes.upperBound > offset } ?? cells.count
    let before = cells[..<place].reduce(0) { $0 + $1.width }
    var start = 0
    if before > width * 6 / 10 {
      start = place
      var room = max(width * 4 / 10, width - (total - before))
      while start > 0, cells[start - 1].width <= room {
        start -= 1
        room -= cells[start].width
      }
    }
    var (end, room) = (start, width)
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    return start..<end
  }

  private static func marks(under cells: ArraySlice<ExcerptCell>, _ range: Range<Int>) -> String {
    var (marks, marked) = ("", false)
    for cell in cells {
      if cell.bytes.upperBound <= range.lowerBound {
        marks += cell.isTab ? "\t" : String(repeating: " ", count: cell.width)
      } else if cell.bytes.lowerBound < range.upperBound, !(marked && cell.isTab) {
        marks += String(repeating: "^", count: max(cell.width, marked ? 0 : 1))
        marked = true
        // A tab reaches to a tab stop that only the terminal knows: nothing can be aligned after it.
        if cell.isTab { break }
      } else {
        break
      }
    }
    return marked ? marks : marks + "^"
  }
}

/// One character of an excerpt as it will stand on the terminal, with the bytes it comes from.
struct ExcerptCell: Hashable {
  /// The text that is printed.
  private(set) var text: String
  /// The columns it takes; a tab counts as 1 and is kept as a tab.
  private(set) var width: Int
  /// The bytes it comes from.
  private(set) var bytes: Range<Int>
  private var last: Unicode.Scalar?

  /// Indicates whether this is a tab.
  var isTab: Bool { text == "\t" }

  /// The cells of a stretch of a line. Marks join the character before them; what must not reach a
  /// terminal is spelled out.
  static func cells(of line: ArraySlice<UInt8>) -> [ExcerptCell] {
    var cells: [ExcerptCell] = []
    var index = line.startIndex
    while index < line.endIndex {
      let step = UTF8Scalar(in: line, at: index)
      let bytes = index..<index + step.length
      index = bytes.upperBound
      if let scalar = step.value, let end = cells.indices.last, cells[end].join(scalar, bytes) { continue }
      cells.append(ExcerptCell(step.value, bytes, invalid: line[bytes.lowerBound]))
    }
    return cells
  }

  private init(_ scalar: Unicode.Scalar?, _ bytes: Range<Int>, invalid: UInt8) {
    self.bytes = bytes
    guard let scalar else {
      text = VisibleText.escape(forInvalid: invalid)
      width = text.utf8.count
      return
    }
    let escape = scalar == "\t" ? nil : VisibleText.escape(for: scalar)
    text = escape ?? String(scalar)
    width = escape?.utf8.count ?? DisplayWidth.of(scalar)
    last = escape == nil ? scalar : nil
  }

  /// Takes a scalar in that shares this cell: a mark, a joined or modified emoji, the second half of a flag.
  private mutating func join(_ scalar: Unicode.Scalar, _ bytes: Range<Int>) -> Bool {
    guard let last, last != "\t", VisibleText.escape(for: scalar) == nil else { return false }
    let isFlag =
      DisplayWidth.isRegionalIndicator(last) && DisplayWidth.isRegionalIndicator(scalar) && width == 1
    let isEmoji =
      isFlag || (last.value == 0x200D && scalar.properties.isEmoji) || isModifier(scalar, after: last)
    guard isEmoji || DisplayWidth.of(scalar) == 0 else { return false }
    // Variation selector 16 asks for the emoji form, which is wide.
    if isEmoji || (scalar.value == 0xFE0F && last.properties.isEmoji) { width = 2 }
    text.unicodeScalars.append(scalar)
    self.bytes = self.bytes.lowerBound..<bytes.upperBound
    self.last = scalar
    return true
  }

  private func isModifier(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiModifier && last.properties.isEmojiModifierBase
  }
}
