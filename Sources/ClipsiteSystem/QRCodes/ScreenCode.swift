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
    /// The number of bytes that correct a block.
    let correctionCount: Int
    /// For each byte, its product with the divisor of the Reed-Solomon code without the first coefficient
    /// (ISO/IEC 18004, annex A), and zeros up to `stride`.
    let products: [UInt8]
    /// The most bytes in a code.
    let capacity: Int
    /// The modules that are the same in all codes, row by row.
    let base: [Bool]
    /// The positions of the bits of data in `base`, in order.
    let order: [UInt16]
    /// The bits that the mask turns over, in the same order.
    let mask: [UInt8]
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
      version.order.withUnsafeBufferPointer { order in
        var index = 0
        for (word, mask) in zip(all, version.mask) {
          var bits = word ^ mask
          let end = min(index &+ 8, order.count)
          while index < end {
            modules[Int(order[index])] = bits & 0x80 != 0
            bits = bits &<< 1
            index &+= 1
          }
        }
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
    guard version.blocks.count > 1 else { return data + corrections(of: data[...], version) }
    var start = 0
    let blocks = version.blocks.map { count in
      defer { start += count }
      return data[start..<start + count]
    }
    return woven(blocks) + woven(blocks.map { corrections(of: $0, version) })
  }

  private static func woven(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
    (0..<(blocks.last?.count ?? 0)).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
    }
  }

  /// The remainder of a long division of polynomials, eight bytes in one step.
  private static func corrections(of block: ArraySlice<UInt8>, _ version: Version) -> ArraySlice<UInt8> {
    var rest = block + [UInt8](repeating: 0, count: stride)
    rest.withUnsafeMutableBytes { rest in
      version.products.withUnsafeBytes { products in
        for index in 0..<block.count {
          let product = Int(rest[index]) * stride
          for offset in Swift.stride(from: 0, to: stride, by: 8) {
            let word = rest.loadUnaligned(fromByteOffset: index + 1 + offset, as: UInt64.self)
            let other = products.loadUnaligned(fromByteOffset: product + offset, as: UInt64.self)
            rest.storeBytes(of: word ^ other, toByteOffset: index + 1 + offset, as: UInt64.self)
          }
        }
      }
    }
    return rest.dropFirst(block.count).prefix(version.correctionCount)
  }

  /// The room for the corrections of a block, of which there are at most 30.
  fileprivate static let stride = 32

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

extension ScreenCode.Version {
  fileprivate init(_ size: ScreenCode.Size) {
    side = size.side
    countBits = size.countBits
    blocks = size.blocks
    capacity = size.capacity
    correctionCount = size.correctionCount
    let divisor =
      Self.divisor(correctionCount) + [UInt8](repeating: 0, count: ScreenCode.stride - correctionCount)
    products = (0...255).flatMap { byte in divisor.map { ScreenCode.Field.product(byte, $0) } }
    var frame = ScreenCode.Frame(size: size)
    frame.draw()
    base = frame.modules.map { $0 ?? false }
    let places = frame.freePositions
    order = places.map { UInt16($0.position) }
    mask = stride(from: 0, to: places.count, by: 8).map { start in
      places[start..<min(start + 8, places.count)].enumerated().reduce(0) { mask, place in
        place.element.isTurned ? mask | 0x80 >> UInt8(place.offset) : mask
      }
    }
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

extension ScreenCode {
  /// The numbers of a version at level L (ISO/IEC 18004, tables 1, 7, and 9, and annex E).
  struct Size {
    static let numbers = 1...40

    let number: Int

    var side: Int { 17 + 4 * number }
    var countBits: Int { number < 10 ? 8 : 16 }
    /// The number of bytes after the mode, in four bits, and the count.
    var capacity: Int { dataCount - (countBits + 4 + 7) / 8 }

    var correctionCount: Int { Self.corrections[number - 1] }
    private static let corrections = [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30,
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
}
