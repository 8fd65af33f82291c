import ClipsiteSystem

/// A QR code in a terminal: two modules in each character.
struct TerminalCode {
  private let code: QRCode

  init(_ code: QRCode) { self.code = code }

  /// The lines of the code with its quiet zone.
  ///
  /// - Parameter usesColor: Whether to draw black on white. Without colors, a terminal is taken for dark, and
  ///   its blocks are the light modules.
  func text(usesColor: Bool) -> String {
    let range = -QRCode.quietZone..<code.side + QRCode.quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let blocks = range.map { column in
        Self.block(isLight(row, column), row + 1 < range.upperBound && isLight(row + 1, column))
      }
      // Bright white on black, then as it was.
      return usesColor ? "\u{1B}[38;5;231;48;5;16m\(blocks.joined())\u{1B}[0m" : blocks.joined()
    }
    .joined(separator: "\n")
  }

  private func isLight(_ row: Int, _ column: Int) -> Bool {
    let side = 0..<code.side
    return !side.contains(row) || !side.contains(column) || !code.isDark(row: row, column: column)
  }

  private static func block(_ top: Bool, _ bottom: Bool) -> String {
    switch (top, bottom) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
