/// Which pages of a domain are looked at: the same ones each time, spread over all.
struct PageSample {
  /// The positions, ascending.
  let positions: [Int]

  /// Chooses some of many by selection sampling (Knuth, The Art of Computer Programming, 3.4.2, algorithm S):
  /// the first, which is a home page where there is one, and others with the same probability.
  init(_ wanted: Int?, of total: Int) {
    guard let wanted, wanted < total else {
      positions = Array(0..<total)
      return
    }
    var state: UInt64 = 0x636C_6970_7369_7465
    var chosen = wanted > 0 ? [0] : []
    for position in 1..<max(1, total) where chosen.count < wanted {
      let left = UInt64(total - position)
      if Self.next(&state) % left < UInt64(wanted - chosen.count) { chosen.append(position) }
    }
    positions = chosen
  }

  /// A step of SplitMix64 (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
