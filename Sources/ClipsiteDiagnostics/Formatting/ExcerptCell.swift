/// One character of an excerpt as it will stand on the terminal, with the bytes it comes from.
struct ExcerptCell: Hashable {
  /// What is printed.
  private(set) var text: String
  /// The columns it takes; a tab counts as 1 and is kept as a tab.
  private(set) var width: Int
  /// The bytes it comes from.
  private(set) var bytes: Range<Int>
  private var last: Unicode.Scalar?

  /// Whether this is a tab.
  var isTab: Bool { text == "\t" }

  /// The cells of a stretch of a line. Marks join the character before them; what must not reach a
  /// terminal is spelt out.
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
