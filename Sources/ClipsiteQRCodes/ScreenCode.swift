/// QR codes for pages: level L, and always the same mask (ISO/IEC 18004).
///
/// libqrencode tries eight masks and needs 560,000 instructions for a URL, as many as a whole page. Readers
/// read every mask, and the best one only helps with bad prints. No library of the machine has a part in a
/// page, so two machines build the same bytes.
struct ScreenCode {
  /// The codes of one size.
  struct Version: Sendable {
    let side: Int
    /// The number of bits that count the bytes.
    let countBits: Int
    /// The number of bytes of data in each block. Shorter blocks come first.
    let blocks: [Int]
    /// The logarithms of the divisor of the Reed-Solomon code, without its first coefficient. None is zero
    /// (ISO/IEC 18004, annex A).
    let divisor: [Int]
    /// The most bytes in a code.
    let capacity: Int
    /// The modules that are the same in all codes, row by row.
    let base: [Bool]
    /// The positions of the bits of data in `base`, in order, and whether the mask turns them over.
    let order: [(position: Int, isTurned: Bool)]
  }

  /// The versions of most URLs, made once.
  private static let usual = (1...10).map { Version(Size(number: $0)) }

  /// The most bytes in a code.
  static let capacity = Size(number: Size.numbers.upperBound).capacity

  /// The smallest version that holds some bytes, or `nil` if none does.
  static func version(for count: Int) -> Version? {
    if let version = usual.first(where: { $0.capacity >= count }) { return version }
    return Size.numbers.lazy.map { Size(number: $0) }.first { $0.capacity >= count }.map(Version.init)
  }

  /// The modules of the code of some bytes, row by row.
  static func modules(of bytes: [UInt8], _ version: Version) -> [Bool] {
    // A few bits at the end belong to no byte.
    let all = interleaved(codewords(of: bytes, version), version) + [0]
    var modules = version.base
    modules.withUnsafeMutableBufferPointer { modules in
      for (index, place) in version.order.enumerated() {
        let bit = all[index &>> 3] &<< UInt8(truncatingIfNeeded: index & 7) & 0x80
        modules[place.position] = (bit != 0) != place.isTurned
      }
    }
    return modules
  }

  /// The mode for bytes, their count, and the bytes, each moved by half a byte, and what fills the rest.
  private static func codewords(of bytes: [UInt8], _ version: Version) -> [UInt8] {
    let count = version.blocks.reduce(0, +)
    var words: [UInt8] = []
    words.reserveCapacity(count)
    var half: UInt8 = 0x40
    func append(_ byte: UInt8) {
      words.append(half | byte >> 4)
      half = byte << 4
    }
    if version.countBits == 16 { append(UInt8(bytes.count >> 8)) }
    append(UInt8(bytes.count & 255))
    for byte in bytes { append(byte) }
    words.append(half)
    let used = words.count
    while words.count < count { words.append((words.count - used) % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  /// The first byte of each block, the second of each, and so on, and then their corrections in the same way.
  private static func interleaved(_ data: [UInt8], _ version: Version) -> [UInt8] {
    guard version.blocks.count > 1 else { return data + remainder(of: data[...], by: version.divisor) }
    var start = 0
    let blocks = version.blocks.map { count in
      defer { start += count }
      return data[start..<start + count]
    }
    let corrections = blocks.map { remainder(of: $0, by: version.divisor)[...] }
    return woven(blocks) + woven(corrections)
  }

  private static func woven(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
    (0..<(blocks.last?.count ?? 0)).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
    }
  }

  private static func remainder(of data: ArraySlice<UInt8>, by divisor: [Int]) -> [UInt8] {
    // One more than the result has, which stays 0.
    var result = [UInt8](repeating: 0, count: divisor.count + 1)
    let (logarithms, powers) = (Field.logarithms, Field.powers)
    result.withUnsafeMutableBufferPointer { result in
      for byte in data {
        let factor = byte ^ result[0]
        let logarithm = logarithms[Int(factor)]
        for index in 0..<divisor.count {
          result[index] = result[index + 1] ^ (factor == 0 ? 0 : powers[divisor[index] + logarithm])
        }
      }
    }
    result.removeLast()
    return result
  }

  /// The field of 256 elements with the polynomial 0x11D.
  fileprivate enum Field {
    fileprivate static let powers: [UInt8] = {
      var (values, value) = ([UInt8](), 1)
      for _ in 0..<510 {
        values.append(UInt8(value))
        value <<= 1
        if value > 255 { value ^= 0x11D }
      }
      return values
    }()
    fileprivate static let logarithms: [Int] = {
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

/// The numbers of a version at level L (ISO/IEC 18004, tables 1, 7, and 9, and annex E).
private struct Size {
  static let numbers = 1...40

  let number: Int

  var side: Int { 17 + 4 * number }
  var countBits: Int { number < 10 ? 8 : 16 }
  /// The number of bytes after the mode, in four bits, and the count.
  var capacity: Int { dataCount - (countBits + 4 + 7) / 8 }

  var correctionCount: Int { Self.corrections[number - 1] }
  private static let corrections = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
    30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]

  private var blockCount: Int { Self.blockCounts[number - 1] }
  private static let blockCounts = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
    18, 19,
    19, 20, 21, 22, 24, 25,
  ]

  /// The number of bytes of data in each block.
  var blocks: [Int] {
    let longCount = byteCount % blockCount
    let short = byteCount / blockCount - correctionCount
    return (0..<blockCount).map { $0 < blockCount - longCount ? short : short + 1 }
  }

  private var dataCount: Int { byteCount - blockCount * correctionCount }

  /// The modules that are neither patterns nor formats, by eights.
  private var byteCount: Int {
    let alignments = centers.count
    let patterns = alignments == 0 ? 0 : (25 * alignments - 10) * alignments - 55
    return ((16 * number + 128) * number + 64 - patterns - (number < 7 ? 0 : 36)) / 8
  }

  /// The rows and columns in which alignment patterns have their centers.
  var centers: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // Version 32 is the only one that the rule does not fit.
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - (count - 2 - $0) * step }
  }
}

extension ScreenCode.Version {
  fileprivate init(_ size: Size) {
    side = size.side
    countBits = size.countBits
    blocks = size.blocks
    capacity = size.capacity
    divisor = Self.divisor(size.correctionCount).map { ScreenCode.Field.logarithms[Int($0)] }
    var frame = Frame(size: size)
    frame.draw()
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
