/// A small generator of random numbers whose sequence is part of the benchmark: the same seed gives the same
/// site on every machine and with every compiler (Steele, Lea and Flood, “Fast Splittable Pseudorandom Number
/// Generators”, OOPSLA 2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a small bound. The standard library's own way there may change between versions.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[next(below: list.count)] }
}
