extension ScreenCode {
  /// The modules of a version that are no data.
  struct Frame {
    let size: Size
    /// Nil for a module of data.
    var modules: [Bool?]

    private var side: Int { size.side }

    init(size: Size) {
      self.size = size
      modules = Array(repeating: nil, count: size.side * size.side)
    }

    mutating func draw() {
      for index in 8..<side - 8 {
        set(index, 6, to: index % 2 == 0)
        set(6, index, to: index % 2 == 0)
      }
      for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawRings(column, row, reach: 4) }
      drawAlignment()
      drawFormat()
      if size.number >= 7 { drawVersion() }
    }

    /// Every crossing of the centers, but for the three with a corner.
    private mutating func drawAlignment() {
      let centers = size.centers
      guard let last = centers.last else { return }
      for row in centers {
        for column in centers where ![(6, 6), (6, last), (last, 6)].contains(where: { $0 == (row, column) }) {
          drawRings(column, row, reach: 2)
        }
      }
    }

    /// The number of the version, beside two corners.
    private mutating func drawVersion() {
      var rest = size.number
      for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
      let bits = size.number << 12 | rest
      for index in 0..<18 {
        let (far, near) = (side - 11 + index % 3, index / 3)
        set(far, near, to: bits >> index & 1 == 1)
        set(near, far, to: bits >> index & 1 == 1)
      }
    }

    /// Squares inside each other: dark but for the second from the outside of a corner, and the ring around it.
    private mutating func drawRings(_ column: Int, _ row: Int, reach: Int) {
      for down in -reach...reach {
        for across in -reach...reach {
          let (x, y) = (column + across, row + down)
          guard (0..<side).contains(x), (0..<side).contains(y) else { continue }
          let ring = max(abs(across), abs(down))
          set(x, y, to: reach == 4 ? ring != 2 && ring != 4 : ring != 1)
        }
      }
    }

    /// Level L and mask 3, twice.
    private mutating func drawFormat() {
      let data = 1 << 3 | 3
      var rest = data
      for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
      let bits = (data << 10 | rest) ^ 0x5412
      func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
      for index in 0..<6 { set(8, index, to: bit(index)) }
      set(8, 7, to: bit(6))
      set(8, 8, to: bit(7))
      set(7, 8, to: bit(8))
      for index in 9..<15 { set(14 - index, 8, to: bit(index)) }
      for index in 0..<8 { set(side - 1 - index, 8, to: bit(index)) }
      for index in 8..<15 { set(8, side - 15 + index, to: bit(index)) }
      set(8, side - 8, to: true)
    }

    private mutating func set(_ column: Int, _ row: Int, to isDark: Bool) {
      modules[row * side + column] = isDark
    }

    /// The positions of the bits of data: in pairs of columns from the right, up and down in turn.
    var freePositions: [(position: Int, isTurned: Bool)] {
      var positions: [(position: Int, isTurned: Bool)] = []
      for pair in 0..<(side - 1) / 2 {
        let right = side - 1 - 2 * pair
        // The sixth column holds no data.
        let first = right > 6 ? right : right - 1
        for step in 0..<side {
          let row = pair % 2 == 0 ? side - 1 - step : step
          for column in [first, first - 1] where modules[row * side + column] == nil {
            positions.append((row * side + column, (row + column) % 3 == 0))
          }
        }
      }
      return positions
    }
  }
}
