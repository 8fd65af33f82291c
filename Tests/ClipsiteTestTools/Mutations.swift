import Foundation

/// Inputs made of good ones by small damage, for parsers that must take anything: the same inputs on every
/// machine.
///
/// A test runs a few hundred. For more, `.ci/fuzz` sets `FUZZ_SECONDS`, which each test then takes,
/// `FUZZ_SEED`, and `FUZZ_KEEP`: a folder in which the input that is being tried lies, so that it is known
/// when the process ends. With `FUZZ_GUIDED` libFuzzer chooses the inputs (`GuidedInputs`), and with
/// `FUZZ_INPUT`, a file, there is one.
package struct Mutations {
  private let name: String
  private let seeds: [[UInt8]]
  private let tokens: [[UInt8]]
  private var random: SeededNumbers

  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = 400
  private static let largest = 1 << 16

  /// - Parameters:
  ///   - name: What is tried, for the file of the input.
  ///   - seeds: Good inputs.
  ///   - tokens: What means something in them.
  package init(_ name: String, of seeds: [String], tokens: [String]) {
    self.init(name, ofBytes: seeds.map { Array($0.utf8) }, tokens: tokens)
  }

  /// The same for inputs that are no text.
  package init(_ name: String, ofBytes seeds: [[UInt8]], tokens: [String]) {
    self.name = name
    self.seeds = seeds
    let bytes: [[UInt8]] = [
      [0], [0xFF], [0x7F], [0xC0, 0xAF], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8], [0x0D],
    ]
    self.tokens = tokens.map { Array($0.utf8) } + bytes
    random = SeededNumbers(UInt64(Self.environment["FUZZ_SEED"] ?? "") ?? 1)
  }

  /// Tries the good inputs and then damaged ones.
  ///
  /// - Parameter body: Throws when an input breaks a rule, so that it is the last one and is kept.
  package mutating func forEach(_ body: ([UInt8]) throws -> Void) throws {
    if let file = Self.environment["FUZZ_INPUT"] {
      return try body(Array(Data(contentsOf: URL(filePath: file))))
    }
    if let guided = GuidedInputs(name, Self.environment) {
      return try guided.forEach(seeds: seeds, tokens: tokens, body)
    }
    for seed in seeds { try attempt(seed, body) }
    guard let seconds = Double(Self.environment["FUZZ_SECONDS"] ?? "") else {
      for _ in 0..<Self.rounds { try attempt(damaged(), body) }
      return
    }
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end { try attempt(damaged(), body) }
  }

  private func attempt(_ input: [UInt8], _ body: ([UInt8]) throws -> Void) throws {
    if let folder = Self.environment["FUZZ_KEEP"] {
      try Data(input).write(to: URL(fileURLWithPath: "\(folder)/\(name).input"))
    }
    try body(input)
  }

  private mutating func damaged() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { damage(&bytes) }
    return Array(bytes.prefix(Self.largest))
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...32, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.removeSubrange(place...)
    case 5:
      let token = tokens.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...80, using: &random) { bytes.insert(contentsOf: token, at: place) }
    case 6:
      let other = seeds.randomElement(using: &random) ?? []
      bytes.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &random)))
    default: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
    }
  }
}
