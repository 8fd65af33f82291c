extension QRCode {
  /// The dark modules as the data of one SVG path (SVG 2, section 9.3), in units of modules from the corner of
  /// the code, without its quiet zone.
  ///
  /// The path goes around each area, and not along each row: printers and viewers show seams between shapes
  /// that only touch.
  package var outline: String {
    var edges = Edges(self)
    var data = ""
    while let loop = edges.takeLoop() { data += loop }
    return data
  }

  /// The edges between dark and light modules that no loop contains yet. Each is directed so that the dark
  /// module is on its right.
  private struct Edges {
    private static let steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]

    private let width: Int
    /// For each corner, the directions of the edges that begin there: a bit for each of `steps`.
    private var starts: [UInt8]
    private var next = 0

    init(_ code: QRCode) {
      width = code.side + 1
      starts = [UInt8](repeating: 0, count: width * width)
      func isDark(_ row: Int, _ column: Int) -> Bool {
        (0..<code.side).contains(row) && (0..<code.side).contains(column)
          && code.isDark(row: row, column: column)
      }
      for row in 0..<code.side {
        for column in 0..<code.side where isDark(row, column) {
          let corner = row * width + column
          if !isDark(row - 1, column) { starts[corner] |= 1 }
          if !isDark(row, column + 1) { starts[corner + 1] |= 2 }
          if !isDark(row + 1, column) { starts[corner + width + 1] |= 4 }
          if !isDark(row, column - 1) { starts[corner + width] |= 8 }
        }
      }
    }

    /// The next loop, which is removed.
    mutating func takeLoop() -> String? {
      while next < starts.count, starts[next] == 0 { next += 1 }
      guard next < starts.count else { return nil }
      // The first corner is the upper left one of its area, where no other loop comes by.
      let origin = next
      var corner = origin
      var direction = starts[corner].trailingZeroBitCount
      var data = "M\(corner % width) \(corner / width)"
      repeat {
        var length = 0
        repeat {
          starts[corner] &= ~(1 << direction)
          corner += Self.steps[direction].0 + Self.steps[direction].1 * width
          length += 1
        } while starts[corner] & 1 << direction != 0
        data += direction.isMultiple(of: 2) ? "h" : "v"
        data += String(direction < 2 ? length : -length)
        direction = turn(at: corner, from: direction)
      } while corner != origin
      return data + "z"
    }

    /// The direction of the next edge: to the right if there is one, so that areas that meet at a corner stay
    /// two.
    private func turn(at corner: Int, from direction: Int) -> Int {
      let right = (direction + 1) % 4
      return starts[corner] & 1 << right != 0 ? right : (direction + 3) % 4
    }
  }
}
