/// QR codes for pages: level L, one block of data, and always the same mask (ISO/IEC 18004, versions 1 to 5).
///
/// libqrencode tries eight masks and needs 560,000 instructions for a URL, as many as a whole page. Readers read
/// every mask, and the best one only helps with bad prints.
struct ScreenCode {
  /// The codes of one size.
  struct Version: Sendable {
    let side: Int
    let dataCount: Int
    /// The divisor of the Reed-Solomon code, without its first coefficient.
    let divisor: [UInt8]
    /// The modules that are the same in all codes, row by row.
    let base: [Bool]
    /// The positions of the bits of data in `base`, in order, and whether the mask turns them over.
    let order: [(position: Int, isTurned: Bool)]
  }

  private static let versions: [Version] = zip(1..., [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]).map {
    Version(number: $0, dataCount: $1.0, correctionCount: $1.1)
  }

  /// The smallest version that holds some bytes; nil for more than 106.
  static func version(for count: Int) -> Version? { versions.first { $0.dataCount - 2 >= count } }

  /// The modules of the code of some bytes, row by row.
  static func modules(of bytes: [UInt8], _ version: Version) -> [Bool] {
    let data = codewords(of: bytes, version.dataCount)
    let all = data + remainder(of: data, by: version.divisor)
    var modules = version.base
    for (index, place) in version.order.enumerated() {
      let bit = index >> 3 < all.count && all[index >> 3] >> UInt8(7 - index & 7) & 1 == 1
      modules[place.position] = bit != place.isTurned
    }
    return modules
  }

  /// The mode for bytes, their count, and the bytes, each moved by half a byte, and what fills the rest.
  private static func codewords(of bytes: [UInt8], _ count: Int) -> [UInt8] {
    var words: [UInt8] = [0x40 | UInt8(bytes.count >> 4)]
    words.reserveCapacity(count)
    var half = UInt8(bytes.count & 15) << 4
    for byte in bytes {
      words.append(half | byte >> 4)
      half = byte << 4
    }
    words.append(half)
    while words.count < count { words.append((words.count - bytes.count) % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  private static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result[0]
      for index in 0..<divisor.count - 1 {
        result[index] = result[index + 1] ^ Field.product(divisor[index], factor)
      }
      result[divisor.count - 1] = Field.product(divisor[divisor.count - 1], factor)
    }
    return result
  }

  /// The field of 256 elements with the polynomial 0x11D.
  fileprivate enum Field {
    private static let powers: [UInt8] = {
      var (values, value) = ([UInt8](), 1)
      for _ in 0..<510 {
        values.append(UInt8(value))
        value <<= 1
        if value > 255 { value ^= 0x11D }
      }
      return values
    }()
    private static let logarithms: [Int] = {
      var values = [Int](repeating: 0, count: 256)
      for exponent in 0..<255 { values[Int(powers[exponent])] = exponent }
      return values
    }()

    static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
      one == 0 || other == 0 ? 0 : powers[logarithms[Int(one)] + logarithms[Int(other)]]
    }

    static func power(_ exponent: Int) -> UInt8 { powers[exponent] }
  }
}

extension ScreenCode.Version {
  fileprivate init(number: Int, dataCount: Int, correctionCount: Int) {
    side = 17 + 4 * number
    self.dataCount = dataCount
    divisor = Self.divisor(correctionCount)
    var frame = Frame(side: side)
    frame.draw(hasAlignment: number > 1)
    base = frame.modules.map { $0 ?? false }
    order = frame.freePositions
  }

  /// The product of (x − 2^i) for all i below a number.
  private static func divisor(_ count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count - 1) + [1]
    for exponent in 0..<count {
      for index in 0..<count {
        result[index] = ScreenCode.Field.product(result[index], ScreenCode.Field.power(exponent))
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
    }
    return result
  }
}

/// The modules of a version that are no data.
private struct Frame {
  let side: Int
  /// Nil for a module of data.
  var modules: [Bool?]

  init(side: Int) {
    self.side = side
    modules = Array(repeating: nil, count: side * side)
  }

  mutating func draw(hasAlignment: Bool) {
    for index in 8..<side - 8 {
      set(index, 6, index % 2 == 0)
      set(6, index, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawRings(column, row, reach: 4) }
    if hasAlignment { drawRings(side - 7, side - 7, reach: 2) }
    drawFormat()
  }

  /// Squares inside each other: dark but for the second from the outside of a corner, and the ring around it.
  private mutating func drawRings(_ column: Int, _ row: Int, reach: Int) {
    for down in -reach...reach {
      for across in -reach...reach {
        let (x, y) = (column + across, row + down)
        guard (0..<side).contains(x), (0..<side).contains(y) else { continue }
        let ring = max(abs(across), abs(down))
        set(x, y, reach == 4 ? ring != 2 && ring != 4 : ring != 1)
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
    for index in 0..<6 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
    set(8, side - 8, true)
  }

  private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
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
